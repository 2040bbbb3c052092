/// A number of about 106 bits, represented as the sum of two doubles that do not overlap.
///
/// The product splits its factors instead of using a fused multiply-add, which not every processor
/// has.
///
/// Source: T. Dekker, "A Floating-Point Technique for Extending the Available Precision", Numerische
/// Mathematik 18, 1971.
struct DoubleDouble: BitwiseCopyable {
  var high = 0.0
  var low = 0.0

  var isZero: Bool { high == 0 && low == 0 }

  @inline(__always) static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    let part = sum - a
    return DoubleDouble(high: sum, low: (a - (sum - part)) + (b - part))
  }

  @inline(__always) static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let product = a * b
    let (x, y) = (split(a), split(b))
    let low = ((x.high * y.high - product) + x.high * y.low + x.low * y.high) + x.low * y.low
    return DoubleDouble(high: product, low: low)
  }

  /// Two halves of 26 bits each.
  @inline(__always) private static func split(_ a: Double) -> DoubleDouble {
    let scaled = 134_217_729 * a
    let high = scaled - (scaled - a)
    return DoubleDouble(high: high, low: a - high)
  }

  @inline(__always) static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = sum(a.high, b.high)
    return sum(high.high, high.low + (a.low + b.low))
  }

  @inline(__always) static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let high = product(a.high, b)
    return sum(high.high, high.low + a.low * b)
  }

  @inline(__always) static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = product(a.high, b.high)
    return sum(high.high, high.low + (a.high * b.low + a.low * b.high))
  }

  @inline(__always) static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -a.high, low: -a.low)
  }

  /// `1 / a`.
  @inline(__always) static func inverse(of a: DoubleDouble) -> DoubleDouble {
    let high = 1 / a.high
    let product = a * high
    return sum(high, ((1 - product.high) - product.low) / a.high)
  }
}
