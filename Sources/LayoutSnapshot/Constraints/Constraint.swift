extension LayoutSnapshot {
  /// One linear relation: `first = multiplier × second + constant`, with relation and priority.
  public struct Constraint: Equatable, Sendable {
    /// The identity within this snapshot: an object id, or a number in order of addition.
    public var id: String

    /// The left-hand side.
    public var first: Anchor

    /// The relation between the two sides.
    public var relation: LayoutRelation

    /// The right-hand side; nil if there is only a constant.
    public var second: Anchor?

    /// The multiplier of the second attribute.
    public var multiplier: Double

    /// The constant, in points.
    public var constant: Double

    /// The priority, from 1 to 1000; 1000 is required.
    public var priority: Double

    /// The identifier set by the author.
    public var identifier: String?

    /// The id of the view that holds the constraint.
    public var holder: String?

    /// The origin of the constraint.
    public var origin: Origin

    /// Whether the engine broke the constraint because required constraints conflict.
    public var isBroken: Bool

    /// The number of points by which the relation is violated; 0 if it is satisfied.
    public var residual: Double

    /// The constraint as text that does not depend on frames: `Email.top = Title.bottom + 12`.
    ///
    /// Snapshots of the same design with different sizes have the same texts.
    public var text: String

    /// Creates a constraint.
    ///
    /// If `text` is nil, the text is derived from the ids.
    public init(
      id: String, first: Anchor, relation: LayoutRelation = .equal, second: Anchor? = nil,
      multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
      identifier: String? = nil, holder: String? = nil, origin: Origin = .user,
      isBroken: Bool = false, residual: Double = 0, text: String? = nil
    ) {
      self.id = id
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
      self.identifier = identifier
      self.holder = holder
      self.origin = origin
      self.isBroken = isBroken
      self.residual = residual
      self.text = text ?? ""
      if text == nil { self.text = formula { $0 } }
    }
  }
}

extension LayoutSnapshot.Constraint {
  /// One side of a constraint: an attribute of a view or guide.
  public struct Anchor: Hashable, Sendable {
    /// The id of the view or guide.
    public var item: String

    /// The attribute: an edge, size, center or baseline.
    public var attribute: LayoutAttribute

    /// Creates an anchor.
    public init(_ item: String, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The origin of a constraint.
  public enum Origin: String, Codable, Sendable {
    /// A constraint of the author, in a document or in code.
    case user
    /// The autoresizing mask of a view.
    case autoresizing
    /// The intrinsic content size of a view, with hugging and compression resistance.
    case contentSize
    /// The definition of a layout guide.
    case guide
    /// The definition of the safe area.
    case safeArea
    /// The definition of the layout margins.
    case margins
    /// The arrangement of a stack view.
    case stack
    /// The content area of a scroll view.
    case scroll
    /// A table view or collection view that sizes its cells.
    case cell
    /// A directed constraint, such as a `CAConstraint`: the first side takes the value of the second,
    /// which does not depend on it.
    case directed
    /// The window or canvas that determines the size of the root.
    case window
    /// Other constraints of the library.
    case other

    /// Decodes the raw value.
    ///
    /// Unknown values are decoded as the most general case.
    public init(from decoder: any Decoder) throws {
      self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
    }
  }
}
