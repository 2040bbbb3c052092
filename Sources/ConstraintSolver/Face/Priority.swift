/// The importance of a constraint: any real number above 0, and required from 1000 on.
///
/// Priorities form a strict hierarchy: no number of constraints at 250 outweighs one at 250.5.
public struct Priority: Comparable, Hashable, Sendable, BitwiseCopyable {
  /// The number as the caller gave it, but at most 1000.
  public let value: Double

  /// Creates a priority; every value from 1000 on is the same: required.
  ///
  /// - Precondition: `value` is a number above 0.
  @inlinable public init(_ value: Double) {
    precondition(value > 0, "a priority is a number above 0")
    self.value = value < 1000 ? value : 1000
  }

  /// The priority of constraints that must hold: 1000.
  public static let required = Priority(1000)

  /// A Boolean value that tells whether the constraint must hold.
  @inlinable public var isRequired: Bool { value >= 1000 }

  /// Compares by importance.
  @inlinable public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
