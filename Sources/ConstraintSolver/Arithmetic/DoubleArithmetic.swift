/// One double for each number: bounds on rounding errors decide what is zero.
///
/// Only the high parts of weights and multipliers are used.
struct DoubleArithmetic: Arithmetic {
  var refines: Bool { false }
  var combinesRows: Bool { true }
  var confirmsResiduals: Bool { false }
  var provesSolutions: Bool { false }
  var refreshesMultipliers: Bool { false }
  var limitsBounds: Bool { true }

  var residualRounding: Double { Tolerance.rounding }
  var roundoff: Double { Tolerance.roundoff }

  func product(_ a: DoubleDouble, _ b: Double) -> DoubleDouble { DoubleDouble(high: a.high * b) }

  func inverseMagnitude(of a: DoubleDouble) -> DoubleDouble { DoubleDouble(high: 1 / abs(a.high)) }

  func compare(_ a: DoubleDouble, _ b: DoubleDouble, error: Double) -> Int {
    let difference = a.high - b.high
    let rounding = Tolerance.multiplier * max(abs(a.high), abs(b.high))
    if abs(difference) <= error + rounding { return 0 }
    return difference < 0 ? -1 : 1
  }
}
