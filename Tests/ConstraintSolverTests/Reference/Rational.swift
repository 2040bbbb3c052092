/// An exact fraction; a denominator of 0 means that 128 bits did not suffice.
struct Rational: Comparable, Hashable {
  var numerator: Int128
  var denominator: Int128

  static let zero = Rational(0)
  static let one = Rational(1)
  static let overflow = Rational(raw: 0, 0)

  init(_ value: Int) {
    numerator = Int128(value)
    denominator = 1
  }

  init(_ numerator: Int, over denominator: Int) {
    self.init(reducing: Int128(numerator), Int128(denominator))
  }

  private init(raw numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  private init(reducing numerator: Int128, _ denominator: Int128) {
    if denominator == 0 {
      self = .overflow
      return
    }
    let divisor = Self.divisor(numerator, denominator)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = numerator / divisor * sign
    self.denominator = denominator / divisor * sign
  }

  private static func divisor(_ a: Int128, _ b: Int128) -> Int128 {
    var x = a.magnitude
    var y = b.magnitude
    while y > UInt128(UInt64.max) || x > UInt128(UInt64.max) {
      if y == 0 { return Int128(x) }
      (x, y) = (y, x % y)
    }
    var u = UInt64(x)
    var v = UInt64(y)
    while v != 0 { (u, v) = (v, u % v) }
    return Int128(u)
  }

  var isOverflow: Bool { denominator == 0 }
  var isZero: Bool { numerator == 0 && denominator != 0 }
  var isPositive: Bool { numerator > 0 }
  var isNegative: Bool { numerator < 0 }
  var double: Double { Double(numerator) / Double(denominator) }

  static func + (a: Rational, b: Rational) -> Rational {
    if a.denominator == 1 && b.denominator == 1 {
      let (sum, overflow) = a.numerator.addingReportingOverflow(b.numerator)
      return overflow ? .overflow : Rational(raw: sum, 1)
    }
    if a.isOverflow || b.isOverflow { return .overflow }
    let (x, o1) = a.numerator.multipliedReportingOverflow(by: b.denominator)
    let (y, o2) = b.numerator.multipliedReportingOverflow(by: a.denominator)
    let (n, o3) = x.addingReportingOverflow(y)
    let (d, o4) = a.denominator.multipliedReportingOverflow(by: b.denominator)
    return o1 || o2 || o3 || o4 ? .overflow : Rational(reducing: n, d)
  }

  static prefix func - (a: Rational) -> Rational { Rational(raw: -a.numerator, a.denominator) }
  static func - (a: Rational, b: Rational) -> Rational { a + (-b) }

  static func * (a: Rational, b: Rational) -> Rational {
    let (n, o1) = a.numerator.multipliedReportingOverflow(by: b.numerator)
    if a.denominator == 1 && b.denominator == 1 {
      return o1 ? .overflow : Rational(raw: n, 1)
    }
    if a.isOverflow || b.isOverflow { return .overflow }
    let (d, o2) = a.denominator.multipliedReportingOverflow(by: b.denominator)
    return o1 || o2 ? .overflow : Rational(reducing: n, d)
  }

  static func / (a: Rational, b: Rational) -> Rational {
    if a.isOverflow || b.isOverflow || b.numerator == 0 { return .overflow }
    let (n, o1) = a.numerator.multipliedReportingOverflow(by: b.denominator)
    let (d, o2) = a.denominator.multipliedReportingOverflow(by: b.numerator)
    return o1 || o2 ? .overflow : Rational(reducing: n, d)
  }

  static func < (a: Rational, b: Rational) -> Bool { (a - b).isNegative }
}
