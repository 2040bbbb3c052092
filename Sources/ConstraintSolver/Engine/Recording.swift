// A record of what a solver decides, to show that a change of the code leaves every decision as it was.
//
// Compiled with -DPURLIN_RECORDER; otherwise `record` is empty, and nothing is stored. `purlin-fuzz record`
// writes and compares the records of random systems and of all workloads.

/// A decision of the method.
enum Decision: UInt8 {
  /// The crash basis lets a row define a variable.
  case assign
  /// A row closes a ring.
  case closeRing
  /// A member becomes active in place of another.
  case exchange
  /// One component of the step of an exchange: the level, and by how much multipliers move.
  case step
  /// A row changes sides without an exchange.
  case flip
  /// A violated row is reset to satisfied.
  case reset
  /// A member of a conflict.
  case conflict
  /// The row of a conflict is broken, or its constant changed by so much.
  case relief
  /// Settling relaxes a member until another becomes active.
  case relax
  /// A range plan begins, or goes beyond its interval.
  case plan
  /// A solve ended: the number of exchanges until then.
  case solved
  /// The definition of a variable after a solve, and its value.
  case value
  /// The state of a row after a solve: the variable that it defines, and its side.
  case row
}

#if PURLIN_RECORDER
/// All decisions of a solver, as one number, and as text if it is asked for.
public struct Recording {
  private var fingerprint = Fingerprint()
  /// All decisions as one number.
  public var hash: UInt64 { fingerprint.number }
  /// The number of decisions.
  public private(set) var count = 0
  /// One line for each decision; nil if they are not asked for.
  public var lines: [String]?

  mutating func append(_ decision: Decision, _ first: Int32, _ second: Int32, _ value: Double) {
    count += 1
    fingerprint.add(UInt64(decision.rawValue))
    fingerprint.add(first)
    fingerprint.add(second)
    fingerprint.add(value.bitPattern)
    lines?.append("\(decision) \(first) \(second) \(value)")
  }
}

extension Solver {
  /// The decisions since the solver was created.
  public var recording: Recording {
    get { engine.recording }
    set { engine.recording = newValue }
  }
}
#endif

extension Engine {
  /// Records a decision; has no effect, and no cost, without `PURLIN_RECORDER`.
  @inline(__always) mutating func record(
    _ decision: Decision, _ first: Int32, _ second: Int32 = 0, _ value: Double = 0
  ) {
    #if PURLIN_RECORDER
    recording.append(decision, first, second, value)
    #endif
  }

  /// Records the basis and the values after a solve.
  @inline(__always) mutating func recordSolution() {
    #if PURLIN_RECORDER
    record(.solved, Int32(truncatingIfNeeded: statistics.pivots))
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      record(.value, variable.number, tables.member(at: variable).number, tables.values[variable])
    }
    for index in tables.rows.indices where tables.rows[index].flags.contains(.alive) {
      record(.row, index.number, tables.rows[index].defined.number, Double(tables.rows[index].side))
    }
    #endif
  }
}
