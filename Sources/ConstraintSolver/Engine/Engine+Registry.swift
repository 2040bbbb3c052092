// Adds and removes variables, rows and levels; no values are computed here.
extension Engine {
  /// Frees the variables removed since the last solve; no row mentions them any more.
  mutating func buryNodes() {
    while let index = requests.removedVariables.popLast() { tables.remove(index) }
  }

  /// Reserves capacity for the parts of a system that grow with it.
  mutating func reserve(_ variables: Int, _ constraints: Int, _ terms: Int) {
    tables.reserve(variables, constraints, terms)
    requests.added.reserve(constraints)
    evaluation.changed.reserve(variables)
  }

  /// Removes an inactive row, and lists for settling the variables that it may have kept in place.
  mutating func buryRow(_ index: RowIndex) {
    loosenNeighbours(of: index)
    releaseLevel(tables.rows[index].level)
    tables.remove(index)
    multipliers.arithmetic = tables.arithmetic
  }

  // MARK: Levels

  mutating func releaseLevel(_ level: LevelIndex) { levels[level].count &-= 1 }

  /// Removes levels without rows when they outnumber the others; their multipliers are zero.
  mutating func dropUnusedLevels() {
    guard let map = levels.dropUnused() else { return }
    for row in tables.rows.indices where tables.rows[row].flags.contains(.alive) {
      var head = tables.rows[row].multiplier
      multipliers.renumber(&head, by: map)
      tables.rows[row].multiplier = head
      tables.rows[row].level = map[tables.rows[row].level.position]
      tables.rowIdentities[row].nextLevel = map[tables.rowIdentities[row].nextLevel.position]
    }
    for node in tables.nodes.indices where tables.nodes[node].multiplier.exists {
      var head = tables.nodes[node].multiplier
      multipliers.renumber(&head, by: map)
      tables.nodes[node].multiplier = head
    }
  }
}
