/// The differences of a view or constraint in a size class.
public struct Variation: Hashable, Sendable {
  /// The condition of the variation.
  public let key: VariationKey

  /// The constraints that are installed or removed, in order.
  package let constraintMask: [Installation]

  /// The subviews that are installed or removed, in order.
  package let subviewMask: [Installation]

  /// An installation or removal of a constraint or view.
  package struct Installation: Hashable, Sendable {
    /// The id of the constraint or view.
    package let id: String
    /// Whether the constraint or view is installed rather than removed.
    package let isIncluded: Bool
  }

  /// The attributes and children that replace those of the base configuration.
  let element: XMLElement

  /// The attributes that replace those of the base configuration.
  public var overrides: [RawAttribute] {
    element.attributes.filter { $0.name != "key" }
  }

  /// The position in the source text.
  public var position: SourcePosition { element.position }
}
