/// One conflict, argued: who collides, the sum that cannot hold, the likely mistake, the repairs.
public struct ConflictDiagnosis: Sendable {
  /// Why a member is the likeliest mistake.
  public enum Reason: String, Sendable, Hashable, Codable {
    /// An autoresizing mask became constraints beside somebody's own.
    case leftoverMask
    /// A length would have to be negative.
    case negativeLength
    /// Two constraints say different numbers of the same thing.
    case duplicate
    /// A required constraint stands against a size that a container imposes.
    case againstImposedSize
    /// A required constraint stands against a stack view that hides or arranges.
    case againstStack
    /// A required number stands against the size of content.
    case againstContent
    /// A number is required though a priority of 999 would do.
    case neverYields
  }

  /// The member that is most likely wrong.
  public struct Suspect: Sendable, Hashable {
    /// Its place in the system.
    public var member: Int
    /// Why.
    public var reason: Reason
  }

  /// The members, as places in the system.
  public let members: [Int]
  /// The sum that cannot hold; nil where rounding hides it.
  public let sum: ConflictSum?
  /// The likeliest mistake.
  public let suspect: Suspect?
  /// What removes the conflict, each tried out, the best first.
  public internal(set) var repairs: [Repair]

  init(_ members: [Int], in system: ConstraintSystem, others: [[Int]]) {
    self.members = members
    sum = system.sum(of: members)
    suspect = Self.suspect(members, sum, in: system)
    repairs = system.repairs(of: members, suspect: suspect, others: others)
  }

  private static func suspect(
    _ members: [Int], _ sum: ConflictSum?, in system: ConstraintSystem
  ) -> Suspect? {
    func last(_ test: (ConstraintSystem.Statement) -> Bool) -> Int? {
      members.last { test(system.statements[$0]) }
    }
    if members.count == 1 { return Suspect(member: members[0], reason: .negativeLength) }
    let author = last { $0.origin == .author }
    if let mask = last({ $0.origin == .mask && $0.id != "" }), author != nil,
      members.contains(where: { place in
        let statement = system.statements[place]
        return statement.origin == .author
          && statement.terms.contains { term in
            system.statements[mask].terms.contains { $0.unknown == term.unknown }
          }
      })
    {
      return Suspect(member: mask, reason: .leftoverMask)
    }
    if members.count == 2 {
      let (a, b) = (system.statements[members[0]], system.statements[members[1]])
      if a.terms == b.terms, a.origin == b.origin {
        return Suspect(member: members[1], reason: .duplicate)
      }
    }
    if let author {
      let number = last { $0.origin == .author && $0.terms.count == 1 } ?? author
      if let imposed = last({ $0.origin == .imposed }) {
        // A cell's height is imposed until it is measured; the chain's end is what people let yield.
        let isHeight = system.statements[imposed].terms.first.map {
          system.unknowns[$0.unknown].text.hasPrefix("the height")
        }
        return Suspect(
          member: isHeight == true ? author : number, reason: .againstImposedSize)
      }
      if last({ $0.origin == .stack }) != nil {
        return Suspect(member: number, reason: .againstStack)
      }
      if last({ $0.origin == .content }) != nil {
        return Suspect(member: number, reason: .againstContent)
      }
      return Suspect(member: number, reason: .neverYields)
    }
    return last { $0.origin != .imposed }.map { Suspect(member: $0, reason: .neverYields) }
  }
}

extension ConstraintSystem {
  /// Finds and argues all conflicts, the smallest first, and tells whether there are no others.
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
