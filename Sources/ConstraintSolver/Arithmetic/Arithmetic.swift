/// How precisely the method computes, chosen by the coefficients of the system.
///
/// If a row divides by a coefficient that is small beside its others, a weight or multiplier in one double cannot be
/// distinguished from rounding. Everything that depends on it is answered here; the algorithms are in `ExactCircuit.swift`
/// and `ExactRates.swift` (essay, 4).
///
/// A system changes its arithmetic while it is edited, so the engine is not generic over it. A call through the protocol
/// costs at most .8 percent of the instructions of a solve.
protocol Arithmetic: Sendable {
  /// Circuits, rates and the values of blocks are refined; one pass is not accurate enough to predict values
  /// or to close a ring.
  var refines: Bool { get }

  /// Several rows are expressed by active ones in one walk, and several limits are passed in one step.
  ///
  /// A refined circuit expresses one row.
  var combinesRows: Bool { get }

  /// A residual that is small beside its terms is confirmed by the constants from which a circuit derives it.
  var confirmsResiduals: Bool { get }

  /// Each solution is verified against the constraints as the caller gave them.
  var provesSolutions: Bool { get }

  /// All multipliers are recomputed after every solve, because they are sensitive to rounding.
  var refreshesMultipliers: Bool { get }

  /// A bound on the rounding error of a multiplier is at most ``Tolerance/evenRounding`` of its terms.
  var limitsBounds: Bool { get }

  /// A residual, relative to the row's largest term, that rounding can cause.
  var residualRounding: Double { get }

  /// The relative rounding error of an addition to a multiplier.
  var roundoff: Double { get }

  /// The product of a weight or multiplier and a number.
  func product(_ a: DoubleDouble, _ b: Double) -> DoubleDouble

  /// `1 / |a|`.
  func inverseMagnitude(of a: DoubleDouble) -> DoubleDouble

  /// Compares two numbers up to rounding: −1, 0 or 1.
  func compare(_ a: DoubleDouble, _ b: DoubleDouble, error: Double) -> Int
}
