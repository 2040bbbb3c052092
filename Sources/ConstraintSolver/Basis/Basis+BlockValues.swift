// The values of a block (essay, 2.1), which is solved as a whole.
extension Basis {
  /// Computes the values of a block's members; `blocks.response` has those before.
  mutating func solveBlock(_ index: BlockIndex, _ tables: inout Tables) {
    let nodes = tables.nodes.view
    let values = tables.values.mutableView
    if !blocks.records[index].isFactored { factorBlock(index, &tables) }
    let record = blocks.records[index]
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      blocks.response[member] = values[member]
    }
    let placed = record.count &- record.tearCount
    evaluateMembers(record, placed, &tables)
    // The solution of a block that amplifies errors, whose values were far away, or whose rows may be
    // nearly dependent, so that another row amplifies what is left, is refined (iterative refinement).
    var isRefining = tables.arithmetic.refines || record.growth > Tolerance.safeGrowth
    for _ in 0..<3 {
      blocks.right.removeAll()
      for row in 0..<record.tearCount {
        let definition = nodes[blocks.ordered(record, placed + row)].definition
        blocks.right.append(-tables.sum(of: definition.row))
      }
      blocks.solve(record)
      for row in 0..<record.tearCount {
        values[blocks.ordered(record, placed + row)] += blocks.right[row]
        if abs(blocks.right[row]) > Tolerance.farAway { isRefining = true }
      }
      evaluateMembers(record, placed, &tables)
      if !isRefining { break }
    }
  }

  private mutating func evaluateMembers(
    _ record: Blocks.Record, _ placed: Int32, _ tables: inout Tables
  ) {
    let values = tables.values.mutableView
    for position in 0..<placed {
      let variable = blocks.ordered(record, position)
      values[variable] = tables.valueByDefinition(of: variable, tables.nodes[variable])
    }
  }
}
