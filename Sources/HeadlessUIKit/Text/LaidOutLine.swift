package import Foundation
internal import TextMetrics

/// A line of text with its position in a control, for rendering.
package struct LaidOutLine: Hashable, Sendable {
  /// The visible text: without trailing white space of a wrapped line, with an ellipsis for
  /// truncated text.
  package var text: String
  /// The left edge in the bounds, in points.
  package var x: CGFloat
  /// The baseline in the bounds, in points.
  package var baseline: CGFloat
  /// The width in points.
  package var width: CGFloat
  /// The font; for attributed text, that of the first character.
  package var font: UIFont
  /// Whether text is truncated at this line.
  package var isTruncated: Bool
}

extension TextContent {
  /// Returns the lines in a rectangle from `top` downward, each with the alignment of its
  /// paragraph.
  mutating func lines(
    in box: CGRect, top: CGFloat, layout: TextLayout, isRightToLeft: Bool, grid: PixelGrid
  ) -> [LaidOutLine] {
    let utf8 = layout.text.utf8
    var alignment = paragraph.alignment
    var isFirstOfParagraph = true
    return layout.lines.map { line in
      if isFirstOfParagraph, case .attributed = source {
        let start = utf8.index(utf8.startIndex, offsetBy: line.range.lowerBound)
        alignment = paragraph(at: start.utf16Offset(in: layout.text)).alignment
      }
      isFirstOfParagraph = !line.isWrapped
      let free = Double(box.width) - line.width
      let fraction: Double
      switch alignment {
      case .left: fraction = 0
      case .center: fraction = 0.5
      case .right: fraction = 1
      case .natural, .justified: fraction = isRightToLeft ? 1 : 0
      }
      let indent = fraction == 0 ? line.x : fraction == 1 ? -line.x : 0
      return LaidOutLine(
        text: layout.shownText(of: line), x: box.minX + CGFloat(free * fraction + indent),
        baseline: top + CGFloat(grid.round(line.baseline)), width: CGFloat(line.width),
        font: firstFont, isTruncated: line.elided != nil)
    }
  }

  /// The font of the first character.
  var firstFont: UIFont {
    guard case .attributed(let attributed) = source, attributed.length > 0 else { return font }
    return unsafe attributed.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont ?? font
  }
}
