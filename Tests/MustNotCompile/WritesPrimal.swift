// error: 'seeds' setter is inaccessible
@testable import ConstraintSolver

/// Only the primal part lists variables for evaluation.
func change(_ engine: inout Engine) {
  engine.primal.seeds.removeAll()
}
