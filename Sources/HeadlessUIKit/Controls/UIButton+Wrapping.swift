internal import AutoLayout
internal import Foundation
internal import TextMetrics

/// The lines of the texts of a configuration, which break at the width of the button unless its line break
/// mode truncates them: as with a label, the width is that of the text without wrapping, and the height
/// follows the width that results from layout.
extension UIButton {
  /// Whether the title or the subtitle breaks into lines at the width of the button.
  var wrapsTexts: Bool {
    guard let configuration else { return false }
    return !label.content.isEmpty && configuration.titleLineBreakMode.wraps
      || !detail.content.isEmpty && configuration.subtitleLineBreakMode.wraps
  }

  /// Returns the width of the texts in a button of a width.
  func textWidth(at width: CGFloat) -> CGFloat {
    guard let configuration else { return .infinity }
    let insets = configuration.contentInsetsInEffect
    return textWidth(inContentOf: width - insets.leading - insets.trailing)
  }

  /// Returns the width of the texts beside the image, in content of a width.
  func textWidth(inContentOf width: CGFloat) -> CGFloat {
    guard imageIsBesideText, let image = picture.shownImage?.size, image.width > 0 else {
      return max(width, 0)
    }
    return max(width - image.width - (configuration?.imagePadding ?? 0), 0)
  }

  /// The width of the texts in the last layout; infinite if they do not wrap.
  var measuredTextWidth: CGFloat {
    wrapsTexts ? storage.measuredWidth.map(textWidth(at:)) ?? .infinity : .infinity
  }

  /// Sets the width that results from layout; returns whether the height changes.
  func measureTextsAgain(at width: CGFloat) -> Bool {
    guard wrapsTexts, storage.measuredWidth != width else { return false }
    let before = textSize(width: measuredTextWidth).height
    storage.measuredWidth = width
    return textSize(width: measuredTextWidth).height != before
  }

  /// Returns the height of the button at a width.
  func height(at width: CGFloat) -> CGFloat {
    configuration.map { configuredSize($0, textWidth: textWidth(at: width)).height }
      ?? naturalSize.height
  }
}

extension NSLineBreakMode {
  /// Whether text that is too long continues in another line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
