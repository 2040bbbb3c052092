public import AutoLayout

/// A view as a proof sees it.
public struct ProofSubject {
  /// What a view is to the person who looks at it.
  public enum Role: String, Hashable, Sendable, Codable {
    /// It shows text.
    case text
    /// It can be touched.
    case control
    /// It shows something else, such as an image.
    case content
    /// It holds or decorates.
    case container
  }

  /// The engine's side of the view.
  public var item: EngineItem
  /// The same in every layout of the scene.
  public var id: String
  /// What the reader calls it.
  public var name: String
  /// Its class, as its author knows it.
  public var className: String
  /// The place of its parent among the subjects.
  public var parent: Int?
  /// What it is to a person.
  public var role: Role
  /// Whether a person can see it: neither hidden nor transparent, nor anything around it.
  public var isVisible: Bool
  /// Whether what reaches beyond its bounds can be reached by scrolling.
  public var scrolls: Bool
  /// The least size at which the whole content shows; nil where that is unknown.
  public var need: ContentNeed?

  /// Where the view's author last saw it, in its parent's bounds; nil where nobody did.
  public var savedFrame: LayoutRect?

  /// Makes a subject.
  public init(
    item: EngineItem, id: String, name: String, className: String = "", parent: Int?, role: Role,
    isVisible: Bool = true, scrolls: Bool = false, need: ContentNeed? = nil,
    savedFrame: LayoutRect? = nil
  ) {
    self.item = item
    self.id = id
    self.name = name
    self.className = className
    self.parent = parent
    self.role = role
    self.isVisible = isVisible
    self.scrolls = scrolls
    self.need = need
    self.savedFrame = savedFrame
  }
}

/// A constraint as a proof names it.
public struct ProofConstraint {
  /// The same in every layout of the scene.
  public var id: String
  /// The constraint in words.
  public var text: String
  /// The engine's side; nil for what an item implies.
  public var constraint: EngineConstraint?
  /// Whether a container states it anew at each layout, so that nobody can mend it.
  public var isImposed: Bool
  /// The constraint's identifier, such as a stack view gives.
  public var identifier: String?

  /// Makes a name for a constraint.
  public init(
    id: String, text: String, constraint: EngineConstraint? = nil, isImposed: Bool = false,
    identifier: String? = nil
  ) {
    self.id = id
    self.text = text
    self.constraint = constraint
    self.isImposed = isImposed
    self.identifier = identifier
  }
}
