// The part of the definition graph that depends on given variables (essay, 2.1).

/// Variables and all that depends on them, those that depend on others first.
///
/// A block is one node of the order: it is listed by its first member only. Whoever asks for a region
/// owns it, and returns its memory with ``Basis/reuse(_:)``.
struct Region: ~Copyable {
  private var variables = List<NodeIndex>()
  /// The path of the search.
  private var stack = List<RegionStep>()

  var bytes: Int { variables.bytes + stack.bytes }
  var count: Int { @inline(__always) get { variables.count } }

  subscript(position: Int) -> NodeIndex {
    @inline(__always) get { variables[position] }
  }

  /// Empties the region, and reserves capacity for a few of so many variables.
  fileprivate mutating func begin(of count: Int) {
    variables.removeAll()
    variables.reserve(min(count, 16))
  }

  fileprivate mutating func append(_ variable: NodeIndex) { variables.append(variable) }

  @inline(__always) fileprivate mutating func push(_ step: RegionStep) { stack.append(step) }

  @inline(__always) fileprivate mutating func pop() -> RegionStep? { stack.popLast() }
}

/// The walk over the variables of a region, the members of each block in place of the block.
///
/// `while let variable = walk.next(region, nodes, blocks)`.
struct RegionWalk: BitwiseCopyable {
  private var position: Int32
  private let step: Int32
  private var members = MemberWalk()

  /// Begins with what depends on most.
  @inline(__always) init() { (position, step) = (0, 1) }

  /// Begins with the variables on which the others depend.
  @inline(__always) init(backwards region: borrowing Region) {
    (position, step) = (Int32(truncatingIfNeeded: region.count) &- 1, -1)
  }

  @inline(__always) mutating func next(
    _ region: borrowing Region, _ nodes: borrowing ColumnView<NodeIndex, Node>,
    _ blocks: borrowing Blocks
  ) -> NodeIndex? {
    if let member = members.next(blocks) { return member }
    guard position >= 0, position < region.count else { return nil }
    let variable = region[Int(position)]
    position &+= step
    members = MemberWalk(from: variable, nodes[variable], blocks)
    return members.next(blocks)
  }
}

/// A variable or block on the path of a search.
struct RegionStep: BitwiseCopyable {
  /// The variable, or the first member of the block, by which it is listed.
  let variable: NodeIndex
  /// The members whose rows are still to be followed.
  var members: MemberWalk
  /// The next occurrence of the present member.
  var next: LinkIndex
}

/// A region that is not needed any more, whose memory the next one takes.
struct RegionMemory: ~Copyable {
  fileprivate var spare = Region()

  var bytes: Int { spare.bytes }
}

extension Basis {
  /// Returns an empty region; the variables that are added to it are marked with a new `epochs.visit`.
  mutating func beginRegion(_ tables: inout Tables) -> Region {
    var region = Region()
    swap(&region, &regions.spare)
    region.begin(of: tables.nodes.count)
    tables.beginVisit()
    return region
  }

  /// Keeps the memory of a region that is not needed any more, if it is the larger one.
  mutating func reuse(_ region: consuming Region) {
    if region.bytes >= regions.spare.bytes { regions.spare = region }
  }

  /// Returns a variable and all that depends on it.
  mutating func region(below variable: NodeIndex, _ tables: inout Tables) -> Region {
    var region = beginRegion(&tables)
    extend(&region, below: variable, &tables)
    return region
  }

  /// Returns variables and all that depends on them.
  mutating func region(
    belowAll variables: borrowing List<NodeIndex>, _ tables: inout Tables
  ) -> Region {
    var region = beginRegion(&tables)
    for position in 0..<variables.count { extend(&region, below: variables[position], &tables) }
    return region
  }

  /// Adds to a region a variable and all that depends on it.
  @inline(__always) mutating func extend(
    _ region: inout Region, below variable: NodeIndex, _ tables: inout Tables
  ) {
    let nodes = tables.nodes.view
    if nodes[variable].mark == tables.epochs.visit { return }
    var step = enter(variable, &tables)
    while true {
      var next = NodeIndex.null
      var occurrences = tables.occurrences(from: step.next)
      while !next.exists, let entry = occurrences.next() {
        // An inactive row defines nothing, and passes no change on.
        let defined = tables.rows[entry.row].defined
        if defined.exists, nodes[defined].mark != tables.epochs.visit { next = defined }
      }
      if next.exists {
        // The path is left here and continued from the next occurrence: a recursion would be as deep as
        // the layout.
        step.next = occurrences.link
        region.push(step)
        step = enter(next, &tables)
      } else if let member = step.members.next(blocks) {
        step.next = nodes[member].firstLink
      } else {
        // All that depends on it has been added.
        region.append(step.variable)
        guard let parent = region.pop() else { return }
        step = parent
      }
    }
  }

  /// Marks a variable with all members of its block, which is one place of the order and is entered through
  /// any of them.
  @inline(__always) private func enter(_ variable: NodeIndex, _ tables: inout Tables) -> RegionStep
  {
    let nodes = tables.nodeRecords
    guard nodes[variable].block.exists else {
      // Without the walk below: most variables are in no block.
      nodes[variable].mark = tables.epochs.visit
      return RegionStep(variable: variable, members: MemberWalk(), next: nodes[variable].firstLink)
    }
    var members = MemberWalk(from: variable, nodes[variable], blocks)
    // By its first member, whichever was reached: the order must not depend on it.
    let first = members.next(blocks) ?? variable
    let step = RegionStep(variable: first, members: members, next: nodes[first].firstLink)
    nodes[first].mark = tables.epochs.visit
    while let member = members.next(blocks) { nodes[member].mark = tables.epochs.visit }
    return step
  }
}
