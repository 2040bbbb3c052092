// error: 'errors' is inaccessible
@testable import ConstraintSolver

/// Only a circuit changes the bounds on its errors.
func change(_ engine: inout Engine, _ variable: NodeIndex) {
  engine.basis.circuit.errors[variable] = 0
}
