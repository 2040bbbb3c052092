// error: 'constant' setter is inaccessible
@testable import ConstraintSolver

/// A row's constant is changed by the tables' own function.
func change(_ engine: inout Engine, _ row: RowIndex) {
  engine.tables.rowRecords[row].constant = 0
}
