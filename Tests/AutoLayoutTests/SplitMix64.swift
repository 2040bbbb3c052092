import Foundation

/// A small generator whose whole state is one number, so that a failure can be replayed.
struct SplitMix64: RandomNumberGenerator, CustomStringConvertible {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The generator of this run: `PURLIN_SEED`, or a fixed seed.
  static func seeded() -> Self {
    Self(seed: ProcessInfo.processInfo.environment["PURLIN_SEED"].flatMap(UInt64.init) ?? 2_026)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  var description: String { "PURLIN_SEED=\(seed)" }
}
