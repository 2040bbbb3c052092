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
    primal.reserve(variables)
  }

  /// Removes an inactive row, and lists for settling the variables that it may have kept in place.
  mutating func buryRow(_ index: RowIndex) {
    settling.loosenNeighbours(of: index, &tables)
    duals.countRow(at: tables.rows[index].level, -1)
    tables.remove(index)
    duals.adopt(tables.arithmetic)
  }
}
