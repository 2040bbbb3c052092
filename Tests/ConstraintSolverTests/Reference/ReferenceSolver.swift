/// A constraint as the reference and the engine are both given it.
struct ModelConstraint {
  var terms: [(variable: Int, coefficient: Rational)]
  /// −1 for ≤, 0 for =, 1 for ≥.
  var relation: Int
  var constant: Rational
  var priority: Double
  var rank: Int
}

/// A system of constraints: the constraints in the order in which they were added.
struct Model {
  var bounds: [(lower: Rational?, upper: Rational?)] = []
  var constraints: [ModelConstraint] = []
}

/// The numbers outgrew 128 bits: nothing can be said.
struct ReferenceOverflow: Error {}

/// The documented solution, computed in exact arithmetic by a method that shares nothing with the
/// engine: a dense primal simplex that minimises one objective after the other, and after each one
/// forbids every column that would worsen it.
struct ReferenceSolution {
  var values: [Rational] = []
  /// Positions (in the model) of required constraints that gave way.
  var setAside: Set<Int> = []
  /// For each variable the values it takes in solutions that are equally good by level.
  var ranges: [(lower: Rational?, upper: Rational?)] = []
}

struct ReferenceSolver {
  private var tableau: Tableau
  private let model: Model
  private let positive: [Int]
  private let negative: [Int]
  private var errors: [[Int]] = []
  private let rests: [Rational]

  init(_ model: Model) throws {
    self.model = model
    var columns = 0
    func newColumn() -> Int {
      columns += 1
      return columns - 1
    }
    rests = model.bounds.map { bound in
      if let lower = bound.lower, lower.isPositive { return lower }
      if let upper = bound.upper, upper.isNegative { return upper }
      return .zero
    }
    positive = model.bounds.map { _ in newColumn() }
    negative = model.bounds.map { _ in newColumn() }
    var rows: [(terms: [(Int, Rational)], constant: Rational, basic: Int)] = []
    for (v, bound) in model.bounds.enumerated() {
      if let upper = bound.upper {
        let slack = newColumn()
        rows.append(([(positive[v], .one), (slack, .one)], upper - rests[v], slack))
      }
      if let lower = bound.lower {
        let slack = newColumn()
        rows.append(([(negative[v], .one), (slack, .one)], rests[v] - lower, slack))
      }
    }
    for constraint in model.constraints {
      var constant = constraint.constant
      var terms: [(Int, Rational)] = []
      for term in constraint.terms {
        constant = constant - term.coefficient * rests[term.variable]
        terms.append((positive[term.variable], term.coefficient))
        terms.append((negative[term.variable], -term.coefficient))
      }
      var own: [Int] = []
      var above = -1
      var below = -1
      if constraint.relation <= 0 {
        above = newColumn()
        own.append(above)
        terms.append((above, Rational(-1)))
      }
      if constraint.relation >= 0 {
        below = newColumn()
        own.append(below)
        terms.append((below, .one))
      }
      if constraint.relation != 0 {
        let slack = newColumn()
        terms.append((slack, Rational(-constraint.relation)))
        if above < 0 { above = slack }
        if below < 0 { below = slack }
      }
      errors.append(own)
      if constant.isNegative {
        rows.append((terms.map { ($0.0, -$0.1) }, -constant, above))
      } else {
        rows.append((terms, constant, below))
      }
    }
    tableau = Tableau(rows: rows.count, columns: columns)
    for (r, row) in rows.enumerated() {
      for (c, a) in row.terms { tableau[r, c] = tableau[r, c] + a }
      tableau.constants[r] = row.constant
      tableau.basis[r] = row.basic
    }
    for r in 0..<rows.count where tableau[r, tableau.basis[r]] != .one {
      throw ReferenceOverflow()
    }
  }

  /// Solves the model; ranges are left out unless asked for.
  static func solve(_ model: Model, ranges: Bool = false) throws -> ReferenceSolution {
    var solver = try ReferenceSolver(model)
    return try solver.run(ranges: ranges)
  }

  /// A Boolean value that tells whether required constraints can hold together within the bounds.
  static func isFeasible(_ model: Model, _ positions: [Int]) throws -> Bool {
    var part = model
    part.constraints = positions.map { model.constraints[$0] }
    var solver = try ReferenceSolver(part)
    var all: [Int: Rational] = [:]
    for own in solver.errors { for column in own { all[column] = .one } }
    return try solver.tableau.minimise(all).isZero
  }

  private mutating func run(ranges: Bool) throws -> ReferenceSolution {
    var solution = ReferenceSolution()
    // A stable sort: equal ranks count in the order of adding.
    let order = model.constraints.indices.sorted {
      let (a, b) = (model.constraints[$0].rank, model.constraints[$1].rank)
      return a != b ? a < b : $0 < $1
    }
    for position in order where model.constraints[position].priority >= 1000 {
      let cost = Dictionary(uniqueKeysWithValues: errors[position].map { ($0, Rational.one) })
      // The basis may move, but only success forbids what would undo it.
      if try tableau.minimise(cost).isZero {
        tableau.forbidWorse(cost)
      } else {
        solution.setAside.insert(position)
      }
    }
    let levels = Set(model.constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    for level in levels {
      var cost: [Int: Rational] = [:]
      for (position, constraint) in model.constraints.enumerated()
      where constraint.priority == level {
        for column in errors[position] { cost[column] = .one }
      }
      _ = try tableau.minimise(cost)
      tableau.forbidWorse(cost)
    }
    if ranges { solution.ranges = try model.bounds.indices.map { try range(of: $0) } }
    for position in order where model.constraints[position].priority < 1000 {
      let cost = Dictionary(uniqueKeysWithValues: errors[position].map { ($0, Rational.one) })
      _ = try tableau.minimise(cost)
      tableau.forbidWorse(cost)
    }
    for v in model.bounds.indices {
      let cost = [positive[v]: Rational.one, negative[v]: Rational.one]
      _ = try tableau.minimise(cost)
      tableau.forbidWorse(cost)
    }
    let columns = tableau.solution()
    solution.values = model.bounds.indices.map {
      rests[$0] + columns[positive[$0]] - columns[negative[$0]]
    }
    return solution
  }

  private func range(of v: Int) throws -> (lower: Rational?, upper: Rational?) {
    var copy = tableau
    let low = try copy.minimiseOrNil([positive[v]: .one, negative[v]: Rational(-1)])
    copy = tableau
    let high = try copy.minimiseOrNil([positive[v]: Rational(-1), negative[v]: .one])
    return (low.map { rests[v] + $0 }, high.map { rests[v] - $0 })
  }
}

/// A dense simplex tableau in exact arithmetic: basic variables in terms of the others.
struct Tableau {
  let rowCount: Int
  let columnCount: Int
  private var cells: [Rational]
  var constants: [Rational]
  var basis: [Int]
  private var isForbidden: [Bool]

  init(rows: Int, columns: Int) {
    rowCount = rows
    columnCount = columns
    cells = Array(repeating: .zero, count: rows * columns)
    constants = Array(repeating: .zero, count: rows)
    basis = Array(repeating: 0, count: rows)
    isForbidden = Array(repeating: false, count: columns)
  }

  subscript(row: Int, column: Int) -> Rational {
    get { cells[row * columnCount + column] }
    set { cells[row * columnCount + column] = newValue }
  }

  func solution() -> [Rational] {
    var values = Array(repeating: Rational.zero, count: columnCount)
    for row in 0..<rowCount { values[basis[row]] = constants[row] }
    return values
  }

  private func reducedCosts(_ cost: [Int: Rational]) -> [Rational] {
    var reduced = Array(repeating: Rational.zero, count: columnCount)
    for (column, value) in cost { reduced[column] = value }
    for row in 0..<rowCount {
      guard let value = cost[basis[row]], !value.isZero else { continue }
      for column in 0..<columnCount {
        let cell = self[row, column]
        if cell.numerator != 0 || cell.isOverflow {
          reduced[column] = reduced[column] - value * cell
        }
      }
    }
    return reduced
  }

  /// The least value of the objective.
  mutating func minimise(_ cost: [Int: Rational]) throws -> Rational {
    guard let value = try minimiseOrNil(cost) else { throw ReferenceOverflow() }
    return value
  }

  /// The least value of the objective, or nil when there is none.
  mutating func minimiseOrNil(_ cost: [Int: Rational]) throws -> Rational? {
    var reduced = reducedCosts(cost)
    while true {
      // Bland's rule: the first column that improves, the first basic variable that blocks.
      guard
        let entering = (0..<columnCount).first(where: { !isForbidden[$0] && reduced[$0].isNegative }
        )
      else { break }
      var leaving = -1
      var least = Rational.zero
      for row in 0..<rowCount where self[row, entering].isPositive {
        let ratio = constants[row] / self[row, entering]
        if leaving < 0 || ratio < least || ratio == least && basis[row] < basis[leaving] {
          leaving = row
          least = ratio
        }
      }
      if leaving < 0 { return nil }
      try pivot(leaving, entering, &reduced)
    }
    var value = Rational.zero
    for row in 0..<rowCount {
      if let factor = cost[basis[row]] { value = value + factor * constants[row] }
    }
    if value.isOverflow { throw ReferenceOverflow() }
    return value
  }

  private mutating func pivot(_ row: Int, _ column: Int, _ reduced: inout [Rational]) throws {
    let pivot = self[row, column]
    var support: [Int] = []
    for c in 0..<columnCount where !self[row, c].isZero {
      self[row, c] = self[row, c] / pivot
      if self[row, c].isOverflow { throw ReferenceOverflow() }
      support.append(c)
    }
    constants[row] = constants[row] / pivot
    for r in 0..<rowCount where r != row {
      let factor = self[r, column]
      if factor.isZero { continue }
      for c in support {
        let value = self[r, c] - factor * self[row, c]
        if value.isOverflow { throw ReferenceOverflow() }
        self[r, c] = value
      }
      constants[r] = constants[r] - factor * constants[row]
      if constants[r].isOverflow { throw ReferenceOverflow() }
    }
    let factor = reduced[column]
    for c in support {
      reduced[c] = reduced[c] - factor * self[row, c]
      if reduced[c].isOverflow { throw ReferenceOverflow() }
    }
    basis[row] = column
  }

  /// Keeps the present optimum of an objective: columns that would worsen it stay at zero.
  mutating func forbidWorse(_ cost: [Int: Rational]) {
    let reduced = reducedCosts(cost)
    for column in 0..<columnCount where reduced[column].isPositive { isForbidden[column] = true }
  }
}
