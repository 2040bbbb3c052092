// error: 'side' setter is inaccessible
@testable import ConstraintSolver

/// Only the duals change on which side a row is violated.
func change(_ engine: inout Engine, _ row: RowIndex) {
  engine.tables.rowRecords[row].duals.side = 1
}
