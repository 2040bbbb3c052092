/// What happens to one solver, step by step: data that can be generated, reduced, kept and replayed.
///
/// Constraints and variables are numbered from 0 in the order of their steps. A step that names what
/// is not there any more, or not yet, has no effect; so any subset of the steps is a scenario.
struct Scenario: Equatable {
  enum Step: Equatable {
    case variable(ModelBounds)
    case add(ModelConstraint)
    case remove(Int)
    case setConstant(Int, Rational)
    case setPriority(Int, Double)
    case setRank(Int, Int)
    case suggest(Int, Rational, priority: Double)
    case stopSuggesting(Int)
    /// Removes a variable that no constraint mentions.
    case removeVariable(Int)
    /// Moves a constant in equal steps, and solves after each.
    case resize(Int, by: Rational, times: Int)
    /// Reads the range plan of a constant, and compares it with solving at some constants.
    case plan(Int, from: Rational, to: Rational)
    /// Reads a value before the next solve.
    case read(Int)
    /// Reads the range and an alternative of every variable.
    case ranges
    case solve
  }

  var steps: [Step] = []
}

// MARK: - Text

/// A line that cannot be read.
struct ScenarioError: Error, CustomStringConvertible {
  var line: Int
  var text: String
  var description: String { "line \(line): \(text)" }
}

extension Scenario {
  /// Reads the text of a scenario: one step a line; empty lines and those that begin with `#` are
  /// ignored.
  ///
  ///     v LOWER [UPPER]                              a variable; -inf and inf for no bound
  ///     c RELATION CONSTANT PRIORITY [rank:R] VARIABLE:COEFFICIENT…
  ///                                                  Σ coefficient · variable  REL  constant
  ///                                                  (0 is =, 1 is ≤, 2 is ≥)
  ///     remove C · constant C VALUE · priority C PRIORITY · rank C RANK
  ///     suggest V VALUE PRIORITY · stop V · drop V · read V
  ///     resize C STEP TIMES · plan C FROM TO · ranges · solve
  ///
  /// A text that never solves is solved once at its end. `Solver.dump()` writes such texts.
  init(text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words = line.split(separator: " ")[...]
      guard let first = words.popFirst(), !first.hasPrefix("#") else { continue }
      guard let step = Self.step(String(first), Array(words)) else {
        throw ScenarioError(line: index + 1, text: String(line))
      }
      steps.append(step)
    }
    if !steps.contains(where: \.solves) { steps.append(.solve) }
  }

  private static func step(_ verb: String, _ words: [Substring]) -> Step? {
    func int(_ index: Int) -> Int? { index < words.count ? Int(words[index]) : nil }
    func number(_ index: Int) -> Rational? { index < words.count ? Rational(words[index]) : nil }
    func double(_ index: Int) -> Double? { index < words.count ? Double(words[index]) : nil }
    switch (verb, words.count) {
    case ("v", 1...2):
      var bounds = ModelBounds()
      for (index, word) in words.enumerated() where word != (index == 0 ? "-inf" : "inf") {
        guard let value = Rational(word) else { return nil }
        if index == 0 { bounds.lower = value } else { bounds.upper = value }
      }
      return .variable(bounds)
    case ("c", 3...): return constraint(words).map { .add($0) }
    case ("remove", 1): return int(0).map { .remove($0) }
    case ("constant", 2):
      guard let c = int(0), let value = number(1) else { return nil }
      return .setConstant(c, value)
    case ("priority", 2):
      guard let c = int(0), let value = double(1) else { return nil }
      return .setPriority(c, value)
    case ("rank", 2):
      guard let c = int(0), let value = int(1) else { return nil }
      return .setRank(c, value)
    case ("suggest", 3):
      guard let v = int(0), let value = number(1), let priority = double(2) else { return nil }
      return .suggest(v, value, priority: priority)
    case ("stop", 1): return int(0).map { .stopSuggesting($0) }
    case ("drop", 1): return int(0).map { .removeVariable($0) }
    case ("read", 1): return int(0).map { .read($0) }
    case ("resize", 3):
      guard let c = int(0), let step = number(1), let times = int(2) else { return nil }
      return .resize(c, by: step, times: times)
    case ("plan", 3):
      guard let c = int(0), let from = number(1), let to = number(2) else { return nil }
      return .plan(c, from: from, to: to)
    case ("ranges", 0): return .ranges
    case ("solve", 0): return .solve
    default: return nil
    }
  }

  private static func constraint(_ words: [Substring]) -> ModelConstraint? {
    guard let code = Int(words[0]), (0...2).contains(code), let constant = Rational(words[1]),
      let priority = Double(words[2])
    else { return nil }
    var constraint = ModelConstraint(
      terms: [], relation: [0, -1, 1][code], constant: constant, priority: priority, rank: 0)
    for word in words[3...] {
      let parts = word.split(separator: ":")
      guard parts.count == 2 else { return nil }
      if parts[0] == "rank" {
        guard let rank = Int(parts[1]) else { return nil }
        constraint.rank = rank
      } else {
        guard let variable = Int(parts[0]), variable >= 0, let coefficient = Rational(parts[1])
        else { return nil }
        constraint.terms.append(ModelTerm(variable, coefficient))
      }
    }
    return constraint
  }

  var text: String { steps.map { $0.text + "\n" }.joined() }
}

extension Scenario.Step {
  /// Whether the step solves, and so compares.
  var solves: Bool {
    switch self {
    case .solve, .resize, .plan, .ranges: true
    default: false
    }
  }

  var text: String {
    switch self {
    case .variable(let bounds):
      let lower = bounds.lower?.text ?? "-inf"
      return bounds.upper.map { "v \(lower) \($0.text)" } ?? "v \(lower)"
    case .add(let constraint): return "c \(constraint.text)"
    case .remove(let c): return "remove \(c)"
    case .setConstant(let c, let value): return "constant \(c) \(value.text)"
    case .setPriority(let c, let priority): return "priority \(c) \(priority)"
    case .setRank(let c, let rank): return "rank \(c) \(rank)"
    case .suggest(let v, let value, let priority): return "suggest \(v) \(value.text) \(priority)"
    case .stopSuggesting(let v): return "stop \(v)"
    case .removeVariable(let v): return "drop \(v)"
    case .resize(let c, let step, let times): return "resize \(c) \(step.text) \(times)"
    case .plan(let c, let from, let to): return "plan \(c) \(from.text) \(to.text)"
    case .read(let v): return "read \(v)"
    case .ranges: return "ranges"
    case .solve: return "solve"
    }
  }
}

extension ModelConstraint {
  /// The constraint as the text of a scenario has it.
  var text: String {
    var text = "\([0: 0, -1: 1, 1: 2][relation] ?? 0) \(constant.text) \(priority)"
    if rank != 0 { text += " rank:\(rank)" }
    for term in terms { text += " \(term.variable):\(term.coefficient.text)" }
    return text
  }
}
