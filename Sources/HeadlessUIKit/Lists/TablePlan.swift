internal import Foundation

/// Where the rows of a table are: heights, measured or estimated, and what follows from them.
struct TablePlan {
  struct Row {
    var height: CGFloat
    /// Whether the height may still change when the row comes into view.
    var isEstimate: Bool
  }

  /// The header or footer of a section.
  struct Edge {
    var height: CGFloat = 0
    /// Whether it is still to be found out if there is anything, and how high.
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

    /// The rows between two places, each with the place where it begins.
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
  /// The width that heights were found for.
  var width: CGFloat = -1
  var isStale = true
  /// Below the last section.
  private(set) var end: CGFloat = 0

  /// Places the sections by the heights known now.
  ///
  /// - Complexity: O(*s* log *r*) in the numbers of sections and of rows in each.
  mutating func place(from start: CGFloat) {
    var y = start
    for section in sections.indices {
      sections[section].y = y
      y = sections[section].end
    }
    end = y
  }

  /// The sections of which something lies between two places.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    sections.indices.filter { sections[$0].end >= top && sections[$0].y <= bottom }
  }
}
