import ConstraintSolver
import Foundation

/// The processor time of this process, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The least processor time between two readings of this clock, in seconds.
///
/// Reading it takes half a microsecond, a tenth of the time in which the smallest systems are built. What is
/// measured in intervals is without it, in the drivers of the peers too.
let clockCost: Double = (0..<1000).reduce(.infinity) { least, _ in
  let start = processorTime()
  return min(least, processorTime() - start)
}

/// The processor time of `body`, in seconds.
func processorTime(_ body: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try body()
  return processorTime() - start
}

extension Session {
  /// Reads what the last solve has changed, rounded to whole points.
  func readRounded() {
    var values: [Double] = []
    values.reserveCapacity(variables.count)
    solver.forEachChanged { values.append(solver.value(of: $0).rounded()) }
    precondition(values.count <= variables.count, "values are those of the workload")
  }
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
  ///
  /// With `rounding`, each changed value is read and rounded to whole points after a solve, and only building and
  /// resizing are measured.
  static func measure(
    _ workload: Workload, budget: Double, rounding: Bool = false
  ) throws -> Measurement {
    var result = Measurement()
    var edit = workload.editValue
    var times: [Double] = []
    var session = Session(workload)
    let start = processorTime()
    for repetition in 0..<2000 {
      session = Session(workload)
      let before = processorTime()
      try session.build()
      if rounding { session.readRounded() }
      times.append(processorTime() - before - clockCost)
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
      if rounding { session.readRounded() }
    }
    note()
    if rounding {
      (result.constantMicroseconds, result.cellMicroseconds) = (.nan, .nan)
      return result
    }
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

  /// The mean time of a step in microseconds; the clock is read once per chunk, because reading it takes
  /// longer than a step.
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
      let spent = processorTime() - before - clockCost
      total += spent
      if processorTime() - start > budget { break }
      if spent < budget / 50 { chunk = min(chunk * 2, 128) }
      _ = size
    }
    return index == 0 ? .nan : total / Double(index) * 1e6
  }

  /// The times by their names in JSON, without those that were not measured.
  var times: [String: Double] {
    [
      "init_ms": initMilliseconds, "resize_us": resizeMicroseconds,
      "konst_us": constantMicroseconds, "cell_us": cellMicroseconds,
    ].filter { !$0.value.isNaN }
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
