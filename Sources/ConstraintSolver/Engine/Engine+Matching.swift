// Which row defines which variable (essay, 2.1 and 2.4): the matching between active rows and variables.
extension Engine {
  /// Makes an inactive row active, defining `variable`.
  mutating func activate(_ index: RowIndex, defining variable: NodeIndex) {
    let links = links.elements.view
    let nodes = nodes.view
    let rows = rows.view
    activeRows &+= 1
    rows[index].defined = variable
    nodes[variable].definition = Definition(index)
    let row = rows[index]
    var link = row.firstTerm
    let end = link &+ row.termCount
    while link < end {
      let entry = links[link]
      nodes[entry.variable].references &+= 1
      if entry.variable == variable {
        nodes[variable].pivot = entry.coefficient
      } else if !nodes[entry.variable].definition.isRow {
        // A superbasic variable on which something now depends may have a better value.
        markLoose(Member(entry.variable))
      }
      link &+= 1
    }
    if row.relation != 0 || row.level != .required && row.multiplier.exists {
      markLoose(Member(index))
    }
  }

  /// Lets an active row define another variable.
  mutating func rematch(_ index: RowIndex, to variable: NodeIndex) {
    let links = links.elements.view
    let nodes = nodes.view
    let rows = rows.view
    rows[index].defined = variable
    nodes[variable].definition = Definition(index)
    let row = rows[index]
    for link in row.links
    where links[link].variable == variable {
      nodes[variable].pivot = links[link].coefficient
    }
  }

  /// Makes an active row inactive; the caller handles its variable.
  mutating func deactivate(_ index: RowIndex) {
    let links = links.elements.view
    let rows = rows.view
    activeRows &-= 1
    rows[index].defined = .null
    let row = rows[index]
    var link = row.firstTerm
    let end = link &+ row.termCount
    while link < end {
      nodes[links[link].variable].references &-= 1
      link &+= 1
    }
  }

  /// Adds a member to the list that settling examines.
  @inline(__always) mutating func markLoose(_ member: Member) {
    if member.isRow {
      if rows[member.row].flags.contains(.loose) { return }
      rows[member.row].flags.insert(.loose)
    } else {
      if nodes[member.variable].flags.contains(.loose) { return }
      nodes[member.variable].flags.insert(.loose)
    }
    work.loose.append(member)
  }

  /// The variable that an active member defines, or whose bound it is.
  @inline(__always) mutating func defined(by member: Member) -> NodeIndex {
    member.isRow ? rows[member.row].defined : member.variable
  }

  /// The active member that determines a variable.
  @inline(__always) mutating func member(at variable: NodeIndex) -> Member {
    let definition = nodes[variable].definition
    return definition.isRow ? Member(definition.row) : Member(variable)
  }

  /// One more than the greatest depth among the variables that define `variable` from outside.
  @inline(__always) mutating func depthByDefinition(of variable: NodeIndex) -> Int32 {
    let links = links.elements.view
    let nodes = nodes.view
    let row = rows[nodes[variable].definition.row]
    let block = nodes[variable].block
    var depth: Int32 = -1
    var link = row.firstTerm
    let end = link &+ row.termCount
    while link < end {
      let other = links[link].variable
      link &+= 1
      if other == variable { continue }
      if block.exists && nodes[other].block == block { continue }
      let otherDepth = nodes[other].depth
      if otherDepth > depth { depth = otherDepth }
    }
    return depth &+ 1
  }

  // MARK: Exchange

  /// Finds the alternating path by which `entering` replaces the member at `leaving`.
  ///
  /// The path runs inside the circuit just computed, whose support contains a perfect matching,
  /// because the leaving member's weight is not zero. If rounding hides part of the support, any
  /// path is sufficient: whether the basis is regular depends on which rows are active, not on how
  /// they are matched.
  mutating func findPath(from entering: Member, to leaving: NodeIndex) -> Bool {
    searchPath(from: entering, to: leaving, isInCircuit: true)
      || searchPath(from: entering, to: leaving, isInCircuit: false)
  }

  private mutating func searchPath(
    from entering: Member, to leaving: NodeIndex, isInCircuit: Bool
  ) -> Bool {
    let nodes = nodes.view
    epochs.search &+= 1
    frontier.removeAll()
    if !entering.isRow {
      let start = entering.variable
      nodes[start].searchMark = epochs.search
      parents[start] = .null
      frontier.append(start)
      if start == leaving { return true }
    } else if extendPath(entering.row, from: .null, to: leaving, isInCircuit) {
      return true
    }
    var head = 0
    while head < frontier.count {
      let variable = frontier[head]
      head += 1
      let definition = nodes[variable].definition
      if definition.isRow, extendPath(definition.row, from: variable, to: leaving, isInCircuit) {
        return true
      }
    }
    return false
  }

  private mutating func extendPath(
    _ index: RowIndex, from parent: NodeIndex, to goal: NodeIndex, _ isInCircuit: Bool
  ) -> Bool {
    let links = links.elements.view
    let nodes = nodes.view
    let row = rows[index]
    var link = row.firstTerm
    let end = link &+ row.termCount
    while link < end {
      let entry = links[link]
      link &+= 1
      let variable = entry.variable
      if isInCircuit, nodes[variable].circuitMark != epochs.circuit { continue }
      if nodes[variable].searchMark == epochs.search { continue }
      nodes[variable].searchMark = epochs.search
      parents[variable] = parent
      frontier.append(variable)
      if variable == goal { return true }
    }
    return false
  }

  /// Shifts the matching along the path that was found, and rebuilds the blocks that it crosses.
  ///
  /// The leaving member's variable is matched to the row that defined its predecessor on the path, and
  /// so on up to the first variable, which the entering member defines. The set of active rows changes
  /// by one; the others define other variables. `code` is the definition of an entering bound or
  /// superbasic.
  mutating func shiftPath(entering: Member, leaving: NodeIndex, code: Definition) {
    let nodes = nodes.view
    path.removeAll()
    var current = leaving
    while true {
      path.append(current)
      let parent = parents[current]
      if !parent.exists { break }
      rematch(nodes[parent].definition.row, to: current)
      current = parent
    }
    if entering.isRow {
      rematch(entering.row, to: current)
    } else {
      nodes[current].definition = code
      nodes[current].pivot = 1
    }
    blocks.affected.removeAll()
    for position in 0..<path.count {
      let variable = path[position]
      blocks.affected.append(variable)
      nodes[variable].touched = epochs.round
      work.seeds.append(variable)
    }
    for position in 0..<path.count { dissolveBlock(of: path[position]) }
    rebuildBlocks()
  }

  /// Counts the references of a row that has just become active.
  mutating func countReferences(_ index: RowIndex) {
    let links = links.elements.view
    let nodes = nodes.view
    activeRows &+= 1
    let row = rows[index]
    for link in row.links {
      let variable = links[link].variable
      nodes[variable].references &+= 1
      if !nodes[variable].definition.isRow { markLoose(Member(variable)) }
    }
  }
}
