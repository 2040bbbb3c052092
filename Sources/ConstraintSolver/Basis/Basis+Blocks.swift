// Blocks (essay, 2.1): finding the blocks of the definition graph.
extension Basis {
  /// Dissolves a variable's block; its members are collected in `blocks.affected` for `rebuildBlocks`.
  mutating func dissolveBlock(of variable: NodeIndex, _ tables: inout Tables) {
    let nodes = tables.nodes.mutableView
    let index = nodes[variable].block
    guard index.exists else { return }
    let record = blocks.records[index]
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      nodes[member].block = .null
      // Its depth and value are those of a definition that is about to change: walks of this round
      // end here.
      nodes[member].touched = tables.epochs.round
      blocks.affected.append(member)
    }
    blocks.release(index)
  }

  /// Finds the blocks among the variables in `blocks.affected` and what they depend on, and their depths.
  mutating func rebuildBlocks(_ tables: inout Tables) {
    let nodes = tables.nodes.mutableView
    blocks.extend(to: nodes.count)
    // A cycle through `blocks.affected` stays at or above its least depth, if depths are valid.
    var floor: Int32 = -1
    if !depthsAreDirty {
      floor = Int32.max
      for position in 0..<blocks.affected.count {
        floor = min(floor, nodes[blocks.affected[position]].depth)
      }
    }
    tables.epochs.visit &+= 1
    blocks.beginSearch()
    let count = blocks.affected.count
    for position in 0..<count where nodes[blocks.affected[position]].mark != tables.epochs.visit {
      searchBlocks(from: blocks.affected[position], floor: floor, &tables)
    }
    tables.epochs.visit &+= 1
    for position in 0..<count {
      let variable = blocks.affected[position]
      let block = nodes[variable].block
      if block.exists {
        // Once for all its members.
        if nodes[variable].mark != tables.epochs.visit { levelBlock(block, &tables) }
      } else if nodes[variable].definition.isRow {
        let depth = tables.depthByDefinition(of: variable)
        if depth > nodes[variable].depth {
          nodes[variable].depth = depth
          noteDepths(areDirty: true)
        }
      }
    }
  }

  /// Gives all members of a block the same depth, above what they depend on.
  private mutating func levelBlock(_ index: BlockIndex, _ tables: inout Tables) {
    let nodes = tables.nodes.mutableView
    let record = blocks.records[index]
    var highest: Int32 = 0
    var lowest = Int32.max
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      highest = max(highest, nodes[member].depth, tables.depthByDefinition(of: member))
      lowest = min(lowest, nodes[member].depth)
      nodes[member].touched = tables.epochs.round
      nodes[member].mark = tables.epochs.visit
    }
    // Most blocks are found again at the depth that they have.
    guard lowest != highest else { return }
    for position in 0..<record.count { nodes[blocks.member(record, position)].depth = highest }
    noteDepths(areDirty: true)
  }

  private mutating func enterSearch(_ variable: NodeIndex, _ tables: inout Tables) {
    tables.nodes[variable].mark = tables.epochs.visit
    blocks.enter(variable)
    let definition = tables.nodes[variable].definition
    let link = definition.isRow ? tables.rows[definition.row].firstTerm : .null
    blocks.path.append(BlockStep(variable: variable, link: link))
  }

  /// Tarjan's search for strongly connected components, without recursion, among variables of at least a depth
  /// or, if `isInCircuit`, those of the present circuit.
  mutating func searchBlocks(
    from root: NodeIndex, floor: Int32, isInCircuit: Bool = false, _ tables: inout Tables
  ) {
    blocks.path.removeAll()
    enterSearch(root, &tables)
    while blocks.path.count > 0 {
      let top = blocks.path.count &- 1
      let variable = blocks.path[top].variable
      if descend(from: variable, top: top, floor: floor, isInCircuit, &tables) { continue }
      blocks.path.truncate(to: top)
      let low = blocks[variable].low
      if top > 0 {
        let parent = blocks.path[top &- 1].variable
        if low < blocks[parent].low { blocks[parent].low = low }
      }
      // Nothing above it on the path was reached: what is left on the stack from it on is one
      // component.
      if low == blocks[variable].index {
        closeBlock(variable, &tables)
      } else {
        blocks[variable].state = 2
        blocks.left.append(variable)
      }
    }
  }

  private mutating func descend(
    from variable: NodeIndex, top: Int, floor: Int32, _ isInCircuit: Bool, _ tables: inout Tables
  ) -> Bool {
    let links = tables.links.elements.view
    let nodes = tables.nodes.view
    let rows = tables.rows.view
    let definition = nodes[variable].definition
    guard definition.isRow else { return false }
    let end = rows[definition.row].firstTerm &+ rows[definition.row].termCount
    var link = blocks.path[top].link
    while link < end {
      let other = links[link].variable
      link &+= 1
      // Nothing below the least depth of what has changed leads back to it.
      if nodes[other].depth < floor { continue }
      if isInCircuit, nodes[other].circuitMark != tables.epochs.circuit { continue }
      if nodes[other].mark != tables.epochs.visit {
        blocks.path[top].link = link
        enterSearch(other, &tables)
        return true
      }
      let visit = blocks[other]
      // It belongs to a component that has been closed: no cycle leads back from there.
      if visit.state == 0 { continue }
      if visit.index < blocks[variable].low { blocks[variable].low = visit.index }
      // It is on the path, so this is the edge that closes a cycle, and its target could be a tear.
      if visit.state == 1, other != variable { blocks[other].isTarget = true }
    }
    blocks.path[top].link = link
    return false
  }

  private mutating func closeBlock(_ variable: NodeIndex, _ tables: inout Tables) {
    let nodes = tables.nodes.mutableView
    // From the top: components are small beside the stack.
    var start = blocks.stack.count - 1
    while blocks.stack[start] != variable { start -= 1 }
    let count = blocks.stack.count - start
    defer {
      for position in start..<blocks.stack.count {
        blocks[blocks.stack[position]].state = 0
      }
      blocks.stack.truncate(to: start)
      blocks.left.truncate(to: blocks.left.count - (count - 1))
    }
    guard count > 1 else { return }
    let old = nodes[variable].block
    if old.exists, blocks.records[old].count == Int32(count) {
      var isSame = true
      for position in start..<blocks.stack.count
      where nodes[blocks.stack[position]].block != old { isSame = false }
      // It was reached from outside and is as before: its factors stay valid.
      if isSame { return }
    }
    for position in start..<blocks.stack.count {
      // A smaller block becomes part of this one.
      let part = nodes[blocks.stack[position]].block
      if part.exists {
        let record = blocks.records[part]
        for inner in 0..<record.count { nodes[blocks.member(record, inner)].block = .null }
        blocks.release(part)
      }
    }
    let index = blocks.make(count: count)
    let run = blocks.records[index].start
    for position in start..<blocks.stack.count {
      let member = blocks.stack[position]
      nodes[member].block = index
      blocks.members.elements[run + Int32(position - start)] = member
      // Depths change for all members, also for those that the search came upon.
      blocks.affected.append(member)
    }
    orderRing(index, root: variable)
  }

  /// Orders the members of a block as the search has left them if all cycles lead through its root, the
  /// tear, as in a ring of equal sizes.
  private mutating func orderRing(_ index: BlockIndex, root: NodeIndex) {
    let record = blocks.records[index]
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      if member != root, blocks[member].isTarget { return }
    }
    let ordered = record.start &+ record.count
    let left = blocks.left.count - Int(record.count - 1)
    for position in 0..<(record.count - 1) {
      blocks.members.elements[ordered &+ position] = blocks.left[left + Int(position)]
    }
    blocks.members.elements[ordered &+ record.count &- 1] = root
    blocks.records[index].isOrdered = true
  }
}
