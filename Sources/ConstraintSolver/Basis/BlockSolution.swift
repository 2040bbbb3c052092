// Ordering and factoring a block, and solving inside it (essay, 2.1).

/// The solution of a block, by variable, and what is needed to order one.
struct BlockSolution: ~Copyable {
  /// How much each member of a block moves; after ``Basis/solveBlock(_:_:)`` the values before it.
  private(set) var response = Column<NodeIndex, Double>()
  /// The members of the block that is being ordered, and those of them that follow from the placed ones.
  fileprivate var placements = List<Placement>()
  fileprivate var ready = List<NodeIndex>()
  /// The members of the block by their uses, those that are tears or placed at the beginning.
  private var byUses = List<Int32>()
  private var nextByUses = 0
  /// The terms inside the block that is being factored.
  fileprivate var uses = List<InnerUse>()
  /// The members that depend on the present tear, and the tears whose rows do.
  fileprivate var pending = VariableHeap()
  fileprivate var reached = List<Int32>()

  init() {}

  init(copying other: borrowing BlockSolution) { response = Column(copying: other.response) }

  var bytes: Int {
    response.bytes + placements.bytes + ready.bytes + byUses.bytes + uses.bytes + pending.bytes
      + reached.bytes
  }

  mutating func extend(to count: Int) { response.extend(to: count, with: 0) }

  subscript(variable: NodeIndex) -> Double { @inline(__always) get { response[variable] } }

  @inline(__always) mutating func set(_ response: Double, of variable: NodeIndex) {
    self.response[variable] = response
  }

  /// Begins the placements of the members of a block.
  fileprivate mutating func beginPlacements(_ count: Int) {
    placements.removeAll()
    placements.extend(to: count, with: Placement())
    byUses.removeAll()
    uses.removeAll()
  }

  /// Returns the position of the member that is not placed which most others need.
  fileprivate mutating func mostNeeded() -> Int32 {
    if byUses.count == 0 {
      nextByUses = 0
      for position in 0..<Int32(placements.count) { byUses.append(position) }
      byUses.sort { a, b in
        let (x, y) = (placements[a].uses, placements[b].uses)
        return x != y ? x > y : a < b
      }
    }
    while placements[byUses[nextByUses]].isPlaced { nextByUses += 1 }
    return byUses[nextByUses]
  }

  /// Notes that a member's definition mentions another.
  @inline(__always) fileprivate mutating func noteUse(
    of used: Int32, by position: Int32, _ coefficient: Double
  ) {
    uses.append(
      InnerUse(position: position, next: placements[used].firstUse, coefficient: coefficient))
    placements[used].firstUse = Int32(truncatingIfNeeded: uses.count) - 1
  }
}

/// A member of the block that is being factored.
struct Placement: BitwiseCopyable {
  /// The members in its definition that are not placed.
  var inputs: Int32 = 0
  /// The members whose definitions mention it.
  var uses: Int32 = 0
  /// It is in the order of evaluation, or a tear.
  var isPlaced = false
  /// The present tear moves something in its definition.
  private var isReached = false
  /// The first of the terms that mention it.
  var firstUse: Int32 = -1
  /// The sum of the responses in its definition, and the size of its terms.
  private var sum = 0.0
  private var size = 0.0

  /// Adds a term to the sum; returns whether there were some.
  @inline(__always) mutating func add(_ term: Double) -> Bool {
    defer { isReached = true }
    sum += term
    size += abs(term)
    return isReached
  }

  /// Returns the sum, which is then that of no terms.
  @inline(__always) mutating func take() -> (sum: Double, size: Double) {
    defer { (isReached, sum, size) = (false, 0, 0) }
    return (sum, size)
  }
}

/// A term inside the block that is being factored.
struct InnerUse: BitwiseCopyable {
  /// The member whose definition has the term.
  var position: Int32
  /// The next term with the same variable.
  var next: Int32
  var coefficient: Double
}

extension Basis {
  /// Orders a block's members, chooses its tears and factors the tear matrix.
  ///
  /// If substitution amplifies errors too much, every member becomes a tear: the block is then
  /// factored as a whole, with row exchanges.
  mutating func factorBlock(_ index: BlockIndex, _ tables: inout Tables) {
    if blocks.records[index].isOrdered, blocks.areAllPlaceable(index, in: tables) {
      blocks.setTears(index, 1)
    } else {
      placeMembers(index, &tables)
    }
    // Filling the matrix shows how much substitution amplifies errors, whatever order was chosen.
    var growth = fillTearMatrix(index, &tables)
    if growth > Tolerance.largestGrowth || accuracy.isCareful {
      tearAll(index)
      growth = fillTearMatrix(index, &tables)
    }
    if !blocks.factor(index, growth: growth, isCareful: accuracy.isCareful) {
      accuracy.lose(by: .singular)
    }
    if blocks.records[index].growth > Limit.ordinaryRatio { accuracy.noteGrowth() }
  }

  private mutating func tearAll(_ index: BlockIndex) {
    let record = blocks.records[index]
    for position in 0..<record.count {
      blocks.place(blocks.member(record, position), at: position, of: record)
    }
    blocks.setTears(index, Int(record.count))
  }

  /// Orders the members so that each follows from those before it, given the values of the tears.
  private mutating func placeMembers(_ index: BlockIndex, _ tables: inout Tables) {
    let record = blocks.records[index]
    countInnerReferences(index, record, &tables)
    blocks.solution.ready.removeAll()
    for position in 0..<record.count where blocks.solution.placements[position].inputs == 0 {
      blocks.solution.ready.append(blocks.member(record, position))
    }
    var placed: Int32 = 0
    var tears: Int32 = 0
    while placed + tears < record.count {
      var variable = blocks.solution.ready.popLast() ?? .null
      // It was listed twice: a member becomes ready again when its last open input is placed.
      if variable.exists, blocks.solution.placements[blocks.place(of: variable)].isPlaced {
        continue
      }
      // Dividing by a small pivot would amplify the errors of all others, so such a variable becomes a
      // tear; if no member follows from the known ones, the one that most others need does.
      let isTear = !variable.exists || !tables.isPlaceable(variable, in: index)
      if !variable.exists { variable = blocks.member(record, blocks.solution.mostNeeded()) }
      blocks.solution.placements[blocks.place(of: variable)].isPlaced = true
      // Tears fill the run from its end, the others from its beginning.
      if isTear { tears += 1 }
      blocks.place(variable, at: isTear ? record.count - tears : placed, of: record)
      if !isTear { placed += 1 }
      releaseInner(variable, index, &tables)
    }
    blocks.setTears(index, Int(tears))
  }

  private mutating func countInnerReferences(
    _ index: BlockIndex, _ record: Blocks.Record, _ tables: inout Tables
  ) {
    let nodes = tables.nodes.view
    blocks.solution.beginPlacements(Int(record.count))
    for position in 0..<record.count {
      blocks.setPlace(of: blocks.member(record, position), to: position)
    }
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      var terms = tables.terms(of: nodes[member].definition.row)
      while let other = terms.next()?.variable {
        if other == member || nodes[other].block != index { continue }
        // Counted once for each term, and taken back once for each occurrence.
        blocks.solution.placements[position].inputs += 1
        blocks.solution.placements[blocks.place(of: other)].uses += 1
      }
    }
  }

  private mutating func releaseInner(
    _ variable: NodeIndex, _ index: BlockIndex, _ tables: inout Tables
  ) {
    let nodes = tables.nodes.view
    var occurrences = tables.occurrences(of: variable)
    while let entry = occurrences.next() {
      let other = tables.rows[entry.row].defined
      if !other.exists || other == variable || nodes[other].block != index { continue }
      let place = blocks.place(of: other)
      blocks.solution.placements[place].inputs -= 1
      // A tear may become computable after it was chosen; it stays a tear.
      if blocks.solution.placements[place].inputs == 0, !blocks.solution.placements[place].isPlaced
      {
        blocks.solution.ready.append(other)
      }
    }
  }

  /// Computes the response of the tears' rows to each tear, and returns the greatest response of
  /// any member.
  ///
  /// Only what depends on a tear is visited, so a tear costs no more than the members that it moves.
  private mutating func fillTearMatrix(_ index: BlockIndex, _ tables: inout Tables) -> Double {
    let record = blocks.records[index]
    let placed = record.placed
    blocks.matrices.beginFilling(record.matrix.count)
    if record.matrix.count == 1 { return fillSingle(index, record, &tables) }
    linkMembers(index, record, &tables)
    var growth = 1.0
    for column in 0..<record.matrix.count {
      // This tear moves by 1, and all others stay.
      blocks.solution.reached.removeAll()
      spread(1, from: placed + column, record)
      while blocks.solution.pending.count > 0 {
        let variable = blocks.solution.pending.pop()
        let position = blocks.place(of: variable)
        let sum = blocks.solution.placements[position].take().sum
        let response = quotient(-sum, tables.nodes[variable].pivot)
        growth = max(growth, abs(response))
        if response != 0 { spread(response, from: position, record) }
      }
      for position in 0..<blocks.solution.reached.count {
        let row = blocks.solution.reached[position]
        let (sum, size) = blocks.solution.placements[row].take()
        blocks.matrices.add(sum, size: size, row: row - placed, column: column)
      }
    }
    return growth
  }

  /// Computes the response of the only tear's row, in one pass over the members, nearly all of which depend on it.
  private mutating func fillSingle(
    _ index: BlockIndex, _ record: Blocks.Record, _ tables: inout Tables
  ) -> Double {
    var growth = 1.0
    let tear = blocks.ordered(record, record.placed)
    clearResponse(record)
    blocks.solution.set(1, of: tear)
    for position in 0..<record.placed {
      let variable = blocks.ordered(record, position)
      let sum = tables.innerSum(
        of: variable, in: index, excluding: variable, blocks.solution.response.view
      ).sum
      let response = quotient(-sum, tables.nodes[variable].pivot)
      blocks.solution.set(response, of: variable)
      growth = max(growth, abs(response))
    }
    let (sum, size) = tables.innerSum(
      of: tear, in: index, excluding: .null, blocks.solution.response.view)
    blocks.matrices.add(sum, size: size, row: 0, column: 0)
    return growth
  }

  /// Adds the response of a member to the sums of those whose definitions mention it.
  private mutating func spread(_ response: Double, from position: Int32, _ record: Blocks.Record) {
    var next = blocks.solution.placements[position].firstUse
    while next >= 0 {
      let use = blocks.solution.uses[next]
      next = use.next
      if blocks.solution.placements[use.position].add(use.coefficient * response) { continue }
      if use.position < record.placed {
        // The first in the order of evaluation has the greatest key.
        blocks.solution.pending.push(blocks.ordered(record, use.position), key: -use.position)
      } else {
        blocks.solution.reached.append(use.position)
      }
    }
  }

  /// Lists for each member, by its place in the order of evaluation, the other members that mention it, and for a tear
  /// also itself.
  private mutating func linkMembers(
    _ index: BlockIndex, _ record: Blocks.Record, _ tables: inout Tables
  ) {
    let nodes = tables.nodes.view
    blocks.solution.beginPlacements(Int(record.count))
    for position in 0..<record.count {
      blocks.setPlace(of: blocks.ordered(record, position), to: position)
    }
    for position in 0..<record.count {
      let member = blocks.ordered(record, position)
      var terms = tables.terms(of: nodes[member].definition.row)
      while let entry = terms.next() {
        if nodes[entry.variable].block != index { continue }
        if entry.variable == member, position < record.placed { continue }
        blocks.solution.noteUse(
          of: blocks.place(of: entry.variable), by: position, entry.coefficient)
      }
    }
  }

  /// Computes in `blocks.solution` the response of a block's members when the residual of the
  /// active row `disturbed` inside it increases by 1 and everything outside is constant.
  mutating func respond(_ index: BlockIndex, to disturbed: RowIndex, _ tables: inout Tables) {
    if !blocks.records[index].isFactored { factorBlock(index, &tables) }
    let record = blocks.records[index]
    let n = record.matrix.count
    let placed = record.placed
    clearResponse(record)
    // With all tears at 0: what their rows then lack is the right-hand side.
    respondInOrder(record, index, disturbed, &tables)
    blocks.matrices.beginRight()
    for row in 0..<n {
      let tear = blocks.ordered(record, placed + row)
      let goal = tables.nodes[tear].definition.row == disturbed ? 1.0 : 0
      blocks.matrices.appendRight(
        goal
          - tables.innerSum(of: tear, in: index, excluding: .null, blocks.solution.response.view)
          .sum)
    }
    blocks.matrices.solve(record.matrix)
    for row in 0..<n {
      let tear = blocks.ordered(record, placed + row)
      blocks.solution.set(blocks.solution[tear] + blocks.matrices.right[row], of: tear)
    }
    respondInOrder(record, index, disturbed, &tables)
  }

  private mutating func clearResponse(_ record: Blocks.Record) {
    var walk = MemberWalk(of: record)
    while let member = walk.next(blocks) { blocks.solution.set(0, of: member) }
  }

  private mutating func respondInOrder(
    _ record: Blocks.Record, _ index: BlockIndex, _ disturbed: RowIndex, _ tables: inout Tables
  ) {
    let nodes = tables.nodes.view
    for position in 0..<record.placed {
      let variable = blocks.ordered(record, position)
      let goal = nodes[variable].definition.row == disturbed ? 1.0 : 0
      let sum = tables.innerSum(
        of: variable, in: index, excluding: variable, blocks.solution.response.view
      )
      .sum
      blocks.solution.set(quotient(goal - sum, nodes[variable].pivot), of: variable)
    }
  }

  // MARK: Values

  /// Computes the values of a block's members; `blocks.solution` has those before.
  mutating func solveBlock(_ index: BlockIndex, _ tables: inout Tables) {
    let nodes = tables.nodes.view
    if !blocks.records[index].isFactored { factorBlock(index, &tables) }
    let record = blocks.records[index]
    var walk = MemberWalk(of: record)
    while let member = walk.next(blocks) { blocks.solution.set(tables.values[member], of: member) }
    let placed = record.placed
    evaluateMembers(record, &tables)
    // The solution of a block that amplifies errors, whose values were far away, or whose rows may be
    // nearly dependent, so that another row amplifies what is left, is refined (iterative refinement).
    var isRefining = tables.arithmetic.refines || record.growth > Tolerance.safeGrowth
    for _ in 0..<3 {
      blocks.matrices.beginRight()
      for row in 0..<record.matrix.count {
        let definition = nodes[blocks.ordered(record, placed + row)].definition
        blocks.matrices.appendRight(-tables.sum(of: definition.row))
      }
      blocks.matrices.solve(record.matrix)
      for row in 0..<record.matrix.count {
        let tear = blocks.ordered(record, placed + row)
        tables.setValue(tables.values[tear] + blocks.matrices.right[row], of: tear)
        if abs(blocks.matrices.right[row]) > Tolerance.farAway { isRefining = true }
      }
      evaluateMembers(record, &tables)
      if !isRefining { break }
    }
  }

  private mutating func evaluateMembers(
    _ record: Blocks.Record, _ tables: inout Tables
  ) {
    for position in 0..<record.placed {
      let variable = blocks.ordered(record, position)
      tables.setValue(
        tables.valueByDefinition(of: variable, tables.nodes[variable]), of: variable)
    }
  }
}
