/// Merges the orders of a list in three versions.
struct SequenceMerge {
  /// The elements in their order.
  private(set) var order: [String]
  /// Whether both sides ordered the elements that all versions have, differently.
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
    if o == b, t != b {
      leading = .theirs
    } else if t != b, o != t {
      isConflict = true
      leading = favored
    }
    let (first, second) = leading == .ours ? (ours, theirs) : (theirs, ours)
    let secondSet = leading == .ours ? theirSet : ourSet
    order = first.filter(members.contains)
    var placed = Set(order)
    var previous: String?
    for element in second where members.contains(element) {
      defer { previous = element }
      guard placed.insert(element).inserted else { continue }
      var place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      // What both sides added at one place: by rank, then ours first.
      while place < order.count, !secondSet.contains(order[place]) {
        let (new, old) = (rank(element), rank(order[place]))
        guard old < new || (old == new && leading == .ours) else { break }
        place += 1
      }
      order.insert(element, at: place)
    }
    order += kept.filter { placed.insert($0).inserted }
  }

  /// Creates the order of a list that is sorted.
  init(sorted members: [String]) { order = members.sorted() }
}
