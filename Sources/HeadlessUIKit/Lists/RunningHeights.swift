internal import Foundation

/// The heights of consecutive rows, any of which can change.
///
/// Partial sums are stored for ranges of rows whose lengths are powers of two, so that the start of
/// a row and the row at a position are found in logarithmic time.
///
/// Source: P. M. Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software: Practice
/// and Experience 24(3), 1994.
struct RunningHeights {
  private(set) var heights: [CGFloat]
  /// At `i`, the sum of the heights before `i`; their number is the lowest set bit of `i`.
  private var sums: [CGFloat]

  /// - Complexity: O(*n*).
  init(_ heights: [CGFloat] = []) {
    self.heights = heights
    sums = [0] + heights
    for index in 1..<sums.count where index + (index & -index) < sums.count {
      sums[index + (index & -index)] += sums[index]
    }
  }

  var count: Int { heights.count }

  /// The sum of all heights.
  var total: CGFloat { start(of: count) }

  /// Returns the sum of the heights before a row.
  ///
  /// - Complexity: O(log *n*).
  func start(of row: Int) -> CGFloat {
    var (sum, index): (CGFloat, Int) = (0, row)
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// Changes a height.
  ///
  /// - Complexity: O(log *n*).
  mutating func set(_ height: CGFloat, at row: Int) {
    let change = height - heights[row]
    heights[row] = height
    var index = row + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }

  /// Returns the last row that begins at or before `y`; the first row if there is none.
  ///
  /// - Complexity: O(log *n*).
  func row(at y: CGFloat) -> Int {
    var (index, rest) = (0, y)
    var step = 1
    while step * 2 < sums.count { step *= 2 }
    while step > 0 {
      if index + step < sums.count, sums[index + step] <= rest {
        index += step
        rest -= sums[index]
      }
      step /= 2
    }
    return min(index, max(count - 1, 0))
  }
}
