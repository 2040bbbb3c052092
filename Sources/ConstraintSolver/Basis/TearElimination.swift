/// A coefficient other than 0 in a row or column of a matrix or its factors.
struct TearCoefficient: BitwiseCopyable {
  var place: Int32
  var value: Double
}

/// One step of elimination: the pivot, and the run of the coefficients below it, then those to the right of it.
struct TearStep: BitwiseCopyable {
  var row: Int32
  var column: Int32
  var pivot: Double
  /// Relative to the run of the matrix.
  var start: Int32
  var middle: Int32
  var end: Int32
}

/// Factors a sparse matrix: the columns with the fewest coefficients first, and in a column the pivot that is largest
/// compared with the terms of its row, or a shorter row whose coefficient is not much smaller (Markowitz, "The
/// Elimination Form of the Inverse", 1957).
///
/// The elements of its lists are not private, because Swift 6.3 fails to compile another file of an unoptimized module
/// that destroys a list of a private type.
struct TearElimination: ~Copyable {
  /// A coefficient in the lists of its row and its column.
  struct Cell: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var value: Double
    var nextInRow: Int32
    var nextInColumn: Int32
  }

  /// A row or column: its first coefficient, the number of them, and whether it has been eliminated.
  struct Line: BitwiseCopyable {
    var first: Int32 = -1
    var count: Int32 = 0
    var isDone = false
    /// Of a row, the size of the terms that it is the sum of; of a column, their greatest part of that size.
    ///
    /// Not zero, because pivots are divided by it.
    var size = Double.leastNormalMagnitude
  }

  private var cells = List<Cell>()
  private var rows = List<Line>()
  private var columns = List<Line>()
  /// The sizes of the terms of which the first cells are sums.
  private var sizes = List<Double>()
  /// The cell of each column in the row that is being changed, negative elsewhere.
  private var places = List<Int32>()
  /// The columns with the fewest coefficients first; entries of columns that have changed are out of date.
  private var heap = VariableHeap()
  private(set) var steps = List<TearStep>()
  private(set) var factors = List<TearCoefficient>()
  /// The smallest pivot in relation to the terms of its row.
  private(set) var smallest = 1.0
  /// No pivot is rounding, measured in the unit of its variable.
  ///
  /// So a column of small coefficients is as good as another.
  private(set) var isRegular = true

  var bytes: Int {
    cells.bytes + rows.bytes + columns.bytes + sizes.bytes + places.bytes + heap.bytes + steps.bytes
      + factors.bytes
  }

  mutating func begin(_ count: Int) {
    cells.removeAll()
    rows.removeAll()
    columns.removeAll()
    sizes.removeAll()
    rows.extend(to: count, with: Line())
    columns.extend(to: count, with: Line())
    places.extend(to: count, with: -1)
  }

  /// Forgets the matrix, and frees the memory that a large one took.
  mutating func freeIfLarge() {
    cells.freeIfLarge()
    rows.freeIfLarge()
    columns.freeIfLarge()
    sizes.freeIfLarge()
    places.freeIfLarge()
    heap.freeIfLarge()
    steps.freeIfLarge()
    factors.freeIfLarge()
  }

  mutating func add(_ value: Double, size: Double, row: Int32, column: Int32) {
    rows[row].size = max(rows[row].size, size)
    if value == 0 { return }
    link(value, row, column)
    sizes.append(size)
  }

  private mutating func link(_ value: Double, _ row: Int32, _ column: Int32) {
    let place = Int32(truncatingIfNeeded: cells.count)
    cells.append(
      Cell(
        row: row, column: column, value: value, nextInRow: rows[row].first,
        nextInColumn: columns[column].first))
    rows[row].first = place
    rows[row].count += 1
    columns[column].first = place
    columns[column].count += 1
  }

  mutating func run(isCareful: Bool) {
    steps.removeAll()
    factors.removeAll()
    heap.removeAll()
    (smallest, isRegular) = (1, true)
    let count = Int32(truncatingIfNeeded: rows.count)
    measureColumns()
    let share = isCareful || count <= Self.smallCount ? 1 : Self.leastShare
    for column in 0..<count { push(column) }
    for _ in 0..<count {
      let column = shortestColumn()
      eliminate(pivot(in: column, share), column)
    }
  }

  /// The number of tears up to which the largest pivot is taken: fill is then no matter.
  private static var smallCount: Int32 { 64 }
  /// A pivot is at least this part of the largest of its column.
  private static var leastShare: Double { 0.1 }

  private mutating func measureColumns() {
    for place in 0..<Int32(truncatingIfNeeded: sizes.count) {
      let (row, column) = (cells[place].row, cells[place].column)
      columns[column].size = max(columns[column].size, sizes[place] / rows[row].size)
    }
  }

  // MARK: Pivots

  private mutating func push(_ column: Int32) {
    heap.push(NodeIndex(column), key: -columns[column].count)
  }

  private mutating func shortestColumn() -> Int32 {
    while true {
      let column = heap.pop().number
      // The latest entry of a column is not always the first.
      if !columns[column].isDone { return column }
    }
  }

  /// A coefficient in relation to the terms of which its row is the sum.
  private func clarity(of cell: Cell) -> Double { abs(cell.value) / rows[cell.row].size }

  /// Returns the cell of a column that becomes the pivot; of a column without coefficients a new one.
  private mutating func pivot(in column: Int32, _ share: Double) -> Int32 {
    var largest = 0.0
    var place = columns[column].first
    while place >= 0 {
      if !rows[cells[place].row].isDone { largest = max(largest, clarity(of: cells[place])) }
      place = cells[place].nextInColumn
    }
    guard largest >= Tolerance.tear * columns[column].size else {
      smallest = min(smallest, largest)
      isRegular = false
      return makePivot(in: column)
    }
    var best: Int32 = -1
    place = columns[column].first
    while place >= 0 {
      let cell = cells[place]
      if !rows[cell.row].isDone, clarity(of: cell) >= share * largest,
        best < 0 || rows[cell.row].count < rows[cells[best].row].count
      {
        best = place
      }
      place = cell.nextInColumn
    }
    smallest = min(smallest, clarity(of: cells[best]))
    return best
  }

  /// Returns a pivot of the least size, so that numbers stay finite: the solver will start again.
  private mutating func makePivot(in column: Int32) -> Int32 {
    var best = columns[column].first
    while best >= 0, rows[cells[best].row].isDone { best = cells[best].nextInColumn }
    if best < 0 {
      var row: Int32 = 0
      while rows[row].isDone { row += 1 }
      link(0, row, column)
      best = columns[column].first
    }
    cells[best].value = Tolerance.tear * rows[cells[best].row].size * columns[column].size
    return best
  }

  // MARK: Elimination

  private mutating func eliminate(_ pivot: Int32, _ column: Int32) {
    let (row, value) = (cells[pivot].row, cells[pivot].value)
    rows[row].isDone = true
    columns[column].isDone = true
    let start = Int32(truncatingIfNeeded: factors.count)
    var place = columns[column].first
    while place >= 0 {
      let cell = cells[place]
      place = cell.nextInColumn
      if rows[cell.row].isDone { continue }
      let factor = cell.value / value
      if factor != 0 {
        factors.append(TearCoefficient(place: cell.row, value: factor))
      }
      subtract(factor, row, from: cell.row, column)
    }
    let middle = Int32(truncatingIfNeeded: factors.count)
    place = rows[row].first
    while place >= 0 {
      let cell = cells[place]
      place = cell.nextInRow
      columns[cell.column].count -= 1
      if cell.column == column { continue }
      push(cell.column)
      if cell.value != 0 {
        factors.append(TearCoefficient(place: cell.column, value: cell.value))
      }
    }
    steps.append(
      TearStep(
        row: row, column: column, pivot: value, start: start, middle: middle,
        end: Int32(truncatingIfNeeded: factors.count)))
  }

  /// Subtracts a multiple of the pivot's row from another, which loses the pivot's column.
  private mutating func subtract(
    _ factor: Double, _ row: Int32, from other: Int32, _ column: Int32
  ) {
    var previous: Int32 = -1
    var place = rows[other].first
    while place >= 0 {
      let cell = cells[place]
      if cell.column == column {
        if previous < 0 {
          rows[other].first = cell.nextInRow
        } else {
          cells[previous].nextInRow = cell.nextInRow
        }
        rows[other].count -= 1
      } else {
        places[cell.column] = place
        previous = place
      }
      place = cell.nextInRow
    }
    place = factor == 0 ? -1 : rows[row].first
    while place >= 0 {
      let cell = cells[place]
      place = cell.nextInRow
      if cell.column == column { continue }
      let product = factor * cell.value
      if places[cell.column] >= 0 {
        cells[places[cell.column]].value -= product
      } else if product != 0 {
        link(-product, other, cell.column)
      }
    }
    place = rows[other].first
    while place >= 0 {
      places[cells[place].column] = -1
      place = cells[place].nextInRow
    }
  }
}
