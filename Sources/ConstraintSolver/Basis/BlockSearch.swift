// The search for blocks (essay, 2.1): strongly connected components of the definition graph.

/// What the search for blocks has reached.
struct BlockSearch: ~Copyable {
  /// What a search for blocks knows about a variable that it has reached.
  struct Visit: BitwiseCopyable {
    var index: Int32 = 0
    var low: Int32 = 0
    /// 1 on the path, 2 left but still on the stack, 0 in a closed component.
    var state: Int8 = 0
    /// A definition on the path from the variable leads back to it.
    var isTarget = false
  }

  /// The variables that the present search has reached, at their places.
  private var visits = List<Visit>()
  /// Those that no closed block contains yet.
  fileprivate var stack = List<NodeIndex>()
  /// Those of them that have been left, so each after all that it depends on, except for the path.
  fileprivate var left = List<NodeIndex>()
  /// The path from the search's root.
  fileprivate var path = List<BlockStep>()

  var bytes: Int { visits.bytes + stack.bytes + left.bytes + path.bytes }

  /// Forgets what has been reached.
  mutating func begin() {
    visits.removeAll()
    stack.removeAll()
    left.removeAll()
  }

  /// What the present search knows about a variable that it has reached, by its place.
  fileprivate subscript(place: Int32) -> Visit {
    @inline(__always) get { visits[place] }
    @inline(__always) _modify { yield &visits[place] }
  }

  /// Enters a variable, and returns its place.
  @inline(__always) fileprivate mutating func enter(
    _ variable: NodeIndex, _ terms: IndexRun<LinkIndex>
  )
    -> Int32
  {
    let place = Int32(truncatingIfNeeded: visits.count)
    visits.append(Visit(index: place, low: place, state: 1))
    stack.append(variable)
    path.append(BlockStep(variable: variable, terms: terms))
    return place
  }
}

/// A variable on the path of a search for blocks, and the terms of its definition that are left to follow.
struct BlockStep: BitwiseCopyable {
  var variable: NodeIndex
  var terms: IndexRun<LinkIndex>
}

extension Basis {
  private mutating func enterSearch(_ variable: NodeIndex, _ tables: inout Tables) {
    tables.nodeRecords[variable].mark = tables.epochs.visit
    let definition = tables.nodes[variable].definition
    let terms = definition.isRow ? tables.rows[definition.row].links : IndexRun(from: 0, to: 0)
    blocks.setPlace(of: variable, to: search.enter(variable, terms))
  }

  /// Tarjan's search for strongly connected components, without recursion, among variables of at least a depth
  /// or, if `isInCircuit`, those of the present circuit.
  mutating func searchBlocks(
    from root: NodeIndex, floor: Int32, isInCircuit: Bool = false, _ tables: inout Tables
  ) {
    search.path.removeAll()
    enterSearch(root, &tables)
    while search.path.count > 0 {
      let top = search.path.count &- 1
      let variable = search.path[top].variable
      if descend(from: variable, top: top, floor: floor, isInCircuit, &tables) { continue }
      search.path.truncate(to: top)
      let low = search[blocks.place(of: variable)].low
      if top > 0 {
        let parent = search.path[top &- 1].variable
        if low < search[blocks.place(of: parent)].low {
          search[blocks.place(of: parent)].low = low
        }
      }
      // Nothing above it on the path was reached: what is left on the stack from it on is one
      // component.
      if low == search[blocks.place(of: variable)].index {
        closeBlock(variable, &tables)
      } else {
        search[blocks.place(of: variable)].state = 2
        search.left.append(variable)
      }
    }
  }

  private mutating func descend(
    from variable: NodeIndex, top: Int, floor: Int32, _ isInCircuit: Bool, _ tables: inout Tables
  ) -> Bool {
    let links = tables.links.elements.view
    let nodes = tables.nodes.view
    var terms = search.path[top].terms
    while let link = terms.next() {
      let other = links[link].variable
      // Nothing below the least depth of what has changed leads back to it.
      if nodes[other].depth < floor { continue }
      if isInCircuit, nodes[other].circuitMark != tables.epochs.circuit { continue }
      if nodes[other].mark != tables.epochs.visit {
        search.path[top].terms = terms
        enterSearch(other, &tables)
        return true
      }
      let visit = search[blocks.place(of: other)]
      // It belongs to a component that has been closed: no cycle leads back from there.
      if visit.state == 0 { continue }
      if visit.index < search[blocks.place(of: variable)].low {
        search[blocks.place(of: variable)].low = visit.index
      }
      // It is on the path, so this is the edge that closes a cycle, and its target could be a tear.
      if visit.state == 1, other != variable {
        search[blocks.place(of: other)].isTarget = true
      }
    }
    return false
  }

  private mutating func closeBlock(_ variable: NodeIndex, _ tables: inout Tables) {
    let nodes = tables.nodeRecords
    // From the top: components are small beside the stack.
    var start = search.stack.count - 1
    while search.stack[start] != variable { start -= 1 }
    let count = search.stack.count - start
    defer {
      for position in start..<search.stack.count {
        search[blocks.place(of: search.stack[position])].state = 0
      }
      search.stack.truncate(to: start)
      search.left.truncate(to: search.left.count - (count - 1))
    }
    guard count > 1 else { return }
    let old = nodes[variable].block
    if old.exists, blocks.records[old].count == Int32(count) {
      var isSame = true
      for position in start..<search.stack.count
      where nodes[search.stack[position]].block != old { isSame = false }
      // It was reached from outside and is as before: its factors stay valid.
      if isSame { return }
    }
    for position in start..<search.stack.count {
      // A smaller block becomes part of this one.
      let part = nodes[search.stack[position]].block
      if part.exists { blocks.dissolve(part, &tables) }
      // Depths change for all members, also for those that the search came upon.
      matching.noteChanged(search.stack[position])
    }
    let index = blocks.make(of: search.stack, from: start, &tables)
    orderRing(index, root: variable)
  }

  /// Orders the members of a block as the search has left them if all cycles lead through its root, the
  /// tear, as in a ring of equal sizes.
  private mutating func orderRing(_ index: BlockIndex, root: NodeIndex) {
    let record = blocks.records[index]
    var walk = MemberWalk(of: record)
    while let member = walk.next(blocks) {
      if member != root, search[blocks.place(of: member)].isTarget { return }
    }
    let last = record.count - 1
    let left = search.left.count - Int(last)
    for position in 0..<last {
      blocks.place(search.left[left + Int(position)], at: position, of: record)
    }
    blocks.place(root, at: last, of: record)
    blocks.noteOrdered(index)
  }
}
