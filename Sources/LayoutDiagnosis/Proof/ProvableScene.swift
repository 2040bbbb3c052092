public import AutoLayout

/// Something that can be laid out at any width or height: what a proof asks of it.
///
/// The engine knows constraints; the scene knows everything else that moves with a size, such as
/// where text breaks into lines. All answers are about the layout that was asked for last.
public protocol ProvableScene: AnyObject {
  /// The engine that lays the scene out; it may be another one after each ``layOut(at:)``.
  var engine: LayoutEngine { get }

  /// The item whose frame has the length that the proof moves along.
  var driver: EngineItem { get }

  /// Which of the driver's lengths it is.
  var axis: NSLayoutConstraint.Axis { get }

  /// Lays out as if afresh with the driver's length as given, in points.
  func layOut(at length: Double)

  /// The lengths at which rules other than constraints change, such as a size class.
  var boundaries: [ProofBoundary] { get }

  /// What is judged: the scene's views in drawing order, each after its parent.
  var subjects: [ProofSubject] { get }

  /// The constraints whose slack is of interest, in order of activation.
  var constraints: [ProofConstraint] { get }

  /// Who a row of the engine is, for the reader.
  func constraint(for origin: ConstraintOrigin) -> ProofConstraint

  /// The first length at which a fact changes that the motion takes as fixed: a text that breaks
  /// otherwise, say.
  func factChange(in motion: LayoutMotion) -> ProofBoundary?
}

/// A length at which something changes that no constraint says.
public struct ProofBoundary: Hashable, Sendable {
  /// The length in points.
  public var length: Double
  /// What changes, as half a sentence: `the width class becomes regular`.
  public var cause: String

  /// Makes a boundary.
  public init(_ length: Double, _ cause: String) {
    self.length = length
    self.cause = cause
  }
}

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

  /// Makes a subject.
  public init(
    item: EngineItem, id: String, name: String, parent: Int?, role: Role, isVisible: Bool = true,
    scrolls: Bool = false, need: ContentNeed? = nil
  ) {
    self.item = item
    self.id = id
    self.name = name
    self.parent = parent
    self.role = role
    self.isVisible = isVisible
    self.scrolls = scrolls
    self.need = need
  }
}

/// The least size at which a text shows whole, in points, for the way it breaks at present.
public struct ContentNeed: Hashable, Sendable {
  /// Below this width something is cut; 0 where no width is too small.
  public var width: Double
  /// Below this height something is cut.
  public var height: Double
  /// Whether something is cut whatever the height: there are more lines than allowed.
  public var hasTooManyLines: Bool

  /// Makes a need.
  public init(width: Double, height: Double, hasTooManyLines: Bool = false) {
    self.width = width
    self.height = height
    self.hasTooManyLines = hasTooManyLines
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

  /// Makes a name for a constraint.
  public init(id: String, text: String, constraint: EngineConstraint? = nil) {
    self.id = id
    self.text = text
    self.constraint = constraint
  }
}
