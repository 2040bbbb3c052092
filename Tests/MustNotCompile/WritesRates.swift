// error: 'values' setter is inaccessible
@testable import ConstraintSolver

/// Only the rates change the rate of a variable, by what is computed or set of it.
func change(_ engine: inout Engine, _ variable: NodeIndex) {
  engine.basis.rates.values[variable] = 1
}
