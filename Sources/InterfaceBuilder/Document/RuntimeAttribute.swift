/// A user-defined runtime attribute: a value that is set by key path after the view is loaded.
public struct RuntimeAttribute: Hashable, Sendable {
  /// The value of a runtime attribute.
  public enum Value: Hashable, Sendable {
    /// `YES` or `NO`.
    case boolean(Bool)
    /// An integer or real number.
    case number(Double)
    /// A string.
    case string(String)
    /// A point.
    case point(LayoutPoint)
    /// A size.
    case size(LayoutSize)
    /// A rectangle.
    case rect(LayoutRect)
    /// A color.
    case color(ColorElement)
    /// The name of an image.
    case image(String)
    /// A null value.
    case null
    /// A value of an unknown type.
    case unknown(type: String)
  }

  /// The key path of the property.
  public let keyPath: String
  /// The value.
  public let value: Value
  /// The position in the source text.
  public let position: SourcePosition
}
