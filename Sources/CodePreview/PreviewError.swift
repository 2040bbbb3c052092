/// Why nothing can be compiled or run.
public struct PreviewError: Error, Hashable, CustomStringConvertible {
  /// What is wrong and what to do, in one line.
  public let message: String

  /// Creates an error.
  package init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
