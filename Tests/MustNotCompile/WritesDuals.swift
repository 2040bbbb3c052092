// error: 'areWorn' setter is inaccessible
@testable import ConstraintSolver

/// Only the duals change multipliers.
func change(_ engine: inout Engine) {
  engine.duals.multipliers.areWorn = true
}
