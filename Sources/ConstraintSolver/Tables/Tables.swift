/// The system: variables, rows and their terms, and the present values.
///
/// The tables answer questions about single rows and variables, which change nothing, and enter and remove
/// them (`Tables+Registry.swift`). A record of a table has fields of several parts, so that a walk
/// reads one place in memory; the comment of each field says which part writes it.
struct Tables: ~Copyable {
  // MARK: Variables
  private(set) var values = Column<NodeIndex, Double>()
  private(set) var nodes = Column<NodeIndex, Node>()
  private(set) var bounds = Column<NodeIndex, Bounds>()
  /// Position of each variable in the order of creation: decides which free variable settles first.
  ///
  /// Empty while it is the variable's index.
  private(set) var ordinals = Column<NodeIndex, Int64>()
  private var spareNodes = List<NodeIndex>()
  private(set) var liveNodes = 0
  private var nextOrdinal: Int64 = 0

  // MARK: Constraints
  private(set) var rows = Column<RowIndex, Row>()
  private(set) var rowIdentities = Column<RowIndex, RowIdentity>()
  private var spareRows = List<RowIndex>()
  private(set) var links = Arena<LinkIndex, Link>()
  private(set) var liveRows = 0
  #if PURLIN_CHECKS
  /// Near the end, so that these tests renumber the rows (`renumberSequence()`).
  private var nextSequence: UInt32 = .max - 8
  #else
  private var nextSequence: UInt32 = 0
  #endif
  /// Rows whose coefficients differ by more than ``Limit/ordinaryRatio``.
  private(set) var wideRows = 0
  /// Rows whose coefficients differ by more than ``Limit/evenRatio``.
  private(set) var unevenRows = 0

  /// Rows whose coefficients differ by more than ``Limit/benignRatio``.
  private(set) var wildRows = 0
  /// Uneven rows that define a variable with a small coefficient, by which they divide.
  private(set) var smallPivots = 0
  /// The present solve has had a small pivot; see `Engine.adaptArithmetic()`.
  private(set) var isPrecise = false

  /// How precisely the system is solved.
  ///
  /// An uneven row multiplies errors only where it divides by one of its small coefficients: `width = 0.02 ·
  /// window` does not, as long as it defines the width.
  @inline(__always) var arithmetic: Arithmetic {
    wildRows > 0 || isPrecise ? .doubleDouble : .double
  }

  /// The present traversals, with which the marks of variables and rows are compared.
  private(set) var epochs = Epochs()

  init() {}

  /// Creates the same system.
  init(copying other: borrowing Tables) {
    values = Column(copying: other.values)
    nodes = Column(copying: other.nodes)
    bounds = Column(copying: other.bounds)
    ordinals = Column(copying: other.ordinals)
    spareNodes = List(copying: other.spareNodes)
    (liveNodes, nextOrdinal) = (other.liveNodes, other.nextOrdinal)
    rows = Column(copying: other.rows)
    rowIdentities = Column(copying: other.rowIdentities)
    spareRows = List(copying: other.spareRows)
    links = Arena(copying: other.links)
    (liveRows, nextSequence) = (other.liveRows, other.nextSequence)
    (wideRows, unevenRows, wildRows) = (other.wideRows, other.unevenRows, other.wildRows)
    (smallPivots, isPrecise) = (other.smallPivots, other.isPrecise)
    epochs = other.epochs
  }

  // MARK: What the parts change

  /// The records of variables, whose fields the parts of the engine write.
  ///
  /// Which of them writes a field is said where it is declared, and most are declared where they are written.
  @inline(__always) var nodeRecords: MutableColumnView<NodeIndex, Node> {
    @_lifetime(immortal) mutating get { nodes.mutableView }
  }

  /// The records of rows; see `nodeRecords`.
  @inline(__always) var rowRecords: MutableColumnView<RowIndex, Row> {
    @_lifetime(immortal) mutating get { rows.mutableView }
  }

  /// Forgets which rows divide by a small coefficient, because no row is active.
  mutating func forgetSmallPivots() { smallPivots = 0 }

  /// Chooses the arithmetic of the present solve.
  mutating func setPrecise(_ precise: Bool) { isPrecise = precise }

  /// Invalidates the handles of a variable.
  mutating func retireHandles(of variable: NodeIndex) { nodes[variable].stamp &+= 1 }

  /// Invalidates the handles of a row.
  mutating func retireHandles(of index: RowIndex) { rowIdentities[index].stamp &+= 1 }

  /// Notes the constant that a row takes at the next solve.
  @inline(__always) mutating func request(constant: Double, of index: RowIndex) {
    rowIdentities[index].nextConstant = constant
  }

  /// Notes the level that a row takes at the next solve.
  mutating func request(_ level: LevelIndex, of index: RowIndex) {
    rowIdentities[index].nextLevel = level
  }

  mutating func setRank(_ rank: Int64, of index: RowIndex) { rowIdentities[index].rank = rank }

  /// Begins a traversal of variables, none of which has been visited.
  @inline(__always) mutating func beginVisit() { epochs.visit &+= 1 }

  /// Begins a search for a path.
  @inline(__always) mutating func beginSearch() { epochs.search &+= 1 }

  /// Begins a pass that collects each row once.
  @inline(__always) mutating func beginRowPass() { epochs.row &+= 1 }

  /// Begins a circuit, of which no variable is a member.
  @inline(__always) mutating func beginCircuit() { epochs.circuit &+= 1 }

  /// Begins a round of dual steps, in which no definition has changed.
  @inline(__always) mutating func beginRound() { epochs.round &+= 1 }

  @inline(__always) mutating func setValue(_ value: Double, of variable: NodeIndex) {
    values[variable] = value
  }

  /// Sets each moving value to its start plus `distance` times its rate.
  @inline(__always) mutating func move(
    _ moving: borrowing List<NodeIndex>, from starts: borrowing List<Double>,
    by rates: borrowing List<Double>, distance: Double
  ) {
    let values = values.mutableView
    let moving = moving.view
    let starts = starts.view
    let rates = rates.view
    var position = 0
    // Four at a time: one load and one product for several neighbours.
    let fourth = moving.count & ~3
    while position < fourth {
      let reached = starts.four(from: position) + distance * rates.four(from: position)
      // Indices are read one by one: taking them out of a vector takes longer.
      values[moving[position]] = reached[0]
      values[moving[position &+ 1]] = reached[1]
      values[moving[position &+ 2]] = reached[2]
      values[moving[position &+ 3]] = reached[3]
      position &+= 4
    }
    while position < moving.count {
      values[moving[position]] = starts[position] + distance * rates[position]
      position &+= 1
    }
  }

  var bytes: Int {
    values.bytes + nodes.bytes + bounds.bytes + ordinals.bytes + spareNodes.bytes + rows.bytes
      + rowIdentities.bytes + spareRows.bytes + links.bytes
  }
}

// MARK: - Entering and removing

extension Tables {
  /// Enters a variable; not inlined, see `add`.
  @inline(never) mutating func makeNode(
    _ bound: Bounds, settling: Int64? = nil, stampSeed: UInt32
  ) -> NodeIndex {
    let isBounded = bound.lower > -.infinity || bound.upper < .infinity
    var node = Node(stamp: stampSeed)
    node.flags = isBounded ? [.alive, .bounded] : .alive
    liveNodes &+= 1
    // Negative numbers precede all positions.
    let ordinal = settling.map { Int64.min &+ $0 } ?? nextOrdinal
    nextOrdinal &+= 1
    if let index = spareNodes.popLast() {
      values[index] = bound.rest
      bounds[index] = bound
      // Handles to the removed variable stay foreign.
      node.stamp = nodes[index].stamp
      nodes[index] = node
      setOrdinal(ordinal, of: index)
      return index
    }
    values.append(bound.rest)
    bounds.append(bound)
    nodes.append(node)
    let index = NodeIndex(position: nodes.count &- 1)
    if ordinals.count > 0 || ordinal != Int64(index.number) { setOrdinal(ordinal, of: index) }
    return index
  }

  /// Sets a variable's position in the order of creation where it is not the index of each.
  @inline(never) private mutating func setOrdinal(_ ordinal: Int64, of variable: NodeIndex) {
    while ordinals.count < nodes.count { ordinals.append(Int64(ordinals.count)) }
    ordinals[variable] = ordinal
  }

  /// The number of the next row that is entered.
  @inline(__always) var nextRow: RowIndex {
    get {
      spareRows.count > 0 ? spareRows[spareRows.count &- 1] : RowIndex(position: rows.count)
    }
  }

  /// Enters a row, whose terms are written, at `nextRow`.
  @inline(__always) mutating func enter(
    _ row: Row, at index: RowIndex, weight: Float, rank: Int64, stampSeed: UInt32
  ) {
    liveRows &+= 1
    // The order decides between equal ranks, and must not begin again.
    if nextSequence == .max { renumberSequence() }
    var identity = RowIdentity(
      stamp: stampSeed, weight: weight, nextLevel: row.level, sequence: nextSequence,
      nextConstant: row.constant, rank: rank)
    nextSequence &+= 1
    if spareRows.popLast() != nil {
      rows[index] = row
      identity.stamp = rowIdentities[index].stamp
      rowIdentities[index] = identity
    } else {
      rows.append(row)
      rowIdentities.append(identity)
    }
  }

  /// Numbers the rows again in the same order, after four billion were added.
  @inline(never) private mutating func renumberSequence() {
    let identities = rowIdentities.mutableView
    var order = List<RowIndex>()
    for index in rows.indices where rows[index].flags.contains(.alive) { order.append(index) }
    order.sort { identities[$0].sequence < identities[$1].sequence }
    nextSequence = 0
    for position in 0..<order.count {
      identities[order[position]].sequence = nextSequence
      nextSequence &+= 1
    }
  }

  /// The sizes between which a row's coefficients are.
  struct CoefficientSizes {
    var smallest = Double.infinity
    var largest = 0.0
  }

  /// Writes the terms of a new row, and enters them in the lists of their variables.
  ///
  /// Returns nil, without effect, where a term is not acceptable or two have the same variable, which is
  /// found because the last term that was entered in the variable's list is the row's own.
  @inline(__always) mutating func link(
    _ terms: Span<Term>, to row: RowIndex
  ) -> (start: LinkIndex, sizes: CoefficientSizes)? {
    let start = terms.count == 0 ? LinkIndex(0) : links.allocate(terms.count)
    let nodes = nodes.mutableView
    let links = links.elements.mutableView
    var sizes = CoefficientSizes()
    var link = start
    for position in 0..<terms.count {
      let term = terms[position]
      let variable = term.variable.index
      let size = abs(term.coefficient)
      guard nodes.contains(variable), nodes[variable].stamp == term.variable.stamp,
        size >= Limit.smallestCoefficient, size <= Limit.largestCoefficient
      else {
        unlink(from: start, to: link, of: terms.count)
        return nil
      }
      let head = nodes[variable].firstLink
      if head.exists {
        // Terms are entered at the head: the row has a second term of this variable.
        if links[head].row == row {
          unlink(from: start, to: link, of: terms.count)
          return nil
        }
        links[head].previous = link
      }
      links[link] = Link(
        coefficient: term.coefficient, variable: variable, row: row, next: head, previous: .null)
      nodes[variable].firstLink = link
      link &+= 1
      sizes.largest = size > sizes.largest ? size : sizes.largest
      sizes.smallest = size < sizes.smallest ? size : sizes.smallest
    }
    return (start, sizes)
  }

  /// Removes terms that were entered last from the lists of their variables, and frees the run of all `count`.
  @inline(never) private mutating func unlink(
    from start: LinkIndex, to end: LinkIndex, of count: Int
  ) {
    var link = end
    while link > start {
      link = link &+ -1
      let entry = links.elements[link]
      nodes[entry.variable].firstLink = entry.next
      if entry.next.exists { links.elements[entry.next].previous = .null }
    }
    links.release(start, count)
  }

  /// Counts a new row whose coefficients differ, and returns its flags.
  @inline(never) mutating func countUneven(_ sizes: CoefficientSizes) -> RowFlags {
    var flags: RowFlags = [.alive, .fresh, .uneven]
    unevenRows &+= 1
    if sizes.smallest * Limit.ordinaryRatio < sizes.largest {
      flags.insert(.wide)
      wideRows &+= 1
    }
    if sizes.smallest * Limit.benignRatio < sizes.largest {
      flags.insert(.wild)
      wildRows &+= 1
    }
    return flags
  }

  mutating func multiply(_ start: LinkIndex, _ count: Int, by scale: Double) {
    for link in IndexRun<LinkIndex>(
      from: start.number, to: start.number &+ Int32(truncatingIfNeeded: count))
    {
      links.elements[link].coefficient *= scale
    }
  }

  /// Counts a row among those that divide by a small coefficient, or no longer; `pivot` is 0 when it becomes
  /// inactive.
  @inline(__always) mutating func notePivot(_ pivot: Double, of index: RowIndex) {
    if rows[index].flags.contains(.uneven) { countPivot(pivot, of: index) }
  }

  @inline(never) private mutating func countPivot(_ pivot: Double, of index: RowIndex) {
    // The greatest coefficient of a row is less than 2.
    let isSmall = pivot != 0 && abs(pivot) * Limit.evenRatio < 2
    guard isSmall != rows[index].flags.contains(.dividing) else { return }
    if isSmall {
      rows[index].flags.insert(.dividing)
      smallPivots &+= 1
    } else {
      rows[index].flags.remove(.dividing)
      smallPivots &-= 1
    }
  }

  /// Frees the slot of a variable that no row mentions.
  mutating func remove(_ variable: NodeIndex) {
    nodes[variable].flags = []
    spareNodes.append(variable)
    liveNodes -= 1
  }

  /// Removes an inactive row from its variables' lists, and frees its slot.
  mutating func remove(_ index: RowIndex) {
    let row = rows[index]
    let links = self.links.elements.mutableView
    let nodes = self.nodes.mutableView
    for link in row.links {
      let entry = links[link]
      if entry.previous.exists {
        links[entry.previous].next = entry.next
      } else {
        nodes[entry.variable].firstLink = entry.next
      }
      if entry.next.exists { links[entry.next].previous = entry.previous }
    }
    if row.termCount > 0 { self.links.release(row.firstTerm, Int(row.termCount)) }
    // How precisely the next solve computes depends on the rows that are left.
    if row.flags.contains(.wide) { wideRows &-= 1 }
    if row.flags.contains(.uneven) { unevenRows &-= 1 }
    if row.flags.contains(.wild) { wildRows &-= 1 }
    rows[index].flags = []
    rows[index].termCount = 0
    spareRows.append(index)
    liveRows -= 1
  }

  /// Reserves capacity.
  mutating func reserve(_ variables: Int, _ constraints: Int, _ terms: Int) {
    values.reserve(variables)
    bounds.reserve(variables)
    nodes.reserve(variables)
    rows.reserve(constraints)
    rowIdentities.reserve(constraints)
    links.elements.reserve(terms)
  }
}
