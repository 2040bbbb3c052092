/// The lines of two versions of a text that are different.
///
/// Lines that occur once in both versions divide the text into short parts, which are compared by the method
/// of Myers. Nearly every line of a document contains an id, so the parts are a few lines long.
///
/// Source: B. Cohen, "Patience Diff Advantages" (2010), for the division; E. Myers, "An O(ND) Difference
/// Algorithm and Its Variations", Algorithmica 1 (1986), for the parts.
struct LineMatching {
  /// Whether each old line was removed, and each new line inserted.
  private(set) var differences: (removed: [Bool], inserted: [Bool])

  /// The numbers of the lines; equal lines have equal numbers.
  private let old: [Int]
  private let new: [Int]

  init<Line: Hashable>(_ old: [Line], _ new: [Line]) {
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    differences = (
      Array(repeating: false, count: old.count), Array(repeating: false, count: new.count)
    )
    compare(0..<old.count, 0..<new.count)
  }

  private mutating func compare(_ before: Range<Int>, _ after: Range<Int>) {
    var (before, after) = (before, after)
    trim(&before, &after)
    var (start, other) = (before.lowerBound, after.lowerBound)
    for anchor in anchors(before, after) {
      compareDirectly(start..<anchor.old, other..<anchor.new)
      (start, other) = (anchor.old + 1, anchor.new + 1)
    }
    compareDirectly(start..<before.upperBound, other..<after.upperBound)
  }

  /// Removes equal lines at both ends of two parts.
  private func trim(_ before: inout Range<Int>, _ after: inout Range<Int>) {
    while let line = before.first, let other = after.first, old[line] == new[other] {
      before.removeFirst()
      after.removeFirst()
    }
    while let line = before.last, let other = after.last, old[line] == new[other] {
      before.removeLast()
      after.removeLast()
    }
  }

  /// Returns the longest sequence of lines, in the order of both versions, that occur once in both parts.
  private func anchors(_ before: Range<Int>, _ after: Range<Int>) -> [(old: Int, new: Int)] {
    var places: [Int: (old: Int, new: Int, count: Int, others: Int)] = [:]
    for line in before {
      places[old[line], default: (0, 0, 0, 0)].old = line
      places[old[line], default: (0, 0, 0, 0)].count += 1
    }
    for line in after {
      places[new[line]]?.new = line
      places[new[line]]?.others += 1
    }
    let pairs = places.values.filter { $0.count == 1 && $0.others == 1 }.sorted { $0.old < $1.old }
    // The piles of patience sorting: of each length, the sequence that ends earliest in the new version.
    var piles: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, piles.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[piles[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = piles[low - 1] }
      if low == piles.count { piles.append(index) } else { piles[low] = index }
    }
    var chosen: [(old: Int, new: Int)] = []
    var index = piles.last ?? -1
    while index >= 0 {
      chosen.append((pairs[index].old, pairs[index].new))
      index = previous[index]
    }
    return chosen.reversed()
  }

  private mutating func compareDirectly(_ before: Range<Int>, _ after: Range<Int>) {
    var (before, after) = (before, after)
    trim(&before, &after)
    for change in new[after].difference(from: old[before]) {
      switch change {
      case .remove(let offset, _, _): differences.removed[before.lowerBound + offset] = true
      case .insert(let offset, _, _): differences.inserted[after.lowerBound + offset] = true
      }
    }
  }
}
