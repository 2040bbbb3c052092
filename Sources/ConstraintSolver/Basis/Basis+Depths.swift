// The order of evaluation (essay, 2.1): each variable is deeper than those that define it.
extension Basis {
  /// Makes depths exact outside of an evaluation, before a circuit relies on them.
  ///
  /// `changed` are the variables whose definitions have changed since the last evaluation.
  mutating func repairDepths(_ changed: borrowing List<NodeIndex>, _ tables: inout Tables) {
    guard depthsAreDirty else { return }
    let region = region(belowAll: changed, &tables)
    repairDepths(in: region, &tables)
    reuse(region)
  }

  mutating func repairDepths(in region: borrowing Region, _ tables: inout Tables) {
    let nodes = tables.nodes.mutableView
    noteDepths(areDirty: false)
    var position = region.count
    while position > 0 {
      position &-= 1
      let variable = region[position]
      let block = nodes[variable].block
      if !block.exists {
        if nodes[variable].definition.isRow {
          nodes[variable].depth = tables.depthByDefinition(of: variable)
        }
        continue
      }
      let record = blocks.records[block]
      var depth: Int32 = 0
      for inner in 0..<record.count {
        depth = max(depth, tables.depthByDefinition(of: blocks.member(record, inner)))
      }
      // Equal depths: members depend on each other, and are passed as one.
      for inner in 0..<record.count { nodes[blocks.member(record, inner)].depth = depth }
    }
  }
}
