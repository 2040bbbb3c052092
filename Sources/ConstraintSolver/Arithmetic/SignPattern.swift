/// Signs, with factors between a half and 1, for errors whose signs are not known.
///
/// The greatest effect of many errors together is that of the worst combination of signs, which
/// cannot be searched for. A few pseudorandom patterns, the same on every machine, give an estimate:
/// the sum of their effects, times ``safety``. It is too small only if the effects cancel in all
/// patterns, which different factors prevent.
struct SignPattern: BitwiseCopyable {
  let number: UInt64

  static let count: UInt64 = 4
  static let safety = 4.0

  init(number: UInt64) { self.number = number }

  /// Returns an error with the sign and factor of this pattern.
  @inline(__always) func part(of error: Double, at index: Int32) -> Double {
    // The finaliser of SplitMix64: S. Vigna, 2015.
    var bits = (number &<< 32 | UInt64(UInt32(bitPattern: index))) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits &>> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits &>> 31
    let size = error * (0.5 + Double(bits &>> 12) * 0x1p-53)
    return bits & 1 == 0 ? size : -size
  }
}
