/// An integer of any size: sign and magnitude, with a word of its own for the small ones.
///
/// Schoolbook methods throughout: the reference meets numbers of a few hundred bits.
struct BigInteger: ExactInteger {
  /// The value, when `limbs` is nil.
  private var small: Int64
  /// The magnitude of a value that one signed word cannot hold, least significant word first and
  /// without leading zeros; `small` then holds the sign, −1 or 1.
  private var limbs: [UInt64]?

  static let zero = BigInteger(small: 0)
  static let one = BigInteger(small: 1)

  private init(small: Int64) {
    self.small = small
    limbs = nil
  }

  private init(isNegative: Bool, magnitude: [UInt64]) {
    var magnitude = magnitude
    while magnitude.last == 0 { magnitude.removeLast() }
    if magnitude.count <= 1, magnitude.first ?? 0 <= UInt64(Int64.max) {
      small = Int64(magnitude.first ?? 0) * (isNegative ? -1 : 1)
      limbs = nil
    } else {
      small = isNegative ? -1 : 1
      limbs = magnitude
    }
  }

  init(_ value: Int128) {
    if let word = Int64(exactly: value), word != .min {
      self.init(small: word)
    } else {
      let size = value.magnitude
      self.init(
        isNegative: value < 0,
        magnitude: [UInt64(truncatingIfNeeded: size), UInt64(truncatingIfNeeded: size >> 64)])
    }
  }

  private var magnitude: [UInt64] { limbs ?? (small == 0 ? [] : [small.magnitude]) }
  var isZero: Bool { small == 0 }
  var sign: Int { small > 0 ? 1 : small < 0 ? -1 : 0 }

  var negated: BigInteger {
    var copy = self
    copy.small = -small
    return copy
  }

  static func product(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
    if a.limbs == nil && b.limbs == nil { return BigInteger(Int128(a.small) * Int128(b.small)) }
    if a.isZero || b.isZero { return .zero }
    return BigInteger(
      isNegative: a.sign != b.sign, magnitude: multiply(a.magnitude, b.magnitude))
  }

  static func combination(
    _ a: BigInteger, _ p: BigInteger, _ f: BigInteger, _ b: BigInteger
  ) -> BigInteger {
    if a.limbs == nil && p.limbs == nil && f.limbs == nil && b.limbs == nil {
      return BigInteger(Int128(a.small) * Int128(p.small) - Int128(f.small) * Int128(b.small))
    }
    let left = product(a, p)
    let right = product(f, b)
    if right.isZero { return left }
    if left.isZero { return right.negated }
    let (x, y) = (left.magnitude, right.magnitude)
    if left.sign != right.sign {
      return BigInteger(isNegative: left.sign < 0, magnitude: sum(x, y))
    }
    if isLess(x, y) {
      return BigInteger(isNegative: left.sign > 0, magnitude: difference(y, x))
    }
    return BigInteger(isNegative: left.sign < 0, magnitude: difference(x, y))
  }

  static func < (a: BigInteger, b: BigInteger) -> Bool {
    if a.limbs == nil && b.limbs == nil { return a.small < b.small }
    if a.sign != b.sign { return a.sign < b.sign }
    return a.sign < 0 ? isLess(b.magnitude, a.magnitude) : isLess(a.magnitude, b.magnitude)
  }

  static func divisor(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
    var (a, b) = (a, b)
    while true {
      if b.isZero { return a.sign < 0 ? a.negated : a }
      if a.isZero { return b.sign < 0 ? b.negated : b }
      if let x = a.limbs, let y = b.limbs {
        let common = commonDivisor(x, y)
        return BigInteger(isNegative: false, magnitude: common)
      }
      if a.limbs == nil && b.limbs == nil { break }
      if a.limbs == nil { (a, b) = (b, a) }
      let remainder = divide(a.magnitude, by: b.small.magnitude).remainder
      (a, b) = (b, BigInteger(Int128(remainder)))
    }
    var u = a.small.magnitude
    var v = b.small.magnitude
    while v != 0 { (u, v) = (v, u % v) }
    return BigInteger(Int128(u))
  }

  func divided(exactlyBy divisor: BigInteger) -> BigInteger {
    if limbs == nil && divisor.limbs == nil { return BigInteger(small: small / divisor.small) }
    let isNegative = sign != divisor.sign
    let words = divisor.magnitude
    return BigInteger(
      isNegative: isNegative,
      magnitude: words.count == 1
        ? Self.divide(magnitude, by: words[0]).quotient : Self.divide(magnitude, by: words))
  }

  static func ratio(_ a: BigInteger, _ b: BigInteger) -> Double {
    let (x, y) = (a.leading, b.leading)
    let quotient = x.significand / y.significand
    return Double(sign: .plus, exponent: x.exponent - y.exponent, significand: quotient)
  }

  /// The value as a number and a power of two, neither of which overflows.
  private var leading: (significand: Double, exponent: Int) {
    guard let limbs else { return (Double(small), 0) }
    var significand = 0.0
    for limb in limbs.suffix(3).reversed() { significand = significand * 0x1p64 + Double(limb) }
    return (significand * Double(small), 64 * max(0, limbs.count - 3))
  }
}

// MARK: - Magnitudes

extension BigInteger {
  private static func isLess(_ a: [UInt64], _ b: [UInt64]) -> Bool {
    if a.count != b.count { return a.count < b.count }
    for index in a.indices.reversed() where a[index] != b[index] { return a[index] < b[index] }
    return false
  }

  private static func multiply(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: a.count + b.count)
    for i in a.indices {
      var carry: UInt64 = 0
      for j in b.indices {
        let (high, low) = a[i].multipliedFullWidth(by: b[j])
        let (first, o1) = low.addingReportingOverflow(result[i + j])
        let (second, o2) = first.addingReportingOverflow(carry)
        result[i + j] = second
        // At most (2⁶⁴ − 1)² + 2·(2⁶⁴ − 1) = 2¹²⁸ − 1: the high word has space for both carries.
        carry = high &+ (o1 ? 1 : 0) &+ (o2 ? 1 : 0)
      }
      result[i + b.count] = carry
    }
    return result
  }

  private static func sum(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    let (long, short) = a.count >= b.count ? (a, b) : (b, a)
    var result = long
    var carry: UInt64 = 0
    for index in long.indices {
      if index >= short.count && carry == 0 { return result }
      let (first, o1) = long[index].addingReportingOverflow(index < short.count ? short[index] : 0)
      let (second, o2) = first.addingReportingOverflow(carry)
      result[index] = second
      carry = (o1 ? 1 : 0) + (o2 ? 1 : 0)
    }
    if carry > 0 { result.append(carry) }
    return result
  }

  /// `a − b` for a not less than b.
  private static func difference(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var result = a
    var borrow: UInt64 = 0
    for index in a.indices {
      if index >= b.count && borrow == 0 { break }
      let (first, o1) = a[index].subtractingReportingOverflow(index < b.count ? b[index] : 0)
      let (second, o2) = first.subtractingReportingOverflow(borrow)
      result[index] = second
      borrow = (o1 ? 1 : 0) + (o2 ? 1 : 0)
    }
    return result
  }

  private static func divide(
    _ a: [UInt64], by divisor: UInt64
  ) -> (quotient: [UInt64], remainder: UInt64) {
    var quotient = a
    var remainder: UInt64 = 0
    for index in a.indices.reversed() {
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, a[index]))
    }
    return (quotient, remainder)
  }

  /// The quotient by a divisor of at least two words.
  ///
  /// Source: D. Knuth, "The Art of Computer Programming", volume 2, algorithm 4.3.1 D.
  private static func divide(_ a: [UInt64], by b: [UInt64]) -> [UInt64] {
    if isLess(a, b) { return [] }
    let n = b.count
    let shift = UInt64(b[n - 1].leadingZeroBitCount)
    let divisor = shifted(b, left: shift)
    var rest = shifted(a, left: shift)
    while rest.count <= a.count { rest.append(0) }
    var quotient = [UInt64](repeating: 0, count: a.count - n + 1)
    for j in quotient.indices.reversed() {
      let top = (rest[j + n], rest[j + n - 1])
      var digit: UInt64
      var left: UInt64
      var isExact = false
      if top.0 >= divisor[n - 1] {
        digit = .max
        let (value, overflow) = top.1.addingReportingOverflow(divisor[n - 1])
        left = value
        isExact = overflow
      } else {
        (digit, left) = divisor[n - 1].dividingFullWidth(top)
      }
      while !isExact {
        let (high, low) = digit.multipliedFullWidth(by: divisor[n - 2])
        if high < left || high == left && low <= rest[j + n - 2] { break }
        digit -= 1
        let (value, overflow) = left.addingReportingOverflow(divisor[n - 1])
        left = value
        isExact = overflow
      }
      if subtract(digit, divisor, from: &rest, at: j) {
        digit -= 1
        add(divisor, to: &rest, at: j)
      }
      quotient[j] = digit
    }
    return quotient
  }

  /// Subtracts `digit · b` at a place; true when the result went below zero.
  private static func subtract(
    _ digit: UInt64, _ b: [UInt64], from rest: inout [UInt64], at place: Int
  ) -> Bool {
    var carry: UInt64 = 0
    for i in b.indices {
      let (high, low) = digit.multipliedFullWidth(by: b[i])
      let (sum, o1) = low.addingReportingOverflow(carry)
      let (value, o2) = rest[place + i].subtractingReportingOverflow(sum)
      rest[place + i] = value
      carry = high &+ (o1 ? 1 : 0) &+ (o2 ? 1 : 0)
    }
    let (value, overflow) = rest[place + b.count].subtractingReportingOverflow(carry)
    rest[place + b.count] = value
    return overflow
  }

  private static func add(_ b: [UInt64], to rest: inout [UInt64], at place: Int) {
    var carry: UInt64 = 0
    for i in b.indices {
      let (first, o1) = rest[place + i].addingReportingOverflow(b[i])
      let (second, o2) = first.addingReportingOverflow(carry)
      rest[place + i] = second
      carry = (o1 ? 1 : 0) + (o2 ? 1 : 0)
    }
    rest[place + b.count] &+= carry
  }

  /// Shifts by less than a word; a word is added where bits leave the last one.
  private static func shifted(_ a: [UInt64], left shift: UInt64) -> [UInt64] {
    if shift == 0 { return a }
    var result = a
    var carry: UInt64 = 0
    for index in a.indices {
      result[index] = a[index] << shift | carry
      carry = a[index] >> (64 - shift)
    }
    if carry > 0 { result.append(carry) }
    return result
  }

  /// The greatest common divisor of two magnitudes, by halving and subtracting in place.
  private static func commonDivisor(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var (x, y) = (a, b)
    let twos = min(halveCompletely(&x), halveCompletely(&y))
    while x != y {
      if isLess(x, y) { swap(&x, &y) }
      x = difference(x, y)
      while x.last == 0 { x.removeLast() }
      _ = halveCompletely(&x)
    }
    return shifted([UInt64](repeating: 0, count: twos / 64) + x, left: UInt64(twos % 64))
  }

  /// Divides by the greatest power of two there is in the number, and returns its exponent.
  private static func halveCompletely(_ a: inout [UInt64]) -> Int {
    var words = 0
    while a[words] == 0 { words += 1 }
    if words > 0 { a.removeFirst(words) }
    let bits = UInt64(a[0].trailingZeroBitCount)
    if bits > 0 {
      for index in a.indices {
        let next = index + 1 < a.count ? a[index + 1] << (64 - bits) : 0
        a[index] = a[index] >> bits | next
      }
      while a.last == 0 { a.removeLast() }
    }
    return words * 64 + Int(bits)
  }
}
