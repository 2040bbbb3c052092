import ConstraintSolver

/// What went wrong in one random run, with what is needed to see it again.
struct Mismatch: Error, CustomStringConvertible {
  var description: String
}

/// Drives the engine and an exact model side by side, and compares them after every solve.
struct SystemCheck {
  var solver = Solver()
  var model = Model()
  var variables: [Variable] = []
  var handles: [Constraint] = []
  var flushes = 0
  var unknown = 0
  var conflicted = 0
  /// The steps so far, when asked for.
  var log: [String] = []
  var keepsLog = false

  init(bounds: [(lower: Rational?, upper: Rational?)]) {
    model.bounds = bounds
    for bound in bounds {
      variables.append(
        solver.makeVariable(
          atLeast: bound.lower?.double ?? -.infinity, atMost: bound.upper?.double ?? .infinity))
    }
  }

  mutating func add(_ constraint: ModelConstraint) throws {
    model.constraints.append(constraint)
    note("add \(Self.text(constraint))")
    handles.append(
      try solver.add(
        constraint.terms.map { Term(variables[$0.variable], $0.coefficient.double) },
        Relation(rawValue: Int8(constraint.relation)) ?? .equal, constraint.constant.double,
        priority: Priority(constraint.priority), rank: Int64(constraint.rank)))
  }

  mutating func remove(at position: Int) throws {
    if keepsLog { log.append("remove \(Self.text(model.constraints[position]))") }
    try solver.remove(handles[position])
    handles.remove(at: position)
    model.constraints.remove(at: position)
  }

  mutating func setConstant(_ constant: Rational, at position: Int) throws {
    if keepsLog {
      log.append("move \(Self.text(model.constraints[position])) to \(constant.double)")
    }
    model.constraints[position].constant = constant
    try solver.setConstant(constant.double, of: handles[position])
  }

  mutating func setPriority(_ priority: Double, at position: Int) throws {
    if keepsLog {
      log.append("set priority of \(Self.text(model.constraints[position])) to \(priority)")
    }
    model.constraints[position].priority = priority
    try solver.setPriority(Priority(priority), of: handles[position])
  }

  mutating func setRank(_ rank: Int, at position: Int) throws {
    if keepsLog { log.append("set rank of \(Self.text(model.constraints[position])) to \(rank)") }
    model.constraints[position].rank = rank
    try solver.setRank(Int64(rank), of: handles[position])
  }

  /// Solves, and compares everything that can be compared.
  mutating func flush(checksRanges: Bool = false) throws {
    solver.solve()
    flushes += 1
    note("solve")
    let reference: ReferenceSolution
    do {
      reference = try ReferenceSolver.solve(model, ranges: checksRanges)
    } catch is ReferenceOverflow {
      unknown += 1
      return
    }
    if solver.statistics.unfinished > 0 {
      throw Mismatch(description: "unfinished after \(solver.statistics): \(describe())")
    }
    if isSmoothed {
      unknown += 1
      return
    }
    let setAside = Set(handles.indices.filter { solver.isSetAside(handles[$0]) })
    if setAside != reference.setAside {
      throw Mismatch(
        description:
          "set aside \(setAside.sorted()), reference \(reference.setAside.sorted()): \(describe())")
    }
    try checkConflicts(setAside)
    for (v, expected) in reference.values.enumerated() {
      let value = solver.value(of: variables[v])
      if abs(value - expected.double) > 1e-6 * (1 + abs(expected.double)) {
        throw Mismatch(
          description: "variable \(v) is \(value), reference \(expected.double), errors "
            + "\(levelErrors(variables.map { solver.value(of: $0) })), reference "
            + "\(levelErrors(reference.values.map(\.double))): \(describe())")
      }
    }
    if checksRanges { try checkRanges(reference) }
  }

  /// A contradiction too small to be a conflict, which exact arithmetic sees all the same.
  private var isSmoothed: Bool {
    handles.indices.contains {
      model.constraints[$0].priority >= 1000 && !solver.isSetAside(handles[$0])
        && solver.error(of: handles[$0]) > 1e-6
    }
  }

  private mutating func checkConflicts(_ setAside: Set<Int>) throws {
    let conflicts = solver.conflicts
    if conflicts.count != setAside.count { throw Mismatch(description: "conflict count") }
    if !conflicts.isEmpty { conflicted += 1 }
    for conflict in conflicts {
      let members = conflict.members.compactMap { handles.firstIndex(of: $0) }
      guard members.count == conflict.members.count, conflict.members.last == conflict.setAside
      else { throw Mismatch(description: "members of a conflict") }
      do {
        if try ReferenceSolver.isFeasible(model, members) {
          throw Mismatch(description: "conflict \(members) is feasible")
        }
        for member in members
        where try !ReferenceSolver.isFeasible(model, members.filter { $0 != member }) {
          throw Mismatch(description: "conflict \(members) does not need \(member)")
        }
      } catch is ReferenceOverflow {
        unknown += 1
      }
    }
  }

  private func checkRanges(_ reference: ReferenceSolution) throws {
    for (v, expected) in reference.ranges.enumerated() {
      let range = solver.range(of: variables[v])
      let lower = expected.lower?.double ?? -.infinity
      let upper = expected.upper?.double ?? .infinity
      guard isNear(range.lowerBound, lower), isNear(range.upperBound, upper) else {
        throw Mismatch(
          description: "range of \(v) is \(range), reference \(lower)…\(upper): \(describe())")
      }
      if solver.isDetermined(variables[v]) != (expected.lower != nil && lower == upper) {
        throw Mismatch(description: "determinedness of \(v): \(describe())")
      }
      try checkAlternative(v, isDetermined: lower == upper)
    }
    for (v, expected) in reference.values.enumerated() {
      let value = solver.value(of: variables[v])
      if !isNear(value, expected.double) {
        throw Mismatch(description: "asking for ranges moved \(v) to \(value): \(describe())")
      }
    }
  }

  /// The second solution must differ and be as good on every level.
  private func checkAlternative(_ v: Int, isDetermined: Bool) throws {
    guard let other = solver.alternative(moving: variables[v]) else {
      if !isDetermined { throw Mismatch(description: "no alternative for \(v)") }
      return
    }
    var values = variables.map { solver.value(of: $0) }
    let present = levelErrors(values)
    let old = values[v]
    for assignment in other {
      if let index = variables.firstIndex(of: assignment.variable) {
        values[index] = assignment.value
      }
    }
    if isNear(values[v], old) { throw Mismatch(description: "alternative of \(v) is the same") }
    let alternative = levelErrors(values)
    for (level, error) in present where !isNear(error, alternative[level] ?? 0) {
      throw Mismatch(description: "alternative of \(v) is not optimal at \(level): \(describe())")
    }
  }

  private func levelErrors(_ values: [Double]) -> [Double: Double] {
    var errors: [Double: Double] = [:]
    for (position, constraint) in model.constraints.enumerated() {
      if solver.isSetAside(handles[position]) { continue }
      var sum = -constraint.constant.double
      for term in constraint.terms { sum += term.coefficient.double * values[term.variable] }
      let error =
        constraint.relation == 0
        ? abs(sum) : constraint.relation > 0 ? max(0, -sum) : max(0, sum)
      errors[constraint.priority, default: 0] += error
    }
    for (v, bound) in model.bounds.enumerated() {
      let low = max(0, (bound.lower?.double ?? -.infinity) - values[v])
      let high = max(0, values[v] - (bound.upper?.double ?? .infinity))
      errors[2000, default: 0] += low + high
    }
    return errors
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) <= 1e-6 * (1 + abs(b))
  }

  private func describe() -> String {
    var text = "\nbounds:"
    for (v, bound) in model.bounds.enumerated() {
      text += " \(v): \(bound.lower.map { "\($0.double)" } ?? "-")…"
      text += "\(bound.upper.map { "\($0.double)" } ?? "-")"
    }
    for constraint in model.constraints { text += "\n  \(Self.text(constraint))" }
    if keepsLog { text += "\nsteps:\n  " + log.joined(separator: "\n  ") }
    return text
  }

  private static func text(_ constraint: ModelConstraint) -> String {
    var text = "\(constraint.priority) rank \(constraint.rank):"
    for term in constraint.terms { text += " \(term.coefficient.double)·x\(term.variable)" }
    return text + " \(["≤", "=", "≥"][constraint.relation + 1]) \(constraint.constant.double)"
  }

  private mutating func note(_ step: @autoclosure () -> String) {
    if keepsLog { log.append(step()) }
  }
}

extension SystemCheck {
  /// One random life of a system: built, changed, resized, and compared after every solve.
  static func run(
    seed: UInt64, variables: ClosedRange<Int>, constraints: ClosedRange<Int>, changes: Int,
    keepsLog: Bool = false
  ) throws -> SystemCheck {
    var random = SplitMix64(seed: seed)
    let style = random.pick(RandomSystem.Style.allCases)
    let n = random.int(variables)
    var system = RandomSystem(style: style, variables: n, using: &random)
    var check = SystemCheck(bounds: system.bounds)
    check.keepsLog = keepsLog
    do {
      let count = random.int(constraints)
      let flushesOften = random.chance(0.3)
      for _ in 0..<count {
        try check.add(system.constraint(using: &random))
        if flushesOften { try check.flush() }
      }
      try check.flush(checksRanges: true)
      for _ in 0..<random.int(0...changes) { try check.change(&system, &random) }
    } catch let mismatch as Mismatch {
      throw Mismatch(description: "seed \(seed) (\(style)): \(mismatch)")
    }
    return check
  }

  private mutating func change(_ system: inout RandomSystem, _ random: inout SplitMix64) throws {
    let count = handles.count
    if random.chance(0.3), count > 0 {
      // A resize: one constant moves in equal steps.
      let position = random.int(0...(count - 1))
      let step = random.pick([Rational(1), Rational(-1), Rational(2), Rational(1, over: 2)])
      for _ in 0..<7 {
        try setConstant(model.constraints[position].constant + step, at: position)
        try flush()
      }
      return
    }
    for _ in 0..<random.pick([1, 1, 2, 5]) {
      let position = handles.isEmpty ? 0 : random.int(0...(handles.count - 1))
      switch random.int(0...9) {
      case 0...2 where !handles.isEmpty:
        let moved = model.constraints[position].constant + Rational(random.int(-8...8))
        try setConstant(moved, at: position)
      case 3...5 where !handles.isEmpty:
        try remove(at: position)
      case 6 where !handles.isEmpty:
        try setPriority(random.pick([1000, 750, 250, 500]), at: position)
      case 7 where !handles.isEmpty:
        try setRank(random.int(0...2000), at: position)
      default:
        try add(system.constraint(using: &random))
      }
    }
    try flush(checksRanges: random.chance(0.2))
  }
}
