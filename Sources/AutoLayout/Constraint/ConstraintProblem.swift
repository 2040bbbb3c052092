/// An error in a constraint, with Apple's message.
public struct ConstraintProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the exception that Apple's framework raises.
  public let exceptionName: String
  /// Apple's message.
  public let reason: String

  /// The name and the message, as printed when an app terminates.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(reason)'"
  }

  /// Traps: the error is a programming error.
  package func raise() -> Never { fatalError(description) }
}
