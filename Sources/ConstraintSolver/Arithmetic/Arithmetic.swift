/// How precisely the method computes, chosen by the coefficients of the system.
///
/// If a row divides by a coefficient that is small beside its others, a weight or multiplier in one double cannot be
/// distinguished from rounding. Everything that depends on it is answered here; the algorithms are in `ExactCircuit.swift`
/// and `ExactRates.swift` (essay, 4).
///
/// It is an enumeration, because a system changes its arithmetic while it is edited, and Embedded Swift, for which the
/// solver is built for pages, has no values of a protocol's type that are structures.
enum Arithmetic: BitwiseCopyable {
  /// One double for each number: bounds on rounding errors decide what is zero.
  case double
  /// Double-double numbers, found by refining the solutions of linear systems.
  case doubleDouble

  /// Circuits, rates and the values of blocks are refined; one pass is not accurate enough to predict values
  /// or to close a ring.
  @inline(__always) var refines: Bool { self == .doubleDouble }

  /// Several rows are expressed by active ones in one walk, and several limits are passed in one step.
  ///
  /// A refined circuit expresses one row.
  @inline(__always) var combinesRows: Bool { self == .double }

  /// A residual that is small beside its terms is confirmed by the constants from which a circuit derives it.
  @inline(__always) var confirmsResiduals: Bool { self == .doubleDouble }

  /// Each solution is verified against the constraints as the caller gave them.
  @inline(__always) var provesSolutions: Bool { self == .doubleDouble }

  /// All multipliers are recomputed after every solve, because they are sensitive to rounding.
  @inline(__always) var refreshesMultipliers: Bool { self == .doubleDouble }

  /// A bound on the rounding error of a multiplier is at most ``Tolerance/evenRounding`` of its terms.
  @inline(__always) var limitsBounds: Bool { self == .double }

  /// A residual, relative to the row's largest term, that rounding can cause.
  @inline(__always) var residualRounding: Double {
    self == .double ? Tolerance.rounding : Tolerance.sumRounding
  }

  /// The relative rounding error of an addition to a multiplier.
  @inline(__always) var roundoff: Double {
    self == .double ? Tolerance.roundoff : Tolerance.exactRoundoff
  }

  // MARK: Operations on weights and multipliers

  @inline(__always) func product(_ a: DoubleDouble, _ b: Double) -> DoubleDouble {
    self == .double ? DoubleDouble(high: a.high * b) : a * b
  }

  /// `1 / |a|`.
  @inline(__always) func inverseMagnitude(of a: DoubleDouble) -> DoubleDouble {
    if self == .double { return DoubleDouble(high: 1 / abs(a.high)) }
    return DoubleDouble.inverse(of: a.high < 0 ? -a : a)
  }

  /// Compares two numbers up to rounding: −1, 0 or 1.
  @inline(__always) func compare(_ a: DoubleDouble, _ b: DoubleDouble, error: Double) -> Int {
    let difference = self == .double ? a.high - b.high : (a + -b).high
    let rounding = self == .double ? Tolerance.multiplier : Tolerance.exactRoundoff
    if abs(difference) <= error + rounding * max(abs(a.high), abs(b.high)) { return 0 }
    return difference < 0 ? -1 : 1
  }
}
