/// Merges the orders of a list in three versions.
struct SequenceMerge {
  /// The elements in their order.
  private(set) var order: [String] = []
  /// Whether both sides ordered the elements that all versions have, and no order has the changes of both.
  private(set) var isConflict = false
  /// How many comparisons of two elements it took.
  private(set) var steps = 0

  /// Merges three orders.
  ///
  /// - Parameters:
  ///   - base: The common ancestor's order.
  ///   - ours: Our order.
  ///   - theirs: Their order.
  ///   - kept: The elements of the result; those in none of the lists are added at the end.
  ///   - favored: The side whose order is taken if both changed it.
  ///   - rank: The number by which elements are ordered that both sides added at the same place.
  init(
    _ base: [String], _ ours: [String], _ theirs: [String], kept: [String],
    favored: MergeSide = .ours, rank: (String) -> Int = { _ in 0 }
  ) {
    let members = Set(kept)
    let (baseSet, ourSet, theirSet) = (Set(base), Set(ours), Set(theirs))
    let common = members.intersection(baseSet).intersection(ourSet).intersection(theirSet)
    let (b, o, t) = (
      base.filter(common.contains), ours.filter(common.contains), theirs.filter(common.contains)
    )
    var leading = MergeSide.ours
    var both: [String]?
    if o == b, t != b {
      leading = .theirs
    } else if t != b, o != t {
      both = merged(b, o, t)
      isConflict = both == nil
      leading = favored
    }
    let (first, second) = leading == .ours ? (ours, theirs) : (theirs, ours)
    let start = both ?? first.filter(members.contains)
    // Each element of the order has the one after it, and nil the first.
    var after: [String?: String] = [:]
    var placed: Set<String> = []
    func insert(_ element: String, after previous: String?) {
      after[element] = after[previous]
      after[previous] = element
      placed.insert(element)
    }
    for (element, previous) in zip(start, [nil] + start.map(Optional.some))
    where !placed.contains(element) {
      insert(element, after: previous)
    }
    func place(_ list: [String]) {
      let known = Set(list)
      var previous: String?
      for element in list where members.contains(element) {
        defer { previous = element }
        guard !placed.contains(element) else { continue }
        var place = previous
        // What both sides added at one place: by rank, then ours first.
        while let other = after[place], !known.contains(other) {
          steps += 1
          let (new, old) = (rank(element), rank(other))
          guard old < new || (old == new && leading == .ours) else { break }
          place = other
        }
        insert(element, after: place)
      }
    }
    place(first)
    place(second)
    var last = after[nil]
    while let element = last {
      order.append(element)
      last = after[element]
    }
    order += kept.filter { placed.insert($0).inserted }
  }

  /// Returns the order in which each two elements are as the side has them that exchanged them; nil if there is none.
  private mutating func merged(
    _ base: [String], _ ours: [String], _ theirs: [String]
  ) -> [String]? {
    let places = [base, ours, theirs].map { order in
      Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    /// Whether the first of two elements is before the second in a version.
    func isBefore(_ one: String, _ other: String, in version: Int) -> Bool {
      places[version][one, default: 0] < places[version][other, default: 0]
    }
    let (order, exchanges) = sorted(base) { one, other in
      let found = (0..<3).map { isBefore(one, other, in: $0) }
      return found[1] == found[0] ? found[2] : found[1]
    }
    // How many pairs a list and a version have in different orders.
    func distance(_ list: [String], from version: Int) -> Int {
      sorted(list) { isBefore($0, $1, in: version) }.exchanges
    }
    let (ourChanges, theirChanges) = (distance(ours, from: 0), distance(theirs, from: 0))
    // An order has the pairs that a side exchanged if it is nearer to the side by their number than to the base. It has no
    // others if it has as many as both sides together. Neither holds where the exchanges contradict each other.
    guard distance(order, from: 1) == exchanges - ourChanges,
      distance(order, from: 2) == exchanges - theirChanges,
      2 * exchanges == ourChanges + theirChanges + distance(ours, from: 2)
    else { return nil }
    return order
  }

  /// Sorts elements by merging, and counts the pairs that are exchanged.
  private mutating func sorted(
    _ list: [String], by isBefore: (String, String) -> Bool
  ) -> (order: [String], exchanges: Int) {
    guard list.count > 1 else { return (list, 0) }
    let (left, right) = (
      sorted(Array(list[..<(list.count / 2)]), by: isBefore),
      sorted(Array(list[(list.count / 2)...]), by: isBefore)
    )
    var (order, exchanges, next) = ([String](), left.exchanges + right.exchanges, 0)
    for (index, element) in left.order.enumerated() {
      while next < right.order.count {
        steps += 1
        guard isBefore(right.order[next], element) else { break }
        order.append(right.order[next])
        exchanges += left.order.count - index
        next += 1
      }
      order.append(element)
    }
    return (order + right.order[next...], exchanges)
  }

  /// Creates the order of a list that is sorted.
  init(sorted members: [String]) { order = members.sorted() }
}
