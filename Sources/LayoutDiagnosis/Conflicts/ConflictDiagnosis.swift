/// The explanation of a conflict: its members, the sum, the most likely mistake, and repairs.
public struct ConflictDiagnosis: Sendable {
  /// The members, as places in the system.
  public let members: [Int]
  /// The sum that cannot be satisfied; nil if rounding hides it.
  public let sum: ConflictSum?
  /// The members that may be the ones to change, the most likely first: constraints that an author
  /// wrote, or a mask that was left on.
  public let suspects: [Suspect]
  /// The origin of the conflict.
  public let standing: Standing
  /// Changes that remove the conflict, each verified, the best first; empty if only the system
  /// could make one.
  public internal(set) var repairs: [Repair]

  /// The first suspect.
  public var suspect: Suspect? { suspects.first }

  init(_ members: [Int], in system: ConstraintSystem, others: [[Int]]) {
    self.members = members
    let bounds = system.neededBounds(of: members)
    let ranking = SuspectRanking(members, bounds: bounds, in: system)
    standing = ranking.standing
    let given = ranking.given.flatMap { $0.kind == .written ? nil : $0.member }
    let speakers = [given, ranking.suspects.first?.member].compactMap { $0 }
    sum = system.sum(of: members, bounds, speakers: speakers)
    if case .system = standing {
      suspects = []
      repairs = system.stackRepairs(of: members, given: ranking.given, others: others)
    } else {
      suspects = ranking.suspects
      repairs = system.repairs(
        of: members, suspects: suspects, given: ranking.given, sum: sum, others: others)
    }
  }
}

extension ConstraintSystem {
  /// Finds and explains all conflicts, the smallest first, and reports whether there are others.
  ///
  /// - Complexity: At most `effort` solves of the system, and a few for each repair.
  public func search(
    limit: Int = 12, effort: Int = 400
  ) -> (conflicts: [ConflictDiagnosis], isComplete: Bool) {
    let found = minimalSets(limit: limit, effort: effort)
    let conflicts = found.sets.map { set in
      ConflictDiagnosis(set, in: self, others: found.sets.filter { $0 != set })
    }
    return (conflicts, found.isComplete)
  }

  /// The conflicts that ``search(limit:effort:)`` finds.
  public func conflicts(limit: Int = 12, effort: Int = 400) -> [ConflictDiagnosis] {
    search(limit: limit, effort: effort).conflicts
  }
}
