// error: 'loose' setter is inaccessible
@testable import ConstraintSolver

/// Only settling changes what it examines.
func change(_ engine: inout Engine) {
  engine.settling.loose.removeAll()
}
