public import AutoLayout
internal import ConflictAnalysis
public import LayoutGeometry

/// A view for a proof.
public struct ProofSubject {
  /// The role of a view for the user.
  public enum Role: String, Hashable, Sendable, Codable {
    /// It contains text.
    case text
    /// It can be touched.
    case control
    /// It shows other content, such as an image.
    case content
    /// It contains other views, or is decoration.
    case container
  }

  /// The view's item in the engine.
  public var item: EngineItem
  /// An identifier that is the same in every layout of the scene.
  public var id: String
  /// The view's name.
  public var name: String
  /// Its class, as in the source.
  public var className: String
  /// The index of its parent among the subjects.
  public var parent: Int?
  /// Its role.
  public var role: Role
  /// Whether it is visible: neither the view nor an ancestor is hidden or transparent.
  public var isVisible: Bool
  /// Whether content beyond its bounds can be reached by scrolling.
  public var scrolls: Bool
  /// The least size at which the whole content is visible; nil if it is unknown.
  public var need: ContentNeed?

  /// The saved frame of the view, in its parent's bounds; nil if there is none.
  public var savedFrame: LayoutRect?

  /// Creates a subject.
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

/// A constraint of a scene, for a proof.
public struct ProofConstraint {
  /// An identifier that is the same in every layout of the scene.
  public var id: String
  /// The constraint as text.
  public var text: String
  /// The constraint in the engine; nil for one that an item implies.
  public var constraint: EngineConstraint?
  /// Whether a container creates it again at each layout, so that it cannot be changed.
  public var isImposed: Bool
  /// The constraint's identifier, such as that of a stack view.
  public var identifier: String?
  /// The code that created the constraint, or the view that implies it.
  package var site = CallSite.unknown

  /// The line that created the constraint, or the view that implies it; nil if that is not known.
  public var location: CodeLocation? { site.location }

  /// The text, with the line: `Title.width ≥ 120 (Card.swift:12)`.
  package var locatedText: String { NamedConstraint(located: self).locatedText }

  /// Creates a constraint for a proof.
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

extension NamedConstraint {
  /// Creates the name of a scene's constraint.
  package init(_ constraint: ProofConstraint) {
    self.init(id: constraint.id, text: constraint.text)
  }

  /// Creates the name of a scene's constraint, with the line that created it.
  ///
  /// For findings only: finding a line takes time.
  package init(located constraint: ProofConstraint) {
    self.init(id: constraint.id, text: constraint.text, location: constraint.location)
  }
}
