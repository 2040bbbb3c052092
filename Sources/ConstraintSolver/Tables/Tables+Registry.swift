// Enters and removes variables and rows; no values are computed here.
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
    _ terms: Span<Term>, to row: RowIndex, from start: LinkIndex
  ) -> CoefficientSizes? {
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
        unlink(from: start, to: link)
        return nil
      }
      let head = nodes[variable].firstLink
      if head.exists {
        // Terms are entered at the head: the row has a second term of this variable.
        if links[head].row == row {
          unlink(from: start, to: link)
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
    return sizes
  }

  /// Removes terms that were entered last from the lists of their variables.
  @inline(never) private mutating func unlink(from start: LinkIndex, to end: LinkIndex) {
    var link = end
    while link > start {
      link = link &+ -1
      let entry = links.elements[link]
      nodes[entry.variable].firstLink = entry.next
      if entry.next.exists { links.elements[entry.next].previous = .null }
    }
  }

  mutating func multiply(_ start: LinkIndex, _ count: Int, by scale: Double) {
    for link in IndexRun<LinkIndex>(
      from: start.number, to: start.number &+ Int32(truncatingIfNeeded: count))
    {
      links.elements[link].coefficient *= scale
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
