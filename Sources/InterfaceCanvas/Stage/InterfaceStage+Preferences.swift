internal import Foundation
internal import HeadlessUIKit
public import TextMetrics

extension InterfaceStage {
  /// The user settings of a device that affect layout.
  public struct Preferences: Sendable, Hashable {
    /// Whether the layout direction is right to left.
    public var isRightToLeft: Bool
    /// The content size category; nil for the default, or for that of the canvas.
    public var textSize: ContentSizeCategory?

    /// Creates preferences, by default those of a new device.
    public init(isRightToLeft: Bool = false, textSize: ContentSizeCategory? = nil) {
      self.isRightToLeft = isRightToLeft
      self.textSize = textSize
    }

    /// The changes to a screen's traits; nil if there are none.
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
