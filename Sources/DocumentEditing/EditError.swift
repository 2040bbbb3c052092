/// An operation that cannot be performed.
package struct EditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  package let message: String

  init(_ message: String) { self.message = message }

  /// The message.
  package var description: String { message }
}
