/// Why nothing can be compiled or run.
package struct PreviewError: Error, Hashable, CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  package let message: String

  /// Creates an error.
  package init(_ message: String) { self.message = message }

  /// The message.
  package var description: String { message }
}
