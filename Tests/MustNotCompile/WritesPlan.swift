// error: 'isValid' setter is inaccessible
@testable import ConstraintSolver

/// Only the plan decides whether it applies.
func change(_ engine: inout Engine) {
  engine.plan.isValid = true
}
