/// An operation that cannot be performed.
public struct EditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  public let message: String

  init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
