// error: 'pending' is inaccessible
@testable import ConstraintSolver

/// Only the conflicts change their records.
func change(_ engine: inout Engine) {
  engine.conflicts.pending.removeAll()
}
