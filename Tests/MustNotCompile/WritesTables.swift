// error: 'values' setter is inaccessible
@testable import ConstraintSolver

/// Only the tables lengthen their columns, and set a value.
func change(_ engine: inout Engine) {
  engine.tables.values.append(0)
}
