internal import Foundation
internal import TextMetrics

extension UILabel {
  /// The lines as the label shows them in its present bounds: broken, cut, aligned, centred.
  ///
  /// Lines that do not fit into the height are left out, the last one that does is cut.
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
    // The space below the last line needs no space.
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
