/// Why the reference has no answer: the system is then counted as unknown, under this cause.
enum ReferenceLimit: Error {
  /// The numbers outgrew the integers that were tried; never thrown with ``BigInteger``.
  case overflow
  /// The exact solution would take more work than it is worth.
  case effort
}

/// The integers in which the reference computes: fast ones that may overflow, or ones without end.
protocol ExactInteger: Comparable {
  init(_ value: Int128)
  static var zero: Self { get }
  static var one: Self { get }
  var isZero: Bool { get }
  /// −1, 0 or 1.
  var sign: Int { get }
  var negated: Self { get }
  static func product(_ a: Self, _ b: Self) throws(ReferenceLimit) -> Self
  /// `a·p − f·b`, the step of every elimination.
  static func combination(_ a: Self, _ p: Self, _ f: Self, _ b: Self) throws(ReferenceLimit) -> Self
  /// The greatest common divisor, not negative.
  static func divisor(_ a: Self, _ b: Self) -> Self
  /// The quotient by a number that divides this one without remainder.
  func divided(exactlyBy divisor: Self) -> Self
  /// `a / b` as the nearest number of double precision, or one beside it.
  static func ratio(_ a: Self, _ b: Self) -> Double
}

extension Int128: ExactInteger {
  static var one: Int128 { 1 }
  var isZero: Bool { self == 0 }
  var sign: Int { self > 0 ? 1 : self < 0 ? -1 : 0 }
  var negated: Int128 { -self }

  @inline(__always) private var isShort: Bool {
    self == Int128(Int64(truncatingIfNeeded: self))
  }

  static func product(_ a: Int128, _ b: Int128) throws(ReferenceLimit) -> Int128 {
    // The product of two words fits; the general product is a library call.
    if a.isShort && b.isShort { return a &* b }
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    // The least number has no opposite.
    if overflow || product == .min { throw .overflow }
    return product
  }

  static func combination(
    _ a: Int128, _ p: Int128, _ f: Int128, _ b: Int128
  ) throws(ReferenceLimit) -> Int128 {
    let (difference, overflow) = try product(a, p).subtractingReportingOverflow(product(f, b))
    if overflow || difference == .min { throw .overflow }
    return difference
  }

  static func divisor(_ a: Int128, _ b: Int128) -> Int128 {
    var x = a.magnitude
    var y = b.magnitude
    while x > UInt128(UInt64.max) || y > UInt128(UInt64.max) {
      if y == 0 { return Int128(x) }
      (x, y) = (y, x % y)
    }
    var u = UInt64(truncatingIfNeeded: x)
    var v = UInt64(truncatingIfNeeded: y)
    while v != 0 { (u, v) = (v, u % v) }
    return Int128(u)
  }

  func divided(exactlyBy divisor: Int128) -> Int128 {
    if isShort && divisor.isShort {
      return Int128(Int64(truncatingIfNeeded: self) / Int64(truncatingIfNeeded: divisor))
    }
    return self / divisor
  }

  static func ratio(_ a: Int128, _ b: Int128) -> Double { a.double / b.double }

  /// The nearest number of double precision, or one beside it; the library's own conversion takes
  /// longer than the arithmetic around it.
  var double: Double {
    if isShort { return Double(Int64(truncatingIfNeeded: self)) }
    let high = Int64(truncatingIfNeeded: self >> 64)
    return Double(high) * 0x1p64 + Double(UInt64(truncatingIfNeeded: self))
  }
}
