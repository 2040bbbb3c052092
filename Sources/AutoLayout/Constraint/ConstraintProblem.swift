package import LayoutGeometry

/// An error in a constraint or in a hierarchy of views, with Apple's message.
public struct ConstraintProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the exception that Apple's framework raises.
  public let exceptionName: String
  /// Apple's message.
  public let reason: String

  /// Creates an error with the exception and message of Apple's framework.
  package init(exceptionName: String, reason: String) {
    self.exceptionName = exceptionName
    self.reason = reason
  }

  /// The name and the message, as printed when an app terminates.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(reason)'"
  }

  /// Traps: the error is a programming error.
  package func raise() -> Never { fatalError(description) }
}

extension ConstraintProblem {
  /// Returns Apple's message for attributes that a constraint cannot relate; nil if it can
  /// (`constraints:C4.2`–`C4.6`).
  ///
  /// `second` is nil if there is no second item.
  package static func pairing(
    _ first: LayoutAttribute, _ second: LayoutAttribute?, multiplier: Double
  ) -> String? {
    if first == .notAnAttribute || second == .notAnAttribute { return "Unknown layout attribute" }
    if first.kind != .size, second == nil || multiplier == 0 {
      return "A multiplier of 0 or a nil second item together with a location for the first "
        + "attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    }
    guard let second else { return nil }
    // Positions on different axes can be related (`constraints:C4.6`). Apple's guide calls it
    // illegal, but UIKit permits it, as tests of layout libraries show.
    if (first.kind == .size) != (second.kind == .size) {
      return "Invalid pairing of layout attributes."
    }
    if first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    {
      return "A constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute. Use leading/trailing for both or neither."
    }
    return nil
  }
}
