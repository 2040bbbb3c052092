import TestSupport

/// What generators of systems draw.
extension SplitMix64 {
  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ probability: Double) -> Bool {
    Double(next() >> 11) * 0x1p-53 < probability
  }
  mutating func pick<T>(_ elements: [T]) -> T { elements[int(0...(elements.count - 1))] }
}
