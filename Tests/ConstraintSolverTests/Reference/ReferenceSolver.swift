/// The documented solution of a system.
struct ReferenceSolution {
  var values: [Double] = []
  /// Positions (in the model) of required constraints that cannot hold.
  var broken: Set<Int> = []
  /// By how much the constant of each required constraint was moved to fit those before it.
  var reliefs: [Int: Double] = [:]
  /// Whether a contradiction is so near to the greatest one that is smoothed that the rounding of
  /// double precision may decide otherwise.
  var isNearThreshold = false
  /// For each variable the values it takes in solutions that are equally good by level.
  var ranges: [ReferenceRange] = []
  /// How far a correct answer of double precision may be from each value; computed when needed.
  var allowance: (Int) -> Double = { _ in 0 }
  /// The values as the constant of one constraint moves; computed when needed.
  var motion: (Int) -> ReferenceMotion? = { _ in nil }
}

struct ReferenceRange {
  var lower: Double
  var upper: Double
  var isPoint: Bool
  /// How far a correct answer of double precision may be from either end.
  var allowance: () -> Double
}

/// How the solution moves with a constant, while one basis serves.
struct ReferenceMotion {
  /// By how much the constant may move.
  var interval: ClosedRange<Double>
  /// How much each variable moves when the constant moves by 1.
  var rates: [Double]
}

/// The documented solution, computed in exact arithmetic by a method that shares nothing with the
/// engine: a dense primal simplex that minimises one objective after the other, and after each one
/// forbids every column that would worsen it.
///
/// Required constraints are admitted one by one by rank. The least violation that those before it
/// leave to a constraint decides: none, and it is kept; at most ``Rule/conflict``, also in the scaled row,
/// and it is kept with its constant moved by exactly this; more, and it is broken.
struct ReferenceSolver<Number: ExactInteger> {
  private var tableau: Tableau<Number>
  private let model: Model
  private let columns: ColumnMap
  private var solution = ReferenceSolution()
  /// The least price, not zero, by which an objective rejected a move; found when asked for.
  private var leastPrice: Double?

  private init(_ model: Model, budget: Int) throws(ReferenceLimit) {
    self.model = model
    columns = ColumnMap(model)
    var rows: [(terms: [(column: Int, value: Number)], constant: Number, basic: Int)] = []
    for (v, bound) in model.bounds.enumerated() {
      let rest = bound.rest
      if let upper = bound.upper {
        let row = [(columns.positive[v], Rational.one), (columns.upper[v], .one)]
        rows.append(try Self.row(row, try Self.constant(upper, [(.one, rest)]), columns.upper[v]))
      }
      if let lower = bound.lower {
        let row = [(columns.negative[v], Rational.one), (columns.lower[v], .one)]
        rows.append(
          try Self.row(row, try Self.constant(rest, [(.one, lower)]), columns.lower[v]))
      }
    }
    for (position, constraint) in model.constraints.enumerated() {
      let own = columns.constraints[position]
      var terms: [(Int, Rational)] = []
      var moved: [(Rational, Rational)] = []
      for term in constraint.terms {
        terms.append((columns.positive[term.variable], term.coefficient))
        terms.append((columns.negative[term.variable], -term.coefficient))
        moved.append((term.coefficient, model.bounds[term.variable].rest))
      }
      let constant = try Self.constant(constraint.constant, moved)
      for column in own.falling { terms.append((column, Rational(-1))) }
      for column in own.rising { terms.append((column, .one)) }
      if constant.numerator.sign < 0 {
        rows.append(
          try Self.row(
            terms.map { ($0.0, -$0.1) }, (constant.numerator.negated, constant.denominator),
            own.falling[0]))
      } else {
        rows.append(try Self.row(terms, constant, own.rising[0]))
      }
    }
    tableau = Tableau(rows: rows, columns: columns.count, budget: budget)
  }

  /// `constant − Σ coefficient · value`, as numerator and positive denominator.
  private static func constant(
    _ constant: Rational, _ terms: [(Rational, Rational)]
  ) throws(ReferenceLimit) -> (numerator: Number, denominator: Number) {
    var numerator = Number(constant.numerator)
    var denominator = Number(constant.denominator)
    for (coefficient, value) in terms where !value.isZero {
      let n = try Number.product(Number(coefficient.numerator), Number(value.numerator))
      let d = try Number.product(Number(coefficient.denominator), Number(value.denominator))
      numerator = try Number.combination(numerator, d, n, denominator)
      denominator = try Number.product(denominator, d)
      let common = Number.divisor(numerator, denominator)
      numerator = numerator.divided(exactlyBy: common)
      denominator = denominator.divided(exactlyBy: common)
    }
    return (numerator, denominator)
  }

  /// A row of fractions, in whole numbers.
  private static func row(
    _ terms: [(Int, Rational)], _ constant: (numerator: Number, denominator: Number), _ basic: Int
  ) throws(ReferenceLimit) -> (
    terms: [(column: Int, value: Number)], constant: Number, basic: Int
  ) {
    var multiple = constant.denominator
    for (_, value) in terms {
      let denominator = Number(value.denominator)
      let common = Number.divisor(multiple, denominator)
      multiple = try Number.product(multiple, denominator.divided(exactlyBy: common))
    }
    var whole: [(column: Int, value: Number)] = []
    for (column, value) in terms {
      let factor = multiple.divided(exactlyBy: Number(value.denominator))
      whole.append((column, try Number.product(Number(value.numerator), factor)))
    }
    let factor = multiple.divided(exactlyBy: constant.denominator)
    return (whole, try Number.product(constant.numerator, factor), basic)
  }

  fileprivate static func solve(
    _ model: Model, ranges: Bool, budget: Int
  ) throws(ReferenceLimit) -> ReferenceSolution {
    var solver = try ReferenceSolver(model, budget: budget)
    try solver.admitRequired()
    try solver.minimiseLevels()
    if ranges {
      for v in model.bounds.indices { solver.solution.ranges.append(try solver.range(of: v)) }
    }
    try solver.decideTies()
    solver.readValues()
    return solver.solution
  }

  fileprivate static func leastPrice(
    _ model: Model, budget: Int
  ) throws(ReferenceLimit) -> Double {
    var solver = try ReferenceSolver(model, budget: budget)
    solver.leastPrice = .infinity
    try solver.admitRequired()
    try solver.minimiseLevels()
    try solver.decideTies()
    return solver.leastPrice ?? .infinity
  }

  fileprivate static func admit(
    _ model: Model, budget: Int
  ) throws(ReferenceLimit) -> ReferenceSolution {
    var solver = try ReferenceSolver(model, budget: budget)
    try solver.admitRequired()
    return solver.solution
  }

  // MARK: Objectives, one after the other

  private mutating func admitRequired() throws(ReferenceLimit) {
    for position in model.order where model.constraints[position].isRequired {
      let errors = columns.constraints[position].errors
      let cost = Dictionary(uniqueKeysWithValues: errors.map { ($0, 1) })
      guard let objective = try tableau.minimise(cost) else { continue }
      if objective.isZero {
        keep(objective)
        continue
      }
      let constraint = model.constraints[position]
      let isOfOne = Set(constraint.terms.map(\.variable)).count == 1
      let scale = isOfOne ? max(constraint.scale, 1) : constraint.scale
      let excess = objective.value * scale - Rule.conflict
      if abs(excess) <= hair(objective, scale) { solution.isNearThreshold = true }
      // The basis may move, but only success forbids what would undo it.
      guard excess <= 0 else {
        solution.broken.insert(position)
        continue
      }
      solution.reliefs[position] = objective.value
      for column in errors { if let row = tableau.row(of: column) { tableau.forgive(row: row) } }
      keep(try tableau.objective(cost))
    }
  }

  /// How much a contradiction may differ, when each constraint holds up to the engine's tolerance.
  private func hair(_ objective: Tableau<Number>.Objective, _ scale: Double) -> Double {
    var sum = 1e-6
    for unit in units {
      sum += abs(objective.rate(of: unit.column)) * unit.tolerance * scale
    }
    return sum
  }

  private mutating func minimiseLevels() throws(ReferenceLimit) {
    let levels = Set(model.constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    for level in levels {
      var cost: [Int: Int] = [:]
      for (position, constraint) in model.constraints.enumerated()
      where constraint.priority == level {
        for column in columns.constraints[position].errors { cost[column] = 1 }
      }
      if let objective = try tableau.minimise(cost) { keep(objective) }
    }
  }

  private mutating func keep(_ objective: Tableau<Number>.Objective) {
    if let price = leastPrice {
      leastPrice = min(price, leastPrice(objective))
    }
    tableau.forbidWorse(objective)
  }

  /// The least positive rate of an objective, in the caller's units or per unit of a scaled row.
  private func leastPrice(_ objective: Tableau<Number>.Objective) -> Double {
    var least = Double.infinity
    func consider(_ column: Int, _ scale: Double) {
      let rate = objective.rate(of: column)
      if rate > 0 { least = min(least, rate, rate / scale) }
    }
    for v in model.bounds.indices {
      for column in [columns.positive[v], columns.negative[v], columns.lower[v], columns.upper[v]]
      where column >= 0 { consider(column, 1) }
    }
    for (position, own) in columns.constraints.enumerated() {
      for column in own.rising + own.falling { consider(column, model.constraints[position].scale) }
    }
    return least
  }

  /// Puts errors on the greatest ranks, then brings variables to rest in the order of creation.
  private mutating func decideTies() throws(ReferenceLimit) {
    for position in model.order where !model.constraints[position].isRequired {
      let errors = columns.constraints[position].errors
      let cost = Dictionary(uniqueKeysWithValues: errors.map { ($0, 1) })
      if let objective = try tableau.minimise(cost) { keep(objective) }
    }
    for v in model.bounds.indices {
      let cost = [columns.positive[v]: 1, columns.negative[v]: 1]
      if let objective = try tableau.minimise(cost) { keep(objective) }
    }
  }

  private mutating func range(of v: Int) throws(ReferenceLimit) -> ReferenceRange {
    var low = self
    var high = self
    let cost = [columns.positive[v]: 1, columns.negative[v]: -1]
    let least = try low.tableau.minimise(cost)
    let greatest = try high.tableau.minimise(cost.mapValues { -$0 })
    var isPoint = false
    if let least, let greatest {
      let sum = try Number.combination(
        least.constant, greatest.scale, greatest.constant.negated, least.scale)
      isPoint = sum.isZero
    }
    let rest = model.bounds[v].rest.double
    return ReferenceRange(
      lower: least.map { rest + $0.value } ?? -.infinity,
      upper: greatest.map { rest - $0.value } ?? .infinity, isPoint: isPoint,
      allowance: { [low, high] in
        (least == nil ? 0 : low.allowance(of: v)) + (greatest == nil ? 0 : high.allowance(of: v))
      })
  }

  // MARK: Results

  private mutating func readValues() {
    solution.values = model.bounds.indices.map { value(of: $0) }
    solution.allowance = { [self] in allowance(of: $0) }
    solution.motion = { [self] in motion(of: $0) }
  }

  private func value(of v: Int) -> Double {
    // One of the two halves is zero, so nothing cancels but against the resting place.
    var value = model.bounds[v].rest.double
    for (column, sign) in [(columns.positive[v], 1.0), (columns.negative[v], -1.0)] {
      guard let row = tableau.row(of: column) else { continue }
      let fraction = tableau.value(ofRow: row)
      value += sign * Number.ratio(fraction.numerator, fraction.denominator)
    }
    return value
  }

  /// How much a variable moves when the constant behind a unit column moves by 1.
  private func rate(of v: Int, by column: Int) -> Double {
    var rate = 0.0
    for (own, sign) in [(columns.positive[v], 1.0), (columns.negative[v], -1.0)] {
      guard let row = tableau.row(of: own) else { continue }
      rate += sign * tableau.rate(ofRow: row, by: column)
    }
    return rate
  }

  /// The rows of the tableau: a column of each that is a unit vector in the caller's units, and how
  /// far a correct answer of double precision may miss the row.
  ///
  /// The engine leaves residuals up to `Rule.residual` in scaled rows, and `Rule.rounding` of the
  /// summands' size beyond that.
  private var units: [(column: Int, tolerance: Double)] {
    var units: [(column: Int, tolerance: Double)] = []
    for (position, constraint) in model.constraints.enumerated() {
      let own = columns.constraints[position]
      var size = abs(constraint.constant.double)
      if !solution.values.isEmpty {
        for term in constraint.terms {
          size += abs(term.coefficient.double * solution.values[term.variable])
        }
      }
      units.append(
        (own.rising[0], Rule.residual / constraint.scale + Rule.rounding * size))
    }
    for v in model.bounds.indices {
      let size = solution.values.isEmpty ? 0 : abs(solution.values[v])
      for column in [columns.lower[v], columns.upper[v]] where column >= 0 {
        units.append((column, Rule.residual + Rule.rounding * size))
      }
    }
    return units
  }

  /// How far a correct answer of double precision may be from a variable's value.
  ///
  /// The basis B of the tableau expresses the solution as `x = B⁻¹ b`. An answer that meets each row i
  /// up to τᵢ solves the system for constants that differ by at most τᵢ, so to first order it differs by
  /// at most `Σ |B⁻¹|ᵥᵢ τᵢ`. The tableau is B⁻¹ times the columns of the system, and a slack or error
  /// column is the unit vector of its row: its cells are B⁻¹'s.
  private func allowance(of v: Int) -> Double {
    units.reduce(0) { $0 + abs(rate(of: v, by: $1.column)) * $1.tolerance }
  }

  /// How the solution moves with the constant of one constraint.
  ///
  /// Whether a basis is optimal for the sequence of objectives does not depend on constants: it
  /// serves as long as its columns stay positive, and the errors of required constraints zero.
  private func motion(of position: Int) -> ReferenceMotion? {
    guard solution.broken.isEmpty, solution.reliefs.isEmpty else { return nil }
    let column = columns.constraints[position].rising[0]
    var interval = (lower: -Double.infinity, upper: Double.infinity)
    let required = Set(
      model.constraints.indices.filter { model.constraints[$0].isRequired }
        .flatMap { columns.constraints[$0].errors })
    for row in 0..<tableau.rowCount {
      // Moving the constant up is moving the unit column down.
      let basic = tableau.basis[row]
      let rate = basic == column ? 1 : -tableau.rate(ofRow: row, by: column)
      if rate == 0 { continue }
      if required.contains(basic) { return nil }
      let fraction = tableau.value(ofRow: row)
      let distance = Number.ratio(fraction.numerator, fraction.denominator) / rate
      if rate > 0 {
        interval.lower = max(interval.lower, -distance)
      } else {
        interval.upper = min(interval.upper, -distance)
      }
    }
    guard interval.lower < interval.upper else { return nil }
    // A unit column that is itself basic takes up all of the move, and no variable follows.
    let isBasic = tableau.row(of: column) != nil
    return ReferenceMotion(
      interval: interval.lower...interval.upper,
      rates: model.bounds.indices.map { isBasic ? 0 : -rate(of: $0, by: column) })
  }
}

/// The engine's documented numbers that decide what is right.
enum Rule {
  /// Violation, in the scaled row and in a constraint of one variable, up to which a required constraint is moved and not broken.
  static let conflict = 1e-3
  /// Residual, in the scaled row, with which a constraint counts as met.
  static let residual = 1e-7
  /// Price that counts as zero: two solutions whose errors differ by less are equally good.
  static let price = 1e-8
  /// Part of the summands' size that rounding may leave as residual.
  static let rounding = 1e-13
}

/// Which column of the tableau stands for what.
private struct ColumnMap {
  struct Own {
    /// Columns that enter the row with +1: the error below, and the slack of `≤`.
    var rising: [Int] = []
    /// Columns that enter the row with −1: the error above, and the slack of `≥`.
    var falling: [Int] = []
    /// Those that are errors.
    var errors: [Int] = []
  }

  /// How far each variable is above, and below, its resting place.
  var positive: [Int] = []
  var negative: [Int] = []
  /// Slack of each variable's bounds, or −1.
  var lower: [Int] = []
  var upper: [Int] = []
  var constraints: [Own] = []
  var count = 0

  init(_ model: Model) {
    positive = model.bounds.map { _ in next() }
    negative = model.bounds.map { _ in next() }
    upper = model.bounds.map { $0.upper == nil ? -1 : next() }
    lower = model.bounds.map { $0.lower == nil ? -1 : next() }
    for constraint in model.constraints {
      var own = Own()
      if constraint.relation <= 0 {
        own.falling.append(next())
        own.errors.append(own.falling[0])
      }
      if constraint.relation >= 0 {
        own.rising.append(next())
        own.errors.append(own.rising[0])
      }
      if constraint.relation > 0 { own.falling.append(next()) }
      if constraint.relation < 0 { own.rising.append(next()) }
      constraints.append(own)
    }
  }

  private mutating func next() -> Int {
    count += 1
    return count - 1
  }
}

/// The reference, with the integers that a system needs.
enum Reference {
  /// Cells of a tableau that one solution may compute: about a second, in either kind of integers.
  static let budget = 20_000_000
  static let budgetInAnySize = 1_000_000

  /// Solves a model in 128 bits where they suffice, and in integers of any size where they do not.
  static func solve(_ model: Model, ranges: Bool = false) throws(ReferenceLimit)
    -> ReferenceSolution
  {
    do {
      return try ReferenceSolver<Int128>.solve(model, ranges: ranges, budget: budget)
    } catch .overflow {
      return try solveInAnySize(model, ranges: ranges)
    }
  }

  /// Solves a model in integers of any size at once.
  static func solveInAnySize(_ model: Model, ranges: Bool = false) throws(ReferenceLimit)
    -> ReferenceSolution
  {
    try ReferenceSolver<BigInteger>.solve(model, ranges: ranges, budget: budgetInAnySize)
  }

  /// The least price, not zero, on which the exact solution rests: how much a sum of errors, or a
  /// distance from rest, grows with a unit of what was rejected for it.
  static func leastPrice(_ model: Model) throws(ReferenceLimit) -> Double {
    do {
      return try ReferenceSolver<Int128>.leastPrice(model, budget: budget)
    } catch .overflow {
      return try ReferenceSolver<BigInteger>.leastPrice(model, budget: budgetInAnySize)
    }
  }

  /// Which of the required constraints at these positions can hold together, within the bounds.
  static func admit(_ model: Model, _ positions: [Int]) throws(ReferenceLimit)
    -> ReferenceSolution
  {
    var part = Model()
    var numbers: [Int: Int] = [:]
    for position in positions {
      var constraint = model.constraints[position]
      for index in constraint.terms.indices {
        let variable = constraint.terms[index].variable
        if numbers[variable] == nil {
          numbers[variable] = part.bounds.count
          part.bounds.append(model.bounds[variable])
        }
        constraint.terms[index].variable = numbers[variable] ?? 0
      }
      part.constraints.append(constraint)
    }
    do {
      return try ReferenceSolver<Int128>.admit(part, budget: budget)
    } catch .overflow {
      return try ReferenceSolver<BigInteger>.admit(part, budget: budgetInAnySize)
    }
  }
}
