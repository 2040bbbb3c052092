import ConstraintSolver
import TestSupport

/// What went wrong in one run.
struct Mismatch: Error, CustomStringConvertible {
  var description: String
}

/// Drives the engine and an exact model side by side, and compares them after every solve.
struct SystemCheck {
  /// How much is compared with each exact solution, beside the incremental answer.
  struct Effort {
    /// Times that a second solver is changed and changed back.
    var restorations = 0
    /// Constants moved while the exact solution is known to move linearly, and steps for each.
    var resizes = 0
    /// Variables up to which a system is solved exactly.
    var exactVariables = 60

    static let plain = Effort()
    /// As many solves as keep an exact solution from being the greater part of the work.
    static let shared = Effort(restorations: 4, resizes: 3)
  }

  private(set) var solver = Solver()
  private(set) var model = Model()
  private(set) var variables: [Variable] = []
  /// Variables that were removed; no constraint mentions them.
  private(set) var removed: Set<Int> = []
  private(set) var handles: [Constraint] = []
  /// What the constraints at these positions are called: their number, or −1 − v for the suggestion
  /// of variable v.
  private var names: [Int] = []
  private var added = 0
  /// Suggestions are removed by their own call.
  private var lastAnswer: Answer?
  /// So many constraints took more effort than there is: the next time they would as well.
  private var tooMany = Int.max
  /// The exact solution of the model as it is, once known.
  private var known: ReferenceSolution?
  private(set) var tally = Tally()
  let effort: Effort
  let fault: PlantedFault?

  init(effort: Effort = .plain, fault: PlantedFault? = nil) {
    self.effort = effort
    self.fault = fault
  }

  init(bounds: [ModelBounds]) {
    self.init()
    for bound in bounds { add(bound) }
  }

  // MARK: Steps

  /// Builds, changes and compares as the scenario says; counts also what came before a mismatch.
  static func run(
    _ scenario: Scenario, effort: Effort = .plain, fault: PlantedFault? = nil,
    counting tally: inout Tally
  ) throws {
    var check = SystemCheck(effort: effort, fault: fault)
    check.tally[.systems] += 1
    defer { tally += check.tally }
    for step in scenario.steps { try check.take(step) }
  }

  /// The state after a scenario's last step, with everything compared on the way.
  static func replay(_ scenario: Scenario) throws -> SystemCheck {
    var check = SystemCheck()
    for step in scenario.steps { try check.take(step) }
    return check
  }

  /// The mismatch of a scenario, or nil.
  static func mismatch(
    _ scenario: Scenario, effort: Effort = .plain, fault: PlantedFault? = nil
  ) -> Mismatch? {
    var tally = Tally()
    do {
      try run(scenario, effort: effort, fault: fault, counting: &tally)
      return nil
    } catch let mismatch as Mismatch {
      return mismatch
    } catch {
      return Mismatch(description: "refused: \(error)")
    }
  }

  private mutating func take(_ step: Scenario.Step) throws {
    switch step {
    case .variable(let bounds): add(bounds)
    case .add(let constraint):
      // The number counts even where the step has no effect.
      added += 1
      let isKnown = constraint.terms.allSatisfy {
        $0.variable < variables.count && !removed.contains($0.variable)
      }
      if isKnown { try add(constraint, named: added - 1) }
    case .remove(let c): if let position = names.firstIndex(of: c) { try remove(at: position) }
    case .setConstant(let c, let value):
      if let position = names.firstIndex(of: c) { try setConstant(value, at: position) }
    case .setPriority(let c, let priority):
      if let position = names.firstIndex(of: c) { try setPriority(priority, at: position) }
    case .setRank(let c, let rank):
      if let position = names.firstIndex(of: c) { try setRank(rank, at: position) }
    case .suggest(let v, let value, let priority): try suggest(value, v, priority)
    case .stopSuggesting(let v): try stopSuggesting(v)
    case .removeVariable(let v): try removeVariable(v)
    case .resize(let c, let step, let times):
      if let position = names.firstIndex(of: c) { try resize(at: position, by: step, times) }
    case .plan(let c, let from, let to):
      if let position = names.firstIndex(of: c) { try checkPlan(at: position, from, to) }
    case .read(let v):
      if v < variables.count, !removed.contains(v) { _ = solver.value(of: variables[v]) }
    case .ranges: try flush(checksRanges: true)
    case .solve: try flush()
    }
  }

  private mutating func add(_ bounds: ModelBounds) {
    model.bounds.append(bounds)
    known = nil
    let given = fault?.altered(bounds, ofVariable: variables.count) ?? bounds
    variables.append(Self.variable(given, in: solver))
  }

  private static func variable(_ bounds: ModelBounds, in solver: Solver) -> Variable {
    solver.makeVariable(
      atLeast: bounds.lower?.double ?? -.infinity, atMost: bounds.upper?.double ?? .infinity)
  }

  mutating func add(_ constraint: ModelConstraint) throws {
    added += 1
    try add(constraint, named: added - 1)
  }

  private mutating func add(_ constraint: ModelConstraint, named name: Int) throws {
    handles.append(
      try solver.add(
        constraint.terms.map { Term(variables[$0.variable], $0.coefficient.double) },
        Relation(rawValue: Int8(constraint.relation)) ?? .equal, constraint.constant.double,
        priority: given(constraint.priority), rank: Int64(constraint.rank)))
    model.constraints.append(constraint)
    names.append(name)
    known = nil
  }

  private func given(_ priority: Double) -> Priority {
    Priority(fault?.altered(priority) ?? priority)
  }

  mutating func remove(at position: Int) throws {
    try solver.remove(handles[position])
    forget(position)
  }

  private mutating func forget(_ position: Int) {
    handles.remove(at: position)
    names.remove(at: position)
    model.constraints.remove(at: position)
    known = nil
  }

  private mutating func setConstant(_ constant: Rational, at position: Int) throws {
    try solver.setConstant(constant.double, of: handles[position])
    model.constraints[position].constant = constant
    known = nil
  }

  private mutating func setPriority(_ priority: Double, at position: Int) throws {
    try solver.setPriority(given(priority), of: handles[position])
    model.constraints[position].priority = priority
    known = nil
  }

  private mutating func setRank(_ rank: Int, at position: Int) throws {
    try solver.setRank(Int64(rank), of: handles[position])
    model.constraints[position].rank = rank
    known = nil
  }

  private mutating func suggest(_ value: Rational, _ v: Int, _ priority: Double) throws {
    guard v < variables.count, !removed.contains(v) else { return }
    let handle = try solver.suggest(
      value.double, for: variables[v], priority: Priority(priority))
    known = nil
    if let position = names.firstIndex(of: -1 - v) {
      model.constraints[position].constant = value
      model.constraints[position].priority = priority
    } else {
      handles.append(handle)
      names.append(-1 - v)
      model.constraints.append(
        ModelConstraint(
          terms: [ModelTerm(v, .one)], relation: 0, constant: value,
          priority: priority, rank: 0))
    }
  }

  private mutating func stopSuggesting(_ v: Int) throws {
    guard v < variables.count, !removed.contains(v) else { return }
    try solver.stopSuggesting(variables[v])
    if let position = names.firstIndex(of: -1 - v) { forget(position) }
  }

  private mutating func removeVariable(_ v: Int) throws {
    guard v < variables.count, !removed.contains(v),
      !model.constraints.contains(where: { $0.terms.contains { $0.variable == v } })
    else { return }
    try solver.remove(variables[v])
    removed.insert(v)
    known = nil
  }

  // MARK: Solving and comparing

  /// Solves, and compares everything that can be compared.
  private mutating func flush(checksRanges: Bool = false) throws {
    solver.solve()
    var answer = Answer(solver, variables, removed, handles)
    if let fault { answer = fault.altered(answer, after: lastAnswer, of: model) }
    lastAnswer = answer
    if variables.count > effort.exactVariables { return try flushLarge(answer) }
    guard let reference = exact(ranges: checksRanges) else { return try flushLarge(answer) }
    let undecided = tally[.tied]
    let conditioned = tally[.conditioned]
    let rounded = tally[.rounded]
    try compare(answer, reference, .incremental)
    if answer.isMarked || reference.isNearThreshold { return }
    if answer.broken != reference.broken { return }
    try checkConflicts(reference)
    // A solution that is exact for nearby constants has ranges of its own.
    if checksRanges, tally[.conditioned] == conditioned, tally[.rounded] == rounded {
      try checkRanges(reference)
    }
    // What could not be decided once will not be in other ways.
    if effort.restorations > 0, tally[.tied] == undecided { try echo(reference) }
  }

  /// The exact solution of the model as it is; nil, and counted, beyond the reference.
  private mutating func exact(ranges: Bool = false) -> ReferenceSolution? {
    if let known, !ranges || !known.ranges.isEmpty { return known }
    if model.constraints.count >= tooMany {
      tally[.effort] += 1
      return nil
    }
    do throws(ReferenceLimit) {
      known = try Reference.solve(model, ranges: ranges)
    } catch {
      count(error)
      known = nil
    }
    return known
  }

  private mutating func count(_ limit: ReferenceLimit) {
    switch limit {
    case .overflow: tally[.overflow] += 1
    case .effort:
      tally[.effort] += 1
      tooMany = min(tooMany, model.constraints.count)
    }
  }

  /// A constant that was moved since the exact solution, and how the solution follows.
  private struct Moved {
    var position: Int
    var constant: Rational
    var distance: Double
    var rates: [Double]
  }

  /// Compares an answer with the exact solution, which may have been moved.
  ///
  /// An answer that is the exact solution of the numbers as the engine was given them is right as well.
  private mutating func compare(
    _ answer: Answer, _ reference: ReferenceSolution, _ kind: Tally.Count, moved: Moved? = nil
  ) throws {
    let before = tally
    do {
      try compareExactly(answer, reference, kind, moved: moved)
    } catch let mismatch as Mismatch {
      var other = self
      guard moved == nil, let given = givenSolution() else { throw mismatch }
      other.tally = before
      do { try other.compareExactly(answer, given, kind) } catch { throw mismatch }
      tally = other.tally
      tally[.rounded] += 1
    }
  }

  /// Whether the solver itself says that an answer may be wrong, which is counted.
  private mutating func countsAsMarked(_ answer: Answer) -> Bool {
    if answer.isMarked { tally[.marked] += 1 }
    if answer.isUnfinished { tally[.unfinished] += 1 }
    return answer.isMarked
  }

  /// The exact solution of the numbers as the engine was given them; nil where it is that of the model,
  /// or beyond the reference.
  private func givenSolution(ranges: Bool = false) -> ReferenceSolution? {
    guard !model.isSimple, let given = model.asGiven else { return nil }
    return try? Reference.solve(given, ranges: ranges)
  }

  private mutating func compareExactly(
    _ answer: Answer, _ reference: ReferenceSolution, _ kind: Tally.Count, moved: Moved? = nil
  ) throws {
    tally[kind] += 1
    if countsAsMarked(answer) { return }
    // Moved constants are those of the other solver; there only values are compared.
    if kind != .resized { try checkRequired(answer, kind) }
    if reference.isNearThreshold {
      tally[.threshold] += 1
      return
    }
    if answer.broken != reference.broken {
      // A smoothed contradiction may hold a variable by a price too small for double precision: all that
      // is applied holds, and it is more.
      if answer.broken.isSubset(of: reference.broken), hasTinyPrices {
        tally[.tied] += 1
        return
      }
      throw Mismatch(
        description: "\(kind): set aside \(answer.broken.sorted()), reference "
          + "\(reference.broken.sorted()), moved \(reference.reliefs)")
    }
    var isConditioned = false
    for v in model.bounds.indices where !removed.contains(v) {
      let expected = reference.values[v] + (moved.map { $0.rates[v] * $0.distance } ?? 0)
      let error = abs(answer.values[v] - expected)
      if error <= 1e-6 * (1 + abs(expected)) { continue }
      let allowance = model.isSimple ? 0 : reference.allowance(v)
      if error <= allowance {
        isConditioned = true
        continue
      }
      if let moved {
        // Where the solution moves linearly is known only as far as the solution is.
        var other = self
        other.model.constraints[moved.position].constant = moved.constant
        let exact: ReferenceSolution
        do throws(ReferenceLimit) {
          exact = try Reference.solve(other.model)
        } catch { return count(error) }
        try other.compare(answer, exact, kind)
        let counted = tally[kind]
        tally = other.tally
        tally[kind] = counted
        return
      }
      if isExactNearby(answer) {
        isConditioned = true
        break
      }
      if isAsGood(answer, reference) {
        tally[.tied] += 1
        return
      }
      throw Mismatch(
        description: "\(kind): variable \(v) is \(answer.values[v]), reference \(expected), "
          + "allowed \(allowance); errors \(levelErrors(answer)), "
          + "reference \(levelErrors(reference)), moved \(reference.reliefs)")
    }
    if isConditioned { tally[.conditioned] += 1 }
  }

  /// Whether an answer is the exact solution of a system whose constants differ by no more than the
  /// engine's tolerance.
  ///
  /// The allowance of the reference is that of one basis. Where several serve, or nearly so, the answer
  /// may rest on another. So the constants of all that the answer meets up to the tolerance are moved
  /// to where it meets them exactly: a basis that serves the answer serves that system without error.
  private func isExactNearby(_ answer: Answer) -> Bool {
    guard !model.isSimple else { return false }
    var moved = model
    for (position, constraint) in model.constraints.enumerated()
    where !answer.broken.contains(position) {
      var sum = Rational.zero
      var size = abs(constraint.constant.double)
      for term in constraint.terms {
        guard let value = Self.rounded(answer.values[term.variable]) else { return false }
        sum = sum + term.coefficient * value
        size += abs(term.coefficient.double * answer.values[term.variable])
      }
      if sum.isOverflow { return false }
      let error = abs(sum.double - constraint.constant.double) * constraint.scale
      let isMoved = constraint.isRequired && error <= Rule.conflict * (1 + 1e-6)
      if isMoved || error <= Rule.residual + Rule.rounding * size * constraint.scale {
        moved.constraints[position].constant = sum
      }
    }
    for (v, bound) in model.bounds.enumerated() where !removed.contains(v) {
      guard let value = Self.rounded(answer.values[v]) else { return false }
      let tolerance = Rule.residual + Rule.rounding * abs(value.double)
      if let lower = bound.lower, abs((value - lower).double) <= tolerance {
        moved.bounds[v].lower = value
      }
      if let upper = bound.upper, abs((value - upper).double) <= tolerance {
        moved.bounds[v].upper = value
      }
    }
    guard let reference = try? Reference.solve(moved), reference.broken == answer.broken else {
      return false
    }
    return model.bounds.indices.allSatisfy { v in
      removed.contains(v)
        || abs(answer.values[v] - reference.values[v])
          <= 1e-6 * (1 + abs(reference.values[v]))
    }
  }

  /// A value as a fraction whose sums with coefficients are still representable.
  private static func rounded(_ value: Double) -> Rational? {
    Rational(exactly: (value * 0x1p40).rounded() * 0x1p-40)
  }

  /// Whether the exact solution rests on prices too small for double precision.
  private var hasTinyPrices: Bool {
    guard !model.isSimple, let price = try? Reference.leastPrice(model) else { return false }
    return price < Rule.price
  }

  /// Whether an answer is as good from level to level, where prices too small for double precision decide,
  /// or where a variable comes to rest only by moving another a hundred million times as far.
  ///
  /// With prices of ordinary size the answer must be the documented one among those equally good.
  private func isAsGood(_ answer: Answer, _ reference: ReferenceSolution) -> Bool {
    let isSteep = model.bounds.indices.contains {
      reference.allowance($0) * Rule.price > Rule.residual
    }
    guard isSteep && !model.isSimple || hasTinyPrices else { return false }
    var distance = 0.0
    for v in model.bounds.indices where !removed.contains(v) {
      distance = max(distance, abs(answer.values[v] - reference.values[v]))
    }
    let own = levelErrors(answer.values, answer.broken)
    for (level, best) in levelErrors(reference) {
      // By how much a contradiction is smoothed is known up to rounding; tiny prices hand that on to all
      // that is less important, magnified without bound.
      if level < 1000, !reference.reliefs.isEmpty { return true }
      let difference = (own[level] ?? 0) - best
      let tolerance = 1e-6 * (1 + best) + Rule.price * distance
      if difference > tolerance { return false }
      // What is saved here was paid for above, by less than double precision can tell; what follows is
      // that of another solution. Errors are met up to the residual, so that less than 1e-6 is saved for certain.
      if difference < -Rule.residual * (1 + best) { return true }
    }
    return true
  }

  /// Required constraints that are not reported hold: up to what the rule smooths, and rounding.
  private func checkRequired(_ answer: Answer, _ kind: Tally.Count) throws {
    for (position, constraint) in model.constraints.enumerated()
    where constraint.isRequired && !answer.broken.contains(position) {
      let (error, size) = miss(of: constraint, answer.values)
      let cap = Rule.conflict + Rule.residual + Rule.rounding * size * constraint.scale
      if error * constraint.scale > cap * (1 + 1e-6) || error.isNaN {
        throw Mismatch(
          description: "\(kind): required constraint \(position) is missed by \(error) unreported")
      }
    }
  }

  /// The error of a constraint, and the size of what it sums up.
  private func miss(
    of constraint: ModelConstraint, _ values: [Double]
  ) -> (error: Double, size: Double) {
    var sum = -constraint.constant.double
    var size = abs(sum)
    for term in constraint.terms {
      let summand = term.coefficient.double * values[term.variable]
      sum += summand
      size += abs(summand)
    }
    switch constraint.relation {
    case 0: return (abs(sum), size)
    case 1: return (max(0, -sum), size)
    default: return (max(0, sum), size)
    }
  }

  private func levelErrors(_ answer: Answer) -> [(Double, Double)] {
    levelErrors(answer.values, answer.broken).sorted { $0.key > $1.key }
  }

  private func levelErrors(_ reference: ReferenceSolution) -> [(Double, Double)] {
    levelErrors(reference.values, reference.broken).sorted { $0.key > $1.key }
  }

  /// The sum of errors of each priority, with bounds as a priority of their own.
  private func levelErrors(_ values: [Double], _ broken: Set<Int>) -> [Double: Double] {
    var errors: [Double: Double] = [:]
    for (position, constraint) in model.constraints.enumerated()
    where !broken.contains(position) {
      errors[constraint.priority, default: 0] += miss(of: constraint, values).error
    }
    for (v, bound) in model.bounds.enumerated() {
      let low = max(0, (bound.lower?.double ?? -.infinity) - values[v])
      let high = max(0, values[v] - (bound.upper?.double ?? .infinity))
      errors[2000, default: 0] += low + high
    }
    return errors
  }

  // MARK: Conflicts

  private mutating func checkConflicts(_ reference: ReferenceSolution?) throws {
    let conflicts = solver.conflicts
    if !conflicts.isEmpty { tally[.conflicts] += 1 }
    if let reference, conflicts.count != reference.broken.count {
      throw Mismatch(
        description: "\(conflicts.count) conflicts for \(reference.broken.count) set aside")
    }
    for conflict in conflicts {
      if !conflict.isMinimal { tally[.spare] += 1 }
      let members = conflict.members.compactMap { handles.firstIndex(of: $0) }
      guard members.count == conflict.members.count, conflict.members.last == conflict.broken,
        let last = members.last
      else { throw Mismatch(description: "members of a conflict: \(members)") }
      // A member whose constant was moved brings what moved it into the conflict.
      let isRelieved = members.contains { member in
        if let reference { return reference.reliefs[member] != nil }
        return member != last
          && miss(of: model.constraints[member], lastAnswer?.values ?? []).error
            > Rule.residual
      }
      if isRelieved {
        tally[.relieved] += 1
        continue
      }
      do throws(ReferenceLimit) {
        let all = try Reference.admit(model, members)
        if all.isNearThreshold { continue }
        let ranked = members.sorted { a, b in
          let (x, y) = (model.constraints[a].rank, model.constraints[b].rank)
          return x != y ? x < y : a < b
        }
        if all.broken != [members.count - 1] || ranked.last != last {
          try fail("conflict \(members) sets aside \(all.broken)")
        }
        for member in members {
          let rest = try Reference.admit(model, members.filter { $0 != member })
          if !rest.broken.isEmpty, !rest.isNearThreshold, conflict.isMinimal {
            try fail("conflict \(members) does not need \(member)")
          }
        }
      } catch {
        count(error)
      }
      if let failure {
        self.failure = nil
        throw failure
      }
    }
  }

  /// A mismatch found where only the reference's own errors may be thrown.
  private var failure: Mismatch?

  private mutating func fail(_ text: String) throws(ReferenceLimit) {
    if failure == nil { failure = Mismatch(description: text) }
  }
}

// MARK: - Ranges and plans

extension SystemCheck {
  private mutating func checkRanges(_ reference: ReferenceSolution) throws {
    tally[.ranges] += 1
    do {
      try checkRangesExactly(reference)
    } catch let mismatch as Mismatch {
      guard let given = givenSolution(ranges: true) else { throw mismatch }
      do { try checkRangesExactly(given) } catch { throw mismatch }
      tally[.rounded] += 1
    }
  }

  private mutating func checkRangesExactly(_ reference: ReferenceSolution) throws {
    let isSimple = model.isSimple
    var together: [Variable: Bool] = [:]
    solver.forEachVariable { together[$0] = $1 }
    for (v, expected) in reference.ranges.enumerated() where !removed.contains(v) {
      let range = solver.range(of: variables[v])
      let allowance = isSimple ? { 0 } : expected.allowance
      guard isNear(range.lowerBound, expected.lower, allowance),
        isNear(range.upperBound, expected.upper, allowance)
      else {
        if hasTinyPrices { return tally[.tied] += 1 }
        if !solver.rangeLimits(of: variables[v]).isEmpty { return tally[.marked] += 1 }
        throw Mismatch(
          description: "range of \(v) is \(range), reference \(expected.lower)…\(expected.upper)")
      }
      // A range of less than rounding is a point for all who ask.
      let width = expected.upper - expected.lower
      if !expected.isPoint, width <= 1e-5 * (1 + abs(expected.lower)) + allowance() { continue }
      if solver.isDetermined(variables[v]) != expected.isPoint {
        if hasTinyPrices { return tally[.tied] += 1 }
        throw Mismatch(description: "determinedness of \(v)")
      }
      if together[variables[v]] != expected.isPoint {
        if hasTinyPrices { return tally[.tied] += 1 }
        throw Mismatch(description: "determinedness of \(v), asked for with all others")
      }
      try checkAlternative(v, isDetermined: expected.isPoint, reference)
    }
    for v in model.bounds.indices where !removed.contains(v) {
      let value = solver.value(of: variables[v])
      let allowance = isSimple ? { 0 } : { reference.allowance(v) }
      if !isNear(value, reference.values[v], allowance) {
        if solver.isMarked { return tally[.marked] += 1 }
        throw Mismatch(description: "asking for ranges moved \(v) to \(value)")
      }
    }
  }

  /// The second solution must differ and be as good on every level.
  private mutating func checkAlternative(
    _ v: Int, isDetermined: Bool, _ reference: ReferenceSolution
  ) throws {
    guard let other = solver.alternative(moving: variables[v]) else {
      if !isDetermined { throw Mismatch(description: "no alternative for \(v)") }
      return
    }
    var answer = Answer(solver, variables, removed, handles)
    let present = levelErrors(answer.values, answer.broken)
    let old = answer.values[v]
    for assignment in other {
      if let index = variables.firstIndex(of: assignment.variable) {
        answer.values[index] = assignment.value
      }
    }
    if isNear(answer.values[v], old), abs(answer.values[v] - old) < 1 {
      throw Mismatch(description: "alternative of \(v) is the same")
    }
    let alternative = levelErrors(answer.values, answer.broken)
    let size = answer.values.reduce(1) { max($0, $1.isNaN ? 0 : abs($1)) }
    let largest = model.constraints.flatMap { $0.terms.map { abs($0.coefficient.double) } }.max()
    for (level, error) in present {
      let rounding = 1e-6 * (1 + error) + 1e-9 * size * (largest ?? 1)
      if abs(error - (alternative[level] ?? 0)) > rounding {
        if !solver.rangeLimits(of: variables[v]).isEmpty { return tally[.marked] += 1 }
        throw Mismatch(
          description: "alternative of \(v) is not optimal at \(level): \(alternative[level] ?? 0) "
            + "for \(error)")
      }
    }
  }

  private func isNear(_ a: Double, _ b: Double, _ allowance: () -> Double = { 0 }) -> Bool {
    a == b || abs(a - b) <= 1e-6 * (1 + abs(b)) || b.isFinite && abs(a - b) <= allowance()
  }

  /// Moves a constant step by step; the exact solution follows its rates while they are known.
  private mutating func resize(at position: Int, by step: Rational, _ times: Int) throws {
    var base = exact()
    var motion = base?.isNearThreshold == false ? base?.motion(position) : nil
    var steps = 0
    for _ in 0..<times {
      let constant = model.constraints[position].constant + step
      let (reference, rates) = (base, motion)
      try setConstant(constant, at: position)
      steps += 1
      let delta = step.double * Double(steps)
      if let reference, let rates, Self.isInside(delta, rates.interval) {
        solver.solve()
        let answer = Answer(solver, variables, removed, handles)
        lastAnswer = answer
        let moved = Moved(
          position: position, constant: constant, distance: delta, rates: rates.rates)
        try compare(answer, reference, .resized, moved: moved)
        if answer.isMarked { return }
      } else {
        try flush()
        base = known
        motion = base?.isNearThreshold == false ? base?.motion(position) : nil
        steps = 0
      }
    }
  }

  /// A point close to the end of an interval may belong to the next.
  private static func isInside(_ delta: Double, _ interval: ClosedRange<Double>) -> Bool {
    let margin = 1e-3 * (1 + abs(delta))
    return interval.lowerBound + margin < delta && delta < interval.upperBound - margin
  }

  /// Compares a range plan with exact solutions within its segments.
  private mutating func checkPlan(at position: Int, _ from: Rational, _ to: Rational) throws {
    guard from < to, variables.count <= 20 else { return }
    try flush()
    guard let before = known, lastAnswer?.isMarked == false else { return }
    let (low, high) = (from.double, to.double)
    let segments = Array(try solver.rangePlan(of: handles[position], over: low...high).prefix(200))
    if segments.first?.constants.lowerBound != low
      || segments.count < 200 && segments.last?.constants.upperBound != high
    {
      throw Mismatch(description: "a range plan does not cover its range")
    }
    var answer = Answer(solver, variables, removed, handles)
    try compare(answer, before, .incremental)
    for segment in segments.filter({ $0.constants.upperBound - $0.constants.lowerBound > 0.1 })
      .prefix(3)
    {
      let middle = (segment.constants.lowerBound + segment.constants.upperBound) / 2
      guard let constant = Rational(exactly: (middle * 64).rounded() / 64) else { continue }
      var moved = model
      moved.constraints[position].constant = constant
      let reference: ReferenceSolution
      do throws(ReferenceLimit) { reference = try Reference.solve(moved) } catch {
        count(error)
        continue
      }
      if reference.isNearThreshold { continue }
      tally[.planned] += 1
      for v in variables.indices where !removed.contains(v) {
        answer.values[v] = segment.value(of: variables[v], at: constant.double)
        let expected = reference.values[v]
        // Segments are predicted from a sample, so the error grows with the distance.
        let allowance = 1e-5 * (1 + abs(expected)) + 10 * reference.allowance(v)
        if abs(answer.values[v] - expected) > allowance {
          if hasTinyPrices {
            tally[.tied] += 1
            break
          }
          throw Mismatch(
            description: "plan at \(constant.double): variable \(v) is \(answer.values[v]), "
              + "reference \(expected)")
        }
      }
    }
  }
}

// MARK: - More solves for one exact solution

extension SystemCheck {
  /// Solves the same system in other ways: all must have the solution of the first.
  private mutating func echo(_ reference: ReferenceSolution) throws {
    // The same choices whenever a scenario is replayed.
    var random = SplitMix64(seed: UInt64(tally[.incremental] &* 1009 &+ model.constraints.count))
    let order = Array(model.constraints.indices)
    try compare(try Copy(model, order).answer(), reference, .fresh)
    var copy = try Copy(model, order.shuffled(using: &random), solvesBetween: &random)
    try compare(copy.answer(), reference, .reordered)
    let undecided = tally[.tied]
    for _ in 0..<effort.restorations where tally[.tied] == undecided {
      try copy.changeAndRestore(&random)
      try compare(copy.answer(), reference, .restored)
    }
    for _ in 0..<effort.resizes where !order.isEmpty {
      let position = random.pick(order)
      guard let motion = reference.motion(position) else { continue }
      let low = max(motion.interval.lowerBound, -100)
      let high = min(motion.interval.upperBound, 100)
      let start = model.constraints[position].constant.double
      for _ in 0..<8 where tally[.tied] == undecided {
        let delta = low + (high - low) * Double(random.int(1...63)) / 64
        // What is compared is how the engine gets there, so the constant must be as exact.
        let constant = ((start + delta) * 1024).rounded() / 1024
        guard Self.isInside(constant - start, motion.interval),
          let exact = Rational(exactly: constant)
        else { continue }
        try copy.setConstant(constant, position)
        let moved = Moved(
          position: position, constant: exact, distance: constant - start, rates: motion.rates)
        try compare(copy.answer(), reference, .resized, moved: moved)
      }
      try copy.setConstant(start, position)
      try compare(copy.answer(), reference, .restored)
    }
  }

  /// Compares what can be compared without an exact solution.
  private mutating func flushLarge(_ answer: Answer) throws {
    tally[.large] += 1
    if countsAsMarked(answer) { return }
    try checkRequired(answer, .large)
    try checkConflicts(nil)
    var random = SplitMix64(seed: UInt64(tally[.large] &* 1009 &+ model.constraints.count))
    let order = Array(model.constraints.indices)
    var copies = [try Copy(model, order)]
    copies.append(try Copy(model, order.shuffled(using: &random)))
    for (index, copy) in copies.enumerated() {
      let other = copy.answer()
      tally[.large] += 1
      if countsAsMarked(other) { continue }
      try checkRequired(other, .large)
      if other.broken != answer.broken {
        throw Mismatch(
          description:
            "large: set aside \(answer.broken.sorted()), \(index == 0 ? "fresh" : "reordered") "
            + "\(other.broken.sorted())")
      }
      for v in variables.indices where !removed.contains(v) {
        let (a, b) = (answer.values[v], other.values[v])
        if isNear(a, b) { continue }
        if !model.isSimple, abs(a - b) <= copy.allowance(of: v) { continue }
        throw Mismatch(
          description: "large: variable \(v) is \(a), \(index == 0 ? "fresh" : "reordered") \(b), "
            + "allowed \(copy.allowance(of: v)); errors \(levelErrors(answer)), \(levelErrors(other))"
        )
      }
    }
  }

  /// A second solver with the same system.
  private struct Copy {
    private let solver = Solver()
    private let model: Model
    private let ranks: [Int64]
    private var variables: [Variable] = []
    private var handles: [Constraint] = []

    /// Adds the constraints in an order; their ranks are made distinct, so that it does not matter.
    init(_ model: Model, _ order: [Int]) throws {
      var random = SplitMix64(seed: 0)
      try self.init(model, order, solves: false, &random)
    }

    /// The same with solves and readings in between.
    init(_ model: Model, _ order: [Int], solvesBetween random: inout SplitMix64) throws {
      try self.init(model, order, solves: true, &random)
    }

    private init(
      _ model: Model, _ order: [Int], solves: Bool, _ random: inout SplitMix64
    ) throws {
      self.model = model
      var ranks = Array(repeating: Int64(0), count: model.constraints.count)
      for (rank, position) in model.order.enumerated() { ranks[position] = Int64(rank) }
      self.ranks = ranks
      variables = model.bounds.map { SystemCheck.variable($0, in: solver) }
      var handles: [Constraint?] = Array(repeating: nil, count: order.count)
      for position in order {
        handles[position] = try Self.add(
          model.constraints[position], ranks[position], variables, solver)
        if solves, random.chance(0.3) { solver.solve() }
        if solves, random.chance(0.1) { _ = solver.value(of: random.pick(variables)) }
      }
      self.handles = handles.compactMap { $0 }
      solver.solve()
    }

    private static func add(
      _ constraint: ModelConstraint, _ rank: Int64, _ variables: [Variable], _ solver: Solver
    ) throws -> Constraint {
      try solver.add(
        constraint.terms.map { Term(variables[$0.variable], $0.coefficient.double) },
        Relation(rawValue: Int8(constraint.relation)) ?? .equal, constraint.constant.double,
        priority: Priority(constraint.priority), rank: rank)
    }

    func answer() -> Answer { Answer(solver, variables, [], handles) }

    mutating func setConstant(_ constant: Double, _ position: Int) throws {
      try solver.setConstant(constant, of: handles[position])
      solver.solve()
    }

    /// Changes some of the system, solves, and undoes the change.
    mutating func changeAndRestore(_ random: inout SplitMix64) throws {
      guard !handles.isEmpty else { return }
      let positions = Set(
        (0..<random.pick([1, 1, 2, 4])).map { _ in
          random.int(0...(handles.count - 1))
        }
      ).sorted()
      let kind = random.int(0...3)
      for position in positions {
        switch kind {
        case 0, 1: try solver.remove(handles[position])
        case 2:
          let constant = model.constraints[position].constant.double
          try solver.setConstant(constant + Double(random.int(-200...200)), of: handles[position])
        default:
          let priority = random.pick([1000, 999, 500, 250, 1.0])
          try solver.setPriority(Priority(priority), of: handles[position])
        }
      }
      solver.solve()
      if random.chance(0.3) { _ = solver.value(of: random.pick(variables)) }
      for position in positions {
        let constraint = model.constraints[position]
        switch kind {
        case 0, 1:
          handles[position] = try Self.add(constraint, ranks[position], variables, solver)
        case 2: try solver.setConstant(constraint.constant.double, of: handles[position])
        default: try solver.setPriority(Priority(constraint.priority), of: handles[position])
        }
      }
      solver.solve()
    }

    /// How far correct answers may be apart, by what the engine says the value rests on.
    func allowance(of v: Int) -> Double {
      let explanation = solver.explanation(of: variables[v])
      var sum = 0.0
      for part in explanation.parts {
        guard let position = handles.firstIndex(of: part.constraint) else { continue }
        sum += abs(part.coefficient) * Rule.residual / model.constraints[position].scale
      }
      for place in explanation.places { sum += abs(place.coefficient) * Rule.residual }
      return 2 * sum
    }
  }
}
