internal import AutoLayout
internal import Foundation
internal import TextMetrics

extension UIView {
  /// The grid of this view's pixels.
  var textGrid: TextMetrics.PixelGrid { TextMetrics.PixelGrid(scale: pixelScale) }

  /// A size of text rounded up to pixels (`measured:M4`).
  func pixelSize(_ size: TextSize) -> CGSize {
    let rounded = textGrid.ceil(size)
    return CGSize(width: rounded.width, height: rounded.height)
  }
}

extension UILabel {
  /// Whether the height follows the width that layout gives (`engine:E11.1`).
  private var wrapsToItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  var naturalSize: CGSize {
    guard !content.isEmpty else { return .zero }
    if numberOfLines != 1, preferredMaxLayoutWidth > 0 {
      return fittingText(width: preferredMaxLayoutWidth)
    }
    var size = fittingText(width: .infinity)
    // The width stays that of unwrapped text, only the height follows (`engine:E11.3`).
    if wrapsToItsWidth, let width = storage.measuredWidth {
      size.height = fittingText(width: width).height
    }
    return size
  }

  func fittingText(width: CGFloat) -> CGSize {
    guard !content.isEmpty else { return .zero }
    return pixelSize(content.layout(width: Double(width), lines: numberOfLines).size)
  }

  /// Takes the width that layout found; tells whether the height is another one for it.
  func measureAgain(at width: CGFloat) -> Bool {
    guard wrapsToItsWidth, !content.isEmpty else { return false }
    guard storage.measuredWidth != width else { return false }
    let before = content.layout(
      width: Double(storage.measuredWidth ?? .infinity), lines: numberOfLines)
    storage.measuredWidth = width
    let now = content.layout(width: Double(width), lines: numberOfLines)
    return now.size.height != before.size.height || now.lastBaseline != before.lastBaseline
  }

  /// The layout that the natural height belongs to.
  private var naturalLayout: TextLayout {
    var width = Double.infinity
    if numberOfLines != 1 {
      width = Double(
        preferredMaxLayoutWidth > 0
          ? preferredMaxLayoutWidth : storage.measuredWidth ?? .infinity)
    }
    return content.layout(width: width, lines: numberOfLines)
  }

  /// A baseline of text centred in the label, on a whole pixel (`measured:M5`, `engine:E12.3`).
  func baseline(_ line: (TextLayout) -> Double) -> Baseline {
    guard !content.isEmpty else {
      // The line that text would stand on.
      return Baseline(
        fraction: 0.5,
        offset: textGrid.round(Double(content.font.ascender))
          - textGrid.ceil(Double(content.font.lineHeight)) / 2)
    }
    let layout = naturalLayout
    return Baseline(
      fraction: 0.5, offset: textGrid.round(line(layout)) - textGrid.ceil(layout.size.height) / 2)
  }
}
