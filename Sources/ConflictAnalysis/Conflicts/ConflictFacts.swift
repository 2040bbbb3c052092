/// A conflict as plain data, for JSON.
package struct ConflictFacts: Sendable, Codable {
  /// One member of the conflict.
  package struct Member: Sendable, Codable {
    /// An address, or an id of the document.
    package var id: String
    /// The constraint as text.
    package var says: String
    /// The origin of the constraint.
    package var origin: ConstraintSystem.Origin
    /// Its identifier.
    package var identifier: String?
    /// The source location.
    package var place: String?
  }

  /// A repair.
  package struct Remedy: Sendable, Codable {
    /// The change as text.
    package var text: String
    /// By how many points the changed constraint is then violated.
    package var miss: Double
    /// Whether there are no other conflicts afterwards.
    package var leavesNoConflict: Bool
    /// The views that would move; nil if there is no scene in which to verify it.
    package var moves: [Repair.Move]?
  }

  /// A member that was considered as the one to change.
  package struct Suspicion: Sendable, Codable {
    /// Its id.
    package var id: String
    /// From 0 to 100 and a little more.
    package var weight: Double
    /// The reasons for changing it, the most important first.
    package var reasons: [ConflictDiagnosis.Reason]
  }

  /// The members.
  package var members: [Member]
  /// The numbers that contradict each other.
  package var sum: ConflictSum?
  /// The sum as text.
  package var sumText: String?
  /// The id of the most likely mistake.
  package var suspect: String?
  /// The id of the member that may be changed instead, if nothing that is known favors the first one.
  package var alternative: String?
  /// The reason for choosing it.
  package var reason: ConflictDiagnosis.Reason?
  /// All members that were considered, the most likely first.
  package var suspects: [Suspicion]
  /// The origin of the conflict: `author`, `temporary` (the size is 0 for a moment) or `system`.
  package var standing: String
  /// Advice about a conflict of the system's.
  package var advice: String?
  /// Changes that remove the conflict, the best first.
  package var repairs: [Remedy]

  /// Creates the facts of a conflict; the sum's indices count members from 0.
  package init(_ conflict: ConflictDiagnosis, in system: ConstraintSystem) {
    let prose = ConflictProse(system)
    let listed = prose.order(conflict)
    members = listed.map { place in
      let statement = system.statements[place]
      return Member(
        id: statement.id, says: statement.says, origin: statement.origin,
        identifier: statement.identifier, place: statement.place)
    }
    sum = conflict.sum
    if let member = sum?.member, let index = listed.firstIndex(of: member) {
      sum?.member = index
    }
    sumText = conflict.sum.map { prose.text($0, conflict) }
    suspect = conflict.suspect.map { system.statements[$0.member].id }
    alternative = conflict.alternative.map { system.statements[$0.member].id }
    reason = conflict.suspect?.reason
    suspects = conflict.suspects.map {
      Suspicion(id: system.statements[$0.member].id, weight: $0.weight, reasons: $0.reasons)
    }
    switch conflict.standing {
    case .author: standing = "author"
    case .temporary: standing = "temporary"
    case .system(let rule):
      standing = "system"
      advice = prose.text(rule, conflict)
    }
    repairs = conflict.repairs.map {
      Remedy(
        text: prose.text($0, conflict), miss: $0.miss, leavesNoConflict: $0.leavesNoConflict,
        moves: $0.moves)
    }
  }
}
