// Removes rows from the basis (essay, 2.8), and keeps the multipliers of all others valid.
extension Engine {
  /// Makes a row inactive and satisfied, as if it had never been examined.
  mutating func detach(_ index: RowIndex) {
    let rows = tables.rows.view
    basis.repairDepths(work.seeds, &tables)
    if !rows[index].isActive {
      if rows[index].side != 0 {
        reset(index)
        drainResets()
      }
      return
    }
    if rows[index].multiplier.exists {
      // Violated rows that depend on this row are checked again, because their multipliers assumed
      // that it holds.
      work.resetting.append(rows[index].defined)
      drainResets()
    }
    duals.clearMultiplier(of: Member(index), in: &tables)
    releaseDefinition(of: rows[index].defined, index)
  }

  /// Resets a violated row to satisfied; it is queued again if it is still violated.
  mutating func reset(_ index: RowIndex) {
    let rows = tables.rows.mutableView
    let side = Double(rows[index].side)
    if side == 0 { return }
    statistics.resets &+= 1
    record(.reset, index.number)
    tables.epochs.round &+= 1
    _ = computeCircuit(of: Member(index))
    let level = rows[index].level
    let price = side * tables.unit(of: index)
    rows[index].side = 0
    touch(index)
    work.rows.append(index)
    for position in 0..<basis.circuit.count {
      let entry = basis.circuit[position]
      if !entry.member.isRow && tables.nodes[entry.member.variable].definition == .superbasic {
        // A superbasic variable has no multiplier; rows whose multipliers balanced this row's are
        // reset, too.
        work.resetting.append(entry.member.variable)
        continue
      }
      duals.addMultiplier(
        basis.exactWeight(position) * price, error: abs(price) * Double(entry.error), at: level,
        to: entry.member, in: &tables)
      markLoose(entry.member)
      if !duals.isWithinBounds(entry.member, in: tables) {
        work.resetting.append(
          !entry.member.isRow ? entry.member.variable : rows[entry.member.row].defined)
      }
    }
  }

  /// Resets all violated rows that depend on the variables in `resetting`.
  mutating func drainResets() {
    while work.resetting.count > 0 {
      var region = basis.beginRegion(&tables)
      for position in 0..<work.resetting.count {
        basis.extend(&region, below: work.resetting[position], &tables)
      }
      work.resetting.removeAll()
      work.resetRows.removeAll()
      tables.epochs.row &+= 1
      var walk = RegionWalk()
      while let variable = walk.next(region, tables.nodes.view, basis.blocks) {
        collectViolated(variable)
      }
      basis.reuse(region)
      if !tables.arithmetic.combinesRows || work.resetRows.count == 1 {
        for position in 0..<work.resetRows.count { reset(work.resetRows[position]) }
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
    for position in 0..<work.resetRows.count {
      let index = work.resetRows[position]
      statistics.resets &+= 1
      record(.reset, index.number)
      tables.rows[index].side = 0
      touch(index)
      work.rows.append(index)
    }
  }

  /// Adds to the multipliers, for each violated row of `resetRows`, `sign` times its side in terms of active
  /// rows, and lists in `resetting` the variables whose members are then beyond their bounds.
  mutating func balanceRows(by sign: Double) {
    sortResetRows()
    var balanced = List<Member>()
    var position = 0
    while position < work.resetRows.count {
      let level = tables.rows[work.resetRows[position]].level
      computeSum(ofResetRows: &position, at: level, times: sign)
      for place in 0..<basis.circuit.count {
        let entry = basis.circuit[place]
        if isSuperbasic(entry.member) {
          // It has no multiplier; rows whose multipliers balanced those of these rows are reset, too.
          work.resetting.append(entry.member.variable)
          continue
        }
        duals.addMultiplier(
          DoubleDouble(high: entry.weight), error: Double(entry.error), at: level, to: entry.member,
          in: &tables)
        markLoose(entry.member)
        balanced.append(entry.member)
      }
    }
    // Not before: another level may restore what one has changed.
    for position in 0..<balanced.count where !duals.isWithinBounds(balanced[position], in: tables) {
      work.resetting.append(tables.defined(by: balanced[position]))
    }
  }

  /// Sorts `resetRows` by level.
  private mutating func sortResetRows() {
    var list = List<RowIndex>()
    swap(&list, &work.resetRows)
    let rows = tables.rows.view
    list.sort { a, b in
      let (x, y) = (duals.levels[rows[a].level].order, duals.levels[rows[b].level].order)
      return x != y ? x < y : a < b
    }
    swap(&list, &work.resetRows)
  }

  private mutating func isSuperbasic(_ member: Member) -> Bool {
    !member.isRow && tables.nodes[member.variable].definition == .superbasic
  }

  /// Expresses the sum of `side · row` over the rows of one level, from a position on, by active members, which
  /// become the circuit.
  private mutating func computeSum(
    ofResetRows position: inout Int, at level: LevelIndex, times sign: Double
  ) {
    tables.epochs.round &+= 1
    var isStale = false
    basis.beginSum(&tables)
    while position < work.resetRows.count,
      tables.rows[work.resetRows[position]].level == level
    {
      let index = work.resetRows[position]
      basis.addToSum(index, times: sign * Double(tables.rows[index].side), &isStale, &tables)
      position += 1
    }
    basis.endSum(&isStale, &tables)
  }

  private mutating func collectViolated(_ variable: NodeIndex) {
    let links = tables.links.elements.view
    let rows = tables.rows.mutableView
    var occurrences = Occurrences(of: tables.nodes[variable])
    while let entry = occurrences.next(links) {
      if rows[entry.row].isActive || rows[entry.row].side == 0 { continue }
      if rows[entry.row].mark == tables.epochs.row { continue }
      rows[entry.row].mark = tables.epochs.row
      work.resetRows.append(entry.row)
    }
  }

  /// Removes the active row `index` from the variable it defines; one variable becomes superbasic.
  private mutating func releaseDefinition(of variable: NodeIndex, _ index: RowIndex) {
    let nodes = tables.nodes.mutableView
    let block = nodes[variable].block
    guard block.exists else {
      deactivate(index)
      makeSuperbasic(variable)
      return
    }
    if releaseWhole(block) { return }
    // Inside a block the variable with the greatest response becomes free, which keeps the rest
    // well conditioned.
    basis.respond(block, to: index, &tables)
    let record = basis.blocks.records[block]
    var free = variable
    tables.epochs.circuit &+= 1
    for position in 0..<record.count {
      let member = basis.blocks.member(record, position)
      nodes[member].circuitMark = tables.epochs.circuit
      if abs(basis.blocks.response[member]) > abs(basis.blocks.response[free]) + Tolerance.response
      {
        free = member
      }
    }
    deactivate(index)
    tables.epochs.round &+= 1
    if free == variable {
      makeSuperbasic(variable)
      return dissolveBlock(of: variable)
    }
    let displaced = Member(nodes[free].definition.row)
    nodes[free].circuitMark = 0
    guard let path = basis.findPath(from: displaced, to: variable, &tables) else {
      // Rounding selected a member without a response; solving again rebuilds the matching.
      basis.accuracy.loss = .noPath
      makeSuperbasic(variable)
      return dissolveBlock(of: variable)
    }
    makeSuperbasic(free)
    shift(along: path, entering: displaced, code: .superbasic)
  }

  /// Frees all variables of a block at once if all its rows are removed and none has a multiplier.
  private mutating func releaseWhole(_ block: BlockIndex) -> Bool {
    let record = basis.blocks.records[block]
    for position in 0..<record.count {
      let row = tables.rows[tables.nodes[basis.blocks.member(record, position)].definition.row]
      if !row.flags.contains(.dying) || row.multiplier.exists { return false }
    }
    tables.epochs.round &+= 1
    basis.blocks.affected.removeAll()
    for position in 0..<record.count {
      let member = basis.blocks.member(record, position)
      deactivate(tables.nodes[member].definition.row)
      makeSuperbasic(member)
    }
    basis.dissolveBlock(of: basis.blocks.member(record, 0), &tables)
    seedAffected()
    return true
  }

  /// Lists the superbasic variables of a violated row: moving them may reduce its error.
  mutating func loosenSuperbasics(of index: RowIndex) {
    let links = tables.links.elements.view
    let row = tables.rows[index]
    for link in row.links {
      let variable = links[link].variable
      if !tables.nodes[variable].definition.isRow { markLoose(Member(variable)) }
    }
  }

  /// Lists for settling the members that a changing inactive row may have kept in place.
  mutating func loosenNeighbours(of index: RowIndex) {
    let links = tables.links.elements.view
    let rows = tables.rows.view
    let row = rows[index]
    for link in row.links {
      let variable = links[link].variable
      let definition = tables.nodes[variable].definition
      if !definition.isRow {
        markLoose(Member(variable))
      } else if rows[definition.row].relation != 0 || rows[definition.row].multiplier.exists {
        markLoose(Member(definition.row))
      }
    }
  }
}
