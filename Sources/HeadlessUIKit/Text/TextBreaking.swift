internal import AutoLayout
package import Foundation
internal import TextMetrics

/// The line breaks of a text as a function of the width, in steps.
package struct TextBreaking: Equatable {
  /// How high the lines are that the view may show.
  package var height = 0.0
  /// How high all lines are.
  package var wholeHeight = 0.0
  package var lastBaseline = 0.0
  package var lines = 0
  /// Whether there are more lines than the view may show.
  package var isCut = false
  /// The widest line, which is not compared for equality: in narrower widths the text has other
  /// line breaks.
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

  /// The least size that shows the whole text.
  ///
  /// A quarter of a line's height is space above and below the letters, which may be missing.
  func need(at width: CGFloat) -> ContentNeed? {
    guard !content.isEmpty else { return nil }
    let whole = content.layout(
      width: numberOfLines == 1 ? .infinity : Double(width), lines: numberOfLines == 1 ? 1 : 0,
      in: layoutEnvironment)
    let line = whole.size.height / Double(max(whole.lines.count, 1))
    let height = whole.size.height - line / 4
    let lineLength = whole.lines.count == 1 ? whole.size.width : nil
    guard numberOfLines == 1 else {
      return ContentNeed(
        width: 0, height: height,
        hasTooManyLines: numberOfLines > 0 && whole.lines.count > numberOfLines,
        lineLength: lineLength, alignment: placeOfShortLine)
    }
    let scale =
      adjustsFontSizeToFitWidth ? Double(max(0, min(minimumScaleFactor, 1))) : 1
    return ContentNeed(
      width: whole.size.width * scale, height: height, lineLength: lineLength,
      alignment: placeOfShortLine)
  }

  /// Where a line lies that is shorter than the label is wide, from 0 at the left to 1 at the right.
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
  /// The least size that shows the whole title; nil if there is none, or an image beside it.
  ///
  /// A title with a configuration, or one that wraps, is broken instead of cut at the side.
  var titleNeed: ContentNeed? {
    guard !label.content.isEmpty, currentImage == nil else { return nil }
    let title = titleSize
    let wraps =
      configuration != nil || label.numberOfLines != 1
      || [.byWordWrapping, .byCharWrapping].contains(label.lineBreakMode)
    let around = configuration == nil ? contentEdgeInsets.left + contentEdgeInsets.right : 0
    return ContentNeed(
      width: wraps ? 0 : Double(title.width + around), height: 0.75 * Double(title.height))
  }
}

extension UIView {
  /// The first width on the way at which the text breaks otherwise; nil if it never does.
  ///
  /// Lines only become fewer as a text gets wider, so equal ends mean equal in between. The widths
  /// at which lines change are those of lines; halving finds which line it is, and with it the width.
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
      // A label takes a line that is too long by less than this.
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
