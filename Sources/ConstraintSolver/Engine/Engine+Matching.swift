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

  /// Finds the alternating path by which `entering` replaces the member at `leaving`; nil if there is
  /// none.
  ///
  /// The path runs inside the circuit just computed, whose support contains a perfect matching,
  /// because the leaving member's weight is not zero. If rounding hides part of the support, any
  /// path is sufficient: whether the basis is regular depends on which rows are active, not on how
  /// they are matched.
  mutating func findPath(from entering: Member, to leaving: NodeIndex) -> AlternatingPath? {
    searchPath(from: entering, to: leaving, isInCircuit: true)
      ?? searchPath(from: entering, to: leaving, isInCircuit: false)
  }

  private mutating func searchPath(
    from entering: Member, to leaving: NodeIndex, isInCircuit: Bool
  ) -> AlternatingPath? {
    let nodes = nodes.view
    epochs.search &+= 1
    paths.removeAll()
    if !entering.isRow {
      let start = entering.variable
      nodes[start].searchMark = epochs.search
      paths.append(PathStep(variable: start, previous: -1))
      if start == leaving { return AlternatingPath(end: 0) }
    } else if let path = extendPath(entering.row, from: -1, to: leaving, isInCircuit) {
      return path
    }
    var head = 0
    while head < paths.count {
      let definition = nodes[paths[head].variable].definition
      if definition.isRow,
        let path = extendPath(
          definition.row, from: Int32(truncatingIfNeeded: head), to: leaving, isInCircuit)
      {
        return path
      }
      head += 1
    }
    return nil
  }

  private mutating func extendPath(
    _ index: RowIndex, from previous: Int32, to goal: NodeIndex, _ isInCircuit: Bool
  ) -> AlternatingPath? {
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
      paths.append(PathStep(variable: variable, previous: previous))
      if variable == goal {
        return AlternatingPath(end: Int32(truncatingIfNeeded: paths.count &- 1))
      }
    }
    return nil
  }

  /// Shifts the matching along a path, and rebuilds the blocks that it crosses.
  ///
  /// The leaving member's variable is matched to the row that defined its predecessor on the path, and
  /// so on up to the first variable, which the entering member defines. The set of active rows changes
  /// by one; the others define other variables. `code` is the definition of an entering bound or
  /// superbasic.
  mutating func shift(along path: AlternatingPath, entering: Member, code: Definition) {
    let nodes = nodes.view
    blocks.affected.removeAll()
    var step = paths[path.end]
    while true {
      let variable = step.variable
      nodes[variable].touched = epochs.round
      blocks.affected.append(variable)
      work.seeds.append(variable)
      guard step.previous >= 0 else { break }
      step = paths[step.previous]
      rematch(nodes[step.variable].definition.row, to: variable)
    }
    if entering.isRow {
      rematch(entering.row, to: step.variable)
    } else {
      nodes[step.variable].definition = code
      nodes[step.variable].pivot = 1
    }
    for position in 0..<blocks.affected.count { dissolveBlock(of: blocks.affected[position]) }
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

/// A variable that the search for an alternating path has reached.
struct PathStep: BitwiseCopyable {
  var variable: NodeIndex
  /// The position of its predecessor among the steps; −1 for the first variable of a path.
  var previous: Int32
}

/// The path that was found last, by the position of its last step.
struct AlternatingPath: BitwiseCopyable {
  var end: Int32
}
