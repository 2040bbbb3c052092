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
  /// The parts of attributed text that differ in font or color; empty for a line in one style.
  package var runs: [Run] = []

  /// A part of a line in one font and color, or an attachment.
  package struct Run: Hashable, Sendable {
    package var text: String
    /// The distance from the start of the line, in points.
    package var x: CGFloat
    package var width: CGFloat
    package var font: UIFont
    package var color: UIColor?
    package var background: UIColor?
    package var isUnderlined = false
    package var isStruckThrough = false
    /// The colors of the lines; nil for that of the text.
    package var underlineColor: UIColor?
    package var strikethroughColor: UIColor?
    /// The width of the outline in points; negative if the characters are also filled.
    package var outlineWidth: CGFloat = 0
    package var outlineColor: UIColor?
    /// The color and the offset of the shadow.
    package var shadowColor: UIColor?
    package var shadowOffset = CGSize.zero
    package var isOblique = false
    /// The distance above the baseline, in points.
    package var rise: CGFloat = 0
    /// The image of an attachment, and its frame relative to the start of the run at the baseline.
    package var image: UIImage?
    package var imageFrame = CGRect.zero
  }
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
      var laidOut = LaidOutLine(
        text: layout.shownText(of: line), x: box.minX + CGFloat(free * fraction + indent),
        baseline: top + CGFloat(grid.round(line.baseline)), width: CGFloat(line.width),
        font: firstFont, isTruncated: line.elided != nil)
      laidOut.runs = runs(of: line, in: layout)
      return laidOut
    }
  }

  /// The font of the first character.
  var firstFont: UIFont {
    guard case .attributed(let attributed) = source, attributed.length > 0 else { return font }
    return unsafe attributed.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont ?? font
  }
}
