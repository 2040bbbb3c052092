/// Sparse lexicographic vectors: the multiplier of a member at each level.
///
/// Nearly all multipliers of a layout are zero, and the others have one or two levels; so each is a
/// list sorted by the order of levels, with all entries in one pool. A null head is zero.
struct Multipliers: ~Copyable {
  struct Entry: BitwiseCopyable {
    var value: Double
    /// The difference from the exact sum; 0 unless circuits are computed in double-double
    /// precision.
    var low: Float
    /// A bound on the rounding error since the value was recomputed.
    var error: Float
    var level: LevelIndex
    var next: EntryIndex
  }

  private(set) var entries = Column<EntryIndex, Entry>()
  /// A value has lost so many digits since ``Engine/refreshMultipliers()`` that all must be
  /// recomputed.
  private(set) var areWorn = false
  /// That of the system.
  private(set) var arithmetic = Arithmetic.double
  private var spare = EntryIndex.null
  private var used = 0

  init() {}

  var bytes: Int { entries.bytes }

  init(copying other: borrowing Multipliers) {
    entries = Column(copying: other.entries)
    areWorn = other.areWorn
    arithmetic = other.arithmetic
    spare = other.spare
    used = other.used
  }

  /// Computes in an arithmetic from now on.
  mutating func adopt(_ other: Arithmetic) { arithmetic = other }

  /// Notes whether errors have accumulated, so that the multipliers are computed again.
  mutating func noteWear(_ worn: Bool) { areWorn = worn }

  private mutating func allocate(_ entry: Entry) -> EntryIndex {
    used &+= 1
    // Freed entries first: with each step some are freed and others are needed.
    if spare.exists {
      let index = spare
      spare = entries[index].next
      entries[index] = entry
      return index
    }
    entries.append(entry)
    return EntryIndex(position: entries.count &- 1)
  }

  private mutating func release(_ index: EntryIndex) {
    used &-= 1
    if used == 0 {
      entries.removeAll()
      entries.shrink()
      spare = .null
      return
    }
    entries[index].next = spare
    spare = index
  }

  /// Releases the whole list, which becomes zero.
  mutating func clear(_ head: inout EntryIndex) {
    var index = head
    head = .null
    while index.exists {
      let next = entries[index].next
      release(index)
      index = next
    }
  }

  /// Adds `delta`, known up to `error`, at `level`; a sum within its rounding error is zero, and not stored.
  mutating func add(
    _ delta: DoubleDouble, error: Double, at level: LevelIndex, to head: inout EntryIndex,
    levels: borrowing Column<LevelIndex, Level>
  ) {
    // A component that does not exist is zero.
    if delta.high == 0 { return }
    let error = error + arithmetic.roundoff * abs(delta.high)
    // If multipliers are sensitive to rounding, all of them are checked after every solve.
    if error > Tolerance.wear || arithmetic.refreshesMultipliers { areWorn = true }
    let order = levels[level].order
    var previous = EntryIndex.null
    var index = head
    while index.exists, levels[entries[index].level].order < order {
      previous = index
      index = entries[index].next
    }
    let exists = index.exists && entries[index].level == level
    // What is not stored is zero.
    let old =
      exists
      ? DoubleDouble(high: entries[index].value, low: Double(entries[index].low)) : DoubleDouble()
    let sum = old + delta
    var sumError = exists ? Double(entries[index].error) + error : error
    // Each exchange adds the error of the leaving member's multiplier to those of its circuit, so bounds double,
    // and a sum within its bound is removed.
    if arithmetic.limitsBounds {
      sumError = min(sumError, Tolerance.evenRounding * (1 + abs(old.high) + abs(delta.high)))
    }
    // It is zero as far as can be known; to keep it would let rounding decide a ratio test. That holds for a new
    // component, too: another one may have been removed, and this be the rounding of both.
    let isZero = abs(sum.high) <= sumError
    guard exists else {
      if isZero { return }
      let new = allocate(
        Entry(
          value: sum.high, low: Float(sum.low), error: Float(sumError), level: level, next: index))
      if !previous.exists { head = new } else { entries[previous].next = new }
      return
    }
    if isZero {
      let next = entries[index].next
      if !previous.exists { head = next } else { entries[previous].next = next }
      release(index)
    } else {
      entries[index].value = sum.high
      entries[index].low = Float(sum.low)
      entries[index].error = Float(sumError)
    }
  }

  /// Gives the entries of one list the new numbers of their levels, dropping those without one.
  mutating func renumber(_ head: inout EntryIndex, by map: [LevelIndex]) {
    var previous = EntryIndex.null
    var index = head
    while index.exists {
      let next = entries[index].next
      let level = map[entries[index].level.position]
      // No row has this level any more, so by I1 the component is rounding.
      if !level.exists {
        if !previous.exists { head = next } else { entries[previous].next = next }
        release(index)
      } else {
        entries[index].level = level
        previous = index
      }
      index = next
    }
  }
}

/// One component of a lexicographic step.
struct StepPart: BitwiseCopyable {
  var level: LevelIndex
  var value: DoubleDouble
  /// A bound on the rounding error of the value.
  var error: Double
}
