// The part of the definition graph that depends on given variables (essay, 2.1).

/// Variables and all that depends on them, those that depend on others first.
///
/// A block is one node of the order: it is listed by its first member only. Whoever asks for a region
/// owns it, and returns its memory with ``Basis/reuse(_:)``.
struct Region: ~Copyable {
  private(set) var variables = List<NodeIndex>()
  /// The path of the search, with the next occurrence to follow from each variable.
  private var stack = List<RegionStep>()

  init() {}

  var bytes: Int { variables.bytes + stack.bytes }
  var count: Int { @inline(__always) get { variables.count } }

  subscript(position: Int) -> NodeIndex {
    @inline(__always) get { variables[position] }
  }

  /// Empties the region, and reserves capacity for a few of so many variables.
  mutating func begin(of count: Int) {
    variables.removeAll()
    variables.reserve(min(count, 16))
  }

  fileprivate mutating func append(_ variable: NodeIndex) { variables.append(variable) }
  fileprivate var depth: Int { @inline(__always) get { stack.count } }
  fileprivate var top: RegionStep { @inline(__always) get { stack[stack.count &- 1] } }

  @inline(__always) fileprivate mutating func push(_ variable: NodeIndex, _ link: LinkIndex) {
    stack.append(RegionStep(variable: variable, link: link))
  }

  @inline(__always) fileprivate mutating func pop() { stack.truncate(to: stack.count &- 1) }

  @inline(__always) fileprivate mutating func setTop(_ variable: NodeIndex, _ link: LinkIndex) {
    stack[stack.count &- 1] = RegionStep(variable: variable, link: link)
  }
}

/// The walk over the variables of a region, the members of each block in place of the block.
///
/// `while let variable = walk.next(region, nodes, blocks)`.
struct RegionWalk: BitwiseCopyable {
  private var position: Int32
  private let step: Int32
  /// The members of the present block that are left.
  private var inner: Int32 = 0
  private var innerEnd: Int32 = 0

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
    if inner < innerEnd {
      inner &+= 1
      return blocks.members.elements[inner &- 1]
    }
    guard position >= 0, position < region.count else { return nil }
    let variable = region[Int(position)]
    position &+= step
    let block = nodes[variable].block
    guard block.exists else { return variable }
    let record = blocks.records[block]
    inner = record.start &+ 1
    innerEnd = record.start &+ record.count
    return blocks.member(record, 0)
  }
}

/// A variable on the path of a search.
struct RegionStep: BitwiseCopyable {
  var variable: NodeIndex
  var link: LinkIndex
}

extension Basis {
  /// Returns an empty region; the variables that are added to it are marked with a new `epochs.visit`.
  mutating func beginRegion(_ tables: inout Tables) -> Region {
    var region = Region()
    swap(&region, &spareRegion)
    region.begin(of: tables.nodes.count)
    tables.epochs.visit &+= 1
    return region
  }

  /// Keeps the memory of a region that is not needed any more, if it is the larger one.
  mutating func reuse(_ region: consuming Region) {
    if region.bytes >= spareRegion.bytes { spareRegion = region }
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
    let links = tables.links.elements.view
    let nodes = tables.nodes.view
    if nodes[variable].mark == tables.epochs.visit { return }
    enter(variable, &region, &tables)
    while region.depth > 0 {
      let step = region.top
      var link = step.link
      var isPushed = false
      while link.exists {
        let entry = links[link]
        link = entry.next
        // An inactive row defines nothing, and passes no change on.
        let defined = tables.rows[entry.row].defined
        // The path is left here and continued from the next occurrence: a recursion would be as
        // deep as the layout.
        if defined.exists, nodes[defined].mark != tables.epochs.visit {
          region.setTop(step.variable, link)
          enter(defined, &region, &tables)
          isPushed = true
          break
        }
      }
      if !isPushed { leave(step.variable, &region, &tables) }
    }
  }

  @inline(__always) private mutating func enter(
    _ variable: NodeIndex, _ region: inout Region, _ tables: inout Tables
  ) {
    let nodes = tables.nodes.mutableView
    let block = nodes[variable].block
    if !block.exists {
      nodes[variable].mark = tables.epochs.visit
      region.push(variable, nodes[variable].firstLink)
      return
    }
    let record = blocks.records[block]
    // All members at once: a block is one place of the order, and is entered through any of them.
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      nodes[member].mark = tables.epochs.visit
      blocks.places[member] = position
    }
    let first = blocks.member(record, 0)
    region.push(first, nodes[first].firstLink)
  }

  /// Adds a variable whose dependents have all been added; of a block, after its last member.
  @inline(__always) private mutating func leave(
    _ variable: NodeIndex, _ region: inout Region, _ tables: inout Tables
  ) {
    let nodes = tables.nodes.view
    guard nodes[variable].block.exists else {
      region.append(variable)
      region.pop()
      return
    }
    let record = blocks.records[nodes[variable].block]
    let next = blocks.places[variable] &+ 1
    if next < record.count {
      let member = blocks.member(record, next)
      region.setTop(member, nodes[member].firstLink)
    } else {
      region.append(blocks.member(record, 0))
      region.pop()
    }
  }
}
