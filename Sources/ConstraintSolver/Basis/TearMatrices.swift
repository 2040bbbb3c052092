/// The factors of a tear matrix in ``TearMatrices``.
struct TearMatrix: BitwiseCopyable {
  /// The number of tears.
  let count: Int32
  /// The coefficient of the only tear, where there is one.
  fileprivate var single = 0.0
  /// Run of `count` steps of elimination; negative before the matrix is factored, and where there is one tear.
  fileprivate var steps: Int32 = -1
  /// Run of the coefficients of all steps, and their number.
  fileprivate var factors: Int32 = -1
  fileprivate var factorCount = 0

  /// Creates the matrix of so many tears, which is not factored.
  init(count: Int32) { self.count = count }
}

/// The systems of blocks: how the rows that define tears respond to the tears.
///
/// A matrix is filled, factored once, and then solved for each value, circuit and direction that meets its
/// block. The right-hand side is passed in ``right``, which the solution replaces. Only coefficients other than 0 are
/// stored: rows that mention their neighbours have tears in proportion to their number, but few in each row.
struct TearMatrices: ~Copyable {
  private var steps = Arena<Int32, TearStep>()
  private var factors = Arena<Int32, TearCoefficient>()
  private var elimination = TearElimination()
  /// The right-hand side of a solve, and then its solution, in the order of tears.
  private(set) var right = List<Double>()
  private var saved = List<Double>()

  init() {}

  init(copying other: borrowing TearMatrices) {
    steps = Arena(copying: other.steps)
    factors = Arena(copying: other.factors)
  }

  var bytes: Int {
    steps.bytes + factors.bytes + elimination.bytes + right.bytes + saved.bytes
  }

  mutating func release(_ matrix: TearMatrix) {
    guard matrix.steps >= 0 else { return }
    steps.release(matrix.steps, Int(matrix.count))
    factors.release(matrix.factors, matrix.factorCount)
  }

  /// Begins to fill a matrix of `count` tears.
  mutating func beginFilling(_ count: Int32) { elimination.begin(Int(count)) }

  /// Adds a coefficient, which is the sum of terms of a size.
  mutating func add(_ coefficient: Double, size: Double, row: Int32, column: Int32) {
    elimination.add(coefficient, size: size, row: row, column: column)
  }

  /// Begins a right-hand side.
  mutating func beginRight() { right.removeAll() }

  mutating func appendRight(_ number: Double) { right.append(number) }

  /// Factors the matrix that has been filled.
  ///
  /// Returns the smallest pivot in relation to the terms of its row, and whether the matrix is regular to working
  /// precision.
  mutating func factor(
    _ matrix: inout TearMatrix, isCareful: Bool
  ) -> (smallest: Double, isRegular: Bool) {
    release(matrix)
    matrix = TearMatrix(count: matrix.count)
    elimination.run(isCareful: isCareful)
    if matrix.count == 1 {
      matrix.single = elimination.steps[0].pivot
    } else {
      let (steps, factors) = (elimination.steps.count, elimination.factors.count)
      matrix.steps = self.steps.allocate(steps)
      matrix.factors = self.factors.allocate(factors)
      matrix.factorCount = factors
      for k in 0..<steps {
        self.steps.elements[matrix.steps + Int32(k)] = elimination.steps[k]
      }
      for k in 0..<factors {
        self.factors.elements[matrix.factors + Int32(k)] = elimination.factors[k]
      }
    }
    elimination.freeIfLarge()
    return (max(elimination.smallest, Tolerance.tear), elimination.isRegular)
  }

  /// Replaces `right` by the solution of (tear matrix) · t = right.
  mutating func solve(_ matrix: TearMatrix) {
    let n = matrix.count
    // Nearly every block of a layout has one tear.
    if n == 1 {
      right[0] /= matrix.single
      return
    }
    saved.extend(to: Int(n), with: 0)
    for k in 0..<n {
      let step = steps.elements[matrix.steps + k]
      let number = right[step.row]
      if number == 0 { continue }
      for position in step.start..<step.middle {
        let factor = factors.elements[matrix.factors + position]
        right[factor.place] -= factor.value * number
      }
    }
    var k = n
    while k > 0 {
      k -= 1
      let step = steps.elements[matrix.steps + k]
      var sum = right[step.row]
      for position in step.middle..<step.end {
        let factor = factors.elements[matrix.factors + position]
        sum -= factor.value * saved[factor.place]
      }
      saved[step.column] = sum / step.pivot
    }
    for i in 0..<n { right[i] = saved[i] }
  }

  /// Replaces `right` by the solution of t · (tear matrix) = right.
  mutating func solveTransposed(_ matrix: TearMatrix) {
    let n = matrix.count
    if n == 1 {
      right[0] /= matrix.single
      return
    }
    saved.extend(to: Int(n), with: 0)
    for k in 0..<n {
      let step = steps.elements[matrix.steps + k]
      let number = right[step.column] / step.pivot
      saved[step.row] = number
      if number == 0 { continue }
      for position in step.middle..<step.end {
        let factor = factors.elements[matrix.factors + position]
        right[factor.place] -= factor.value * number
      }
    }
    var k = n
    while k > 0 {
      k -= 1
      let step = steps.elements[matrix.steps + k]
      var sum = saved[step.row]
      for position in step.start..<step.middle {
        let factor = factors.elements[matrix.factors + position]
        sum -= factor.value * saved[factor.place]
      }
      saved[step.row] = sum
    }
    for i in 0..<n { right[i] = saved[i] }
  }
}
