// Blocks (essay, 2.1): which blocks there are after definitions have changed, and their depths.
extension Basis {
  /// Dissolves a variable's block; its members are collected in `matching.changed` for `rebuildBlocks`.
  mutating func dissolveBlock(of variable: NodeIndex, _ tables: inout Tables) {
    let index = tables.nodes[variable].block
    guard index.exists else { return }
    var walk = MemberWalk(of: blocks.records[index])
    while let member = walk.next(blocks) {
      // Its depth and value are those of a definition that is about to change: walks of this round
      // end here.
      circuit.staleness.touch(member, &tables)
      matching.noteChanged(member)
    }
    blocks.dissolve(index, &tables)
  }

  /// Finds the blocks among the variables in `matching.changed` and what they depend on, and their depths.
  mutating func rebuildBlocks(_ tables: inout Tables) {
    let nodes = tables.nodeRecords
    blocks.extend(to: nodes.count)
    // A cycle through `matching.changed` stays at or above its least depth, if depths are valid.
    var floor: Int32 = -1
    if !depths.areDirty {
      floor = Int32.max
      for position in 0..<matching.changed.count {
        floor = min(floor, nodes[matching.changed[position]].depth)
      }
    }
    tables.beginVisit()
    search.begin()
    let count = matching.changed.count
    for position in 0..<count where nodes[matching.changed[position]].mark != tables.epochs.visit {
      searchBlocks(from: matching.changed[position], floor: floor, &tables)
    }
    tables.beginVisit()
    for position in 0..<count {
      let variable = matching.changed[position]
      let block = nodes[variable].block
      if block.exists {
        // Once for all its members.
        if nodes[variable].mark != tables.epochs.visit { levelBlock(block, &tables) }
      } else if nodes[variable].definition.isRow {
        let depth = tables.depthByDefinition(of: variable)
        if depth > nodes[variable].depth {
          depths.set(depth, of: variable, in: nodes)
          depths.note(areDirty: true)
        }
      }
    }
  }

  /// Gives all members of a block the same depth, above what they depend on.
  private mutating func levelBlock(_ index: BlockIndex, _ tables: inout Tables) {
    let nodes = tables.nodeRecords
    var highest: Int32 = 0
    var lowest = Int32.max
    var walk = MemberWalk(of: blocks.records[index])
    while let member = walk.next(blocks) {
      highest = max(highest, nodes[member].depth, tables.depthByDefinition(of: member))
      lowest = min(lowest, nodes[member].depth)
      circuit.staleness.touch(member, &tables)
      nodes[member].mark = tables.epochs.visit
    }
    // Most blocks are found again at the depth that they have.
    guard lowest != highest else { return }
    walk = MemberWalk(of: blocks.records[index])
    while let member = walk.next(blocks) { depths.set(highest, of: member, in: nodes) }
    depths.note(areDirty: true)
  }
}
