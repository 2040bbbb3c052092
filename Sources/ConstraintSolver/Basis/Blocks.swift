/// Blocks: sets of variables whose definitions form a cycle.
///
/// Such a strongly connected component, for example equal widths that fill a row, is solved as a
/// whole: given values for enough *tear* variables, the other members follow in order, and the
/// tears are the solution of a small dense system. Layouts usually need one tear; a block costs
/// O(terms + tears³).
struct Blocks: ~Copyable {
  struct Record: BitwiseCopyable {
    /// Run of `2 · count` variables: the members, then the same in order of evaluation, tears last.
    var start: Int32
    var count: Int32
    /// What found the block has found an order with one tear.
    var isOrdered = false
    var isFactored = false
    var tearCount: Int32 = 0
    /// Run of `tears²` numbers: the factors L and U of the tear matrix, row by row.
    var factors: Int32 = -1
    /// Run of `tears` numbers: for each row of the factors, the row of the tear matrix.
    var permutation: Int32 = -1
    /// The greatest ratio of another member to the tears, times the growth in the factors: a bound
    /// on the amplification of rounding errors when the block is solved.
    var growth = 1.0
  }

  /// What a search for blocks knows about a variable that it has reached.
  struct Visit: BitwiseCopyable {
    var index: Int32 = 0
    var low: Int32 = 0
    /// 1 on the path, 2 left but still on the stack, 0 in a closed component.
    var state: Int8 = 0
    /// A definition on the path from the variable leads back to it.
    var isTarget = false
  }

  /// A member of the block that is being factored.
  struct Placement: BitwiseCopyable {
    /// The members in its definition that are not placed.
    var inputs: Int32 = 0
    /// The members whose definitions mention it.
    var uses: Int32 = 0
    /// It is in the order of evaluation, or a tear.
    var isPlaced = false
  }

  var records = Column<BlockIndex, Record>()
  var members = Arena<Int32, NodeIndex>()
  var permutations = Arena<Int32, Int32>()
  var reals = Arena<Int32, Double>()
  var spare = List<BlockIndex>()
  /// The variables that the present search has reached, at their `places`.
  var visits = List<Visit>()
  /// The members of the block that is being factored.
  var placements = List<Placement>()
  var response = Column<NodeIndex, Double>()
  /// The place of a variable in its block while the block is visited or factored, or in `visits`.
  var places = Column<NodeIndex, Int32>()
  /// The weights of a block's rows in a circuit, in the block's order.
  var weights = List<Double>()
  /// Variables whose block may have changed, from which the search starts.
  var affected = List<NodeIndex>()
  /// The variables of the present search that no closed block contains yet.
  var stack = List<NodeIndex>()
  /// Those of them that have been left, so each after all that it depends on, except for the path.
  var left = List<NodeIndex>()
  /// The path from the search's root.
  var path = List<BlockStep>()
  var ready = List<NodeIndex>()
  var right = List<Double>()
  var saved = List<Double>()
  /// The size of the terms that each row of the tear matrix is the sum of, while it is factored.
  var rowSizes = List<Double>()

  init() {}

  var bytes: Int {
    records.bytes + members.bytes + permutations.bytes + reals.bytes + spare.bytes + visits.bytes
      + placements.bytes
      + response.bytes + places.bytes + weights.bytes + affected.bytes + stack.bytes + left.bytes
      + path.bytes
      + ready.bytes
      + right.bytes + saved.bytes + rowSizes.bytes
  }

  /// Creates the same blocks, without scratch.
  init(copying other: borrowing Blocks) {
    records = Column(copying: other.records)
    members = Arena(copying: other.members)
    permutations = Arena(copying: other.permutations)
    reals = Arena(copying: other.reals)
    spare = Column(copying: other.spare)
    response = Column(copying: other.response)
    places = Column(copying: other.places)
  }

  /// What the present search knows about a variable that it has reached.
  subscript(variable: NodeIndex) -> Visit {
    @inline(__always) get { visits[places[variable]] }
    @inline(__always) _modify { yield &visits[places[variable]] }
  }

  /// Lengthens the columns to this number of variables.
  mutating func extend(to count: Int) {
    response.extend(to: count, with: 0)
    places.extend(to: count, with: 0)
  }

  /// Empties the list of variables whose definitions have changed.
  mutating func forgetAffected() { affected.removeAll() }

  /// Empties the lists of a search.
  mutating func beginSearch() {
    visits.removeAll()
    stack.removeAll()
    left.removeAll()
  }

  /// Enters a variable that a search has reached.
  @inline(__always) mutating func enter(_ variable: NodeIndex) {
    let place = Int32(truncatingIfNeeded: visits.count)
    places[variable] = place
    visits.append(Visit(index: place, low: place, state: 1))
    stack.append(variable)
  }

  @inline(__always) func member(_ record: Record, _ position: Int32) -> NodeIndex {
    members.elements[record.start &+ position]
  }

  @inline(__always) func ordered(_ record: Record, _ position: Int32) -> NodeIndex {
    members.elements[record.start &+ record.count &+ position]
  }

  mutating func make(count: Int) -> BlockIndex {
    let record = Record(start: members.allocate(count * 2), count: Int32(count))
    if let index = spare.popLast() {
      records[index] = record
      return index
    }
    records.append(record)
    return BlockIndex(position: records.count - 1)
  }

  mutating func release(_ index: BlockIndex) {
    let record = records[index]
    members.release(record.start, Int(record.count) * 2)
    // Factors have their own arenas, because their size is the square of the tears.
    releaseFactors(record)
    spare.append(index)
  }

  /// Releases every block.
  mutating func releaseAll() {
    records.removeAll()
    spare.removeAll()
    members = Arena()
    permutations = Arena()
    reals = Arena()
  }

  private mutating func releaseFactors(_ record: Record) {
    guard record.factors >= 0 else { return }
    let tears = Int(record.tearCount)
    reals.release(record.factors, tears * tears)
    permutations.release(record.permutation, tears)
  }

  /// Allocates the factors of `tears` tears.
  mutating func setTears(_ index: BlockIndex, _ tears: Int) {
    releaseFactors(records[index])
    records[index].tearCount = Int32(tears)
    records[index].factors = reals.allocate(tears * tears)
    records[index].permutation = permutations.allocate(tears)
  }

  /// Factors the tear matrix in place, with scaled partial pivoting: the pivot is the one that is
  /// largest compared with the other coefficients of its row.
  ///
  /// - Parameters:
  ///   - index: The block.
  ///   - growth: How much larger than the tears the responses of other members are.
  /// - Returns: Whether the matrix is regular to working precision.
  mutating func factor(_ index: BlockIndex, growth: Double) -> Bool {
    let record = records[index]
    let n = record.tearCount
    let base = record.factors
    for k in 0..<n { permutations.elements[record.permutation + k] = k }
    var smallest = 1.0
    var isRegular = true
    for k in 0..<n {
      exchangeRows(record, k, bestRow(base, n, k))
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
    records[index].growth = growth / max(smallest, Tolerance.tear)
    records[index].isFactored = true
    return isRegular
  }

  /// Allocates the sizes of the rows of a tear matrix that is about to be filled.
  mutating func beginRowSizes(_ n: Int32) {
    rowSizes.removeAll()
    // Not zero: pivots are divided by them.
    rowSizes.extend(to: Int(n), with: Double.leastNormalMagnitude)
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

  private mutating func exchangeRows(_ record: Record, _ k: Int32, _ best: Int32) {
    guard best != k else { return }
    let n = record.tearCount
    let base = record.factors
    for c in 0..<n {
      let other = reals.elements[base + best * n + c]
      reals.elements[base + best * n + c] = reals.elements[base + k * n + c]
      reals.elements[base + k * n + c] = other
    }
    let other = permutations.elements[record.permutation + best]
    permutations.elements[record.permutation + best] = permutations.elements[record.permutation + k]
    permutations.elements[record.permutation + k] = other
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
  mutating func solve(_ record: Record) {
    let n = record.tearCount
    // Nearly every block of a layout has one tear.
    if n == 1 {
      right[0] /= reals.elements[record.factors]
      return
    }
    saved.removeAll()
    saved.extend(to: Int(n), with: 0)
    for i in 0..<n {
      var sum = right[permutations.elements[record.permutation + i]]
      for j in 0..<i { sum -= reals.elements[record.factors + i * n + j] * saved[j] }
      saved[i] = sum
    }
    var i = n - 1
    while i >= 0 {
      var sum = saved[i]
      var j = i + 1
      while j < n {
        sum -= reals.elements[record.factors + i * n + j] * saved[j]
        j += 1
      }
      saved[i] = sum / reals.elements[record.factors + i * n + i]
      i -= 1
    }
    for i in 0..<n { right[i] = saved[i] }
  }

  /// Replaces `right` by the solution of t · (tear matrix) = right.
  mutating func solveTransposed(_ record: Record) {
    let n = record.tearCount
    if n == 1 {
      right[0] /= reals.elements[record.factors]
      return
    }
    saved.removeAll()
    saved.extend(to: Int(n), with: 0)
    for i in 0..<n {
      var sum = right[i]
      for j in 0..<i { sum -= reals.elements[record.factors + j * n + i] * saved[j] }
      saved[i] = sum / reals.elements[record.factors + i * n + i]
    }
    var i = n - 1
    while i >= 0 {
      var sum = saved[i]
      var j = i + 1
      while j < n {
        sum -= reals.elements[record.factors + j * n + i] * saved[j]
        j += 1
      }
      saved[i] = sum
      i -= 1
    }
    for i in 0..<n { right[permutations.elements[record.permutation + i]] = saved[i] }
  }
}

/// A variable on the path of a search for blocks, and the term of its definition to follow next.
struct BlockStep: BitwiseCopyable {
  var variable: NodeIndex
  var link: LinkIndex
}
