internal import AutoLayout
internal import Foundation
package import LayoutGeometry
internal import TextMetrics

extension UIView {
  /// The pixel grid of this view.
  var textGrid: PixelGrid { PixelGrid(scale: pixelScale) }

  /// Returns a size of text rounded up to pixels (`measured:M4`), or according to `rounding`.
  func pixelSize(_ size: LayoutSize, _ rounding: TextRounding = TextRounding()) -> CGSize {
    CGSize(
      width: rounding.width.round(size.width, textGrid),
      height: rounding.height.round(size.height, textGrid))
  }
}

/// The rounding of the size of a text to the size of a view.
package struct TextRounding: Equatable {
  /// The rounding of a length.
  package enum Mode: CaseIterable {
    /// Up to the next pixel.
    case pixels
    /// Up to the next point.
    case points
    /// To the nearest point.
    case nearestPoint

    /// Returns the rounded length.
    package func round(_ length: Double, _ pixels: PixelGrid) -> Double {
      switch self {
      case .pixels: pixels.ceil(length)
      case .points: PixelGrid.wholePoints.ceil(length)
      case .nearestPoint: PixelGrid.wholePoints.round(length)
      }
    }
  }

  /// The rounding of the width.
  package var width = Mode.pixels
  /// The rounding of the height.
  package var height = Mode.pixels

  /// Creates a rounding of both lengths up to pixels.
  package init() {}
}

extension UILabel {
  var naturalSize: CGSize {
    guard !content.isEmpty else { return .zero }
    if numberOfLines != 1, preferredMaxLayoutWidth > 0 {
      return fittingText(width: preferredMaxLayoutWidth)
    }
    var size = fittingText(width: .infinity)
    // In code, the width is that of the text without wrapping, and only the height depends on the
    // layout (`engine:E11.3`).
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

  /// Sets the width that results from layout; returns whether the height changes.
  func measureAgain(at width: CGFloat) -> Bool {
    guard wrapsToItsWidth, !content.isEmpty else { return false }
    guard storage.measuredWidth != width else { return false }
    let before = content.layout(
      width: Double(storage.measuredWidth ?? .infinity), lines: numberOfLines,
      in: layoutEnvironment)
    storage.measuredWidth = width
    if hugsWrappedText { tree?.didMeasureWidth(of: self) }
    let now = content.layout(width: Double(width), lines: numberOfLines, in: layoutEnvironment)
    return now.size.height != before.size.height || now.lastBaseline != before.lastBaseline
  }

  /// The text layout for the intrinsic height.
  private var naturalLayout: TextLayout {
    var width = Double.infinity
    if numberOfLines != 1 {
      width = Double(
        preferredMaxLayoutWidth > 0
          ? preferredMaxLayoutWidth : storage.measuredWidth ?? .infinity)
    }
    return content.layout(width: width, lines: numberOfLines, in: layoutEnvironment)
  }

  /// The first baseline: that of the first line of text at the top of the label, on a whole pixel
  /// (`measured:M5`).
  ///
  /// A label that is higher than its text shows the text in the middle, but constraints place its first
  /// baseline as if the text was at the top, and its last baseline as if it was at the bottom: 24 and 11
  /// views in 14 documents; 1 view contradicts.
  var firstBaseline: TextBaseline {
    let line =
      content.isEmpty
      ? layoutEnvironment.metrics(of: content.font).ascender : naturalLayout.firstBaseline
    return TextBaseline(fraction: 0, offset: textGrid.round(line))
  }

  /// The last baseline: that of the last line of text at the bottom of the label, on a whole pixel
  /// (`engine:E12.3`).
  var lastBaseline: TextBaseline {
    guard !content.isEmpty else {
      // The baseline that text would have.
      let font = layoutEnvironment.metrics(of: content.font)
      return TextBaseline(
        fraction: 1, offset: textGrid.round(font.ascender) - textGrid.ceil(font.lineHeight))
    }
    let layout = naturalLayout
    return TextBaseline(
      fraction: 1, offset: textGrid.round(layout.lastBaseline) - textGrid.ceil(layout.size.height))
  }
}
