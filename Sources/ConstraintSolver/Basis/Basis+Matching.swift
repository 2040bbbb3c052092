// Which row defines which variable (essay, 2.1 and 2.4): the matching between active rows and variables.
extension Basis {
  /// Lets an active row define another variable.
  mutating func rematch(_ index: RowIndex, to variable: NodeIndex, _ tables: inout Tables) {
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
    tables.notePivot(nodes[variable].pivot, of: index)
  }

  /// Makes an inactive row active, defining `variable`.
  ///
  /// Returns the sum of the row without the variable, one more than the greatest depth of the others, and whether
  /// one of them is defined by no row.
  @inline(__always) mutating func activate(
    _ index: RowIndex, defining variable: NodeIndex, _ tables: inout Tables
  ) -> (sum: Double, depth: Int32, mentionsFree: Bool) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    let rows = tables.rows.mutableView
    let values = tables.values.view
    countActive(1)
    rows[index].defined = variable
    nodes[variable].definition = Definition(index)
    let row = rows[index]
    var sum = row.constant
    var depth: Int32 = 0
    var mentionsFree = false
    for link in row.links {
      let entry = links[link]
      nodes[entry.variable].references &+= 1
      if entry.variable == variable {
        nodes[variable].pivot = entry.coefficient
        continue
      }
      if !nodes[entry.variable].definition.isRow { mentionsFree = true }
      if nodes[entry.variable].depth >= depth { depth = nodes[entry.variable].depth &+ 1 }
      sum += entry.coefficient * values[entry.variable]
    }
    tables.notePivot(nodes[variable].pivot, of: index)
    return (sum, depth, mentionsFree)
  }

  /// Makes an active row inactive; the caller handles its variable.
  mutating func deactivate(_ index: RowIndex, _ tables: inout Tables) {
    let links = tables.links.elements.view
    let rows = tables.rows.mutableView
    countActive(-1)
    rows[index].defined = .null
    tables.notePivot(0, of: index)
    let row = rows[index]
    for link in row.links {
      tables.nodes[links[link].variable].references &-= 1
    }
  }

  // MARK: Exchange

  /// Finds the alternating path by which `entering` replaces the member at `leaving`; nil if there is
  /// none.
  ///
  /// The path runs inside the circuit just computed, whose support contains a perfect matching,
  /// because the leaving member's weight is not zero. If rounding hides part of the support, any
  /// path is sufficient: whether the basis is regular depends on which rows are active, not on how
  /// they are matched.
  mutating func findPath(from entering: Member, to leaving: NodeIndex, _ tables: inout Tables)
    -> AlternatingPath?
  {
    if let path = searchPath(from: entering, to: leaving, isInCircuit: true, &tables) {
      return path
    }
    // The marks were incomplete because of rounding; see above.
    return searchPath(from: entering, to: leaving, isInCircuit: false, &tables)
  }

  private mutating func searchPath(
    from entering: Member, to leaving: NodeIndex, isInCircuit: Bool, _ tables: inout Tables
  ) -> AlternatingPath? {
    let nodes = tables.nodes.mutableView
    tables.epochs.search &+= 1
    var path = AlternatingPath()
    swap(&path, &sparePath)
    path.removeAll()
    // A bound is on one variable only, so the path begins there.
    if !entering.isRow {
      let start = entering.variable
      nodes[start].searchMark = tables.epochs.search
      path.append(start, from: -1)
      // The bound takes the place of the definition of its own variable.
      if start == leaving { return path }
    } else if extend(&path, by: entering.row, from: -1, to: leaving, isInCircuit, &tables) {
      return path
    }
    var head = 0
    // Breadth first: a short path changes few definitions, each of which makes walks of the round
    // stale.
    while head < path.count {
      let definition = nodes[path[head].variable].definition
      if definition.isRow,
        extend(&path, by: definition.row, from: head, to: leaving, isInCircuit, &tables)
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
    _ isInCircuit: Bool, _ tables: inout Tables
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
      // Its own step, also if it is the goal: `match` reads the path from its end.
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
    along path: consuming AlternatingPath, entering: Member, code: Definition,
    _ tables: inout Tables
  ) {
    // Definitions first: which blocks there are follows from them.
    match(along: path, entering: entering, code: code, &tables)
    circuit.staleness.noteChange(in: tables.epochs.round)
    for position in 0..<blocks.affected.count {
      tables.nodes[blocks.affected[position]].touched = tables.epochs.round
    }
    for position in 0..<blocks.affected.count {
      dissolveBlock(of: blocks.affected[position], &tables)
    }
    rebuildBlocks(&tables)
  }

  /// Shifts the matching along a path, whose variables are collected in `blocks.affected`, the last one
  /// first.
  mutating func match(
    along path: consuming AlternatingPath, entering: Member, code: Definition,
    _ tables: inout Tables
  ) {
    blocks.affected.removeAll()
    var step = path.end
    while true {
      let variable = step.variable
      blocks.affected.append(variable)
      // Backwards: the row that defined the variable before it on the path takes this one.
      guard step.previous >= 0 else { break }
      step = path[Int(step.previous)]
      rematch(tables.nodes[step.variable].definition.row, to: variable, &tables)
    }
    if entering.isRow {
      rematch(entering.row, to: step.variable, &tables)
    } else {
      tables.nodes[step.variable].definition = code
      tables.nodes[step.variable].pivot = 1
    }
    sparePath = path
  }

  /// Makes a variable superbasic that nothing defines any more.
  mutating func makeSuperbasic(_ variable: NodeIndex, _ tables: inout Tables) {
    tables.nodes[variable].definition = .superbasic
    tables.nodes[variable].pivot = 1
  }

  /// Counts the references of a row that has just become active.
  mutating func countReferences(_ index: RowIndex, _ tables: inout Tables) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    countActive(1)
    let row = tables.rows[index]
    for link in row.links {
      nodes[links[link].variable].references &+= 1
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
