// error: 'right' setter is inaccessible
@testable import ConstraintSolver

/// Only the tear matrices change a right-hand side, of which they return the solution.
func change(_ engine: inout Engine) {
  engine.basis.blocks.matrices.right.removeAll()
}
