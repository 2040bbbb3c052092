import TestSupport

/// Random systems of several shapes, and random changes to them.
struct RandomSystem {
  enum Style: CaseIterable {
    case loose, chain, tree, grid, inequalities, degenerate, infeasible, fractions, ties, bounded
    /// Coefficients of different size: ±1 with 0.1 and 10, with 0.01 and 100, with 0.5 and 1e-5, …
    case tenths, hundredths, tiny, wild
    /// Coefficients of all sizes from 1e-5 to 1e5.
    case wide

    /// Styles whose coefficients are simple fractions.
    static let ordinary = Array(allCases.prefix { $0 != .tenths })
    static let mixed = Array(allCases.drop { $0 != .tenths })
  }

  let style: Style
  var bounds: [ModelBounds] = []
  private let priorities: [Double]
  private let point: [Int]
  private let ranksAreDistinct: Bool
  /// Whether constants agree with no hidden point, so that most systems have conflicts and errors.
  private let isRough: Bool
  /// How often a constraint is a combination of others, and how often that is nearly, not quite, so.
  private let redundancy: Double
  private let nearness: Double
  private var nextRank = 0

  init(style: Style, variables: Int, using random: inout SplitMix64) {
    self.style = style
    let all: [Double] = [999, 998.5, 751, 750, 500, 251, 250.5, 250, 1]
    let count = random.int(1...5)
    priorities = Array(all.shuffled(using: &random).prefix(count))
    point = (0..<variables).map { _ in random.int(-20...20) }
    ranksAreDistinct = random.chance(0.7)
    isRough = Style.mixed.contains(style) && random.chance(0.5)
    redundancy = random.chance(0.3) ? 0.2 : 0
    nearness = Style.mixed.contains(style) && random.chance(0.3) ? 0.5 : 0
    for v in 0..<variables {
      let isBounded = random.chance(style == .bounded ? 0.7 : style == .loose ? 0.1 : 0.3)
      guard isBounded else {
        bounds.append(ModelBounds())
        continue
      }
      if isRough {
        bounds.append(ModelBounds(lower: .zero))
        continue
      }
      let low =
        style == .infeasible || random.chance(0.1) ? 0 : min(0, point[v] - random.int(0...5))
      let high = random.chance(0.3) ? max(low, point[v]) + random.int(0...30) : nil
      bounds.append(ModelBounds(lower: Rational(low), upper: high.map { Rational($0) }))
    }
  }

  /// A constraint that suits the style; required ones mostly agree with one hidden point.
  mutating func constraint(using random: inout SplitMix64) -> ModelConstraint {
    let n = point.count
    var terms: [ModelTerm] = []
    let i = random.int(0...(n - 1))
    switch style {
    case .chain where n > 1 && random.chance(0.6):
      let j = max(1, i)
      terms = [ModelTerm(j, .one), ModelTerm(j - 1, Rational(-1))]
      if random.chance(0.3) { terms.append(ModelTerm(random.int(0...(n - 1)), Rational(-1))) }
    case .tree where i > 0 && random.chance(0.6):
      terms = [ModelTerm(i, .one), ModelTerm((i - 1) / 2, Rational(-1))]
    case .grid where n >= 4 && random.chance(0.6):
      let side = random.chance(0.5) ? 1 : 2
      terms = [ModelTerm(i, .one), ModelTerm((i + side) % n, Rational(-1))]
    default:
      let count = min(n, random.pick([1, 1, 2, 2, 2, 3, 4]))
      for v in (0..<n).shuffled(using: &random).prefix(count) {
        terms.append(ModelTerm(v, coefficient(using: &random)))
      }
    }
    terms = merged(terms)
    var relation = random.pick([-1, 0, 1])
    if style == .inequalities, random.chance(0.7) { relation = random.pick([-1, 1]) }
    if style == .chain || style == .tree, random.chance(0.4) { relation = 0 }
    let isRequired = random.chance(style == .infeasible ? 0.6 : 0.35)
    let priority = isRequired ? 1000 : random.pick(priorities)
    var constant = Rational.zero
    for term in terms { constant = constant + term.coefficient * Rational(point[term.variable]) }
    let fits = random.chance(style == .infeasible ? 0.6 : 0.95)
    if isRough {
      constant = Rational(random.int(-500...1500))
    } else if isRequired && fits {
      constant = constant - Rational(relation * random.int(0...10))
    } else if style == .degenerate || style == .ties {
      constant = constant + Rational(random.pick([-5, 0, 0, 0, 5]))
    } else {
      constant = constant + Rational(random.int(-15...15))
    }
    nextRank += 1
    return ModelConstraint(
      terms: terms, relation: relation, constant: constant, priority: priority,
      rank: ranksAreDistinct ? (nextRank * 7919) % 1009 : random.int(0...1))
  }

  private func coefficient(using random: inout SplitMix64) -> Rational {
    let sign = random.chance(0.5) ? 1 : -1
    func magnitude(_ choices: [(Int, Int)]) -> Rational {
      let (p, q) = random.pick(choices)
      return Rational(sign * p, over: q)
    }
    switch style {
    case .fractions:
      let (p, q) = random.pick([(1, 1), (1, 3), (16, 9), (9, 16), (1, 2), (2, 3), (3, 1)])
      return Rational(sign * p, over: q)
    case .loose where random.chance(0.4):
      let (p, q) = random.pick([(2, 1), (1, 2), (3, 1), (17, 10)])
      return Rational(sign * p, over: q)
    case .tenths: return magnitude([(1, 1), (1, 10), (10, 1)])
    case .hundredths: return magnitude([(1, 1), (1, 100), (100, 1)])
    case .tiny: return magnitude([(1, 1), (1, 2), (1, 100_000)])
    case .wild:
      return magnitude([(1, 1), (2, 1), (1, 2), (1, 3), (1, 100_000), (100_000, 1)])
    case .wide:
      let digits = random.int(10...99)
      let exponent = random.int(-6...3)
      var power = 1
      for _ in 0..<abs(exponent) { power *= 10 }
      return exponent < 0
        ? Rational(sign * digits, over: power) : Rational(sign * digits * power)
    default:
      return Rational(sign)
    }
  }

  /// A combination of constraints there are: an exact multiple or sum, or one that misses it by a
  /// thousandth to a millionth of a coefficient.
  mutating func dependent(
    on others: [ModelConstraint], using random: inout SplitMix64
  ) -> ModelConstraint? {
    guard others.count > 1, random.chance(redundancy) else { return nil }
    var result = random.pick(others)
    let factor = random.pick([Rational(1), Rational(2), Rational(-1), Rational(1, over: 3)])
    result.terms = result.terms.map { ModelTerm($0.variable, factor * $0.coefficient) }
    result.constant = factor * result.constant
    if factor.isNegative { result.relation = -result.relation }
    if random.chance(0.6) {
      let other = random.pick(others)
      result.terms = merged(result.terms + other.terms)
      result.constant = result.constant + other.constant
    }
    if random.chance(nearness), !result.terms.isEmpty {
      let index = random.int(0...(result.terms.count - 1))
      let error = Rational(1, over: random.pick([1000, 10_000, 100_000, 1_000_000]))
      result.terms[index].coefficient = result.terms[index].coefficient * (.one + error)
    }
    if random.chance(0.3) { result.relation = random.pick([-1, 0, 1]) }
    if random.chance(0.3) { result.constant = result.constant + Rational(random.int(-5...5)) }
    result.priority = random.chance(0.5) ? 1000 : random.pick(priorities)
    nextRank += 1
    result.rank = ranksAreDistinct ? (nextRank * 7919) % 1009 : random.int(0...1)
    // Sums may leave coefficients that the solver refuses.
    let isFit = result.terms.allSatisfy { (2e-6...5e5).contains(abs($0.coefficient.double)) }
    return isFit && result.constant.denominator < 1 << 40 && !result.constant.isOverflow
      ? result : nil
  }

  private func merged(_ terms: [ModelTerm]) -> [ModelTerm] {
    var result: [ModelTerm] = []
    for term in terms {
      if let index = result.firstIndex(where: { $0.variable == term.variable }) {
        result[index].coefficient = result[index].coefficient + term.coefficient
      } else {
        result.append(term)
      }
    }
    return result.filter { !$0.coefficient.isZero }
  }
}
