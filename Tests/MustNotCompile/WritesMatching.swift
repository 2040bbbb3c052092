// error: 'definition' setter is inaccessible
@testable import ConstraintSolver

/// Only the matching decides what defines a variable.
func change(_ engine: inout Engine, _ variable: NodeIndex) {
  engine.tables.nodeRecords[variable].match.definition = .superbasic
}
