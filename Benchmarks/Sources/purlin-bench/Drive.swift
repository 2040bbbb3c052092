import ConstraintSolver
import Foundation

/// The processor time of this process, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// One workload in the engine.
struct Session {
  let workload: Workload
  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var handles: [Constraint] = []
  private var terms: [Term] = []
  private var edit: Constraint?
  private(set) var constants: [Double]

  init(_ workload: Workload) {
    self.workload = workload
    constants = workload.constraints.map(\.constant)
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
    let constraint = workload.constraints[index]
    let range = constraint.firstTerm..<(constraint.firstTerm + constraint.termCount)
    let relation: Relation =
      constraint.relation == 0
      ? .equal : constraint.relation > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    return try solver.add(
      terms.span.extracting(range), relation, -constants[index],
      priority: Priority(constraint.priority))
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

/// Times and sums of one workload: what `drive` prints.
struct Measurement {
  var initMilliseconds = 0.0
  var resizeMicroseconds = 0.0
  var constantMicroseconds = 0.0
  var cellMicroseconds = 0.0
  var violations: [[(Double, Double)]] = []
  var effort: [Statistics] = []

  /// Builds, resizes, changes constants, swaps cells; each phase ends after `budget` seconds.
  static func measure(_ workload: Workload, budget: Double) throws -> Measurement {
    var result = Measurement()
    var edit = workload.editValue
    var times: [Double] = []
    var session = Session(workload)
    let start = processorTime()
    for repetition in 0..<2000 {
      session = Session(workload)
      let before = processorTime()
      try session.build()
      times.append(processorTime() - before)
      let spent = processorTime() - start
      if spent > min(1, budget) && (repetition >= 2 || spent > budget / 2) { break }
    }
    result.initMilliseconds = times.sorted()[times.count / 2] * 1e3
    func note() {
      result.violations.append(workload.violations(session.constants, edit: edit, session.value))
      result.effort.append(session.solver.statistics)
    }
    note()
    result.resizeMicroseconds = try phase(workload.resizes.count, budget) {
      edit = workload.resizes[$0]
      try session.resize(edit)
    }
    note()
    result.constantMicroseconds = try phase(workload.constants.count, budget) {
      let change = workload.constants[$0]
      try session.setConstant(change.constant, of: change.constraint)
    }
    note()
    result.cellMicroseconds = try phase(workload.cells.count, budget) {
      try session.removeCell(workload.cells[$0])
      try session.addCell(workload.cells[$0])
    }
    note()
    return result
  }

  /// The mean time of a step in microseconds; the clock is read once per chunk, for it costs more
  /// than a step.
  private static func phase(
    _ count: Int, _ budget: Double, _ step: (Int) throws -> Void
  ) rethrows -> Double {
    let start = processorTime()
    var total = 0.0
    var index = 0
    var chunk = 1
    while index < count {
      let end = min(count, index + chunk)
      let size = end - index
      let before = processorTime()
      while index < end {
        try step(index)
        index += 1
      }
      let spent = processorTime() - before
      total += spent
      if processorTime() - start > budget { break }
      if spent < budget / 50 { chunk = min(chunk * 2, 128) }
      _ = size
    }
    return index == 0 ? .nan : total / Double(index) * 1e6
  }

  /// One line of JSON, in the form that all drivers share.
  func json(_ solver: String) -> String {
    func number(_ value: Double) -> String {
      value.isNaN ? "null" : String(format: "%.6f", value)
    }
    func sums(_ index: Int) -> String {
      "{"
        + violations[index].map { "\"\(Int($0.0))\":" + String(format: "%.4f", $0.1) }
        .joined(separator: ",") + "}"
    }
    return "{\"solver\":\"\(solver)\",\"init_ms\":\(number(initMilliseconds)),"
      + "\"resize_us\":\(number(resizeMicroseconds)),\"konst_us\":\(number(constantMicroseconds)),"
      + "\"cell_us\":\(number(cellMicroseconds)),\"v0\":\(sums(0)),\"v1\":\(sums(1)),"
      + "\"v2\":\(sums(2)),\"v3\":\(sums(3))}"
  }
}
