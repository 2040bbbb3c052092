// The solver in a page: what JavaScript calls, and enough of it to see that the engine works.
internal import ConstraintSolver

nonisolated(unsafe) private var solver = Solver()
nonisolated(unsafe) private var variables: [Variable] = []
nonisolated(unsafe) private var constraints: [Constraint] = []
nonisolated(unsafe) private var terms: [Term] = []

/// Starts anew.
@_expose(wasm, "reset") @_cdecl("reset") public func reset() {
  unsafe solver = Solver()
  unsafe variables = []
  unsafe constraints = []
  unsafe terms = []
}

/// Makes a variable, and returns its number.
@_expose(wasm, "variable") @_cdecl("variable")
public func variable(_ lower: Double, _ upper: Double) -> Int32 {
  unsafe variables.append(solver.makeVariable(atLeast: lower, atMost: upper))
  return unsafe Int32(variables.count - 1)
}

/// Adds a term to the constraint that the next call of `constraint` makes.
@_expose(wasm, "term") @_cdecl("term")
public func term(_ variable: Int32, _ coefficient: Double) {
  unsafe terms.append(Term(variables[Int(variable)], coefficient))
}

/// Makes a constraint of the terms given, and returns its number; −1 when it was refused.
@_expose(wasm, "constraint") @_cdecl("constraint")
public func constraint(_ relation: Int32, _ constant: Double, _ priority: Double) -> Int32 {
  defer { unsafe terms.removeAll() }
  do throws(SolverError) {
    let new = try unsafe solver.add(
      terms, Relation(rawValue: Int8(relation)) ?? .equal, constant, priority: Priority(priority))
    unsafe constraints.append(new)
    return unsafe Int32(constraints.count - 1)
  } catch {
    return -1
  }
}

/// Moves a constraint's constant.
@_expose(wasm, "setConstant") @_cdecl("setConstant")
public func setConstant(_ constraint: Int32, _ constant: Double) {
  try? unsafe solver.setConstant(constant, of: constraints[Int(constraint)])
}

/// Solves, and returns the number of conflicts.
@_expose(wasm, "solve") @_cdecl("solve") public func solve() -> Int32 {
  unsafe solver.solve()
  return unsafe Int32(solver.conflicts.count)
}

/// A variable's value.
@_expose(wasm, "value") @_cdecl("value") public func value(_ variable: Int32) -> Double {
  unsafe solver.value(of: variables[Int(variable)])
}

/// Whether a variable is determined.
@_expose(wasm, "isDetermined") @_cdecl("isDetermined")
public func isDetermined(_ variable: Int32) -> Int32 {
  unsafe solver.isDetermined(variables[Int(variable)]) ? 1 : 0
}
