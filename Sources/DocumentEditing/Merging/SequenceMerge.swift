/// Merges the orders of a list in three versions.
struct SequenceMerge {
  /// The elements in their order.
  private(set) var order: [String]
  /// Whether both sides ordered the elements that all versions have, and no order has the changes of both.
  private(set) var isConflict = false

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
      both = Self.merged(b, o, t)
      isConflict = both == nil
      leading = favored
    }
    let (first, second) = leading == .ours ? (ours, theirs) : (theirs, ours)
    order = both ?? first.filter(members.contains)
    var placed = Set(order)
    func place(_ list: [String]) {
      let known = Set(list)
      var previous: String?
      for element in list where members.contains(element) {
        defer { previous = element }
        guard placed.insert(element).inserted else { continue }
        var place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        // What both sides added at one place: by rank, then ours first.
        while place < order.count, !known.contains(order[place]) {
          let (new, old) = (rank(element), rank(order[place]))
          guard old < new || (old == new && leading == .ours) else { break }
          place += 1
        }
        order.insert(element, at: place)
      }
    }
    place(first)
    place(second)
    order += kept.filter { placed.insert($0).inserted }
  }

  /// Returns the order in which each two elements are as the side has them that exchanged them; nil if there is none.
  private static func merged(
    _ base: [String], _ ours: [String], _ theirs: [String]
  ) -> [String]? {
    let places = [base, ours, theirs].map { order in
      Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    /// Whether the first of two elements is before the second.
    func isBefore(_ one: String, _ other: String) -> Bool {
      let found = places.map { $0[one, default: 0] < $0[other, default: 0] }
      return found[1] == found[0] ? found[2] : found[1]
    }
    // An order of pairs without a circle has an element before which there are none, one before which is one, ….
    var order: [String?] = base.map { _ in nil }
    for element in base {
      let count = base.count { $0 != element && isBefore($0, element) }
      guard order[count] == nil else { return nil }
      order[count] = element
    }
    return order.compactMap(\.self)
  }

  /// Creates the order of a list that is sorted.
  init(sorted members: [String]) { order = members.sorted() }
}
