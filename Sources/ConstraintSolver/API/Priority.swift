/// The importance of a constraint: a number above 0; constraints of 1000 and above are required.
///
/// Priorities form a strict hierarchy: no number of constraints at 250 outweighs one at 250.5.
public struct Priority: Comparable, Hashable, Sendable, BitwiseCopyable {
  /// The number that was passed, but at most 1000.
  public let value: Double

  /// Creates a priority; all values of 1000 and above are required and equal.
  ///
  /// - Precondition: `value` is a number above 0.
  @inlinable public init(_ value: Double) {
    precondition(value > 0, "a priority is a number above 0")
    self.value = value < 1000 ? value : 1000
  }

  /// The priority of constraints that must be satisfied: 1000.
  public static let required = Priority(1000)

  /// A Boolean value that indicates whether the constraint must be satisfied.
  @inlinable public var isRequired: Bool { value >= 1000 }

  /// Compares by importance.
  @inlinable public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
