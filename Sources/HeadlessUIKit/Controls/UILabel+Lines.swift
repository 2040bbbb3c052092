internal import Foundation
internal import TextMetrics

extension UILabel {
  /// Returns the lines that the label shows in its bounds: wrapped, truncated and aligned.
  ///
  /// Lines that do not fit the height are omitted, and the last visible line is truncated.
  package func laidOutLines() -> [LaidOutLine] {
    guard !content.isEmpty else { return [] }
    var shown = content
    let width = Double(bounds.width)
    if numberOfLines == 1, adjustsFontSizeToFitWidth {
      let natural = content.layout(lines: 1, in: layoutEnvironment).size.width
      if natural > width, natural > 0 {
        let factor = max(width / natural, Double(minimumScaleFactor))
        shown.font = content.font.withSize(content.font.pointSize * CGFloat(factor))
      }
    }
    var layout = shown.layout(width: width, lines: numberOfLines, in: layoutEnvironment)
    var fitting = layout.lines.prefix { $0.top + $0.height <= Double(bounds.height) + 1 }.count
    // The line spacing below the last line is not needed.
    if fitting < layout.lines.count,
      shown.layout(width: width, lines: fitting + 1, in: layoutEnvironment).size.height
        <= Double(bounds.height) + 1
    {
      fitting += 1
    }
    if fitting < layout.lines.count {
      layout = shown.layout(width: width, lines: max(fitting, 1), in: layoutEnvironment)
    }
    let grid = textGrid
    let free = Double(bounds.height) - grid.ceil(layout.size.height)
    return shown.lines(
      in: bounds, top: bounds.minY + CGFloat(grid.round(free / 2)), layout: layout,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, grid: grid)
  }
}
