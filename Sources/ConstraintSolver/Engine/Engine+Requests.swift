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
  ///
  /// Not inlined, as is `makeNode`: in Embedded Swift 6.3, the solver then reads the stamps of new handles
  /// from where the column was before it grew, and the next call refuses them.
  @inline(never) mutating func add(
    _ terms: Span<Term>, _ relation: Int8, _ constant: Double, priority: Double, rank: Int64,
    stampSeed: UInt32
  ) throws(SolverError) -> RowIndex {
    guard abs(constant) <= Limit.constant else { throw .unrepresentableConstant(constant) }
    // Known before the row is entered, because its terms refer to it.
    let index = tables.nextRow
    guard let (start, sizes) = tables.link(terms, to: index) else {
      return try addIrregular(terms, relation, constant, priority, rank, stampSeed)
    }
    let scale = Self.scale(for: sizes.largest)
    if scale != 1 { tables.multiply(start, terms.count, by: scale) }
    let isUneven = sizes.smallest * Limit.evenRatio < sizes.largest
    let row = Row(
      constant: -constant * scale, firstTerm: start,
      termCount: Int32(truncatingIfNeeded: terms.count),
      level: duals.level(for: priority), relation: relation,
      flags: isUneven ? noteUnevenRow(sizes) : [.alive, .fresh])
    tables.enter(row, at: index, weight: Float(1 / scale), rank: rank, stampSeed: stampSeed)
    duals.countRow(at: row.level)
    requests.added.append(index)
    requests.hasOthers = true
    return index
  }

  /// Returns the flags of a new row whose coefficients differ.
  ///
  /// While coefficients differ greatly in a row, multipliers are computed in double-double precision.
  @inline(never) private mutating func noteUnevenRow(_ sizes: Tables.CoefficientSizes) -> RowFlags {
    let flags = tables.countUneven(sizes)
    guard flags.contains(.wild) else { return flags }
    // The multipliers so far are those of doubles.
    if tables.wildRows == 1 { duals.noteWear() }
    duals.adopt(tables.arithmetic)
    return flags
  }

  /// Returns the power of two that scales a row's greatest coefficient into 1..<2.
  @inline(__always) private static func scale(for largest: Double) -> Double {
    if largest >= 1 && largest < 2 || largest == 0 { return 1 }
    return Double(sign: .plus, exponent: -largest.exponent, significand: 1)
  }

  /// Enters a constraint after adding like terms and omitting those without a coefficient; throws, before
  /// anything is changed, if a term is not acceptable.
  @inline(never) private mutating func addIrregular(
    _ terms: Span<Term>, _ relation: Int8, _ constant: Double, _ priority: Double, _ rank: Int64,
    _ stampSeed: UInt32
  ) throws(SolverError) -> RowIndex {
    for position in 0..<terms.count {
      let term = terms[position]
      guard tables.nodes.view.contains(term.variable.index),
        tables.nodes[term.variable.index].stamp == term.variable.stamp
      else { throw .foreignVariable(term.variable) }
      let size = abs(term.coefficient)
      guard size == 0 || size >= Limit.smallestCoefficient && size <= Limit.largestCoefficient
      else { throw .unrepresentableCoefficient(term.coefficient, of: term.variable) }
    }
    var given: [Term] = []
    for position in 0..<terms.count { given.append(terms[position]) }
    var merged: [Term] = []
    var faulty: SolverError?
    for (term, sum) in zip(given, Self.sumsOfLike(given)) where sum != 0 {
      if abs(sum) < Limit.smallestCoefficient || abs(sum) > Limit.largestCoefficient {
        faulty = .unrepresentableCoefficient(sum, of: term.variable)
      }
      merged.append(Term(term.variable, sum))
    }
    if let faulty { throw faulty }
    return try add(
      merged.span, relation, constant, priority: priority, rank: rank, stampSeed: stampSeed)
  }

  /// Returns for each term the sum of the like ones if it is the first of them, and otherwise 0.
  private static func sumsOfLike(_ terms: [Term]) -> [Double] {
    // Sorted, so that a row of many terms takes no quadratic time; the order of equal ones is kept, because
    // sums of doubles depend on it.
    let order = terms.indices.sorted { a, b in
      let (x, y) = (terms[a].variable.index, terms[b].variable.index)
      return x != y ? x < y : a < b
    }
    var sums = terms.map { $0.coefficient }
    var first = order.first ?? 0
    for position in order {
      if position != first, terms[position].variable == terms[first].variable {
        sums[first] += sums[position]
        sums[position] = 0
      } else {
        first = position
      }
    }
    return sums
  }

  mutating func requestRemoval(_ index: RowIndex) {
    tables.retireHandles(of: index)
    tables.rowRecords[index].flags.insert(.dying)
    requests.removed.append(index)
    requests.hasOthers = true
  }

  @inline(__always) mutating func requestConstant(_ constant: Double, _ index: RowIndex) {
    let scaled = -constant * Self.inverse(ofPowerOfTwo: tables.rowIdentities[index].weight)
    // A caller that sets all constants again after each change causes no solve.
    if tables.rowIdentities[index].nextConstant == scaled { return }
    tables.request(constant: scaled, of: index)
    // The plan reads this constant directly, so it need not be listed.
    if index == plan.row && plan.isValid {
      plan.ask()
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
    if tables.rows[index].flags.contains(.moved) { return }
    tables.rowRecords[index].flags.insert(.moved)
    requests.moved.append(index)
  }

  mutating func requestPriority(_ priority: Double, _ index: RowIndex) {
    let level = duals.level(for: priority)
    let old = tables.rowIdentities[index].nextLevel
    if level == old { return }
    tables.request(level, of: index)
    duals.countRow(at: level)
    // The row's present level is counted until the row leaves it.
    if old != tables.rows[index].level { duals.countRow(at: old, -1) }
    if level == tables.rows[index].level { duals.countRow(at: level, -1) }
    noteRevalued(index)
  }

  mutating func requestRank(_ rank: Int64, _ index: RowIndex) {
    if tables.rowIdentities[index].rank == rank { return }
    tables.setRank(rank, of: index)
    noteRevalued(index)
  }

  private mutating func noteRevalued(_ index: RowIndex) {
    if tables.rows[index].flags.contains(.revalued) { return }
    tables.rowRecords[index].flags.insert(.revalued)
    requests.revalued.append(index)
    requests.hasOthers = true
  }
}
