/// An attribute as written in the document, with its position.
public struct RawAttribute: Hashable, Sendable {
  /// The attribute's name, with its prefix if it has one.
  public let name: String

  /// The value, with entities replaced and line breaks normalised to spaces.
  public let value: String

  /// Where the name begins.
  public let position: SourcePosition

  /// Creates an attribute found at a position.
  public init(name: String, value: String, position: SourcePosition) {
    self.name = name
    self.value = value
    self.position = position
  }
}
