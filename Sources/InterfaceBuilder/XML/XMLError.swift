/// An error in an XML document, with its position.
public struct XMLError: Error, Hashable, Sendable {
  /// The message, in one line without a period.
  public let message: String

  /// The position of the invalid character, or of the start of the construct that is not closed.
  public let position: SourcePosition

  /// Creates an error at a position.
  public init(_ message: String, at position: SourcePosition) {
    self.message = message
    self.position = position
  }
}

extension XMLError: CustomStringConvertible {
  /// The error in the format of compilers, `line:column: message`.
  public var description: String { "\(position): \(message)" }
}
