// error: 'isMarked' setter is inaccessible
@testable import ConstraintSolver

/// Only the basis decides whether its numbers are reliable.
func change(_ engine: inout Engine) {
  engine.basis.accuracy.isMarked = false
}
