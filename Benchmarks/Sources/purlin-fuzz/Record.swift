import ConstraintSolver
import Foundation
import ProgramArguments
import TestSupport

/// `purlin-fuzz record`: writes what the solver decides in random systems, in all families of systems and in
/// all workloads, or compares it with what an earlier build has written.
///
/// A change of the code that is not meant to change the method must leave all decisions, values, answers and
/// counts as they were. Each line of the file is one system or workload: its name, its decisions and what it
/// answered as one number each, and its counts.
struct Record {
  private let plan: FuzzPlan
  private let systems: Int
  private let path: String
  private let workloads: [String]

  init(arguments: ArraySlice<String>) {
    guard let path = arguments.first, !path.hasPrefix("--") else { stop(64, "record needs a file") }
    plan = FuzzPlan(arguments.dropFirst())
    systems = min(plan.systems, 10_000)
    self.path = path
    workloads =
      text("--workloads", in: arguments).map { $0.split(separator: ",").map(String.init) }
      ?? WorkloadGenerator.names
  }

  /// Writes the file, or compares with it if it exists; ends the process with status 1 at a difference.
  func run() -> Never {
    let lines =
      (0..<systems).map { line(ofSystem: $0) } + familyLines() + workloads.map { line(of: $0) }
    guard let before = try? String(contentsOfFile: path, encoding: .utf8) else {
      do {
        try (lines.joined(separator: "\n") + "\n").write(
          toFile: path, atomically: true, encoding: .utf8)
      } catch { stop(73, "\(path): cannot be written") }
      print("\(lines.count) records written")
      exit(0)
    }
    let old = before.split(separator: "\n").map(String.init)
    var differences = abs(old.count - lines.count)
    for (earlier, now) in zip(old, lines) where earlier != now {
      differences += 1
      if differences <= 5 { print("was \(earlier)\nis  \(now)") }
    }
    print("\(lines.count) records, \(differences) different")
    exit(differences == 0 ? 0 : 1)
  }

  private func line(ofSystem index: Int) -> String {
    let solver = Solver()
    let answers = Self.replay(plan.scenario(index), on: solver)
    return "\(plan.seed(of: index)) \(plan.style(index)) \(answers) \(Self.summary(of: solver))"
  }

  /// One line for each family, size and seed; the families are left out where workloads are chosen.
  private func familyLines() -> [String] {
    guard workloads.count == WorkloadGenerator.names.count else { return [] }
    return FamilyGenerator.Family.allCases.flatMap { family in
      [(12, 3), (40, 5), (120, 7)].map { size, seed in
        line(of: "\(family)-\(size)", FamilyGenerator.make(family, size, seed: seed))
      }
    }
  }

  private func line(of name: String) -> String {
    guard let workload = WorkloadGenerator.make(name, steps: 100, swaps: 20) else { return name }
    return line(of: name, workload)
  }

  private func line(of name: String, _ workload: Workload) -> String {
    var session = Session(workload)
    do {
      try session.build()
      for value in workload.resizes { try session.resize(value) }
      for change in workload.constants {
        try session.setConstant(change.constant, of: change.constraint)
      }
      for cell in workload.cells {
        try session.removeCell(cell)
        try session.addCell(cell)
      }
    } catch { return "\(name) \(error)" }
    _ = session.value(0)
    return "\(name) \(Self.summary(of: session.solver))"
  }

  private static func summary(of solver: Solver) -> String {
    let counts = Mirror(reflecting: solver.statistics).children.map { "\($0.value)" }
    #if PURLIN_RECORDER
    let recording = solver.recording
    return "\(String(recording.hash, radix: 16)) \(recording.count) "
      + counts.joined(separator: " ")
    #else
    return counts.joined(separator: " ")
    #endif
  }

  /// Takes all steps of a scenario, and reads what can be read where it compares.
  @discardableResult
  static func replay(_ scenario: Scenario, on solver: Solver) -> Answers {
    var answers = Answers()
    var variables: [Variable?] = []
    var constraints: [Constraint?] = []
    func variable(_ number: Int) -> Variable? { number < variables.count ? variables[number] : nil }
    func constraint(_ number: Int) -> Constraint? {
      number < constraints.count ? constraints[number] : nil
    }
    for step in scenario.steps {
      switch step {
      case .variable(let bounds):
        variables.append(
          solver.makeVariable(
            atLeast: bounds.lower?.double ?? -.infinity, atMost: bounds.upper?.double ?? .infinity))
      case .add(let added):
        let terms = added.terms.compactMap { term in
          variable(term.variable).map { Term($0, term.coefficient.double) }
        }
        constraints.append(
          terms.count < added.terms.count
            ? nil
            : try? solver.add(
              terms, Relation(rawValue: Int8(added.relation)) ?? .equal, added.constant.double,
              priority: Priority(added.priority), rank: Int64(added.rank)))
      case .remove(let number):
        if let known = constraint(number) {
          try? solver.remove(known)
          constraints[number] = nil
        }
      case .setConstant(let number, let value):
        if let known = constraint(number) { try? solver.setConstant(value.double, of: known) }
      case .setPriority(let number, let priority):
        if let known = constraint(number) { try? solver.setPriority(Priority(priority), of: known) }
      case .setRank(let number, let rank):
        if let known = constraint(number) { try? solver.setRank(Int64(rank), of: known) }
      case .suggest(let number, let value, let priority):
        if let known = variable(number) {
          _ = try? solver.suggest(value.double, for: known, priority: Priority(priority))
        }
      case .stopSuggesting(let number):
        if let known = variable(number) { try? solver.stopSuggesting(known) }
      case .removeVariable(let number):
        if let known = variable(number), (try? solver.remove(known)) != nil {
          variables[number] = nil
        }
      case .resize(let number, let step, let times):
        guard let known = constraint(number) else { break }
        var value = solver.constant(of: known)
        for _ in 0..<times {
          value += step.double
          try? solver.setConstant(value, of: known)
          solver.solve()
        }
      case .plan(let number, let from, let to):
        guard let known = constraint(number) else { break }
        let segments = try? solver.rangePlan(of: known, over: from.double...to.double)
        for segment in segments.map({ Array($0.prefix(20)) }) ?? [] {
          answers.add(segment.constants.upperBound)
          for motion in segment.motions { answers.add(motion.start + motion.rate) }
        }
      case .read(let number):
        if let known = variable(number) { answers.add(solver.value(of: known)) }
      case .ranges:
        solver.solve()
        for known in variables.compactMap({ $0 }) {
          let range = solver.range(of: known)
          answers.add(range.lowerBound)
          answers.add(range.upperBound)
          answers.add(solver.isDetermined(known) ? 1 : 0)
          for assignment in solver.alternative(moving: known) ?? [] {
            answers.add(assignment.value)
          }
        }
        solver.forEachVariable { answers.add($1 ? 1 : 0) }
        answers.add(Double(solver.limits.count))
      case .solve:
        solver.solve()
        for conflict in solver.conflicts {
          answers.add(Double(conflict.members.count))
          answers.add(Double(conflict.bounds.count))
        }
        if let known = variables.lazy.compactMap({ $0 }).first {
          answers.add(solver.value(of: known))
          for part in solver.explanation(of: known).parts { answers.add(part.coefficient) }
        }
      }
    }
    return answers
  }

  /// Prints the decisions of one system.
  static func printSystem(_ arguments: ArraySlice<String>) {
    let plan = FuzzPlan(arguments)
    guard let index = number("--system", in: arguments) else { stop(64, "--system needs a number") }
    #if PURLIN_RECORDER
    let solver = Solver()
    solver.recording.lines = []
    replay(plan.scenario(Int(index)), on: solver)
    for line in solver.recording.lines ?? [] { print(line) }
    #else
    stop(64, "decisions are recorded with -Xswiftc -DPURLIN_RECORDER")
    #endif
  }
}

/// The numbers that a solver has answered, as one number.
struct Answers: CustomStringConvertible {
  /// FNV-1a (Fowler, Noll, Vo).
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ value: Double) {
    // Both zeros are the same answer.
    hash = (hash ^ (value == 0 ? 0 : value.bitPattern)) &* 0x100_0000_01B3
  }

  var description: String { String(hash, radix: 16) }
}
