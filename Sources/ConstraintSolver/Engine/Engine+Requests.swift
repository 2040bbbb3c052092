// Requests (essay, 2.8) of the caller are validated and recorded here, and applied at the next solve.

/// Requests since the last solve.
struct Requests: ~Copyable {
  var added = List<RowIndex>()
  var removed = List<RowIndex>()
  var removedVariables = List<NodeIndex>()
  /// Rows whose constant changes.
  var moved = List<RowIndex>()
  /// Rows whose priority or rank changes.
  var revalued = List<RowIndex>()
  /// There are requests other than changed constants.
  var hasOthers = false

  init() {}

  init(copying other: borrowing Requests) {
    added = List(copying: other.added)
    removed = List(copying: other.removed)
    removedVariables = List(copying: other.removedVariables)
    moved = List(copying: other.moved)
    revalued = List(copying: other.revalued)
    hasOthers = other.hasOthers
  }

  var bytes: Int {
    added.bytes + removed.bytes + removedVariables.bytes + moved.bytes + revalued.bytes
  }
}

extension Engine {
  /// Enters a constraint; throws before anything is changed.
  mutating func add(
    _ terms: Span<Term>, _ relation: Int8, _ constant: Double, priority: Double, rank: Int64,
    stampSeed: UInt32
  ) throws(SolverError) -> RowIndex {
    guard abs(constant) <= Limit.constant else { throw .unrepresentableConstant(constant) }
    let count = terms.count
    // Like terms are found by marking variables; the run is written before the row is entered.
    epochs.visit &+= 1
    let mark = epochs.visit
    let known = nodes.view
    var largest = 0.0
    var smallest = Double.infinity
    var isSimple = true
    for position in 0..<count {
      let term = terms[position]
      let index = term.variable.index
      guard index.exists, index.position < known.count, known[index].stamp == term.variable.stamp
      else { throw .foreignVariable(term.variable) }
      let size = abs(term.coefficient)
      guard size >= Limit.smallestCoefficient, size <= Limit.largestCoefficient else {
        guard size == 0 else {
          throw .unrepresentableCoefficient(term.coefficient, of: term.variable)
        }
        isSimple = false
        continue
      }
      if known[index].mark == mark { isSimple = false }
      known[index].mark = mark
      if size > largest { largest = size }
      if size < smallest { smallest = size }
    }
    if !isSimple { return try addMerged(terms, relation, constant, priority, rank, stampSeed) }
    let scale = Self.scale(for: largest)
    let start =
      count == 0
      ? LinkIndex(0)
      : links.allocate(
        count,
        filling: Link(
          coefficient: 0, variable: .null, row: .null, next: .null, previous: .null))
    var row = Row(
      constant: -constant * scale, firstTerm: start, termCount: Int32(truncatingIfNeeded: count),
      level: levels.level(for: priority), relation: relation,
      flags: smallest * Limit.ordinaryRatio < largest ? [.alive, .fresh, .wide] : [.alive, .fresh])
    if row.flags.contains(.wide) { accuracy.wideRows &+= 1 }
    if smallest * Limit.evenRatio < largest {
      row.flags.insert(.uneven)
      noteUnevenRow()
    }
    let index = makeRow(row, weight: Float(1 / scale), rank: rank, stampSeed: stampSeed)
    let nodes = nodes.view
    let links = links.elements.view
    for position in 0..<count {
      let term = terms[position]
      let link = start &+ Int32(truncatingIfNeeded: position)
      let head = nodes[term.variable.index].firstLink
      links[link] = Link(
        coefficient: term.coefficient * scale, variable: term.variable.index, row: index,
        next: head, previous: .null)
      if head.exists { links[head].previous = link }
      nodes[term.variable.index].firstLink = link
    }
    return index
  }

  /// Once there is an uneven row, multipliers are computed in double-double precision.
  private mutating func noteUnevenRow() {
    if accuracy.unevenRows == 0 { multipliers.areWorn = true }
    accuracy.unevenRows &+= 1
    multipliers.roundoff = Tolerance.exactRoundoff
  }

  /// Returns the power of two that scales a row's greatest coefficient into 1..<2.
  @inline(__always) private static func scale(for largest: Double) -> Double {
    if largest >= 1 && largest < 2 || largest == 0 { return 1 }
    return Double(sign: .plus, exponent: -largest.exponent, significand: 1)
  }

  private mutating func addMerged(
    _ terms: Span<Term>, _ relation: Int8, _ constant: Double, _ priority: Double, _ rank: Int64,
    _ stampSeed: UInt32
  ) throws(SolverError) -> RowIndex {
    // `work` is zero between circuits and is used for the sums of like terms.
    var merged: [Term] = []
    for position in 0..<terms.count { nodes[terms[position].variable.index].work = 0 }
    for position in 0..<terms.count {
      nodes[terms[position].variable.index].work += terms[position].coefficient
    }
    epochs.visit &+= 1
    var faulty: SolverError?
    for position in 0..<terms.count {
      let variable = terms[position].variable
      if nodes[variable.index].mark == epochs.visit { continue }
      nodes[variable.index].mark = epochs.visit
      let sum = nodes[variable.index].work
      nodes[variable.index].work = 0
      if sum == 0 { continue }
      if abs(sum) < Limit.smallestCoefficient || abs(sum) > Limit.largestCoefficient {
        faulty = .unrepresentableCoefficient(sum, of: variable)
      }
      merged.append(Term(variable, sum))
    }
    if let faulty { throw faulty }
    return try add(
      merged.span, relation, constant, priority: priority, rank: rank, stampSeed: stampSeed)
  }

  mutating func requestRemoval(_ index: RowIndex) {
    rowIdentities[index].stamp &+= 1
    rows[index].flags.insert(.dying)
    requests.removed.append(index)
    requests.hasOthers = true
  }

  @inline(__always) mutating func requestConstant(_ constant: Double, _ index: RowIndex) {
    let scaled = -constant * Self.inverse(ofPowerOfTwo: rowIdentities[index].weight)
    if rowIdentities[index].nextConstant == scaled { return }
    rowIdentities[index].nextConstant = scaled
    // The plan reads this constant directly, so it need not be listed.
    if index == plan.row && plan.isValid {
      plan.isAsked = true
    } else {
      noteMoved(index)
    }
  }

  /// Returns the exact inverse by its exponent: a division would take longer than the rest of the
  /// request.
  @inline(__always) private static func inverse(ofPowerOfTwo number: Float) -> Double {
    Double(Float(bitPattern: (254 << 23) &- number.bitPattern))
  }

  mutating func noteMoved(_ index: RowIndex) {
    if rows[index].flags.contains(.moved) { return }
    rows[index].flags.insert(.moved)
    requests.moved.append(index)
  }

  mutating func requestPriority(_ priority: Double, _ index: RowIndex) {
    let level = levels.level(for: priority)
    let old = rowIdentities[index].nextLevel
    if level == old { return }
    rowIdentities[index].nextLevel = level
    levels[level].count &+= 1
    // The row's present level is counted until the row leaves it.
    if old != rows[index].level { levels[old].count &-= 1 }
    if level == rows[index].level { levels[level].count &-= 1 }
    noteRevalued(index)
  }

  mutating func requestRank(_ rank: Int64, _ index: RowIndex) {
    if rowIdentities[index].rank == rank { return }
    rowIdentities[index].rank = rank
    noteRevalued(index)
  }

  private mutating func noteRevalued(_ index: RowIndex) {
    if rows[index].flags.contains(.revalued) { return }
    rows[index].flags.insert(.revalued)
    requests.revalued.append(index)
    requests.hasOthers = true
  }
}
