internal import AutoLayout
package import Foundation
internal import TextMetrics

/// The line breaks of a text, a step function of the width.
package struct TextBreaking: Equatable {
  /// The height of the lines that the view can show.
  package var height = 0.0
  /// The height of all lines.
  package var wholeHeight = 0.0
  package var lastBaseline = 0.0
  package var lines = 0
  /// Whether there are more lines than the view can show.
  package var isCut = false
  /// The width of the widest line.
  ///
  /// It is not compared for equality, because it depends on the line breaks.
  package var widestLine = 0.0

  package static func == (one: Self, two: Self) -> Bool {
    one.height == two.height && one.wholeHeight == two.wholeHeight
      && one.lastBaseline == two.lastBaseline && one.lines == two.lines && one.isCut == two.isCut
  }
}

extension UILabel {
  func breaking(at width: CGFloat) -> TextBreaking? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, !content.isEmpty else { return nil }
    let shown = content.layout(width: Double(width), lines: numberOfLines, in: layoutEnvironment)
    let whole =
      numberOfLines == 0
      ? shown : content.layout(width: Double(width), lines: 0, in: layoutEnvironment)
    return TextBreaking(
      height: shown.size.height, wholeHeight: whole.size.height,
      lastBaseline: shown.lastBaseline, lines: whole.lines.count,
      isCut: numberOfLines > 0 && whole.lines.count > numberOfLines,
      widestLine: whole.size.width)
  }

  /// Returns the minimum size at which the text is not truncated.
  ///
  /// A quarter of the height of a line is space above and below the letters, which is not required. Blanks need nothing,
  /// as in a label whose background is a line.
  func need(at width: CGFloat) -> ContentNeed? {
    guard !content.isBlank else { return nil }
    let whole = content.layout(
      width: numberOfLines == 1 ? .infinity : Double(width), lines: numberOfLines == 1 ? 1 : 0,
      in: layoutEnvironment)
    let line = whole.size.height / Double(max(whole.lines.count, 1))
    let height = whole.size.height - line / 4
    guard numberOfLines == 1 else {
      // With all white space at its end, of which the line above has as much as fits into the
      // width: what a text needs changes with its line breaks only.
      let lineLength =
        whole.lines.count == 1
        ? content.layout(width: .infinity, lines: 0, in: layoutEnvironment).size.width : nil
      return ContentNeed(
        width: 0, height: height,
        hasTooManyLines: numberOfLines > 0 && whole.lines.count > numberOfLines,
        lineLength: lineLength, alignment: placeOfShortLine)
    }
    let scale =
      adjustsFontSizeToFitWidth ? Double(max(0, min(minimumScaleFactor, 1))) : 1
    return ContentNeed(
      width: whole.size.width * scale, height: height, lineLength: whole.size.width,
      alignment: placeOfShortLine)
  }

  /// The position of a line that is shorter than the label's width, from 0 (left) to 1 (right).
  private var placeOfShortLine: Double {
    switch textAlignment {
    case .center: 0.5
    case .right: 1
    case .natural, .justified:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    default: 0
    }
  }
}

extension UIButton {
  /// The minimum size at which the title is not truncated; nil if there is no title, or an image
  /// beside it.
  ///
  /// A title with a configuration, or one that wraps, is broken into lines instead of truncated.
  func titleNeed(at width: CGFloat) -> ContentNeed? {
    guard !label.content.isBlank, currentImage == nil else { return nil }
    let title = titleSize(width: textWidth(at: width))
    let wraps = wrapsTexts || label.numberOfLines != 1 || label.lineBreakMode.wraps
    let around = insetsInEffect.left + insetsInEffect.right
    return ContentNeed(
      width: wraps ? 0 : Double(title.width + around), height: 0.75 * Double(title.height))
  }
}

extension UIView {
  /// Returns the first width from `start` to `end` at which the line breaks change; nil if they do
  /// not.
  ///
  /// The number of lines decreases with the width, so if the line breaks are equal at both ends,
  /// they are equal between them. Line breaks change at widths of lines; bisection finds the line,
  /// and thus the width.
  package func nextTextBreak(from start: CGFloat, to end: CGFloat) -> CGFloat? {
    guard start != end, let first = textBreaking(at: start), let last = textBreaking(at: end),
      first != last
    else { return nil }
    var (same, other) = (start, end)
    for _ in 0..<60 where abs(other - same) > 1e-9 {
      let middle = same + (other - same) / 2
      guard let breaking = textBreaking(at: middle) else { return nil }
      if breaking == first { same = middle } else { other = middle }
      let (narrow, wide) = (min(same, other), max(same, other))
      guard let atWide = textBreaking(at: wide) else { return nil }
      // A label shows a line that is wider than the label by less than this.
      let line = CGFloat(atWide.widestLine) - 0.001
      guard line > narrow, line < wide else { continue }
      if textBreaking(at: line) == atWide {
        if wide == same { same = line } else { other = line }
        if textBreaking(at: line - 1e-7) == textBreaking(at: narrow) { return line }
      }
    }
    return other
  }
}
