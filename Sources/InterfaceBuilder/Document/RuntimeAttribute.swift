/// A user-defined runtime attribute: a value set by key path after the view was loaded.
public struct RuntimeAttribute: Hashable, Sendable {
  /// A value as the document writes it.
  public enum Value: Hashable, Sendable {
    /// `YES` or `NO`.
    case boolean(Bool)
    /// An integer or real number.
    case number(Double)
    /// A text.
    case string(String)
    /// A position.
    case point(LayoutPoint)
    /// A width and a height.
    case size(LayoutSize)
    /// A rectangle.
    case rect(LayoutRect)
    /// A colour.
    case color(ColorElement)
    /// An image, by name.
    case image(String)
    /// Nothing.
    case null
    /// A value of an unknown type.
    case unknown(type: String)
  }

  /// The key path it is set by.
  public let keyPath: String
  /// The value.
  public let value: Value
  /// The position in the text.
  public let position: SourcePosition
}
