internal import Foundation

/// The positions of the rows of a table, computed from measured or estimated heights.
struct TablePlan {
  struct Row {
    var height: CGFloat
    /// Whether the height is an estimate, which can change when the row becomes visible.
    var isEstimate: Bool
  }

  /// The header or footer of a section.
  struct Edge {
    var height: CGFloat = 0
    /// Whether the existence and height of the header or footer are not yet known.
    var isEstimate = false
  }

  struct Section {
    var header = Edge()
    var headerPadding: CGFloat = 0
    var footer = Edge()
    private(set) var heights: RunningHeights
    private(set) var isEstimate: [Bool]
    var y: CGFloat = 0

    init(rows: [Row]) {
      heights = RunningHeights(rows.map(\.height))
      isEstimate = rows.map(\.isEstimate)
    }

    var count: Int { isEstimate.count }
    var headerY: CGFloat { y + headerPadding }
    var rowsY: CGFloat { headerY + header.height }
    var footerY: CGFloat { rowsY + heights.total }
    var end: CGFloat { footerY + footer.height }
    var rows: [Row] {
      zip(heights.heights, isEstimate).map { Row(height: $0, isEstimate: $1) }
    }

    mutating func measured(_ height: CGFloat, at row: Int) {
      heights.set(height, at: row)
      isEstimate[row] = false
    }

    /// Has a row measured again when it is visible.
    mutating func estimate(at row: Int) { isEstimate[row] = true }

    /// Returns the rows between two positions, each with its start.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [(row: Int, y: CGFloat)] {
      guard count > 0, footerY > top, rowsY < bottom else { return [] }
      var found: [(row: Int, y: CGFloat)] = []
      var row = heights.row(at: top - rowsY)
      var y = rowsY + heights.start(of: row)
      while row < count, y < bottom {
        let height = heights.heights[row]
        if y + height > top { found.append((row, y)) }
        y += height
        row += 1
      }
      return found
    }
  }

  var sections: [Section] = []
  /// The width for which the heights are valid.
  var width: CGFloat = -1
  var isStale = true
  /// Whether the numbers of rows are those that the data source returned last.
  var isCounted = false
  /// The end of the last section.
  private(set) var end: CGFloat = 0

  /// Computes the positions of the sections from the present heights.
  ///
  /// - Complexity: O(*s* log *r*), where *s* is the number of sections and *r* the number of rows
  ///   in each.
  mutating func place(from start: CGFloat) {
    var y = start
    for section in sections.indices {
      sections[section].y = y
      y = sections[section].end
    }
    end = y
  }

  /// Returns the sections that overlap the range between two positions.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    sections.indices.filter { sections[$0].end >= top && sections[$0].y <= bottom }
  }
}
