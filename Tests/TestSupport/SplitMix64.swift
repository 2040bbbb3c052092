internal import Foundation

/// A small generator whose whole state is one number, so that a failure can be replayed.
///
/// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
package struct SplitMix64: RandomNumberGenerator, CustomStringConvertible {
  /// What the generator began with.
  package let seed: UInt64
  private var state: UInt64

  /// Makes a generator whose numbers follow from `seed`.
  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The generator of this run: of the seed `PURLIN_SEED`, or of a fixed one.
  package static func seeded(_ fixed: UInt64 = 2_026) -> Self {
    Self(seed: ProcessInfo.processInfo.environment["PURLIN_SEED"].flatMap(UInt64.init) ?? fixed)
  }

  /// The next number, equally likely everywhere.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// How to run with the same numbers again.
  package var description: String { "PURLIN_SEED=\(seed)" }
}
