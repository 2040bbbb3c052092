/// The members of a circuit, the deepest first.
struct CircuitMembers: ~Copyable {
  private var entries = List<CircuitMember>()
  /// The low parts of the weights; empty when they were not refined.
  private var lows = List<Double>()
  /// The position of the first member that depends on no others; those before are in the order of depths.
  private(set) var firstConstant = 0

  var bytes: Int { entries.bytes + lows.bytes }
  var count: Int { @inline(__always) get { entries.count } }

  subscript(position: Int) -> CircuitMember { @inline(__always) get { entries[position] } }

  /// Notes that the members from here on depend on no others.
  @inline(__always) mutating func beginConstants() { firstConstant = count }

  @inline(__always) mutating func append(_ member: CircuitMember) { entries.append(member) }

  /// Adds a member whose weight is known more precisely.
  mutating func append(_ member: CircuitMember, low: Double) {
    entries.append(member)
    lows.append(low)
  }

  mutating func replace(_ position: Int, by member: CircuitMember) { entries[position] = member }

  @inline(__always) mutating func removeAll() {
    entries.removeAll()
    lows.removeAll()
  }

  /// Whether a member has a weight.
  func contains(_ member: Member) -> Bool {
    for position in 0..<count where entries[position].member == member { return true }
    return false
  }

  /// The exact weight of a member: its low part is known where the circuit was refined.
  @inline(__always) func exactWeight(_ position: Int) -> DoubleDouble {
    DoubleDouble(high: entries[position].weight, low: lows.count > 0 ? lows[position] : 0)
  }

  /// Whether of two equally good members of the circuit the first is chosen: the one of the deeper variable, or
  /// the one that was made last, as whose error a tie is settled.
  func isEarlier(_ position: Int, than other: Int, _ tables: borrowing Tables) -> Bool {
    guard min(position, other) >= firstConstant else { return position < other }
    return tables.defined(by: self[other].member) < tables.defined(by: self[position].member)
  }

  /// Returns the row of the greatest rank among these members and the entering one, and its weight; nil if none
  /// is a row.
  func victim(
    _ entering: Member, in tables: borrowing Tables
  ) -> (row: RowIndex, weight: Double)? {
    var victim = entering
    var weight = -1.0
    for position in 0..<count {
      let entry = self[position]
      guard entry.member.isRow else { continue }
      if !victim.isRow || tables.precedes(victim.row, entry.member.row) {
        victim = entry.member
        weight = entry.weight
      }
    }
    return victim.isRow ? (victim.row, weight) : nil
  }

  // MARK: Residuals

  /// Returns the residual of an entering row or bound according to its circuit, from the constants
  /// alone: values may be too large to show it.
  func exactExcess(of entering: Member, _ direction: Int, _ tables: borrowing Tables) -> Double {
    var sum =
      entering.isRow
      ? tables.place(of: entering)
      : DoubleDouble(
        high:
          -(direction > 0
          ? tables.bounds[entering.variable].upper : tables.bounds[entering.variable].lower))
    for position in 0..<count {
      let other = tables.place(of: self[position].member)
      sum = sum + -(exactWeight(position) * other)
    }
    return sum.high
  }

  /// Returns whether a residual, small beside its terms, is not confirmed by the constants from which
  /// this circuit derives it.
  ///
  /// A value of 1e7 is rounded to 1e-9, and those that it defines may have hundreds of times that error;
  /// but a contradiction of 1e-6 there can move another row, of small coefficients, by a thousand
  /// points.
  func isRounding(
    of entering: Member, _ direction: Int, _ tables: borrowing Tables
  ) -> Bool {
    guard entering.isRow, tables.residual(of: entering.row) == 0 else { return false }
    return exactExcess(of: entering, direction, tables) * Double(direction)
      <= excessError(tables)
  }

  /// Returns a bound on the error of `exactExcess(of:)`: that of the weights, that of the constants as
  /// the caller passed them, and that up to which members are satisfied.
  func excessError(_ tables: borrowing Tables) -> Double {
    var error = Tolerance.residual
    for position in 0..<count {
      let entry = self[position]
      let place = tables.place(of: entry.member).high
      let uncertainty = ExactCircuit.uncertainty(of: place) * abs(place) + Tolerance.residual
      error += Double(entry.error) * abs(place) + abs(entry.weight) * uncertainty
    }
    return error
  }
}

/// A member of a circuit with its coefficient.
///
/// The weight is not zero: it is greater than its rounding error.
struct CircuitMember: BitwiseCopyable {
  var member: Member
  var error: Float
  var weight: Double

  init(member: Member, error: Double, weight: Double) {
    self.member = member
    self.error = Float(error)
    self.weight = weight
  }
}
