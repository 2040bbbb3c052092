// Removes rows from the basis (essay, 2.8), and keeps the multipliers of all others valid.

/// The violated rows that are reset because the multipliers of others assumed it.
struct Resets: ~Copyable {
  /// Variables on which violated rows depend that must be reset.
  var variables = List<NodeIndex>()
  /// The violated rows that depend on one of them.
  var rows = List<RowIndex>()
  /// The rows and variables that directions were compared with while rows were withdrawn.
  var effort = 0

  var bytes: Int { variables.bytes + rows.bytes }
}

extension Engine {
  /// Makes a row inactive and satisfied, as if it had never been examined.
  mutating func detach(_ index: RowIndex) {
    let rows = tables.rows.view
    basis.repairDepths(primal.seeds, &tables)
    if !rows[index].isActive {
      // As a satisfied row it takes nothing from the sums of I1.
      if rows[index].side != 0, !withdraw(index) {
        reset(index)
        drainResets()
      }
      return
    }
    if rows[index].multiplier.exists {
      if withdraw(index) { return }
      // Violated rows that depend on this row are checked again, because their multipliers assumed
      // that it holds.
      resets.variables.append(rows[index].defined)
      drainResets()
    }
    // After the resets: they have moved what this multiplier balanced to others.
    duals.clearMultiplier(of: Member(index), in: &tables)
    // The rows that stay define the others, so one variable becomes superbasic.
    releaseDefinition(of: rows[index].defined, index)
  }

  /// Resets a violated row to satisfied; it is queued again if it is still violated.
  mutating func reset(_ index: RowIndex) {
    let rows = tables.rowRecords
    let side = Double(rows[index].side)
    if side == 0 { return }
    statistics.resets &+= 1
    record(.reset, index.number)
    tables.beginRound()
    _ = computeCircuit(of: Member(index))
    let level = rows[index].level
    let price = side * tables.unit(of: index)
    duals.setSide(0, of: index, in: &tables)
    settling.touch(index, tables)
    primal.recheckInactive(index)
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      if tables.isSuperbasic(entry.member) {
        // A superbasic variable has no multiplier; rows whose multipliers balanced this row's are
        // reset, too.
        resets.variables.append(entry.member.variable)
        continue
      }
      duals.addMultiplier(
        basis.circuit.members.exactWeight(position) * price,
        error: abs(price) * Double(entry.error), at: level,
        to: entry.member, in: &tables)
      settling.markLoose(entry.member, &tables)
      if !duals.isWithinBounds(entry.member, in: tables) {
        resets.variables.append(
          !entry.member.isRow ? entry.member.variable : rows[entry.member.row].defined)
      }
    }
  }

  /// Resets all violated rows that depend on the variables in `resetting`.
  mutating func drainResets() {
    while resets.variables.count > 0 {
      var region = basis.beginRegion(&tables)
      for position in 0..<resets.variables.count {
        basis.extend(&region, below: resets.variables[position], &tables)
      }
      // Resetting lists further variables, for the next pass of this loop.
      resets.variables.removeAll()
      resets.rows.removeAll()
      tables.beginRowPass()
      var walk = RegionWalk()
      while let variable = walk.next(region, tables.nodes.view, basis.blocks) {
        collectViolated(variable)
      }
      basis.reuse(region)
      // A sum of rows cannot be refined, so each has a circuit of its own.
      if !tables.arithmetic.combinesRows || resets.rows.count == 1 {
        for position in 0..<resets.rows.count { reset(resets.rows[position]) }
      } else {
        resetTogether()
      }
    }
  }

  /// Resets the violated rows of `resetRows`, those of a level in one walk.
  ///
  /// Multipliers change by the sum of what the single resets would change them by, for which I1 holds.
  private mutating func resetTogether() {
    balanceRows(by: 1)
    for position in 0..<resets.rows.count {
      let index = resets.rows[position]
      statistics.resets &+= 1
      record(.reset, index.number)
      duals.setSide(0, of: index, in: &tables)
      settling.touch(index, tables)
      primal.recheckInactive(index)
    }
  }

  /// Adds to the multipliers, for each violated row of `resetRows`, `sign` times its side in terms of active
  /// rows, and lists in `resetting` the variables whose members are then beyond their bounds.
  mutating func balanceRows(by sign: Double) {
    sortResetRows()
    var balanced = List<Member>()
    var position = 0
    while position < resets.rows.count {
      let level = tables.rows[resets.rows[position]].level
      computeSum(ofResetRows: &position, at: level, times: sign)
      for place in 0..<basis.circuit.count {
        let entry = basis.circuit[place]
        if tables.isSuperbasic(entry.member) {
          // It has no multiplier; rows whose multipliers balanced those of these rows are reset, too.
          resets.variables.append(entry.member.variable)
          continue
        }
        duals.addMultiplier(
          DoubleDouble(high: entry.weight), error: Double(entry.error), at: level, to: entry.member,
          in: &tables)
        settling.markLoose(entry.member, &tables)
        balanced.append(entry.member)
      }
    }
    // Not before: another level may restore what one has changed.
    for position in 0..<balanced.count where !duals.isWithinBounds(balanced[position], in: tables) {
      resets.variables.append(tables.defined(by: balanced[position]))
    }
  }

  /// Sorts `resetRows` by level.
  private mutating func sortResetRows() {
    var list = List<RowIndex>()
    // Out of the engine while it is sorted, because the order asks the duals.
    swap(&list, &resets.rows)
    let rows = tables.rows.view
    list.sort { a, b in
      let (x, y) = (duals.levels[rows[a].level].order, duals.levels[rows[b].level].order)
      return x != y ? x < y : a < b
    }
    swap(&list, &resets.rows)
  }

  /// Expresses the sum of `side · row` over the rows of one level, from a position on, by active members, which
  /// become the circuit.
  private mutating func computeSum(
    ofResetRows position: inout Int, at level: LevelIndex, times sign: Double
  ) {
    tables.beginRound()
    var isStale = false
    basis.beginSum(&tables)
    while position < resets.rows.count,
      tables.rows[resets.rows[position]].level == level
    {
      let index = resets.rows[position]
      basis.addToSum(index, times: sign * Double(tables.rows[index].side), &isStale, &tables)
      position += 1
    }
    basis.endSum(&isStale, &tables)
  }

  private mutating func collectViolated(_ variable: NodeIndex) {
    let rows = tables.rowRecords
    var occurrences = tables.occurrences(of: variable)
    while let entry = occurrences.next() {
      if rows[entry.row].isActive || rows[entry.row].side == 0 { continue }
      if rows[entry.row].mark == tables.epochs.row { continue }
      rows[entry.row].mark = tables.epochs.row
      resets.rows.append(entry.row)
    }
  }

  /// Removes the active row `index` from the variable it defines; one variable becomes superbasic.
  private mutating func releaseDefinition(of variable: NodeIndex, _ index: RowIndex) {
    let nodes = tables.nodeRecords
    let block = nodes[variable].block
    guard block.exists else {
      deactivate(index)
      makeSuperbasic(variable)
      return
    }
    // Removing a cell removes all rows of its rings: dissolving them one by one would factor each
    // rest.
    if releaseWhole(block) { return }
    // Inside a block the variable with the greatest response becomes free, which keeps the rest
    // well conditioned.
    basis.respond(block, to: index, &tables)
    var free = variable
    tables.beginCircuit()
    var walk = MemberWalk(of: basis.blocks.records[block])
    while let member = walk.next(basis.blocks) {
      nodes[member].circuit.enter(tables.epochs.circuit)
      if abs(basis.blocks.solution[member]) > abs(basis.blocks.solution[free]) + Tolerance.response
      {
        free = member
      }
    }
    deactivate(index)
    tables.beginRound()
    if free == variable {
      makeSuperbasic(variable)
      return dissolveBlock(of: variable)
    }
    let displaced = Member(nodes[free].definition.row)
    // The path must not lead through the variable that becomes free.
    nodes[free].circuit.enter(0)
    guard let path = basis.matching.findPath(from: displaced, to: variable, &tables) else {
      // Rounding selected a member without a response; solving again rebuilds the matching.
      basis.accuracy.lose(by: .noPath)
      makeSuperbasic(variable)
      return dissolveBlock(of: variable)
    }
    makeSuperbasic(free)
    shift(along: path, entering: displaced, code: .superbasic)
  }

  /// Frees all variables of a block at once if all its rows are removed and none has a multiplier.
  private mutating func releaseWhole(_ block: BlockIndex) -> Bool {
    let record = basis.blocks.records[block]
    var walk = MemberWalk(of: record)
    while let member = walk.next(basis.blocks) {
      let row = tables.rows[tables.nodes[member].definition.row]
      // A row that stays needs the variables; a multiplier has to be balanced by a step.
      if !row.flags.contains(.dying) || row.multiplier.exists { return false }
    }
    tables.beginRound()
    basis.matching.forgetChanged()
    walk = MemberWalk(of: record)
    while let member = walk.next(basis.blocks) {
      deactivate(tables.nodes[member].definition.row)
      makeSuperbasic(member)
    }
    basis.dissolveBlock(of: basis.blocks.member(record, 0), &tables)
    seedAffected()
    return true
  }
}
