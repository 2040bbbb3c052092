import ConstraintSolver

/// One workload in the engine.
///
/// Required rows of one variable, `width ≥ 0`, are stated as the variable's bounds, as the solver's
/// users state them; a bound stays when the cell of its row is taken out.
struct Session {
  let workload: Workload
  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var handles: [Constraint] = []
  private let lowerBounds: [Double]
  private let upperBounds: [Double]
  private let rows: [SessionRow]
  /// The number of rows that are not bounds, and of their terms.
  private let (addedRows, addedTerms): (Int, Int)
  private var terms: [Term] = []
  private var edit: Constraint?
  private(set) var constants: [Double]

  init(_ workload: Workload) {
    self.workload = workload
    constants = workload.constraints.map(\.constant)
    var rows = workload.constraints.map(SessionRow.init)
    var lower = Array(repeating: -Double.infinity, count: workload.variableCount)
    var upper = Array(repeating: Double.infinity, count: workload.variableCount)
    let moving = Set(workload.constants.map(\.constraint))
    for (index, row) in workload.constraints.enumerated()
    where row.priority >= 1000 && row.relation != 0 && row.termCount == 1 && !moving.contains(index)
    {
      let variable = Int(workload.termVariables[row.firstTerm])
      let coefficient = workload.termCoefficients[row.firstTerm]
      let limit = -row.constant / coefficient
      if (row.relation > 0) == (coefficient > 0) {
        lower[variable] = max(lower[variable], limit)
      } else {
        upper[variable] = min(upper[variable], limit)
      }
      rows[index].isBound = true
    }
    (lowerBounds, upperBounds, self.rows) = (lower, upper, rows)
    let added = rows.filter { !$0.isBound }
    (addedRows, addedTerms) = (added.count, added.reduce(0) { $0 + $1.terms.count })
  }

  mutating func build() throws {
    let w = workload
    solver.reserveCapacity(
      variables: w.variableCount, constraints: addedRows + 1, terms: addedTerms + 1)
    // A copy, whose arrays can be read as spans: what this caller does is part of what is measured.
    let session = self
    let solver = solver
    let (lower, upper) = (session.lowerBounds.span, session.upperBounds.span)
    var variables: [Variable] = []
    variables.reserveCapacity(w.variableCount)
    variables.append(addingCapacity: w.variableCount) { variables in
      for index in lower.indices {
        variables.append(solver.makeVariable(atLeast: lower[index], atMost: upper[index]))
      }
    }
    let (termVariables, coefficients) = (w.termVariables.span, w.termCoefficients.span)
    let made = variables.span
    var terms: [Term] = []
    terms.reserveCapacity(coefficients.count)
    terms.append(addingCapacity: coefficients.count) { terms in
      for index in coefficients.indices {
        terms.append(Term(made[Int(termVariables[index])], coefficients[index]))
      }
    }
    let edit = try solver.add(
      [Term(variables[w.editVariable])], .equal, w.editValue, priority: Priority(999))
    let (rows, constants, all) = (session.rows.span, session.constants.span, terms.span)
    var handles: [Constraint] = []
    handles.reserveCapacity(rows.count)
    try handles.append(addingCapacity: rows.count) { handles in
      for index in rows.indices {
        // A bound has no handle; any other stands in its place.
        handles.append(
          rows[index].isBound ? edit : try rows[index].add(constants[index], all, to: solver))
      }
    }
    self.handles = handles
    (self.variables, self.terms, self.edit) = (variables, terms, edit)
    solver.solve()
  }

  private func add(_ index: Int) throws -> Constraint {
    try rows[index].add(constants[index], terms.span, to: solver)
  }

  func resize(_ value: Double) throws {
    guard let edit else { return }
    try solver.setConstant(value, of: edit)
    solver.solve()
  }

  mutating func setConstant(_ constant: Double, of index: Int) throws {
    constants[index] = constant
    try solver.setConstant(-constant, of: handles[index])
    solver.solve()
  }

  func removeCell(_ cell: [Int]) throws {
    for index in cell where !rows[index].isBound { try solver.remove(handles[index]) }
    solver.solve()
  }

  mutating func addCell(_ cell: [Int]) throws {
    for index in cell where !rows[index].isBound { handles[index] = try add(index) }
    solver.solve()
  }

  func value(_ index: Int) -> Double { solver.value(of: variables[index]) }
}

/// A constraint of a workload in the solver's terms.
private struct SessionRow {
  let terms: Range<Int>
  let relation: Relation
  let priority: Priority
  /// Whether it is stated as a bound, and so never added.
  var isBound = false

  init(_ constraint: Workload.Constraint) {
    terms = constraint.firstTerm..<(constraint.firstTerm + constraint.termCount)
    relation = Relation(rawValue: Int8(constraint.relation)) ?? .equal
    priority = Priority(constraint.priority)
  }

  @inline(__always)
  func add(_ constant: Double, _ all: Span<Term>, to solver: Solver) throws -> Constraint {
    try solver.add(all.extracting(terms), relation, -constant, priority: priority)
  }
}
