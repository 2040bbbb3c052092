// Changes of the basis, with what follows from them for other parts: what is evaluated, and what settling examines.
extension Engine {
  /// Computes the circuit of a member; returns false if stale variables are reached.
  mutating func computeCircuit(of member: Member) -> Bool {
    let isComplete = basis.computeCircuit(of: member, &tables)
    if basis.circuit.exact.hasDropped { duals.multipliers.areWorn = true }
    return isComplete
  }

  /// Computes the circuit of a member between rounds, when nothing is stale.
  mutating func computePresentCircuit(of member: Member) {
    tables.epochs.round &+= 1
    basis.repairDepths(work.seeds, &tables)
    _ = computeCircuit(of: member)
  }

  /// Shifts the matching along a path; the variables whose definitions change are evaluated.
  mutating func shift(along path: consuming AlternatingPath, entering: Member, code: Definition) {
    basis.shift(along: path, entering: entering, code: code, &tables)
    seedAffected()
  }

  /// Counts the references of a row that has just become active, and lists the variables that it may move.
  mutating func countReferences(_ index: RowIndex) {
    basis.countReferences(index, &tables)
    loosenSuperbasics(of: index)
  }

  /// Makes an active row inactive; the caller handles its variable.
  mutating func deactivate(_ index: RowIndex) {
    touch(index)
    basis.deactivate(index, &tables)
  }

  mutating func makeSuperbasic(_ variable: NodeIndex) {
    basis.makeSuperbasic(variable, &tables)
    markLoose(Member(variable))
  }

  /// Dissolves the block of a variable, and finds those that are left of it.
  mutating func dissolveBlock(of variable: NodeIndex) {
    basis.blocks.affected.removeAll()
    basis.dissolveBlock(of: variable, &tables)
    basis.rebuildBlocks(&tables)
    seedAffected()
  }

  /// Lists the variables whose definitions have changed for evaluation.
  mutating func seedAffected() {
    for position in 0..<basis.blocks.affected.count {
      work.seeds.append(basis.blocks.affected[position])
    }
  }

  /// Adds a member to the list that settling examines.
  @inline(__always) mutating func markLoose(_ member: Member) {
    if member.isRow {
      let flags = tables.rows[member.row].flags
      tables.rows[member.row].flags = flags.subtracting(.settled).union(.loose)
      if flags.contains(.loose) { return }
    } else {
      let flags = tables.nodes[member.variable].flags
      tables.nodes[member.variable].flags = flags.subtracting(.settled).union(.loose)
      if flags.contains(.loose) { return }
    }
    work.loose.append(member)
  }
}
