/// A constraint as specified in the document.
///
/// `first = multiplier × second + constant`, with equality or an inequality between the sides.
public struct ConstraintElement: Hashable, Sendable {
  private var uncommon = Uncommon<UncommonConstraintProperties>()

  /// The id; empty if it is missing.
  public internal(set) var id = ""
  /// The id of the first item; nil for the view that holds the constraint.
  public internal(set) var firstItem: String?
  /// The first item's attribute.
  public internal(set) var firstAttribute = LayoutAttribute.width
  /// The relation.
  public internal(set) var relation = LayoutRelation.equal
  /// The id of the second item; nil for a constant size.
  public internal(set) var secondItem: String?
  /// The second item's attribute.
  public internal(set) var secondAttribute: LayoutAttribute?
  /// The multiplier of the second attribute.
  public internal(set) var multiplier: ConstraintMultiplier {
    get { uncommon.value { $0.multiplier } ?? .one }
    set { if uncommon.isMade || newValue != .one { uncommon.made.multiplier = newValue } }
  }
  /// The constant as specified in the document, or nil if it is not specified.
  public internal(set) var writtenConstant: Double?
  /// The priority, above 0 and at most 1000.
  public internal(set) var priority = 1000.0
  /// Whether the constant is the standard spacing; the value in the document is then a copy.
  public internal(set) var isSymbolic = false
  /// `layoutAnchor` for the system spacing of layout anchors; nil for the older standard spacing.
  public internal(set) var symbolType: String? {
    get { uncommon.value { $0.symbolType } ?? nil }
    set { if uncommon.isMade || newValue != nil { uncommon.made.symbolType = newValue } }
  }
  /// The identifier that appears in logs.
  public internal(set) var identifier: String? {
    get { uncommon.value { $0.identifier } ?? nil }
    set { if uncommon.isMade || newValue != nil { uncommon.made.identifier = newValue } }
  }
  /// The label in the document outline.
  public internal(set) var userLabel: String? {
    get { uncommon.value { $0.userLabel } ?? nil }
    set { if uncommon.isMade || newValue != nil { uncommon.made.userLabel = newValue } }
  }
  /// The custom class, if the constraint has one.
  public internal(set) var customClass: String? {
    get { uncommon.value { $0.customClass } ?? nil }
    set { if uncommon.isMade || newValue != nil { uncommon.made.customClass = newValue } }
  }
  /// Whether the constraint is removed at build time.
  public internal(set) var isPlaceholder = false
  /// Whether the constraint is included in the compiled document.
  public internal(set) var isArchived = true
  /// The variations for specific size classes.
  public internal(set) var variations: [Variation] {
    get { uncommon.value { $0.variations } ?? [] }
    set { if uncommon.isMade || !newValue.isEmpty { uncommon.made.variations = newValue } }
    _modify { yield &uncommon.made.variations }
  }
  /// The attributes that have no corresponding property.
  public internal(set) var otherAttributes: [RawAttribute] {
    get { uncommon.value { $0.otherAttributes } ?? [] }
    set { if uncommon.isMade || !newValue.isEmpty { uncommon.made.otherAttributes = newValue } }
    _modify { yield &uncommon.made.otherAttributes }
  }
  /// The position in the source text.
  public internal(set) var position: SourcePosition

  /// The constant, in points; 0 if the document does not specify one.
  public var constant: Double { writtenConstant ?? 0 }

  init(position: SourcePosition) {
    self.position = position
  }
}

/// The properties of a ``ConstraintElement`` that few constraints set.
private struct UncommonConstraintProperties: UncommonValues {
  var multiplier = ConstraintMultiplier.one
  var symbolType: String?
  var identifier: String?
  var userLabel: String?
  var customClass: String?
  var variations: [Variation] = []
  var otherAttributes: [RawAttribute] = []
}
