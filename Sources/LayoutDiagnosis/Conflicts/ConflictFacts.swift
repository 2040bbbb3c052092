/// A conflict as plain data, for JSON.
public struct ConflictFacts: Sendable, Codable {
  /// One member of the conflict.
  public struct Member: Sendable, Codable {
    /// An address, or an id of the document.
    public var id: String
    /// What it says.
    public var says: String
    /// Who made it.
    public var origin: ConstraintSystem.Origin
    /// Its name.
    public var identifier: String?
    /// Where it was written.
    public var place: String?
  }

  /// A repair.
  public struct Remedy: Sendable, Codable {
    /// What to do, in words.
    public var text: String
    /// By how many points the changed constraint misses what it said.
    public var miss: Double
    /// Whether nothing collides afterwards.
    public var leavesNoConflict: Bool
    /// What else would move; left out where there is no scene to try it in.
    public var moves: [Repair.Move]?
  }

  /// A member that was weighed.
  public struct Suspicion: Sendable, Codable {
    /// Its id.
    public var id: String
    /// From 0 to 100 and a little more.
    public var weight: Double
    /// What speaks for changing it, the weightiest first.
    public var reasons: [ConflictDiagnosis.Reason]
  }

  /// The members.
  public var members: [Member]
  /// The numbers that cannot hold.
  public var sum: ConflictSum?
  /// The sum in words.
  public var sumText: String?
  /// The id of the likeliest mistake.
  public var suspect: String?
  /// Why it is suspected.
  public var reason: ConflictDiagnosis.Reason?
  /// Everything that was weighed, the likeliest first.
  public var suspects: [Suspicion]
  /// Whose the conflict is: `author`, `temporary` (the size is 0 for a moment) or `system`.
  public var standing: String
  /// What to do about a conflict of the system's.
  public var advice: String?
  /// What removes the conflict, the best first.
  public var repairs: [Remedy]

  /// Takes down a conflict; the sum's places count members from 0.
  public init(_ conflict: ConflictDiagnosis, in system: ConstraintSystem) {
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
