/// The reason for which a text is not an accepted XML document, with its position.
public struct XMLError: Error, Hashable, Sendable {
  /// The error, in one line without a full stop.
  public let message: String

  /// The position: the offending character, or the start of what was not closed.
  public let position: SourcePosition

  /// Creates an error at a position.
  public init(_ message: String, at position: SourcePosition) {
    self.message = message
    self.position = position
  }
}

extension XMLError: CustomStringConvertible {
  /// The error as compilers print it, `line:column: message`.
  public var description: String { "\(position): \(message)" }
}
