// Changes of the basis, with what follows from them for other parts: what is evaluated, and what settling examines.
extension Engine {
  /// Recomputes what depends on the seeds, and collects the inactive rows and bounds to check.
  mutating func evaluate() {
    guard primal.seeds.count > 0 else { return }
    settling.touch(all: primal.seeds)
    if plan.isPatching { plan.noteRedefined(primal.seeds) }
    primal.evaluate(&tables, &basis)
  }

  /// Sets the value of a superbasic variable; dependent variables follow at the next evaluation.
  mutating func moveSuperbasic(_ variable: NodeIndex, to value: Double) {
    if primal.moveSuperbasic(variable, to: value, &tables) { plan.invalidate() }
  }

  /// Computes the circuit of a member; returns false if stale variables are reached.
  mutating func computeCircuit(of member: Member) -> Bool {
    let isComplete = basis.computeCircuit(of: member, &tables)
    if basis.circuit.exact.hasDropped { duals.noteWear() }
    return isComplete
  }

  /// Computes the circuit of a member between rounds, when nothing is stale.
  mutating func computePresentCircuit(of member: Member) {
    tables.beginRound()
    basis.repairDepths(primal.seeds, &tables)
    _ = computeCircuit(of: member)
  }

  /// Shifts the matching along a path; the variables whose definitions change are evaluated.
  mutating func shift(along path: consuming AlternatingPath, entering: Member, code: Definition) {
    basis.shift(along: path, entering: entering, code: code, &tables)
    adaptArithmetic()
    seedAffected()
  }

  /// Counts the references of a row that has just become active, and lists the variables that it may move.
  mutating func countReferences(_ index: RowIndex) {
    basis.matching.countReferences(index, &tables)
    settling.loosenSuperbasics(of: index, &tables)
  }

  /// Makes an active row inactive; the caller handles its variable.
  mutating func deactivate(_ index: RowIndex) {
    settling.touch(index, tables)
    basis.matching.deactivate(index, &tables)
  }

  /// Makes a member inactive whose multiplier ended at a bound.
  ///
  /// I1 counts the multiplier of a row as the side that it takes when it is moved in `direction`: −w, 0 or w.
  mutating func leave(_ member: Member, _ direction: Int) {
    duals.clearMultiplier(of: member, in: &tables)
    guard member.isRow else { return }
    deactivate(member.row)
    primal.recheckInactive(member.row)
    let row = tables.rows[member.row]
    guard row.level != .required else { return }
    let side = Row.side(of: row.relation, beyond: direction)
    duals.setSide(side, of: member.row, in: &tables)
    if side != 0 { settling.loosenSuperbasics(of: member.row, &tables) }
  }

  /// Counts the side of a row that becomes active as its multiplier, which is the same number in I1.
  mutating func takeSide(of index: RowIndex) {
    let row = tables.rows[index]
    guard row.side != 0 else { return }
    duals.addMultiplier(
      DoubleDouble(high: Double(row.side) * tables.unit(of: index)), at: row.level,
      to: Member(index), in: &tables)
    duals.setSide(0, of: index, in: &tables)
  }

  mutating func makeSuperbasic(_ variable: NodeIndex) {
    basis.matching.setState(of: variable, to: .superbasic, &tables)
    settling.markLoose(Member(variable), &tables)
  }

  /// Dissolves the block of a variable, and finds those that are left of it.
  mutating func dissolveBlock(of variable: NodeIndex) {
    basis.matching.forgetChanged()
    basis.dissolveBlock(of: variable, &tables)
    basis.rebuildBlocks(&tables)
    seedAffected()
  }

  /// Lists the variables whose definitions have changed for evaluation.
  mutating func seedAffected() {
    for position in 0..<basis.matching.changed.count {
      primal.seed(basis.matching.changed[position])
    }
  }
}
