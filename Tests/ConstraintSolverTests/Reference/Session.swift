import ConstraintSolver

/// One workload in the engine.
struct Session {
  let workload: Workload
  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var handles: [Constraint] = []
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
  }

  mutating func build() throws {
    let w = workload
    solver.reserveCapacity(
      variables: w.variableCount, constraints: w.constraints.count + 1,
      terms: w.termVariables.count + 1)
    variables.reserveCapacity(w.variableCount)
    for _ in 0..<w.variableCount { variables.append(solver.makeVariable()) }
    terms.reserveCapacity(w.termVariables.count)
    for index in w.termVariables.indices {
      terms.append(Term(variables[Int(w.termVariables[index])], w.termCoefficients[index]))
    }
    edit = try solver.add(
      [Term(variables[w.editVariable])], .equal, w.editValue, priority: Priority(999))
    handles.reserveCapacity(w.constraints.count)
    for index in w.constraints.indices { handles.append(try add(index)) }
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
    for index in cell { try solver.remove(handles[index]) }
    solver.solve()
  }

  mutating func addCell(_ cell: [Int]) throws {
    for index in cell { handles[index] = try add(index) }
    solver.solve()
  }

  func value(_ index: Int) -> Double { solver.value(of: variables[index]) }
}
