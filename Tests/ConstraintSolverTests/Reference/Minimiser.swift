/// Makes a failing scenario smaller as long as it fails.
struct Minimiser {
  /// Whether a scenario still fails in the same way.
  let fails: (Scenario) -> Bool
  private var tried = 0
  private let limit: Int

  init(limit: Int = 4000, fails: @escaping (Scenario) -> Bool) {
    self.limit = limit
    self.fails = fails
  }

  /// Drops steps, terms and bounds, then simplifies numbers, until nothing more can go.
  mutating func minimise(_ scenario: Scenario) -> Scenario {
    var best = scenario
    while tried < limit {
      let before = best
      dropSteps(&best)
      simplify(&best)
      if best == before { break }
    }
    dropUnusedVariables(&best)
    return best
  }

  private mutating func attempt(_ best: inout Scenario, _ candidate: Scenario) -> Bool {
    guard candidate != best, tried < limit else { return false }
    tried += 1
    guard fails(candidate) else { return false }
    best = candidate
    return true
  }

  /// Drops runs of steps, half of them first.
  ///
  /// Variables stay, so that their numbers stay the same.
  private mutating func dropSteps(_ best: inout Scenario) {
    var length = max(1, best.steps.count / 2)
    while true {
      var start = 0
      while start < best.steps.count {
        let end = min(start + length, best.steps.count)
        let candidate = best.without(start..<end)
        // The steps behind moved up, so the same place is looked at again.
        if !attempt(&best, candidate) { start += length }
      }
      if length == 1 { break }
      length /= 2
    }
  }

  private mutating func simplify(_ best: inout Scenario) {
    for index in best.steps.indices {
      switch best.steps[index] {
      case .variable(let bounds):
        for simpler in [
          ModelBounds(), ModelBounds(lower: bounds.lower), ModelBounds(upper: bounds.upper),
          ModelBounds(lower: bounds.lower.map { _ in .zero }, upper: bounds.upper),
        ] where simpler.count <= bounds.count && simpler.isPossible {
          if attempt(&best, best.with(.variable(simpler), at: index)) { break }
        }
      case .add(let constraint): simplify(&best, index, constraint)
      case .resize(let c, let step, let times) where times > 1:
        for fewer in 1..<times
        where attempt(&best, best.with(.resize(c, by: step, times: fewer), at: index)) { break }
      case .ranges, .plan: _ = attempt(&best, best.with(.solve, at: index))
      case .setConstant(let c, let value):
        for simpler in Self.simpler(value)
        where attempt(&best, best.with(.setConstant(c, simpler), at: index)) { break }
      default: break
      }
    }
  }

  private mutating func simplify(
    _ best: inout Scenario, _ index: Int, _ constraint: ModelConstraint
  ) {
    var current = constraint
    func changed(_ body: (inout ModelConstraint) -> Void) -> ModelConstraint {
      var copy = current
      body(&copy)
      return copy
    }
    var term = 0
    while term < current.terms.count {
      let candidate = changed { $0.terms.remove(at: term) }
      if attempt(&best, best.with(.add(candidate), at: index)) {
        current = candidate
        continue
      }
      for coefficient in Self.simpler(current.terms[term].coefficient) where !coefficient.isZero {
        let candidate = changed { $0.terms[term].coefficient = coefficient }
        if attempt(&best, best.with(.add(candidate), at: index)) {
          current = candidate
          break
        }
      }
      term += 1
    }
    for constant in Self.simpler(current.constant) {
      let candidate = changed { $0.constant = constant }
      if attempt(&best, best.with(.add(candidate), at: index)) {
        current = candidate
        break
      }
    }
    for candidate in [changed { $0.rank = 0 }, changed { $0.priority = 500 }]
    where attempt(&best, best.with(.add(candidate), at: index)) { current = candidate }
  }

  /// Numbers that are simpler than a value, the simplest first; so simplifying comes to an end.
  private static func simpler(_ value: Rational) -> [Rational] {
    let rounded = Rational(Int(max(-1e15, min(1e15, value.double.rounded()))))
    let sign = value.isNegative ? -1 : 1
    let candidates = [.zero, Rational(sign), Rational(10 * sign), Rational(100 * sign), rounded]
    return Array(candidates.prefix { $0 != value })
  }

  private mutating func dropUnusedVariables(_ best: inout Scenario) {
    for number in best.variablesUnused.reversed() {
      _ = attempt(&best, best.renumbered(without: number))
    }
  }
}

extension ModelBounds {
  fileprivate var count: Int { (lower == nil ? 0 : 1) + (upper == nil ? 0 : 1) }

  fileprivate var isPossible: Bool {
    guard let lower, let upper else { return true }
    return !(upper - lower).isNegative
  }
}

extension Scenario {
  fileprivate func with(_ step: Step, at index: Int) -> Scenario {
    var copy = self
    copy.steps[index] = step
    return copy
  }

  /// The scenario without some steps; numbers of constraints follow, variables are kept.
  fileprivate func without(_ range: Range<Int>) -> Scenario {
    var numbers: [Int: Int] = [:]
    var old = 0
    var new = 0
    for (index, step) in steps.enumerated() {
      guard case .add = step else { continue }
      if !range.contains(index) {
        numbers[old] = new
        new += 1
      }
      old += 1
    }
    var result = Scenario()
    for (index, step) in steps.enumerated() {
      if range.contains(index) {
        if case .variable = step { result.steps.append(step) }
        continue
      }
      if let step = step.renumbered({ numbers[$0] }, { $0 }) { result.steps.append(step) }
    }
    return result
  }

  fileprivate var variablesUnused: [Int] {
    var used: Set<Int> = []
    var count = 0
    for step in steps {
      if case .variable = step { count += 1 }
      _ = step.renumbered(
        { $0 },
        { variable in
          used.insert(variable)
          return variable
        })
    }
    return (0..<count).filter { !used.contains($0) }
  }

  fileprivate func renumbered(without variable: Int) -> Scenario {
    var result = Scenario()
    var count = 0
    for step in steps {
      if case .variable = step {
        count += 1
        if count - 1 == variable { continue }
      }
      let moved = step.renumbered({ $0 }, { $0 == variable ? nil : $0 > variable ? $0 - 1 : $0 })
      if let moved { result.steps.append(moved) }
    }
    return result
  }
}

extension Scenario.Step {
  /// The step with other numbers for constraints and variables; nil when one of them is gone.
  fileprivate func renumbered(
    _ constraint: (Int) -> Int?, _ variable: (Int) -> Int?
  ) -> Scenario.Step? {
    switch self {
    case .add(var added):
      for index in added.terms.indices {
        guard let number = variable(added.terms[index].variable) else { return nil }
        added.terms[index].variable = number
      }
      return .add(added)
    case .remove(let c): return constraint(c).map { .remove($0) }
    case .setConstant(let c, let value): return constraint(c).map { .setConstant($0, value) }
    case .setPriority(let c, let value): return constraint(c).map { .setPriority($0, value) }
    case .setRank(let c, let rank): return constraint(c).map { .setRank($0, rank) }
    case .resize(let c, let step, let times):
      return constraint(c).map { .resize($0, by: step, times: times) }
    case .plan(let c, let from, let to):
      return constraint(c).map { .plan($0, from: from, to: to) }
    case .suggest(let v, let value, let priority):
      return variable(v).map { .suggest($0, value, priority: priority) }
    case .stopSuggesting(let v): return variable(v).map { .stopSuggesting($0) }
    case .removeVariable(let v): return variable(v).map { .removeVariable($0) }
    case .read(let v): return variable(v).map { .read($0) }
    case .variable, .ranges, .solve: return self
    }
  }
}
