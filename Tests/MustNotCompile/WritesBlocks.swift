// error: 'block' setter is inaccessible
@testable import ConstraintSolver

/// Only the blocks decide which variables they contain.
func change(_ engine: inout Engine, _ variable: NodeIndex) {
  engine.tables.nodeRecords[variable].inBlock.block = .null
}
