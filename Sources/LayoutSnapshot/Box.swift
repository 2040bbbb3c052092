/// A value in memory of its own, which is shared by copies of its owner.
final class Box<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Box, right: Box) -> Bool {
    left === right || left.value == right.value
  }
}
