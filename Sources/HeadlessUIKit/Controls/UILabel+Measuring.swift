internal import AutoLayout
internal import Foundation
package import LayoutGeometry
internal import TextMetrics

extension UIView {
  /// The grid of this view's pixels.
  var textGrid: PixelGrid { PixelGrid(scale: pixelScale) }

  /// Returns a size of text rounded up to pixels (`measured:M4`), or according to `rounding`.
  func pixelSize(_ size: LayoutSize, _ rounding: TextRounding = TextRounding()) -> CGSize {
    CGSize(
      width: rounding.width.round(size.width, textGrid),
      height: rounding.height.round(size.height, textGrid))
  }
}

/// How the size of a text becomes that of a view.
package struct TextRounding: Equatable {
  /// How one length is rounded.
  package enum Mode: CaseIterable {
    /// Up to the next pixel.
    case pixels
    /// Up to the next point.
    case points
    /// To the nearest point.
    case nearestPoint

    /// The length after rounding.
    package func round(_ length: Double, _ pixels: PixelGrid) -> Double {
      switch self {
      case .pixels: pixels.ceil(length)
      case .points: PixelGrid.wholePoints.ceil(length)
      case .nearestPoint: PixelGrid.wholePoints.round(length)
      }
    }
  }

  /// How the width is rounded.
  package var width = Mode.pixels
  /// How the height is rounded.
  package var height = Mode.pixels

  /// Rounds both lengths up to pixels.
  package init() {}
}

extension UILabel {
  var naturalSize: CGSize {
    guard !content.isEmpty else { return .zero }
    if numberOfLines != 1, preferredMaxLayoutWidth > 0 {
      return fittingText(width: preferredMaxLayoutWidth)
    }
    var size = fittingText(width: .infinity)
    // In code the width stays that of unwrapped text, only the height follows (`engine:E11.3`).
    if wrapsToItsWidth, let width = storage.measuredWidth {
      let wrapped = fittingText(width: width)
      size = hugsWrappedText ? wrapped : CGSize(width: size.width, height: wrapped.height)
    }
    return size
  }

  func fittingText(width: CGFloat) -> CGSize {
    guard !content.isEmpty else { return .zero }
    let layout = content.layout(width: Double(width), lines: numberOfLines, in: layoutEnvironment)
    var size = layout.size
    size.width = max(size.width, min(layout.widthWithSpaces, Double(width)))
    return pixelSize(size, pointRounding)
  }

  /// Takes the width that layout found; returns whether the height is another one for it.
  func measureAgain(at width: CGFloat) -> Bool {
    guard wrapsToItsWidth, !content.isEmpty else { return false }
    guard storage.measuredWidth != width else { return false }
    let before = content.layout(
      width: Double(storage.measuredWidth ?? .infinity), lines: numberOfLines,
      in: layoutEnvironment)
    storage.measuredWidth = width
    let now = content.layout(width: Double(width), lines: numberOfLines, in: layoutEnvironment)
    return now.size.height != before.size.height || now.lastBaseline != before.lastBaseline
  }

  /// The layout that the intrinsic height belongs to.
  private var naturalLayout: TextLayout {
    var width = Double.infinity
    if numberOfLines != 1 {
      width = Double(
        preferredMaxLayoutWidth > 0
          ? preferredMaxLayoutWidth : storage.measuredWidth ?? .infinity)
    }
    return content.layout(width: width, lines: numberOfLines, in: layoutEnvironment)
  }

  /// A baseline of text centred in the label, on a whole pixel (`measured:M5`, `engine:E12.3`).
  func baseline(_ line: (TextLayout) -> Double) -> TextBaseline {
    guard !content.isEmpty else {
      // The line that text would stand on.
      return TextBaseline(
        fraction: 0.5,
        offset: textGrid.round(layoutEnvironment.metrics(of: content.font).ascender)
          - textGrid.ceil(layoutEnvironment.metrics(of: content.font).lineHeight) / 2)
    }
    let layout = naturalLayout
    return TextBaseline(
      fraction: 0.5, offset: textGrid.round(line(layout)) - textGrid.ceil(layout.size.height) / 2)
  }
}
