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

/// Reads the non-zero components of a `Reach`, most important first; their errors leave out that of the scale.
struct ReachReader: BitwiseCopyable {
  private var index: EntryIndex
  private var extraLevel: LevelIndex
  private let extra: Double
  private let factor: Double
  private let scale: DoubleDouble

  init(_ reach: Reach) {
    index = reach.head
    extraLevel = reach.extraLevel
    extra = reach.extra
    factor = reach.factor
    scale = reach.scale
  }

  mutating func next(
    _ multipliers: borrowing Multipliers, _ levels: borrowing Column<LevelIndex, Level>
  ) -> (level: LevelIndex, order: Int32, value: DoubleDouble, error: Double)? {
    while true {
      let order = index.exists ? levels[multipliers.entries[index].level].order : Int32.max
      let extraOrder = extraLevel.exists ? levels[extraLevel].order : Int32.max
      // Both are exhausted.
      if order == Int32.max && extraOrder == Int32.max { return nil }
      var value = DoubleDouble()
      var error = 0.0
      var level: LevelIndex
      // Both parts are read at once where they are at the same level.
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
      return (level, min(order, extraOrder), value * scale, error * scale.high)
    }
  }
}

extension Tables {
  /// How far the multiplier of an active member can move up or down; nil if it has no limit.
  ///
  /// Bounds: −w…w for an equation, −w…0 for `≥`, 0…w for `≤`, with w infinite if the level is
  /// required.
  @inline(__always) func reach(of member: Member, upwards: Bool) -> Reach? {
    let relation = relation(of: member)
    let head = multiplier(of: member)
    let factor = upwards ? -1.0 : 1.0
    if upwards ? relation > 0 : relation < 0 {
      return Reach(head: head, factor: factor, extraLevel: .null, extra: 0)
    }
    guard member.isRow else { return nil }
    let level = rows[member.row].level
    // The multiplier of a required row has no limit on the side where it is violated.
    guard level != .required else { return nil }
    return Reach(head: head, factor: factor, extraLevel: level, extra: unit(of: member.row))
  }

  /// How far the side of the entering member can move before a member of its circuit reaches its limit.
  @inline(__always) func reach(
    of member: Member, upwards: Bool, weight: DoubleDouble, error: Float
  ) -> Reach? {
    guard var reach = reach(of: member, upwards: upwards) else { return nil }
    reach.scale = arithmetic.inverseMagnitude(of: weight)
    reach.scaleError = Double(error) * reach.scale.high
    return reach
  }

  /// The head of a member's multiplier.
  @inline(__always) func multiplier(of member: Member) -> EntryIndex {
    member.isRow ? rows[member.row].multiplier : nodes[member.variable].multiplier
  }
}
