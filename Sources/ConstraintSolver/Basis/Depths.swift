// The order of evaluation (essay, 2.1): each variable is deeper than those that define it.
struct Depths: BitwiseCopyable {
  /// A depth is not greater than all in its definition.
  private(set) var areDirty = false

  /// Notes whether a depth may not be greater than all in its definition.
  @inline(__always) mutating func note(areDirty dirty: Bool) { areDirty = dirty }

  /// Sets the depth of a variable.
  @inline(__always) func set(
    _ depth: Int32, of variable: NodeIndex, in nodes: borrowing MutableColumnView<NodeIndex, Node>
  ) {
    nodes[variable].level.depth = depth
  }
}

/// What the order of evaluation has in the record of a variable.
struct NodeDepth: BitwiseCopyable {
  /// Topological depth: greater than that of every variable its definition mentions.
  fileprivate(set) var depth: Int32 = 0
}

extension Basis {
  /// Makes depths exact outside of an evaluation, before a circuit relies on them.
  ///
  /// `changed` are the variables whose definitions have changed since the last evaluation.
  mutating func repairDepths(_ changed: borrowing List<NodeIndex>, _ tables: inout Tables) {
    guard depths.areDirty else { return }
    let region = region(belowAll: changed, &tables)
    repairDepths(in: region, &tables)
    reuse(region)
  }

  mutating func repairDepths(in region: borrowing Region, _ tables: inout Tables) {
    let nodes = tables.nodeRecords
    depths.note(areDirty: false)
    var position = region.count
    while position > 0 {
      position &-= 1
      let variable = region[position]
      // What no row defines depends on nothing, and keeps its depth.
      guard nodes[variable].definition.isRow else { continue }
      // Equal depths: the members of a block depend on each other, and are passed as one.
      var depth: Int32 = 0
      var walk = MemberWalk(from: variable, nodes[variable], blocks)
      while let member = walk.next(blocks) {
        depth = max(depth, tables.depthByDefinition(of: member))
      }
      walk = MemberWalk(from: variable, nodes[variable], blocks)
      while let member = walk.next(blocks) { depths.set(depth, of: member, in: nodes) }
    }
  }
}
