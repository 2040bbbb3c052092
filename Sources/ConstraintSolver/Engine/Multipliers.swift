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

  var entries = Column<EntryIndex, Entry>()
  /// The components of the present lexicographic step.
  var step = List<StepPart>()
  /// A value has lost so many digits since ``Engine/refreshMultipliers()`` that all must be
  /// recomputed.
  var areWorn = false
  /// That of the system.
  var arithmetic = Arithmetic.double
  private var spare = EntryIndex.null
  private var used = 0

  init() {}

  var bytes: Int { entries.bytes + step.bytes }

  init(copying other: borrowing Multipliers) {
    entries = Column(copying: other.entries)
    areWorn = other.areWorn
    arithmetic = other.arithmetic
    spare = other.spare
    used = other.used
  }

  private mutating func allocate(_ entry: Entry) -> EntryIndex {
    used &+= 1
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

  /// Adds `delta`, known up to `error`, at `level`; a sum within its rounding error is removed.
  mutating func add(
    _ delta: DoubleDouble, error: Double, at level: LevelIndex, to head: inout EntryIndex,
    levels: borrowing Column<LevelIndex, Level>
  ) {
    if delta.high == 0 { return }
    let error = error + arithmetic.roundoff * abs(delta.high)
    // If multipliers are sensitive to rounding, all of them are checked after every solve.
    if error > Tolerance.wear || arithmetic == .doubleDouble { areWorn = true }
    let order = levels[level].order
    var previous = EntryIndex.null
    var index = head
    while index.exists, levels[entries[index].level].order < order {
      previous = index
      index = entries[index].next
    }
    if index.exists, entries[index].level == level {
      let old = DoubleDouble(high: entries[index].value, low: Double(entries[index].low))
      let sum = old + delta
      var sumError = Double(entries[index].error) + error
      // Each exchange adds the error of the leaving member's multiplier to those of its circuit, so bounds double,
      // and a sum within its bound is removed.
      if arithmetic == .double {
        sumError = min(sumError, Tolerance.evenRounding * (1 + abs(old.high) + abs(delta.high)))
      }
      if abs(sum.high) <= sumError {
        let next = entries[index].next
        if !previous.exists { head = next } else { entries[previous].next = next }
        release(index)
      } else {
        entries[index].value = sum.high
        entries[index].low = Float(sum.low)
        entries[index].error = Float(sumError)
      }
      return
    }
    let new = allocate(
      Entry(
        value: delta.high, low: Float(delta.low), error: Float(error), level: level, next: index))
    if !previous.exists { head = new } else { entries[previous].next = new }
  }

  /// Gives the entries of one list the new numbers of their levels, dropping those without one.
  mutating func renumber(_ head: inout EntryIndex, by map: [LevelIndex]) {
    var previous = EntryIndex.null
    var index = head
    while index.exists {
      let next = entries[index].next
      let level = map[entries[index].level.position]
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

/// How far a multiplier can move before it meets its bound: a lexicographic vector, read in place.
///
/// The vector is `(factor · multiplier + extra at extraLevel) · scale`.
struct Reach: BitwiseCopyable {
  var head: EntryIndex
  var factor: Double
  var extraLevel: LevelIndex
  var extra: Double
  var scale = DoubleDouble(high: 1)
  /// Relative rounding error of the scale.
  var scaleError = 0.0
}

/// Reads the non-zero components of a `Reach`, most important first.
struct ReachReader: BitwiseCopyable {
  private var index: EntryIndex
  private var extraLevel: LevelIndex
  private let extra: Double
  private let factor: Double
  private let scale: DoubleDouble
  private let scaleError: Double

  init(_ reach: Reach) {
    index = reach.head
    extraLevel = reach.extraLevel
    extra = reach.extra
    factor = reach.factor
    scale = reach.scale
    scaleError = reach.scaleError
  }

  mutating func next(
    _ multipliers: borrowing Multipliers, _ levels: borrowing Column<LevelIndex, Level>
  ) -> (level: LevelIndex, order: Int32, value: DoubleDouble, error: Double)? {
    while true {
      let order = index.exists ? levels[multipliers.entries[index].level].order : Int32.max
      let extraOrder = extraLevel.exists ? levels[extraLevel].order : Int32.max
      if order == Int32.max && extraOrder == Int32.max { return nil }
      var value = DoubleDouble()
      var error = 0.0
      var level: LevelIndex
      if extraOrder <= order {
        value.high = extra
        error = multipliers.arithmetic.roundoff * abs(extra)
        level = extraLevel
        extraLevel = .null
      } else {
        level = multipliers.entries[index].level
      }
      if order <= extraOrder {
        let entry = multipliers.entries[index]
        value =
          value + DoubleDouble(high: factor * entry.value, low: factor * Double(entry.low))
        error += Double(multipliers.entries[index].error)
        index = multipliers.entries[index].next
      }
      // A remainder after cancellation is a rounding error and must not decide.
      if abs(value.high) <= error { continue }
      return (
        level, min(order, extraOrder), value * scale,
        error * scale.high + abs(value.high) * scale.high * scaleError
      )
    }
  }
}

extension Engine {
  /// The order of a vector's first level if its first component is the limit alone, otherwise nil.
  @inline(__always) mutating func leadingLimit(_ reach: Reach) -> Int32? {
    guard reach.extraLevel.exists else { return nil }
    let order = levels[reach.extraLevel].order
    guard reach.head.exists else { return order }
    return order < levels[multipliers.entries[reach.head].level].order ? order : nil
  }

  /// Compares two vectors from the most important level on: −1, 0 or 1.
  @inline(__always) mutating func compare(_ a: Reach, _ b: Reach) -> Int {
    // Nearly always each starts with a limit; the one at the more important level is greater.
    if let x = leadingLimit(a), let y = leadingLimit(b), x != y { return x < y ? 1 : -1 }
    return compareComponents(a, b)
  }

  @inline(never) private mutating func compareComponents(_ a: Reach, _ b: Reach) -> Int {
    if !a.head.exists, !b.head.exists, a.extraLevel.exists, a.extraLevel == b.extraLevel {
      let error = a.extra * a.scale.high * a.scaleError + b.extra * b.scale.high * b.scaleError
      return tables.arithmetic.compare(a.scale * a.extra, b.scale * b.extra, error: error)
    }
    var readerA = ReachReader(a)
    var readerB = ReachReader(b)
    var x = readerA.next(multipliers, levels.entries)
    var y = readerB.next(multipliers, levels.entries)
    while true {
      let orderX = x?.order ?? Int32.max
      let orderY = y?.order ?? Int32.max
      if orderX == Int32.max && orderY == Int32.max { return 0 }
      let order = min(orderX, orderY)
      let valueX = orderX == order ? (x?.value ?? DoubleDouble()) : DoubleDouble()
      let valueY = orderY == order ? (y?.value ?? DoubleDouble()) : DoubleDouble()
      let error = (orderX == order ? x?.error ?? 0 : 0) + (orderY == order ? y?.error ?? 0 : 0)
      let difference = tables.arithmetic.compare(valueX, valueY, error: error)
      if difference != 0 { return difference }
      if orderX == order { x = readerA.next(multipliers, levels.entries) }
      if orderY == order { y = readerB.next(multipliers, levels.entries) }
    }
  }

  /// The sign of the first non-zero component.
  @inline(__always) mutating func sign(_ reach: Reach) -> Int {
    leadingLimit(reach) != nil ? 1 : signOfComponents(reach)
  }

  @inline(never) private mutating func signOfComponents(_ reach: Reach) -> Int {
    var reader = ReachReader(reach)
    guard let first = reader.next(multipliers, levels.entries) else { return 0 }
    return first.value.high > 0 ? 1 : -1
  }

  /// Adds to the multiplier of a member.
  mutating func addMultiplier(
    _ delta: DoubleDouble, error: Double = 0, at level: LevelIndex, to member: Member
  ) {
    if member.isRow {
      var head = tables.rows[member.row].multiplier
      multipliers.add(delta, error: error, at: level, to: &head, levels: levels.entries)
      tables.rows[member.row].multiplier = head
    } else {
      var head = tables.nodes[member.variable].multiplier
      multipliers.add(delta, error: error, at: level, to: &head, levels: levels.entries)
      tables.nodes[member.variable].multiplier = head
    }
  }

  /// Makes the multiplier of a member zero.
  mutating func clearMultiplier(of member: Member) {
    if member.isRow {
      guard tables.rows[member.row].multiplier.exists else { return }
      var head = tables.rows[member.row].multiplier
      multipliers.clear(&head)
      tables.rows[member.row].multiplier = .null
    } else {
      guard tables.nodes[member.variable].multiplier.exists else { return }
      var head = tables.nodes[member.variable].multiplier
      multipliers.clear(&head)
      tables.nodes[member.variable].multiplier = .null
    }
  }

  /// How far the multiplier of an active member can move up or down; nil if it has no limit.
  ///
  /// Bounds: −w…w for an equation, −w…0 for `≥`, 0…w for `≤`, with w infinite if the level is
  /// required.
  @inline(__always) mutating func reach(of member: Member, upwards: Bool) -> Reach? {
    let relation = tables.relation(of: member)
    let head =
      member.isRow ? tables.rows[member.row].multiplier : tables.nodes[member.variable].multiplier
    let factor = upwards ? -1.0 : 1.0
    if upwards ? relation > 0 : relation < 0 {
      return Reach(head: head, factor: factor, extraLevel: .null, extra: 0)
    }
    guard member.isRow else { return nil }
    let level = tables.rows[member.row].level
    guard level != .required else { return nil }
    return Reach(
      head: head, factor: factor, extraLevel: level, extra: tables.unit(of: member.row))
  }

  /// How far the side of the entering member can move before a member of its circuit reaches its
  /// limit.
  mutating func reach(of member: Member, upwards: Bool, at position: Int) -> Reach? {
    guard var reach = reach(of: member, upwards: upwards) else { return nil }
    reach.scale = tables.arithmetic.inverseMagnitude(of: basis.exactWeight(position))
    if tables.arithmetic.refines {
      reach.scaleError = Double(basis.circuit[position].error) * reach.scale.high
    }
    return reach
  }

  /// A Boolean value that indicates whether an active member's multiplier is within its bounds.
  mutating func isWithinBounds(_ member: Member) -> Bool {
    if (member.isRow
      ? tables.rows[member.row].multiplier : tables.nodes[member.variable].multiplier).exists
      == false
    {
      return true
    }
    if let up = reach(of: member, upwards: true), sign(up) < 0 { return false }
    if let down = reach(of: member, upwards: false), sign(down) < 0 { return false }
    return true
  }

  /// The ways an active member can be relaxed without cost, as signs of its residual.
  ///
  /// A superbasic variable can move both ways. A row or bound whose multiplier is zero can move to
  /// its satisfied side; an optional row whose multiplier is at its limit can move to its violated
  /// side.
  mutating func slackness(of member: Member) -> (up: Bool, down: Bool) {
    guard member.isRow else {
      let node = tables.nodes[member.variable]
      guard node.flags.contains(.alive), !node.definition.isRow else { return (false, false) }
      if node.definition == .superbasic { return (true, true) }
      let relation = tables.relation(of: member)
      guard relation != 0, !node.multiplier.exists else { return (false, false) }
      return (relation > 0, relation < 0)
    }
    let row = tables.rows[member.row]
    guard row.isActive, row.flags.contains(.alive) else { return (false, false) }
    if row.level == .required {
      guard row.relation != 0, !row.multiplier.exists else { return (false, false) }
      return (row.relation > 0, row.relation < 0)
    }
    if !row.multiplier.exists { return (row.relation > 0, row.relation < 0) }
    var up = false
    var down = false
    if let reach = reach(of: member, upwards: true) { up = sign(reach) <= 0 }
    if let reach = reach(of: member, upwards: false) { down = sign(reach) <= 0 }
    return (up, down)
  }
}
