/// A constraint as the document writes it.
///
/// `first = multiplier × second + constant`, with equality or an inequality between the sides.
public struct ConstraintElement: Hashable, Sendable {
  /// The id; empty if it is missing.
  public internal(set) var id = ""
  /// The id of the first item; nothing means the view that holds the constraint.
  public internal(set) var firstItem: String?
  /// The first item's attribute.
  public internal(set) var firstAttribute = LayoutAttribute.width
  /// The relation.
  public internal(set) var relation = LayoutRelation.equal
  /// The id of the second item; nil for a constant size.
  public internal(set) var secondItem: String?
  /// The second item's attribute.
  public internal(set) var secondAttribute: LayoutAttribute?
  /// The factor of the second attribute.
  public internal(set) var multiplier = ConstraintMultiplier(1)
  /// The constant as written; nothing if none is written.
  public internal(set) var writtenConstant: Double?
  /// The priority, above 0 and at most 1000.
  public internal(set) var priority = 1000.0
  /// Whether the constant is the standard distance, the written one being a copy.
  public internal(set) var isSymbolic = false
  /// `layoutAnchor` for the anchors' system spacing; nil for the older standard.
  public internal(set) var symbolType: String?
  /// The identifier that appears in logs.
  public internal(set) var identifier: String?
  /// The label it has in the outline.
  public internal(set) var userLabel: String?
  /// Its class, if it is a custom one.
  public internal(set) var customClass: String?
  /// Whether it is removed at build time.
  public internal(set) var isPlaceholder = false
  /// Whether it is written into the compiled document.
  public internal(set) var isArchived = true
  /// What differs in some size classes.
  public internal(set) var variations: [Variation] = []
  /// Attributes without a property here.
  public internal(set) var otherAttributes: [RawAttribute] = []
  /// The position in the text.
  public internal(set) var position: SourcePosition

  /// The constant in points; 0 if none is written.
  public var constant: Double { writtenConstant ?? 0 }

  init(position: SourcePosition) {
    self.position = position
  }
}
