/// The reason why a text is no well-formed XML document that we accept, with its place.
public struct XMLError: Error, Hashable, Sendable {
  /// What is wrong, in one line without a full stop.
  public let message: String

  /// Where it is wrong: the offending character, or the start of what was never closed.
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
