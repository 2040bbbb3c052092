/// Double-double numbers, found by refining the solutions of linear systems.
struct DoubleDoubleArithmetic: Arithmetic {
  var refines: Bool { true }
  var combinesRows: Bool { false }
  var confirmsResiduals: Bool { true }
  var provesSolutions: Bool { true }
  var refreshesMultipliers: Bool { true }
  var limitsBounds: Bool { false }

  var residualRounding: Double { Tolerance.sumRounding }
  var roundoff: Double { Tolerance.exactRoundoff }

  func product(_ a: DoubleDouble, _ b: Double) -> DoubleDouble { a * b }

  func inverseMagnitude(of a: DoubleDouble) -> DoubleDouble {
    DoubleDouble.inverse(of: a.high < 0 ? -a : a)
  }

  func compare(_ a: DoubleDouble, _ b: DoubleDouble, error: Double) -> Int {
    let difference = (a + -b).high
    let rounding = Tolerance.exactRoundoff * max(abs(a.high), abs(b.high))
    if abs(difference) <= error + rounding { return 0 }
    return difference < 0 ? -1 : 1
  }
}
