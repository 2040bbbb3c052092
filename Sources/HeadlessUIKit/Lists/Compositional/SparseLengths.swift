internal import Foundation

/// The lengths of consecutive groups, all of which are the same until one is measured.
///
/// Only differences from the common length are stored, as the partial sums of a Fenwick tree, so
/// that 100 000 groups take no time and no memory until they are visible.
///
/// Source: P. M. Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software: Practice
/// and Experience 24(3), 1994.
struct SparseLengths {
  let count: Int
  /// The length of a group that was not measured.
  let common: CGFloat
  private var lengths: [Int: CGFloat] = [:]
  /// At `i`, the sum of the differences before `i`; their number is the lowest set bit of `i`.
  private var sums: [Int: CGFloat] = [:]

  init(count: Int, common: CGFloat) {
    self.count = count
    self.common = common
  }

  /// The sum of all lengths.
  var total: CGFloat { start(of: count) }

  func length(of index: Int) -> CGFloat { lengths[index] ?? common }

  /// Returns the sum of the lengths before a group.
  ///
  /// - Complexity: O(log *n*).
  func start(of index: Int) -> CGFloat {
    guard !sums.isEmpty else { return CGFloat(index) * common }
    var (sum, rest): (CGFloat, Int) = (0, index)
    while rest > 0 {
      sum += sums[rest] ?? 0
      rest &= rest - 1
    }
    return CGFloat(index) * common + sum
  }

  /// Changes a length.
  ///
  /// - Complexity: O(log *n*).
  mutating func set(_ length: CGFloat, at index: Int) {
    let change = length - self.length(of: index)
    guard change != 0 else { return }
    lengths[index] = length
    var step = index + 1
    while step <= count {
      sums[step, default: 0] += change
      step += step & -step
    }
  }

  /// Returns the last group that begins at or before a position; the first group if there is none.
  ///
  /// - Complexity: O(log *n*).
  func index(at position: CGFloat) -> Int {
    var (index, rest) = (0, position)
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if index + step <= count {
        let sum = CGFloat(step) * common + (sums[index + step] ?? 0)
        if sum <= rest {
          index += step
          rest -= sum
        }
      }
      step /= 2
    }
    return min(index, max(count - 1, 0))
  }
}
