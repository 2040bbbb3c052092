internal import Foundation

/// The rows of wheels around the selected ones, for pictures.
struct WheelRows {
  /// A wheel: the number of its rows, the selected one, and its width.
  struct Column {
    var count: Int
    var selected: Int
    var width: CGFloat
  }

  /// The distances of the rows from the middle, in points: rows lie on a drum; *estimates*.
  static let offsets: [(step: Int, y: CGFloat)] = [
    (-3, -84), (-2, -62), (-1, -34), (0, 0), (1, 34), (2, 62), (3, 84),
  ]

  var columns: [Column]
  var bounds: CGRect
  var isRightToLeft = false

  /// A row and its place.
  struct Row {
    var column: Int
    var row: Int
    var frame: CGRect
  }

  /// The visible rows.
  var rows: [Row] {
    let total = columns.reduce(0) { $0 + $1.width }
    var x = bounds.midX - total / 2
    var rows: [Row] = []
    for (index, column) in columns.enumerated() {
      let left = isRightToLeft ? 2 * bounds.midX - x - column.width : x
      for offset in Self.offsets where abs(offset.y) + 10 < bounds.height / 2 {
        let row = column.selected + offset.step
        guard row >= 0, row < column.count else { continue }
        rows.append(
          Row(
            column: index, row: row,
            frame: CGRect(
              x: left, y: bounds.midY + offset.y - 16, width: column.width, height: 32)))
      }
      x += column.width
    }
    return rows
  }
}
