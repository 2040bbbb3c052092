// Which row defines which variable (essay, 2.1 and 2.4): the matching between active rows and variables.
extension Engine {
  /// Lets an active row define another variable.
  mutating func rematch(_ index: RowIndex, to variable: NodeIndex) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    let rows = tables.rows.mutableView
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
    let links = tables.links.elements.view
    let rows = tables.rows.mutableView
    activeRows &-= 1
    touch(index)
    rows[index].defined = .null
    let row = rows[index]
    for link in row.links {
      tables.nodes[links[link].variable].references &-= 1
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

  // MARK: Exchange

  /// Finds the alternating path by which `entering` replaces the member at `leaving`; nil if there is
  /// none.
  ///
  /// The path runs inside the circuit just computed, whose support contains a perfect matching,
  /// because the leaving member's weight is not zero. If rounding hides part of the support, any
  /// path is sufficient: whether the basis is regular depends on which rows are active, not on how
  /// they are matched.
  mutating func findPath(from entering: Member, to leaving: NodeIndex) -> AlternatingPath? {
    if let path = searchPath(from: entering, to: leaving, isInCircuit: true) { return path }
    return searchPath(from: entering, to: leaving, isInCircuit: false)
  }

  private mutating func searchPath(
    from entering: Member, to leaving: NodeIndex, isInCircuit: Bool
  ) -> AlternatingPath? {
    let nodes = tables.nodes.mutableView
    tables.epochs.search &+= 1
    var path = AlternatingPath()
    swap(&path, &sparePath)
    path.removeAll()
    if !entering.isRow {
      let start = entering.variable
      nodes[start].searchMark = tables.epochs.search
      path.append(start, from: -1)
      if start == leaving { return path }
    } else if extend(&path, by: entering.row, from: -1, to: leaving, isInCircuit) {
      return path
    }
    var head = 0
    while head < path.count {
      let definition = nodes[path[head].variable].definition
      if definition.isRow,
        extend(&path, by: definition.row, from: head, to: leaving, isInCircuit)
      {
        return path
      }
      head += 1
    }
    sparePath = path
    return nil
  }

  /// Adds the variables of a row; returns true at the goal.
  private mutating func extend(
    _ path: inout AlternatingPath, by index: RowIndex, from previous: Int, to goal: NodeIndex,
    _ isInCircuit: Bool
  ) -> Bool {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    let row = tables.rows[index]
    for link in row.links {
      let entry = links[link]
      let variable = entry.variable
      if isInCircuit, nodes[variable].circuitMark != tables.epochs.circuit { continue }
      if nodes[variable].searchMark == tables.epochs.search { continue }
      nodes[variable].searchMark = tables.epochs.search
      path.append(variable, from: previous)
      if variable == goal { return true }
    }
    return false
  }

  /// Shifts the matching along a path, and rebuilds the blocks that it crosses.
  ///
  /// The leaving member's variable is matched to the row that defined its predecessor on the path, and
  /// so on up to the first variable, which the entering member defines. The set of active rows changes
  /// by one; the others define other variables. `code` is the definition of an entering bound or
  /// superbasic.
  mutating func shift(
    along path: consuming AlternatingPath, entering: Member, code: Definition
  ) {
    match(along: path, entering: entering, code: code)
    circuit.staleness.noteChange(in: tables.epochs.round)
    for position in 0..<blocks.affected.count {
      tables.nodes[blocks.affected[position]].touched = tables.epochs.round
      work.seeds.append(blocks.affected[position])
    }
    for position in 0..<blocks.affected.count { dissolveBlock(of: blocks.affected[position]) }
    rebuildBlocks()
  }

  /// Shifts the matching along a path, whose variables are collected in `blocks.affected`, the last one
  /// first.
  mutating func match(
    along path: consuming AlternatingPath, entering: Member, code: Definition
  ) {
    blocks.affected.removeAll()
    var step = path.end
    while true {
      let variable = step.variable
      blocks.affected.append(variable)
      guard step.previous >= 0 else { break }
      step = path[Int(step.previous)]
      rematch(tables.nodes[step.variable].definition.row, to: variable)
    }
    if entering.isRow {
      rematch(entering.row, to: step.variable)
    } else {
      tables.nodes[step.variable].definition = code
      tables.nodes[step.variable].pivot = 1
    }
    sparePath = path
  }

  /// Counts the references of a row that has just become active.
  mutating func countReferences(_ index: RowIndex) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    activeRows &+= 1
    let row = tables.rows[index]
    for link in row.links {
      let variable = links[link].variable
      nodes[variable].references &+= 1
      if !nodes[variable].definition.isRow { markLoose(Member(variable)) }
    }
  }
}

/// A path in the definition graph along which rows and variables alternate.
///
/// It consists of the steps of the search that found it; the last one is its end, from which it is read
/// backwards. Who receives a path owns it, until `shift(along:entering:code:)` takes it.
struct AlternatingPath: ~Copyable {
  private var steps = List<PathStep>()

  init() {}

  var bytes: Int { steps.bytes }
  fileprivate var count: Int { steps.count }
  fileprivate var end: PathStep { steps[steps.count - 1] }

  fileprivate subscript(position: Int) -> PathStep { steps[position] }

  fileprivate mutating func removeAll() { steps.removeAll() }

  fileprivate mutating func append(_ variable: NodeIndex, from previous: Int) {
    steps.append(PathStep(variable: variable, previous: Int32(truncatingIfNeeded: previous)))
  }
}

/// A variable that the search for an alternating path has reached.
struct PathStep: BitwiseCopyable {
  var variable: NodeIndex
  /// The position of its predecessor among the steps; −1 for the first variable of a path.
  var previous: Int32
}
