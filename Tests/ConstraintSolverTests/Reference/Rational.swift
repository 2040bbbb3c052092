/// An exact fraction, as the data of a system are given; a denominator of 0 means that 128 bits did
/// not suffice.
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
  var double: Double { numerator.double / denominator.double }

  static func + (a: Rational, b: Rational) -> Rational {
    if a.denominator == 1 && b.denominator == 1 {
      let (sum, overflow) = a.numerator.addingReportingOverflow(b.numerator)
      return overflow ? .overflow : Rational(raw: sum, 1)
    }
    if a.isOverflow || b.isOverflow { return .overflow }
    // Values rounded to binary fractions have large denominators with many common factors.
    let shared = divisor(a.denominator, b.denominator)
    let (x, o1) = a.numerator.multipliedReportingOverflow(by: b.denominator / shared)
    let (y, o2) = b.numerator.multipliedReportingOverflow(by: a.denominator / shared)
    let (n, o3) = x.addingReportingOverflow(y)
    let (d, o4) = a.denominator.multipliedReportingOverflow(by: b.denominator / shared)
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

// MARK: - Text

extension Rational {
  /// Reads a fraction such as `-1/3`, a decimal number such as `0.01` and `1e-05`, or a hexadecimal
  /// one such as `0x3p-2`, exactly.
  init?(_ text: some StringProtocol) {
    if text.contains("0x") {
      guard let value = Double(text) else { return nil }
      self.init(exactly: value)
      return
    }
    let halves = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    if halves.count == 2 {
      guard let numerator = Int128(String(halves[0])), let denominator = Int128(String(halves[1])),
        denominator != 0
      else { return nil }
      self.init(reducing: numerator, denominator)
      return
    }
    let parts = text.lowercased().split(
      separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
    guard var exponent = parts.count == 2 ? Int(parts[1]) : 0 else { return nil }
    let decimals = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = decimals.count == 2 ? String(decimals[1]) : ""
    guard fraction.allSatisfy(\.isNumber), let digits = Int128(String(decimals[0]) + fraction)
    else { return nil }
    exponent -= fraction.count
    guard abs(exponent) <= 30 else { return nil }
    var power: Int128 = 1
    for _ in 0..<abs(exponent) { power *= 10 }
    let (numerator, overflow) = digits.multipliedReportingOverflow(by: exponent > 0 ? power : 1)
    if overflow { return nil }
    self.init(reducing: numerator, exponent > 0 ? 1 : power)
  }

  /// The exact value of a finite number, when 128 bits suffice for it.
  init?(exactly value: Double) {
    guard value.isFinite else { return nil }
    if value == 0 {
      self = .zero
      return
    }
    let exponent = Int(value.exponent) - 52
    let mantissa = Int128(value.significand * 0x1p52) * (value < 0 ? -1 : 1)
    guard (-120...70).contains(exponent) else { return nil }
    self.init(
      reducing: exponent > 0 ? mantissa << Int128(exponent) : mantissa,
      exponent > 0 ? 1 : 1 << Int128(-exponent))
  }

  /// A text from which the fraction can be read back: a whole number, a short decimal or a fraction.
  var text: String {
    if denominator == 1 { return "\(numerator)" }
    var rest = denominator
    while rest % 10 == 0 { rest /= 10 }
    for factor: Int128 in [2, 5] { while rest % factor == 0 { rest /= factor } }
    let decimal = "\(double)"
    if rest == 1, Rational(decimal) == self { return decimal }
    return "\(numerator)/\(denominator)"
  }
}
