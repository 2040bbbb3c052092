extension LayoutSnapshot {
  /// One linear relation: `first = multiplier × second + constant`, with relation and priority.
  public struct Constraint: Equatable, Sendable {
    /// The identity within this snapshot: an object id, or a number in order of addition.
    public var id: String

    /// The left-hand side.
    public var first: Anchor

    /// How both sides compare.
    public var relation: LayoutRelation

    /// The right-hand side; absent if there is only a constant.
    public var second: Anchor?

    /// The multiplier of the second attribute.
    public var multiplier: Double

    /// The constant, in points.
    public var constant: Double

    /// The priority, 1 to 1000; 1000 is required.
    public var priority: Double

    /// The identifier its author gave it.
    public var identifier: String?

    /// The id of the view that holds the constraint.
    public var holder: String?

    /// The origin of the constraint.
    public var origin: Origin

    /// Whether the engine gave it up because required constraints contradict each other.
    public var isBroken: Bool

    /// By how many points the relation is missed; 0 when it holds.
    public var residual: Double

    /// The constraint in words that depend on no frame: `Email.top = Title.bottom + 12`.
    ///
    /// Two snapshots of one design have the same texts, whatever their sizes.
    public var text: String

    /// Creates a constraint; without `text`, one is made of the ids.
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

    /// Which of its edges, sizes, centres or baselines.
    public var attribute: LayoutAttribute

    /// Creates an anchor.
    public init(_ item: String, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The origin of a constraint.
  public enum Origin: String, Codable, Sendable {
    /// The author, in a document or in code.
    case user
    /// A view that keeps its frame: its autoresizing mask.
    case autoresizing
    /// A view's content size, with hugging and compression resistance.
    case contentSize
    /// A layout guide's own definition.
    case guide
    /// The safe area's definition.
    case safeArea
    /// The layout margins' definition.
    case margins
    /// A stack view's arrangement.
    case stack
    /// A scroll view's content area.
    case scroll
    /// A table or collection that sizes its cells.
    case cell
    /// The window or canvas that gives the root its size.
    case window
    /// The library for other reasons.
    case other

    /// Reads the raw value; an unknown one becomes the most general case.
    public init(from decoder: any Decoder) throws {
      self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
    }
  }
}
