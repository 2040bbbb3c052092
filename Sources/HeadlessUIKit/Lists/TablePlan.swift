internal import Foundation

/// Where the rows of a table are: heights, measured or estimated, and what follows from them.
struct TablePlan {
  struct Row {
    var height: CGFloat
    /// Whether the height may still change when the row comes into view.
    var isEstimate: Bool
    var y: CGFloat = 0
  }

  struct Section {
    var headerHeight: CGFloat = 0
    var headerPadding: CGFloat = 0
    var footerHeight: CGFloat = 0
    var rows: [Row] = []
    var y: CGFloat = 0
    var footerY: CGFloat = 0
    var end: CGFloat { footerY + footerHeight }
  }

  var sections: [Section] = []
  /// The width that heights were found for.
  var width: CGFloat = -1
  var isStale = true
  /// Below the last section.
  var end: CGFloat = 0

  /// Places everything from `start` down by the heights known now.
  mutating func place(from start: CGFloat) {
    var y = start
    for section in sections.indices {
      sections[section].y = y
      y += sections[section].headerPadding + sections[section].headerHeight
      for row in sections[section].rows.indices {
        sections[section].rows[row].y = y
        y += sections[section].rows[row].height
      }
      sections[section].footerY = y
      y += sections[section].footerHeight
    }
    end = y
  }

  /// The first row in view whose height is an estimate.
  func firstEstimate(from top: CGFloat, to bottom: CGFloat) -> IndexPath? {
    for (number, section) in sections.enumerated() where section.end > top && section.y < bottom {
      for (index, row) in section.rows.enumerated()
      where row.isEstimate && row.y + row.height > top && row.y < bottom {
        return IndexPath(row: index, section: number)
      }
    }
    return nil
  }
}
