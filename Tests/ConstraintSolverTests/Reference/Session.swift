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
  /// Whether a row is a bound, and so never added.
  private let isBound: [Bool]
  private var terms: [Term] = []
  private var edit: Constraint?
  private(set) var constants: [Double]
  private let ranges: [Range<Int>]
  private let relations: [Relation]
  private let priorities: [Priority]

  init(_ workload: Workload) {
    self.workload = workload
    constants = workload.constraints.map(\.constant)
    ranges = workload.constraints.map { $0.firstTerm..<($0.firstTerm + $0.termCount) }
    relations = workload.constraints.map { Relation(rawValue: Int8($0.relation)) ?? .equal }
    priorities = workload.constraints.map { Priority($0.priority) }
    var lower = Array(repeating: -Double.infinity, count: workload.variableCount)
    var upper = Array(repeating: Double.infinity, count: workload.variableCount)
    var isBound = Array(repeating: false, count: workload.constraints.count)
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
      isBound[index] = true
    }
    (lowerBounds, upperBounds, self.isBound) = (lower, upper, isBound)
  }

  mutating func build() throws {
    let w = workload
    solver.reserveCapacity(
      variables: w.variableCount, constraints: w.constraints.count + 1,
      terms: w.termVariables.count + 1)
    variables.reserveCapacity(w.variableCount)
    for index in 0..<w.variableCount {
      variables.append(
        solver.makeVariable(atLeast: lowerBounds[index], atMost: upperBounds[index]))
    }
    terms.reserveCapacity(w.termVariables.count)
    for index in w.termVariables.indices {
      terms.append(Term(variables[Int(w.termVariables[index])], w.termCoefficients[index]))
    }
    let edit = try solver.add(
      [Term(variables[w.editVariable])], .equal, w.editValue, priority: Priority(999))
    self.edit = edit
    // A bound has no handle; any other stands in its place.
    handles = Array(repeating: edit, count: w.constraints.count)
    for index in w.constraints.indices where !isBound[index] { handles[index] = try add(index) }
    solver.solve()
  }

  private func add(_ index: Int) throws -> Constraint {
    try solver.add(
      terms.span.extracting(ranges[index]), relations[index], -constants[index],
      priority: priorities[index])
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
    for index in cell where !isBound[index] { try solver.remove(handles[index]) }
    solver.solve()
  }

  mutating func addCell(_ cell: [Int]) throws {
    for index in cell where !isBound[index] { handles[index] = try add(index) }
    solver.solve()
  }

  func value(_ index: Int) -> Double { solver.value(of: variables[index]) }
}
