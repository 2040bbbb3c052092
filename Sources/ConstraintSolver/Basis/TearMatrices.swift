/// The place of a tear matrix in ``TearMatrices``.
struct TearMatrix: BitwiseCopyable {
  /// The number of tears.
  fileprivate(set) var count: Int32 = 0
  /// Run of `count²` numbers: the coefficients, and after factoring L and U, row by row.
  fileprivate var start: Int32 = -1
  /// Run of `count` numbers: for each row of the factors, the row of the matrix.
  fileprivate var permutation: Int32 = -1
}

/// The dense systems of blocks: how the rows that define tears respond to the tears.
///
/// A matrix is filled, factored once, and then solved for each value, circuit and direction that meets its
/// block. The right-hand side is passed in ``right``, which the solution replaces.
struct TearMatrices: ~Copyable {
  private var reals = Arena<Int32, Double>()
  private var permutations = Arena<Int32, Int32>()
  /// The right-hand side of a solve, and then its solution, in the order of tears.
  private(set) var right = List<Double>()
  private var saved = List<Double>()
  /// The size of the terms that each row is the sum of, while a matrix is filled and factored.
  private var rowSizes = List<Double>()

  init() {}

  init(copying other: borrowing TearMatrices) {
    reals = Arena(copying: other.reals)
    permutations = Arena(copying: other.permutations)
  }

  var bytes: Int {
    reals.bytes + permutations.bytes + right.bytes + saved.bytes + rowSizes.bytes
  }

  mutating func allocate(_ count: Int) -> TearMatrix {
    TearMatrix(
      count: Int32(truncatingIfNeeded: count), start: reals.allocate(count * count),
      permutation: permutations.allocate(count))
  }

  mutating func release(_ matrix: TearMatrix) {
    guard matrix.start >= 0 else { return }
    let count = Int(matrix.count)
    reals.release(matrix.start, count * count)
    permutations.release(matrix.permutation, count)
  }

  /// Begins to fill a matrix of `count` tears.
  mutating func beginFilling(_ count: Int32) {
    rowSizes.removeAll()
    // Not zero: pivots are divided by them.
    rowSizes.extend(to: Int(count), with: Double.leastNormalMagnitude)
  }

  /// Sets a coefficient, which is the sum of terms of a size.
  mutating func set(
    _ coefficient: Double, size: Double, row: Int32, column: Int32, of matrix: TearMatrix
  ) {
    reals.elements[matrix.start + row * matrix.count + column] = coefficient
    rowSizes[row] = max(rowSizes[row], size)
  }

  /// Begins a right-hand side.
  mutating func beginRight() { right.removeAll() }

  mutating func appendRight(_ number: Double) { right.append(number) }

  // MARK: Factors

  /// Factors a matrix in place, with scaled partial pivoting: the pivot is the one that is largest compared
  /// with the other coefficients of its row.
  ///
  /// Returns the smallest pivot in relation to its row, and whether the matrix is regular to working precision.
  mutating func factor(_ matrix: TearMatrix) -> (smallest: Double, isRegular: Bool) {
    let n = matrix.count
    let base = matrix.start
    for k in 0..<n { permutations.elements[matrix.permutation + k] = k }
    var smallest = 1.0
    var isRegular = true
    for k in 0..<n {
      exchangeRows(matrix, k, bestRow(base, n, k))
      let pivot = abs(reals.elements[base + k * n + k]) / rowSizes[k]
      if !(pivot >= Tolerance.tear) {
        isRegular = false
        // A pivot of the least size instead, so that numbers stay finite: the solver will start
        // again.
        reals.elements[base + k * n + k] = Tolerance.tear * rowSizes[k]
      }
      smallest = min(smallest, pivot)
      eliminate(base, n, k)
    }
    return (max(smallest, Tolerance.tear), isRegular)
  }

  private func bestRow(_ base: Int32, _ n: Int32, _ k: Int32) -> Int32 {
    var best = k
    var size = abs(reals.elements[base + k * n + k]) / rowSizes[k]
    var i = k + 1
    while i < n {
      let other = abs(reals.elements[base + i * n + k]) / rowSizes[i]
      if other > size {
        best = i
        size = other
      }
      i += 1
    }
    return best
  }

  private mutating func exchangeRows(_ matrix: TearMatrix, _ k: Int32, _ best: Int32) {
    guard best != k else { return }
    let n = matrix.count
    let base = matrix.start
    for c in 0..<n {
      let other = reals.elements[base + best * n + c]
      reals.elements[base + best * n + c] = reals.elements[base + k * n + c]
      reals.elements[base + k * n + c] = other
    }
    let other = permutations.elements[matrix.permutation + best]
    permutations.elements[matrix.permutation + best] = permutations.elements[matrix.permutation + k]
    permutations.elements[matrix.permutation + k] = other
    // Later pivots of the row are compared with its own size.
    let size = rowSizes[best]
    rowSizes[best] = rowSizes[k]
    rowSizes[k] = size
  }

  private mutating func eliminate(_ base: Int32, _ n: Int32, _ k: Int32) {
    let pivot = reals.elements[base + k * n + k]
    var i = k + 1
    while i < n {
      let factor = reals.elements[base + i * n + k] / pivot
      reals.elements[base + i * n + k] = factor
      // Most rows of a large block do not mention most tears.
      if factor != 0 {
        var c = k + 1
        while c < n {
          reals.elements[base + i * n + c] -= factor * reals.elements[base + k * n + c]
          c += 1
        }
      }
      i += 1
    }
  }

  /// Replaces `right` by the solution of (tear matrix) · t = right.
  mutating func solve(_ matrix: TearMatrix) {
    let n = matrix.count
    // Nearly every block of a layout has one tear.
    if n == 1 {
      right[0] /= reals.elements[matrix.start]
      return
    }
    saved.removeAll()
    saved.extend(to: Int(n), with: 0)
    // The right-hand side follows the exchanges of rows; the unknowns keep their order.
    for i in 0..<n {
      var sum = right[permutations.elements[matrix.permutation + i]]
      for j in 0..<i { sum -= reals.elements[matrix.start + i * n + j] * saved[j] }
      saved[i] = sum
    }
    var i = n - 1
    while i >= 0 {
      var sum = saved[i]
      var j = i + 1
      while j < n {
        sum -= reals.elements[matrix.start + i * n + j] * saved[j]
        j += 1
      }
      saved[i] = sum / reals.elements[matrix.start + i * n + i]
      i -= 1
    }
    for i in 0..<n { right[i] = saved[i] }
  }

  /// Replaces `right` by the solution of t · (tear matrix) = right.
  mutating func solveTransposed(_ matrix: TearMatrix) {
    let n = matrix.count
    if n == 1 {
      right[0] /= reals.elements[matrix.start]
      return
    }
    saved.removeAll()
    saved.extend(to: Int(n), with: 0)
    for i in 0..<n {
      var sum = right[i]
      for j in 0..<i { sum -= reals.elements[matrix.start + j * n + i] * saved[j] }
      saved[i] = sum / reals.elements[matrix.start + i * n + i]
    }
    var i = n - 1
    while i >= 0 {
      var sum = saved[i]
      var j = i + 1
      while j < n {
        sum -= reals.elements[matrix.start + j * n + i] * saved[j]
        j += 1
      }
      saved[i] = sum
      i -= 1
    }
    // The rows were exchanged, so in the transposed system the solution is.
    for i in 0..<n { right[permutations.elements[matrix.permutation + i]] = saved[i] }
  }
}
