internal import Foundation
internal import HeadlessUIKit
public import TextMetrics

extension InterfaceStage {
  /// What the user of a device has set and layout follows.
  public struct Preferences: Sendable, Hashable {
    /// Whether the language reads from right to left.
    public var isRightToLeft: Bool
    /// The size of fonts of a text style; nothing means the default, or what the canvas shows.
    public var textSize: ContentSizeCategory?

    /// Makes the preferences of a new device.
    public init(isRightToLeft: Bool = false, textSize: ContentSizeCategory? = nil) {
      self.isRightToLeft = isRightToLeft
      self.textSize = textSize
    }

    /// What they change of a screen's traits; nothing where they are as usual.
    @MainActor
    var traits: UITraitCollection? {
      guard isRightToLeft || textSize != nil else { return nil }
      return UITraitCollection { traits in
        if isRightToLeft { traits.layoutDirection = .rightToLeft }
        if let textSize {
          traits.preferredContentSizeCategory = UIContentSizeCategory(rawValue: textSize.rawValue)
        }
      }
    }
  }
}
