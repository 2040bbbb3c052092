internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
public import TextMetrics

extension InterfaceStage {
  /// The user settings of a device that affect layout.
  public struct Preferences: Sendable, Hashable {
    /// Whether the layout direction is right to left.
    package var isRightToLeft: Bool
    /// The content size category; nil for the default, or for that of the canvas.
    package var textSize: ContentSizeCategory?

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

  /// Returns the settings with which the text of an island is measured.
  func text(of island: Island) -> CanvasText {
    var text =
      infersText ? canvasText.narrowed(to: island, scale: Double(documentScale)) : canvasText
    if let category = preferences.textSize { text.category = category }
    return text
  }

  /// Returns the changes to a screen's traits; nil if there are none.
  func traits(with text: CanvasText) -> UITraitCollection? {
    var preferences = preferences
    if text.category != CanvasText().category { preferences.textSize = text.category }
    return preferences.traits
  }
}
