/// An attribute as specified in the document, with its position.
public struct RawAttribute: Hashable, Sendable {
  /// The attribute's name, with its prefix if it has one.
  public let name: String

  /// The value, with entities replaced and line breaks normalized to spaces.
  public let value: String

  /// The position of the first character of the name.
  public let position: SourcePosition

  /// Creates an attribute at a position.
  public init(name: String, value: String, position: SourcePosition) {
    self.name = name
    self.value = value
    self.position = position
  }
}
