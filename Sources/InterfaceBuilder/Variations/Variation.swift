/// The differences of a view or constraint in one size class.
public struct Variation: Hashable, Sendable {
  /// When it applies.
  public let key: VariationKey

  /// The constraints that are put in or taken out, in order.
  public let constraintMask: [Installation]

  /// The subviews that are put in or taken out, in order.
  public let subviewMask: [Installation]

  /// Whether the installation of something changes.
  public struct Installation: Hashable, Sendable {
    /// The id of the constraint or view.
    public let id: String
    /// Whether it is put in, otherwise taken out.
    public let isIncluded: Bool
  }

  /// The attributes and children that replace those of the base configuration.
  let element: XMLElement

  /// The attributes that replace those of the base configuration.
  public var overrides: [RawAttribute] {
    element.attributes.filter { $0.name != "key" }
  }

  /// The position in the text.
  public var position: SourcePosition { element.position }
}
