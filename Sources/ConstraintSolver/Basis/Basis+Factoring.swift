// Blocks (essay, 2.1): ordering and factoring a block, and solving inside it.
extension Basis {
  /// Orders a block's members, chooses its tears and factors the tear matrix.
  ///
  /// If substitution amplifies errors too much, every member becomes a tear: the block is then
  /// factored as a dense system, with row exchanges.
  mutating func factorBlock(_ index: BlockIndex, _ tables: inout Tables) {
    counts.factorings &+= 1
    if blocks.records[index].isOrdered, blocks.areAllPlaceable(index, in: tables) {
      blocks.setTears(index, 1)
    } else {
      placeMembers(index, &tables)
    }
    // Filling the matrix shows how much substitution amplifies errors, whatever order was chosen.
    var growth = fillTearMatrix(index, &tables)
    if growth > Tolerance.largestGrowth || accuracy.isCareful,
      blocks.records[index].count <= Self.largestDenseBlock
    {
      tearAll(index)
      growth = fillTearMatrix(index, &tables)
    }
    if !blocks.factor(index, growth: growth) { accuracy.lose(by: .singular) }
    if blocks.records[index].growth > Limit.ordinaryRatio { accuracy.noteGrowth() }
  }

  /// Number of members up to which a block can be factored as a dense system: 32 MB of
  /// coefficients.
  private static var largestDenseBlock: Int32 { 2000 }

  private mutating func tearAll(_ index: BlockIndex) {
    let record = blocks.records[index]
    let run = record.start &+ record.count
    for position in 0..<record.count {
      blocks.members.elements[run + position] = blocks.member(record, position)
    }
    blocks.setTears(index, Int(record.count))
  }

  /// Orders the members so that each follows from those before it, given the values of the tears.
  private mutating func placeMembers(_ index: BlockIndex, _ tables: inout Tables) {
    let record = blocks.records[index]
    countInnerReferences(index, record, &tables)
    blocks.ready.removeAll()
    for position in 0..<record.count where blocks.placements[position].inputs == 0 {
      blocks.ready.append(blocks.member(record, position))
    }
    var placed: Int32 = 0
    var tears: Int32 = 0
    let run = record.start &+ record.count
    while placed + tears < record.count {
      var variable = blocks.ready.popLast() ?? .null
      // It was listed twice: a member becomes ready again when its last open input is placed.
      if variable.exists, blocks.placements[blocks.places[variable]].isPlaced { continue }
      // Dividing by a small pivot would amplify the errors of all others, so such a variable becomes a
      // tear; if no member follows from the known ones, the one that most others need does.
      let isTear = !variable.exists || !tables.isPlaceable(variable, in: index)
      if !variable.exists { variable = blocks.mostNeeded(record) }
      blocks.placements[blocks.places[variable]].isPlaced = true
      // Tears fill the run from its end, the others from its beginning.
      if isTear { tears += 1 }
      blocks.members.elements[run + (isTear ? record.count - tears : placed)] = variable
      if !isTear { placed += 1 }
      releaseInner(variable, index, &tables)
    }
    blocks.setTears(index, Int(tears))
  }

  private mutating func countInnerReferences(
    _ index: BlockIndex, _ record: Blocks.Record, _ tables: inout Tables
  ) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.view
    blocks.placements.removeAll()
    blocks.placements.extend(to: Int(record.count), with: Blocks.Placement())
    for position in 0..<record.count { blocks.places[blocks.member(record, position)] = position }
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      let row = tables.rows[nodes[member].definition.row]
      for link in row.links {
        let other = links[link].variable
        if other == member || nodes[other].block != index { continue }
        blocks.placements[position].inputs += 1
        blocks.placements[blocks.places[other]].uses += 1
      }
    }
  }

  private mutating func releaseInner(
    _ variable: NodeIndex, _ index: BlockIndex, _ tables: inout Tables
  ) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.view
    var occurrences = Occurrences(of: nodes[variable])
    while let entry = occurrences.next(links) {
      let other = tables.rows[entry.row].defined
      if !other.exists || other == variable || nodes[other].block != index { continue }
      let place = blocks.places[other]
      blocks.placements[place].inputs -= 1
      if blocks.placements[place].inputs == 0, !blocks.placements[place].isPlaced {
        blocks.ready.append(other)
      }
    }
  }

  /// Computes the response of the tears' rows to each tear, and returns the greatest response of
  /// any member.
  private mutating func fillTearMatrix(_ index: BlockIndex, _ tables: inout Tables) -> Double {
    var growth = 1.0
    let record = blocks.records[index]
    let n = record.tearCount
    let placed = record.count - n
    blocks.beginRowSizes(n)
    for column in 0..<n {
      // One column: this tear moves by 1, and all others stay.
      for position in 0..<record.count { blocks.response[blocks.member(record, position)] = 0 }
      blocks.response[blocks.ordered(record, placed + column)] = 1
      for position in 0..<placed {
        let variable = blocks.ordered(record, position)
        let sum = tables.innerSum(
          of: variable, in: index, excluding: variable, blocks.response.view
        ).sum
        let response = quotient(-sum, tables.nodes[variable].pivot)
        blocks.response[variable] = response
        growth = max(growth, abs(response))
      }
      for row in 0..<n {
        let tear = blocks.ordered(record, placed + row)
        let (sum, size) = tables.innerSum(
          of: tear, in: index, excluding: .null, blocks.response.view)
        blocks.reals.elements[record.factors + row * n + column] = sum
        blocks.rowSizes[row] = max(blocks.rowSizes[row], size)
      }
    }
    return growth
  }

  /// Computes in `blocks.response` the response of a block's members when the residual of the
  /// active row `disturbed` inside it increases by 1 and everything outside is constant.
  mutating func respond(_ index: BlockIndex, to disturbed: RowIndex, _ tables: inout Tables) {
    if !blocks.records[index].isFactored { factorBlock(index, &tables) }
    let record = blocks.records[index]
    let n = record.tearCount
    let placed = record.count - n
    for position in 0..<record.count { blocks.response[blocks.member(record, position)] = 0 }
    // With all tears at 0: what their rows then lack is the right-hand side.
    respondInOrder(record, index, disturbed, &tables)
    blocks.right.removeAll()
    for row in 0..<n {
      let tear = blocks.ordered(record, placed + row)
      let goal = tables.nodes[tear].definition.row == disturbed ? 1.0 : 0
      blocks.right.append(
        goal - tables.innerSum(of: tear, in: index, excluding: .null, blocks.response.view).sum)
    }
    blocks.solve(record)
    for row in 0..<n { blocks.response[blocks.ordered(record, placed + row)] += blocks.right[row] }
    respondInOrder(record, index, disturbed, &tables)
  }

  private mutating func respondInOrder(
    _ record: Blocks.Record, _ index: BlockIndex, _ disturbed: RowIndex, _ tables: inout Tables
  ) {
    let nodes = tables.nodes.view
    for position in 0..<(record.count - record.tearCount) {
      let variable = blocks.ordered(record, position)
      let goal = nodes[variable].definition.row == disturbed ? 1.0 : 0
      let sum = tables.innerSum(of: variable, in: index, excluding: variable, blocks.response.view)
        .sum
      blocks.response[variable] = quotient(goal - sum, nodes[variable].pivot)
    }
  }
}
