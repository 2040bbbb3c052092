/// The explanation of a conflict: its members, the sum, the most likely mistake, and repairs.
public struct ConflictDiagnosis: Sendable {
  /// The members, as places in the system, in the order in which they are listed.
  public let members: [Int]
  /// The sum that cannot be satisfied; nil if rounding hides it.
  public private(set) var sum: ConflictSum?
  /// Whether the numbers are known by which the members conflict.
  private(set) var hasNumbers = true
  /// The members that may be the ones to change, the most likely first: constraints that an author
  /// wrote, or a mask that was left on.
  public private(set) var suspects: [Suspect]
  /// The origin of the conflict.
  public let standing: Standing
  /// Changes that remove the conflict, each verified, the best first; empty if only the system
  /// could make one.
  public package(set) var repairs: [Repair]

  /// A member that may as well be the one to change, since nothing that is known favors the first suspect; nil
  /// if there is none.
  public private(set) var alternative: Suspect?

  /// The first suspect.
  public var suspect: Suspect? { suspects.first }

  init(
    _ members: [Int], in system: ConstraintSystem, others: [[Int]],
    variants: [ConstraintSystem] = []
  ) {
    let bounds = system.neededBounds(of: members)
    let ranking = SuspectRanking(members, bounds: bounds, in: system)
    standing = ranking.standing
    let members = system.readingOrder(members, ranking.given)
    self.members = members
    let given = ranking.given.flatMap { $0.kind == .written ? nil : $0.member }
    let speakers = [given, ranking.suspects.first?.member].compactMap { $0 }
    sum = system.sum(of: members, bounds, speakers: speakers)
    if case .system = standing {
      suspects = []
      repairs = system.stackRepairs(of: members, given: ranking.given, others: others)
    } else {
      var suspects = ranking.suspects
      repairs = system.repairs(
        of: members, suspects: suspects, given: ranking.given, sum: sum, others: others,
        variants: variants)
      // What should be changed first is what the first repair of a constraint changes.
      if let place = repairs.lazy.compactMap({ repair in
        suspects.firstIndex { $0.member == repair.change.place }
      }).first {
        suspects.insert(suspects.remove(at: place), at: 0)
      }
      self.suspects = suspects
      if let first = suspects.first,
        let equal = suspects.dropFirst().first(where: { $0.isLikely(as: first) })
      {
        offer(equal.member, instead: system)
      }
    }
  }

  /// Leaves out what depends on a number that is not known: the sum, other numbers, and by how much repairs miss.
  ///
  /// A row that fits exactly differs only by the rounding of its numbers, if some have a fraction.
  mutating func forgetNumbers(in system: ConstraintSystem) {
    if members.contains(where: { system.statements[$0].precision > 0 }) {
      for index in suspects.indices {
        suspects[index].reasons = suspects[index].reasons.map {
          $0 == .cellHeight ? .rowRounding : $0
        }
      }
      alternative = alternative.flatMap { other in
        suspects.first { $0.member == other.member }
      }
    }
    sum = nil
    hasNumbers = false
    repairs.removeAll { repair in
      switch repair.change {
      case .setConstant, .resize: true
      case .lower, .relax, .remove, .moveAnchor, .setMultiplier, .turnOffMask, .closeSpacing: false
      }
    }
    for index in repairs.indices { repairs[index].miss = 0 }
  }

  /// Offers the member that the framework broke instead of the first suspect, if it is one that can yield as well.
  ///
  /// In 15 public logs whose repair is known, people changed the broken one 8 times, the one that is ranked first
  /// 5 times, and either of them twice.
  mutating func consider(broken member: Int, in system: ConstraintSystem) {
    if let first = suspect, [.placedTwice, .leadingAndLeft, .ring].contains(first.reason),
      first.member != member,
      let other = suspects.first(where: { $0.member == member }), other.reason == first.reason
    {
      // Beside a neighbor, or at the edge of their container: each is the place in an arrangement of its own.
      offer(member, instead: system, mayOverlap: true)
    }
    guard alternative == nil, let first = suspect, !first.reason.isMistake,
      first.reason != .greatSize, first.member != member,
      system.statements[member].origin == .author,
      let part = system.statements[member].first?.part,
      part == .length || part == system.statements[first.member].first?.part
    else { return }
    // A container that is as wide or as high as a screen was not meant to be otherwise.
    let isScreen =
      GivenSize(of: members, in: system)?.member == member
      && GivenSize.screenLengths.contains(system.statements[member].constant)
    if !isScreen { offer(member, instead: system) }
  }

  /// Offers the only length of the author's along the axis of the given size instead of the first suspect, a pin, if
  /// it is not known which one the framework broke: that is often the length.
  mutating func considerLength(in system: ConstraintSystem) {
    guard alternative == nil, let first = suspect, !first.reason.isMistake,
      let pin = system.statements[first.member].first, pin.part != .length
    else { return }
    let given = GivenSize(of: members, in: system)?.member
    let lengths = suspects.map { $0.member }.filter { member in
      let statement = system.statements[member]
      return statement.origin == .author && statement.relation != .atMost && member != given
        && statement.anchors.allSatisfy { $0.part == .length && $0.item == statement.first?.item }
        && statement.first?.isVertical == pin.isVertical
    }
    if lengths.count == 1 { offer(lengths[0], instead: system) }
  }

  /// Makes a suspect the alternative, if its repair is as good as the first one.
  ///
  /// With `mayOverlap`, neighbors may overlap after it.
  private mutating func offer(
    _ member: Int, instead system: ConstraintSystem, mayOverlap: Bool = false
  ) {
    guard let first = repairs.first, first.change.place == suspect?.member,
      system.statements[first.change.place].origin == .author,
      let place = suspects.firstIndex(where: { $0.member == member }),
      let repair = repairs.firstIndex(where: {
        $0.change.place == member && $0.leavesNoConflict == first.leavesNoConflict
          && (($0.harm == nil) == (first.harm == nil) || mayOverlap && $0.isOverlapping)
      })
    else { return }
    suspects.insert(suspects.remove(at: place), at: 1)
    repairs.insert(repairs.remove(at: repair), at: 1)
    // What the pins give is as well left out.
    if sum?.bounds.isEmpty == true, system.isGivenByPins(member, among: members),
      let removal = repairs.firstIndex(where: { $0.change == .remove(member) && $0.harm == nil }),
      removal > 2
    {
      repairs.insert(repairs.remove(at: removal), at: 2)
    }
    alternative = suspects[1]
  }
}

extension ConstraintSystem {
  /// Returns members in the order in which they are listed: along the axis, then the given size.
  fileprivate func readingOrder(_ members: [Int], _ given: GivenSize?) -> [Int] {
    guard let given else { return members }
    let end = FarEnd(of: given.item, isVertical: given.isVertical, members, in: self)
    let rest = members.filter { $0 != given.member }
      .map { (member: $0, distance: end.position(of: $0)) }
      .sorted { ($1.distance, $0.member) < ($0.distance, $1.member) }
    return rest.map { $0.member } + [given.member]
  }

  /// Finds and explains all conflicts, the smallest first, and reports whether there are others.
  ///
  /// Repairs are also verified in `variants`, systems with the same statements and other margins.
  /// Conflicts whose members `isShown` refuses are not explained, and a repair need not remove them.
  ///
  /// - Complexity: At most `effort` solves of the system, and a few for each repair.
  package func search(
    limit: Int = 12, effort: Int = 400, variants: [ConstraintSystem] = [],
    isShown: ([Int]) -> Bool = { _ in true }
  ) -> (conflicts: [ConflictDiagnosis], isComplete: Bool) {
    let found = minimalSets(limit: limit, effort: effort)
    let shown = found.sets.filter(isShown)
    var system = self
    system.unseen = Set(found.sets.joined()).subtracting(shown.joined())
    let conflicts = shown.map { set in
      ConflictDiagnosis(
        set, in: system, others: found.sets.filter { $0 != set }, variants: variants)
    }
    return (conflicts, found.isComplete)
  }

  /// Returns the conflict of the constraints with these ids, which is not searched for; nil unless the system has
  /// all of them, and they cannot be satisfied together.
  package func conflict(among ids: [String]) -> ConflictDiagnosis? {
    let places = requiredPlaces.filter { ids.contains(statements[$0].id) }
    guard places.count == ids.count, !isFeasible(places) else { return nil }
    return ConflictDiagnosis(places, in: self, others: [])
  }

  /// The conflicts that `search(limit:effort:variants:)` finds, without variants.
  public func conflicts(limit: Int = 12, effort: Int = 400) -> [ConflictDiagnosis] {
    search(limit: limit, effort: effort).conflicts
  }
}
