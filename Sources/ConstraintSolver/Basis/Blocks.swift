/// Blocks: sets of variables whose definitions form a cycle (essay, 2.1).
///
/// Such a strongly connected component, for example equal widths that fill a row, is solved as a
/// whole: given values for enough *tear* variables, the other members follow in order, and the
/// tears are the solution of a sparse system. Layouts usually need one tear; a block of a chain of neighbours costs
/// O(terms · log tears).
struct Blocks: ~Copyable {
  struct Record: BitwiseCopyable {
    /// Run of `2 · count` variables: the members, then the same in order of evaluation, tears last.
    fileprivate var start: Int32
    fileprivate(set) var count: Int32
    /// What found the block has found an order with one tear.
    fileprivate(set) var isOrdered = false
    fileprivate(set) var isFactored = false
    fileprivate(set) var matrix = TearMatrix(count: 0)
    /// The greatest ratio of another member to the tears, times the growth in the factors: a bound
    /// on the amplification of rounding errors when the block is solved.
    fileprivate(set) var growth = 1.0

    /// The number of members that follow from the tears.
    var placed: Int32 { count &- matrix.count }
  }

  private(set) var records = Column<BlockIndex, Record>()
  private var members = Arena<Int32, NodeIndex>()
  private var spare = List<BlockIndex>()
  /// The place of a variable in the list in which the present walk has it: the members of its block, or the
  /// visits of a search.
  private var places = Column<NodeIndex, Int32>()
  /// How often a block was factored; see ``Statistics``.
  private(set) var factorings = 0
  var matrices = TearMatrices()
  var solution = BlockSolution()

  init() {}

  var bytes: Int {
    records.bytes + members.bytes + spare.bytes + places.bytes + matrices.bytes + solution.bytes
  }

  /// Creates the same blocks, without scratch.
  init(copying other: borrowing Blocks) {
    records = Column(copying: other.records)
    members = Arena(copying: other.members)
    spare = Column(copying: other.spare)
    places = Column(copying: other.places)
    matrices = TearMatrices(copying: other.matrices)
    solution = BlockSolution(copying: other.solution)
  }

  /// Takes over the counts of a copy, which include these.
  mutating func takeCounts(of copy: borrowing Blocks) { factorings = copy.factorings }

  /// Lengthens the columns to this number of variables.
  mutating func extend(to count: Int) {
    solution.extend(to: count)
    places.extend(to: count, with: 0)
  }

  @inline(__always) func place(of variable: NodeIndex) -> Int32 { places[variable] }

  @inline(__always) mutating func setPlace(of variable: NodeIndex, to place: Int32) {
    places[variable] = place
  }

  @inline(__always) func member(_ record: Record, _ position: Int32) -> NodeIndex {
    members.elements[record.start &+ position]
  }

  @inline(__always) func ordered(_ record: Record, _ position: Int32) -> NodeIndex {
    members.elements[record.start &+ record.count &+ position]
  }

  @inline(__always) fileprivate func member(at place: Int32) -> NodeIndex {
    members.elements[place]
  }

  // MARK: Making and dissolving

  /// Makes a block of the variables of a list from a position on.
  mutating func make(
    of list: borrowing List<NodeIndex>, from start: Int, _ tables: inout Tables
  ) -> BlockIndex {
    let count = list.count - start
    let record = Record(start: members.allocate(count * 2), count: Int32(count))
    let index = spare.popLast() ?? BlockIndex(position: records.count)
    if index.position < records.count { records[index] = record } else { records.append(record) }
    for position in 0..<count {
      let member = list[start + position]
      tables.nodeRecords[member].inBlock.block = index
      members.elements[record.start + Int32(truncatingIfNeeded: position)] = member
    }
    return index
  }

  /// Removes a block, whose members then are in none.
  mutating func dissolve(_ index: BlockIndex, _ tables: inout Tables) {
    let record = records[index]
    var walk = MemberWalk(of: record)
    while let member = walk.next(self) { tables.nodeRecords[member].inBlock.block = .null }
    members.release(record.start, Int(record.count) * 2)
    // Tear matrices have arenas of their own, because their size does not follow from the number of members.
    matrices.release(record.matrix)
    spare.append(index)
  }

  /// Releases every block; `forget(_:_:)` removes what the tables have of it.
  mutating func releaseAll() {
    records.removeAll()
    spare.removeAll()
    members = Arena()
    matrices = TearMatrices()
  }

  /// Removes a variable from its block without regard to the block.
  mutating func forget(_ variable: NodeIndex, _ tables: inout Tables) {
    tables.nodeRecords[variable].inBlock = NodeBlock()
  }

  // MARK: Order and factors

  /// Enters a member at a position in the order of evaluation.
  @inline(__always) mutating func place(
    _ variable: NodeIndex, at position: Int32, of record: Record
  ) {
    members.elements[record.start &+ record.count &+ position] = variable
  }

  /// Notes that the members have been placed, with one tear.
  mutating func noteOrdered(_ index: BlockIndex) { records[index].isOrdered = true }

  /// Sets the number of tears.
  mutating func setTears(_ index: BlockIndex, _ tears: Int) {
    matrices.release(records[index].matrix)
    records[index].matrix = TearMatrix(count: Int32(truncatingIfNeeded: tears))
  }

  /// Factors the tear matrix, which has been filled; returns whether it is regular to working precision.
  ///
  /// `growth` is how much larger than the tears the responses of other members are.
  mutating func factor(_ index: BlockIndex, growth: Double, isCareful: Bool) -> Bool {
    factorings &+= 1
    let (smallest, isRegular) = matrices.factor(
      &records[index].matrix, isCareful: isCareful)
    records[index].growth = growth / smallest
    records[index].isFactored = true
    return isRegular
  }

  // MARK: Questions

  /// Whether no member of a block but the last, the tear, has a small pivot.
  func areAllPlaceable(_ index: BlockIndex, in tables: borrowing Tables) -> Bool {
    let record = records[index]
    for position in 0..<(record.count - 1)
    where !tables.isPlaceable(ordered(record, position), in: index) { return false }
    return true
  }

  /// Returns the depth of a block, nil if it depends on a variable that is not evaluated.
  func depthOutside(_ index: BlockIndex, in tables: borrowing Tables) -> Int32? {
    let nodes = tables.nodes.view
    let record = records[index]
    var depth: Int32 = 0
    var walk = MemberWalk(of: record)
    while let member = walk.next(self) {
      var terms = tables.terms(of: nodes[member].definition.row)
      while let entry = terms.next() {
        let other = nodes[entry.variable]
        if other.block == index { continue }
        // It is evaluated later, and the block after it.
        if other.flags.contains(.dirty) { return nil }
        if other.depth >= depth { depth = other.depth &+ 1 }
      }
    }
    return depth
  }
}

/// What blocks have in the record of a variable.
struct NodeBlock: BitwiseCopyable {
  /// The block (strongly connected component) it belongs to, if any.
  fileprivate(set) var block = BlockIndex.null
}

/// The walk over the members of a block, or over a variable alone that is in none.
///
/// `while let member = walk.next(blocks)`. What treats both alike needs no other distinction.
struct MemberWalk: BitwiseCopyable {
  /// The place of the next member among those of all blocks; of a variable alone `~variable`, which is negative.
  private var place: Int32
  private let end: Int32

  @inline(__always) init(of block: Blocks.Record) {
    (place, end) = (block.start, block.start &+ block.count)
  }

  @inline(__always) init(from variable: NodeIndex, _ node: Node, _ blocks: borrowing Blocks) {
    if node.block.exists {
      let block = blocks.records[node.block]
      (place, end) = (block.start, block.start &+ block.count)
    } else {
      (place, end) = (~variable.number, -variable.number)
    }
  }

  /// Creates a walk that has ended.
  @inline(__always) init() { (place, end) = (0, 0) }

  @inline(__always) mutating func next(_ blocks: borrowing Blocks) -> NodeIndex? {
    guard place < end else { return nil }
    defer { place &+= 1 }
    return place < 0 ? NodeIndex(~place) : blocks.member(at: place)
  }
}
