/// Which row defines which variable (essay, 2.1 and 2.4): the matching between active rows and variables.
struct Matching: ~Copyable {
  private(set) var activeRows = 0
  /// The variables whose definitions have changed, those of a path with the last one first, and what changes
  /// with them: the members of blocks that were dissolved or found.
  private(set) var changed = List<NodeIndex>()
  /// A path that is not needed any more, whose memory the next one takes.
  private var spare = AlternatingPath()

  init() {}

  /// Creates the same matching; what changed is not copied.
  init(copying other: borrowing Matching) { activeRows = other.activeRows }

  var bytes: Int { changed.bytes + spare.bytes }

  /// Forgets that rows are active; `forget(_:_:)` removes what the tables have of it.
  mutating func removeAll() { activeRows = 0 }

  /// Removes a variable's definition and its references without regard to its row.
  mutating func forget(_ variable: NodeIndex, _ tables: inout Tables) {
    tables.nodeRecords[variable].match = NodeMatch()
  }

  /// Removes what a row defines without regard to its variable.
  mutating func forget(_ index: RowIndex, _ tables: inout Tables) {
    tables.rowRecords[index].match = RowMatch()
  }

  /// Empties the list of variables whose definitions have changed.
  mutating func forgetChanged() { changed.removeAll() }

  /// Lists a variable whose block has changed.
  mutating func noteChanged(_ variable: NodeIndex) { changed.append(variable) }

  /// Lets an active row define another variable.
  mutating func rematch(_ index: RowIndex, to variable: NodeIndex, _ tables: inout Tables) {
    let nodes = tables.nodeRecords
    // The variable that it defined before is given another definition by the caller.
    tables.rowRecords[index].match.defined = variable
    nodes[variable].match.definition = Definition(index)
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      if entry.variable == variable { nodes[variable].match.pivot = entry.coefficient }
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
    let nodes = tables.nodeRecords
    let rows = tables.rowRecords
    let values = tables.values.view
    activeRows &+= 1
    rows[index].match.defined = variable
    nodes[variable].match.definition = Definition(index)
    let row = rows[index]
    var sum = row.constant
    var depth: Int32 = 0
    var mentionsFree = false
    var terms = tables.terms(of: row)
    while let entry = terms.next() {
      nodes[entry.variable].match.references &+= 1
      if entry.variable == variable {
        nodes[variable].match.pivot = entry.coefficient
        continue
      }
      if !nodes[entry.variable].definition.isRow { mentionsFree = true }
      // In the pass over the row that is needed anyway: a first solve reads each row once.
      if nodes[entry.variable].depth >= depth { depth = nodes[entry.variable].depth &+ 1 }
      sum += entry.coefficient * values[entry.variable]
    }
    tables.notePivot(nodes[variable].pivot, of: index)
    return (sum, depth, mentionsFree)
  }

  /// Makes an active row inactive; the caller handles its variable.
  mutating func deactivate(_ index: RowIndex, _ tables: inout Tables) {
    let rows = tables.rowRecords
    activeRows &-= 1
    rows[index].match.defined = .null
    tables.notePivot(0, of: index)
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      tables.nodeRecords[entry.variable].match.references &-= 1
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
    let nodes = tables.nodeRecords
    tables.beginSearch()
    var path = AlternatingPath()
    swap(&path, &spare)
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
    spare = path
    return nil
  }

  /// Adds the variables of a row; returns true at the goal.
  private mutating func extend(
    _ path: inout AlternatingPath, by index: RowIndex, from previous: Int, to goal: NodeIndex,
    _ isInCircuit: Bool, _ tables: inout Tables
  ) -> Bool {
    let nodes = tables.nodeRecords
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
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

  /// Shifts the matching along a path, whose variables are collected in `changed`, the last one
  /// first.
  mutating func match(
    along path: consuming AlternatingPath, entering: Member, code: Definition,
    _ tables: inout Tables
  ) {
    changed.removeAll()
    var step = path.end
    while true {
      let variable = step.variable
      changed.append(variable)
      // Backwards: the row that defined the variable before it on the path takes this one.
      guard step.previous >= 0 else { break }
      step = path[Int(step.previous)]
      rematch(tables.nodes[step.variable].definition.row, to: variable, &tables)
    }
    if entering.isRow {
      rematch(entering.row, to: step.variable, &tables)
    } else {
      setState(of: step.variable, to: code, &tables)
    }
    spare = path
  }

  /// Makes a variable superbasic, or fixes it at a bound.
  mutating func setState(
    of variable: NodeIndex, to state: Definition, _ tables: inout Tables
  ) {
    tables.nodeRecords[variable].match.definition = state
    tables.nodeRecords[variable].match.pivot = 1
  }

  /// Counts the references of a row that has just become active.
  mutating func countReferences(_ index: RowIndex, _ tables: inout Tables) {
    let nodes = tables.nodeRecords
    activeRows &+= 1
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      nodes[entry.variable].match.references &+= 1
    }
  }
}

// MARK: - Records

/// What the matching writes in the record of a variable.
struct NodeMatch: BitwiseCopyable {
  /// Coefficient of the variable in its defining row.
  fileprivate(set) var pivot = 1.0
  /// What determines it.
  fileprivate(set) var definition = Definition.superbasic
  /// Number of active rows that mention it.
  fileprivate(set) var references: Int32 = 0
}

/// What the matching writes in the record of a row.
struct RowMatch: BitwiseCopyable {
  /// The variable this row defines, if it is *active*.
  fileprivate(set) var defined = NodeIndex.null
}

/// A path in the definition graph along which rows and variables alternate.
///
/// It consists of the steps of the search that found it; the last one is its end, from which it is read
/// backwards. Who receives a path owns it, until `shift(along:entering:code:)` takes it.
struct AlternatingPath: ~Copyable {
  private var steps = List<PathStep>()

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
