/// Random systems of several shapes, and random changes to them.
struct RandomSystem {
  enum Style: CaseIterable {
    case loose, chain, tree, grid, inequalities, degenerate, infeasible, fractions, ties, bounded
  }

  let style: Style
  var bounds: [(lower: Rational?, upper: Rational?)] = []
  private let priorities: [Double]
  private let point: [Int]
  private let ranksAreDistinct: Bool
  private var nextRank = 0

  init(style: Style, variables: Int, using random: inout SplitMix64) {
    self.style = style
    let all: [Double] = [999, 998.5, 751, 750, 500, 251, 250.5, 250, 1]
    let count = random.int(1...4)
    priorities = Array(all.shuffled(using: &random).prefix(count))
    point = (0..<variables).map { _ in random.int(-20...20) }
    ranksAreDistinct = random.chance(0.7)
    for v in 0..<variables {
      let isBounded = random.chance(style == .bounded ? 0.7 : style == .loose ? 0.1 : 0.3)
      guard isBounded else {
        bounds.append((nil, nil))
        continue
      }
      let low =
        style == .infeasible || random.chance(0.1) ? 0 : min(0, point[v] - random.int(0...5))
      let high = random.chance(0.3) ? max(low, point[v]) + random.int(0...30) : nil
      bounds.append((Rational(low), high.map { Rational($0) }))
    }
  }

  /// A constraint that suits the style; required ones mostly agree with one hidden point.
  mutating func constraint(using random: inout SplitMix64) -> ModelConstraint {
    let n = point.count
    var terms: [(variable: Int, coefficient: Rational)] = []
    let i = random.int(0...(n - 1))
    switch style {
    case .chain where n > 1 && random.chance(0.6):
      let j = max(1, i)
      terms = [(j, .one), (j - 1, Rational(-1))]
      if random.chance(0.3) { terms.append((random.int(0...(n - 1)), Rational(-1))) }
    case .tree where i > 0 && random.chance(0.6):
      terms = [(i, .one), ((i - 1) / 2, Rational(-1))]
    case .grid where n >= 4 && random.chance(0.6):
      let side = random.chance(0.5) ? 1 : 2
      terms = [(i, .one), ((i + side) % n, Rational(-1))]
    default:
      let count = min(n, random.pick([1, 1, 2, 2, 2, 3, 4]))
      for v in (0..<n).shuffled(using: &random).prefix(count) {
        terms.append((v, coefficient(using: &random)))
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
    if isRequired && fits {
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
    switch style {
    case .fractions:
      let (p, q) = random.pick([(1, 1), (1, 3), (16, 9), (9, 16), (1, 2), (2, 3), (3, 1)])
      return Rational(sign * p, over: q)
    case .loose where random.chance(0.4):
      let (p, q) = random.pick([(2, 1), (1, 2), (3, 1), (17, 10)])
      return Rational(sign * p, over: q)
    default:
      return Rational(sign)
    }
  }

  private func merged(
    _ terms: [(variable: Int, coefficient: Rational)]
  ) -> [(variable: Int, coefficient: Rational)] {
    var result: [(variable: Int, coefficient: Rational)] = []
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
