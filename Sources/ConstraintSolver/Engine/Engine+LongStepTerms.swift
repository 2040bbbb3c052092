// The other terms of the rows that a long step passes, such as the width of a window of which each view has a share.
//
// Where `row j = pivot · v + Σ a · x` is passed and v takes a limit, what I1 counts as j's multiplier is left for the
// x. Each of these is the sum of a few members, its own circuit, whose multipliers and weights change with it.

/// The circuits of the variables that rows of a long step mention beside the ones that they define.
struct OtherTerms: ~Copyable {
  /// A variable with the run of its circuit in `parts`.
  struct Term: BitwiseCopyable {
    var variable: NodeIndex
    var start: Int
    var count: Int
  }

  /// A member of such a circuit.
  struct Part: BitwiseCopyable {
    /// Its position in the circuit of the entering member.
    var position: Int
    var weight: Double
    var error: Double
  }

  private var terms = List<Term>()
  private(set) var parts = List<Part>()
  /// The positions of all parts, each once.
  private(set) var positions = List<Int>()

  /// Terms up to which a row is passed, and members up to which other terms are taken: all are compared for each
  /// limit that is passed.
  static var mostTerms: Int32 { 4 }
  static var mostParts: Int { 8 }

  func term(of variable: NodeIndex) -> Term? {
    for position in 0..<terms.count where terms[position].variable == variable {
      return terms[position]
    }
    return nil
  }

  mutating func append(_ variable: NodeIndex, _ own: borrowing List<Part>) {
    terms.append(Term(variable: variable, start: parts.count, count: own.count))
    for place in 0..<own.count {
      parts.append(own[place])
      if !contains(own[place].position) { positions.append(own[place].position) }
    }
  }

  func contains(_ position: Int) -> Bool {
    for place in 0..<positions.count where positions[place] == position { return true }
    return false
  }
}

extension Engine {
  /// Finds the circuits of the other terms of a row that is to be passed; returns false if they are not a few members
  /// with multipliers.
  ///
  /// Their members do not stay in the heap of limits, in which keys must not change.
  mutating func admitTerms(
    of member: Member, to others: inout OtherTerms, _ limits: inout List<Leaving>
  ) -> Bool {
    guard member.isRow else { return true }
    let row = tables.rows[member.row]
    if row.termCount == 1 { return true }
    var terms = tables.terms(of: row)
    while let variable = terms.next()?.variable {
      if variable == row.defined || others.term(of: variable) != nil { continue }
      guard admit(variable, to: &others) else { return false }
      dropLimits(of: others, from: &limits)
    }
    return true
  }

  /// Notes by which members of the present circuit a variable is determined; returns false if they are too many.
  private mutating func admit(_ variable: NodeIndex, to others: inout OtherTerms) -> Bool {
    var members = CircuitMembers()
    guard basis.computeCircuit(of: variable, besidePresent: &members, &tables),
      members.count + others.positions.count <= OtherTerms.mostParts
    else {
      return false
    }
    // It has no multiplier that could take over its part of the term.
    for place in 0..<members.count where tables.isSuperbasic(members[place].member) {
      return false
    }
    var own = List<OtherTerms.Part>()
    for place in 0..<members.count {
      own.append(
        OtherTerms.Part(
          position: position(of: members[place].member), weight: members[place].weight,
          error: Double(members[place].error)))
    }
    others.append(variable, own)
    return true
  }

  /// Returns the position of a member in the present circuit, of which it becomes a part without weight if it is
  /// none.
  private mutating func position(of member: Member) -> Int {
    for position in 0..<basis.circuit.count where basis.circuit[position].member == member {
      return position
    }
    basis.circuit.append(CircuitMember(member: member, error: 0, weight: 0))
    return basis.circuit.count - 1
  }

  private mutating func dropLimits(
    of others: borrowing OtherTerms, from limits: inout List<Leaving>
  ) {
    var kept = 0
    for place in 0..<limits.count where !others.contains(limits[place].position) {
      limits[kept] = limits[place]
      kept += 1
    }
    if kept == limits.count { return }
    limits.truncate(to: kept)
    duals.makeHeap(&limits, basis.circuit.members, in: tables)
  }

  /// Returns the first limit among the members of other terms.
  func firstLimit(
    of others: borrowing OtherTerms, _ direction: Int, _ ownOrder: Int32
  ) -> Leaving? {
    var first: Leaving?
    for place in 0..<others.positions.count {
      let position = others.positions[place]
      let entry = basis.circuit[position]
      // Its weight has gone with the rows that were passed.
      if abs(entry.weight) <= Double(entry.error) { continue }
      guard
        let limit = duals.leaving(
          at: position, direction, ownOrder, basis.circuit.members, in: tables)
      else { continue }
      if let best = first, !duals.precedes(limit, best, basis.circuit.members, in: tables) {
        continue
      }
      first = limit
    }
    return first
  }

  /// Counts the other terms of a row that is passed, times its multiplier, for the members that determine them.
  ///
  /// The present step is the multiplier times `ratio`, the row's coefficient of `variable` by that of the limit.
  mutating func countOtherTerms(
    of row: Row, except variable: NodeIndex, _ entry: CircuitMember,
    _ others: borrowing OtherTerms, per ratio: Double
  ) {
    var terms = tables.terms(of: row)
    while let other = terms.next() {
      guard other.variable != variable, let term = others.term(of: other.variable) else { continue }
      for place in term.start..<(term.start + term.count) {
        let part = others.parts[place]
        let factor = other.coefficient * part.weight
        let factorError = abs(other.coefficient) * part.error + Tolerance.roundoff * abs(factor)
        let member = basis.circuit[part.position].member
        duals.addStep(per: ratio, times: factor, error: factorError, to: member, in: &tables)
        settling.markLoose(member, &tables)
        // The entering member is now expressed by them, too: what comes after compares with these
        // weights.
        let old = basis.circuit[part.position]
        let error =
          Double(old.error) + abs(entry.weight) * factorError + Double(entry.error) * abs(factor)
        basis.circuit.replace(
          part.position,
          by: CircuitMember(
            member: member, error: error + Tolerance.roundoff * abs(old.weight),
            weight: old.weight + entry.weight * factor))
      }
    }
  }
}
