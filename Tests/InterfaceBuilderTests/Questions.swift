import InterfaceBuilder

extension InterfaceDocument {
  /// The view with an id, wherever it is.
  func view(_ id: String) -> ViewElement? {
    var found: ViewElement?
    forEachView { if $0.id == id { found = $0 } }
    return found
  }

  /// The constraint with an id, wherever it is.
  func constraint(_ id: String) -> ConstraintElement? {
    var found: ConstraintElement?
    forEachView { view in
      found = found ?? view.constraints.first { $0.id == id }
    }
    return found
  }

  /// The findings that are no notes, as lines of text.
  var complaints: [String] {
    findings.filter { $0.severity > .note }.map(\.message)
  }
}

/// A small generator of numbers, the same for the same seed everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
