// Rings (essay, 2.3): in a first solve, definitions that lead back to a free variable, such as equal widths that
// fill a row, are closed before values are computed.
extension Engine {
  /// Lets required equalities define the only free variable on which each depends, and makes a block of what
  /// lies between.
  ///
  /// Outer rings are closed before those inside, which then depend on one free variable only: those that
  /// were added first in one pass, the others in a second one. What remains open is closed by dual steps,
  /// and so is each ring of a system that has to be solved with care.
  mutating func closeRings(_ crash: inout Crash) {
    guard crash.rings.count > 0, !tables.arithmetic.refines, !basis.accuracy.isCareful else {
      return
    }
    basis.blocks.extend(to: tables.nodes.count)
    // Rows that depend on several free variables are examined without effect; this keeps the time linear.
    var budget = 4 * tables.links.elements.count
    for position in 0..<crash.rings.count { closeRing(crash.rings[position], &crash, &budget) }
    var position = crash.rings.count
    while position > 0 {
      position -= 1
      closeRing(crash.rings[position], &crash, &budget)
    }
    basis.rings.end()
  }

  private mutating func closeRing(_ index: RowIndex, _ crash: inout Crash, _ budget: inout Int) {
    guard !tables.rows[index].isActive, let free = basis.searchRing(index, &budget, &tables) else {
      return
    }
    let count = basis.markRing(from: free, &tables)
    guard basis.isRegularRing(index, tables),
      let path = basis.matching.findPath(from: Member(index), to: free, &tables)
    else { return }
    record(.closeRing, index.number, free.number)
    // Only the matching: blocks follow from the ring, without the search for them.
    basis.matching.match(along: path, entering: Member(index), code: .superbasic, &tables)
    countReferences(index)
    tables.nodeRecords[free].flags.insert([.dirty, .determined])
    for position in 0..<basis.rings.found.count {
      tables.nodeRecords[basis.rings.found[position]].flags.insert(.determined)
    }
    if count > 1, basis.isOneBlock(free, &tables) { return basis.makeRing(free, &tables) }
    // The free variable is defined now, and evaluated after those on which the ring depends.
    crash.late.append(free)
    if count > 1 { basis.makeBlocksOfRing(&tables) }
  }

  // MARK: Values

  /// Evaluates the variables and blocks that depend on free variables, in the order in which rows were
  /// assigned to them, and gives them their depths.
  ///
  /// One that depends on a later one becomes a seed of the evaluation that follows.
  mutating func evaluateLate(_ crash: borrowing Crash) {
    let nodes = tables.nodeRecords
    var waiting = BlockIndex.null
    for position in 0..<crash.late.count {
      let variable = crash.late[position]
      guard nodes[variable].flags.contains(.dirty) else { continue }
      let block = nodes[variable].block
      if block.exists {
        // Asked once for a block that has to wait: its members follow each other in the list.
        if block != waiting, let depth = basis.blocks.depthOutside(block, in: tables) {
          var walk = MemberWalk(of: basis.blocks.records[block])
          while let member = walk.next(basis.blocks) {
            basis.depths.set(depth, of: member, in: nodes)
          }
          primal.setFirstValues(of: block, &tables, &basis)
          continue
        }
        waiting = block
      } else if let (value, depth) = tables.lateValue(of: variable) {
        nodes[variable].flags.remove(.dirty)
        basis.depths.set(depth, of: variable, in: nodes)
        primal.setFirstValue(value, of: variable, &tables, &basis)
        continue
      }
      primal.seed(variable)
    }
    basis.depths.note(areDirty: primal.seeds.count > 0)
  }
}
