/// A dense simplex tableau in exact arithmetic.
///
/// A row states `Σ cell · column = constant` in whole numbers, for a basic column whose cell is
/// positive and which no other row mentions; the cells of a row have no common divisor. Whole rows
/// take one division where fractions would take one for each cell.
struct Tableau<Number: ExactInteger> {
  let rowCount: Int
  let columnCount: Int
  private var cells: [Number]
  private(set) var constants: [Number]
  private(set) var basis: [Int]
  private var isForbidden: [Bool]
  /// Cells that may still be computed.
  private var budget: Int

  init(
    rows: [(terms: [(column: Int, value: Number)], constant: Number, basic: Int)], columns: Int,
    budget: Int
  ) {
    rowCount = rows.count
    columnCount = columns
    self.budget = budget
    cells = Array(repeating: .zero, count: rows.count * columns)
    constants = rows.map(\.constant)
    basis = rows.map(\.basic)
    isForbidden = Array(repeating: false, count: columns)
    for (index, row) in rows.enumerated() {
      for term in row.terms { cells[index * columns + term.column] = term.value }
    }
  }

  /// An objective in terms of the columns that are not basic: `scale · value = Σ cell · column +
  /// constant`, with a positive scale.
  struct Objective {
    fileprivate(set) var cells: [Number]
    fileprivate(set) var constant: Number
    fileprivate(set) var scale: Number

    /// The value at the present basis.
    var value: Double { Number.ratio(constant, scale) }
    var isZero: Bool { constant.isZero }
    /// How much the value changes with a column that is not basic.
    func rate(of column: Int) -> Double { Number.ratio(cells[column], scale) }

    fileprivate mutating func reduce() {
      var common = Number.divisor(scale, constant)
      if common == .one { return }
      for cell in cells where !cell.isZero {
        common = Number.divisor(common, cell)
        if common == .one { return }
      }
      for index in cells.indices where !cells[index].isZero {
        cells[index] = cells[index].divided(exactlyBy: common)
      }
      constant = constant.divided(exactlyBy: common)
      scale = scale.divided(exactlyBy: common)
    }
  }

  /// The row in which a column is basic.
  func row(of column: Int) -> Int? { basis.firstIndex(of: column) }

  /// The value of a basic column, as numerator and positive denominator.
  func value(ofRow row: Int) -> (numerator: Number, denominator: Number) {
    (constants[row], cells[row * columnCount + basis[row]])
  }

  /// How much the basic column of a row changes with another column.
  func rate(ofRow row: Int, by column: Int) -> Double {
    let start = row * columnCount
    return -Number.ratio(cells[start + column], cells[start + basis[row]])
  }

  /// Moves the constant of a row's constraint so that its basic column becomes zero.
  ///
  /// The column is one of the two errors of that constraint and of no other, so no other basic column
  /// follows.
  mutating func forgive(row: Int) { constants[row] = .zero }

  func objective(_ cost: [Int: Int]) throws(ReferenceLimit) -> Objective {
    var objective = Objective(
      cells: Array(repeating: .zero, count: columnCount), constant: .zero, scale: .one)
    for (column, value) in cost { objective.cells[column] = Number(Int128(value)) }
    for row in 0..<rowCount where cost[basis[row]] != nil { try eliminate(row, from: &objective) }
    return objective
  }

  /// The objective at its least value; nil when there is none.
  mutating func minimise(_ cost: [Int: Int]) throws(ReferenceLimit) -> Objective? {
    var objective = try objective(cost)
    while let entering = entering(objective) {
      guard let leaving = try leaving(entering) else { return nil }
      try pivot(leaving, entering)
      try eliminate(leaving, from: &objective)
    }
    return objective
  }

  /// Bland's rule, which cannot cycle: the first column that improves.
  private func entering(_ objective: Objective) -> Int? {
    for column in 0..<columnCount
    where !isForbidden[column] && objective.cells[column].sign < 0 { return column }
    return nil
  }

  /// The row that blocks first; of several, that of the first basic column.
  private func leaving(_ entering: Int) throws(ReferenceLimit) -> Int? {
    var leaving: Int?
    for row in 0..<rowCount where cells[row * columnCount + entering].sign > 0 {
      guard let best = leaving else {
        leaving = row
        continue
      }
      let difference = try Number.combination(
        constants[row], cells[best * columnCount + entering], cells[row * columnCount + entering],
        constants[best])
      if difference.sign < 0 || difference.isZero && basis[row] < basis[best] { leaving = row }
    }
    return leaving
  }

  private mutating func pivot(_ row: Int, _ column: Int) throws(ReferenceLimit) {
    let source = row * columnCount
    let pivot = cells[source + column]
    for other in 0..<rowCount where other != row {
      let target = other * columnCount
      if cells[target + column].isZero { continue }
      let common = Number.divisor(pivot, cells[target + column])
      let p = pivot.divided(exactlyBy: common)
      let f = cells[target + column].divided(exactlyBy: common)
      var divisor = Number.zero
      for c in 0..<columnCount {
        let (a, b) = (cells[target + c], cells[source + c])
        if a.isZero && b.isZero { continue }
        let value = try Number.combination(a, p, f, b)
        cells[target + c] = value
        if divisor != .one { divisor = Number.divisor(divisor, value) }
      }
      let constant = try Number.combination(constants[other], p, f, constants[row])
      constants[other] = constant
      if divisor != .one { divisor = Number.divisor(divisor, constant) }
      if divisor != .one {
        for c in 0..<columnCount where !cells[target + c].isZero {
          cells[target + c] = cells[target + c].divided(exactlyBy: divisor)
        }
        constants[other] = constant.divided(exactlyBy: divisor)
      }
      budget -= columnCount
    }
    basis[row] = column
    if budget < 0 { throw .effort }
  }

  /// Expresses an objective without the basic column of a row.
  private func eliminate(
    _ row: Int, from objective: inout Objective
  ) throws(ReferenceLimit) {
    let source = row * columnCount
    let pivot = cells[source + basis[row]]
    let factor = objective.cells[basis[row]]
    if factor.isZero { return }
    let common = Number.divisor(pivot, factor)
    let p = pivot.divided(exactlyBy: common)
    let f = factor.divided(exactlyBy: common)
    for c in 0..<columnCount {
      let (a, b) = (objective.cells[c], cells[source + c])
      if a.isZero && b.isZero { continue }
      objective.cells[c] = try Number.combination(a, p, f, b)
    }
    objective.constant = try Number.combination(objective.constant, p, f.negated, constants[row])
    objective.scale = try Number.product(objective.scale, p)
    objective.reduce()
  }

  /// Keeps the optimum of an objective: columns that would worsen it stay at zero.
  mutating func forbidWorse(_ objective: Objective) {
    for column in 0..<columnCount where objective.cells[column].sign > 0 {
      isForbidden[column] = true
    }
  }
}
