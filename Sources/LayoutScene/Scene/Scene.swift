public import AutoLayout
internal import ConflictAnalysis
public import LayoutGeometry

/// A laid-out tree with names, as a value.
///
/// A ``Stage`` makes it from views or from a document, and can lay it out again. Detectors and reports read
/// scenes only, so it makes no difference to them where one comes from.
public struct Scene: Sendable {
  /// The views in drawing order, each after its parent.
  public var items: [Item]
  /// The constraints of code or a document, in order of activation.
  public var constraints: [Constraint]
  /// The left minus the right side of each constraint, in points.
  public var residuals: [Double]
  /// The required constraints that layout breaks, in the engine's order.
  public var broken: [Constraint]
  /// The distances of the safe area from the edges of the outermost view, in points.
  public var safeAreaInsets: LayoutInsets
  /// What gives the outermost view its size.
  public var size: SizeAuthority
  /// The conflicts and the ambiguity; nil if they were not determined.
  public var verdict: Verdict?

  /// What the constraints of a layout contradict and leave open, which takes longer to find than everything
  /// else.
  public struct Verdict: Sendable {
    /// The conflicts that count.
    public var conflicts: [Conflict]
    /// The ambiguous attributes of each item: left, top, width or height; none of an invisible one, and none along
    /// an axis on which it is in a conflict, which is the cause.
    public var ambiguous: [[NSLayoutConstraint.Attribute]]
    /// The axes along which each item is in a conflict that does not count, so that its frame does not; empty if
    /// there are none.
    package var leftOut: [Set<NSLayoutConstraint.Axis>]

    /// Creates a verdict; the lists have an element for each item of the scene.
    package init(
      conflicts: [Conflict], ambiguous: [[NSLayoutConstraint.Attribute]],
      leftOut: [Set<NSLayoutConstraint.Axis>] = []
    ) {
      self.conflicts = conflicts
      self.ambiguous = ambiguous
      self.leftOut = leftOut
    }

    /// Returns whether a conflict that does not count gives an item its place along an axis.
    package func leavesOut(_ index: Int, _ axis: NSLayoutConstraint.Axis) -> Bool {
      !leftOut.isEmpty && leftOut[index].contains(axis)
    }
  }

  /// Required constraints that cannot be satisfied together.
  public struct Conflict: Sendable {
    /// The constraint that layout breaks.
    public var broken: Constraint
    /// All members of the conflict.
    public var members: [Constraint]
  }

  /// Creates the scene of a layout; `residuals` has the error in points of each constraint.
  public init(
    items: [Item], constraints: [Constraint], residuals: [Double], broken: [Constraint],
    safeAreaInsets: LayoutInsets, size: SizeAuthority
  ) {
    self.items = items
    self.constraints = constraints
    self.residuals = residuals
    self.broken = broken
    self.safeAreaInsets = safeAreaInsets
    self.size = size
  }

  /// The slack of an inequality: negative if it is violated; nil for an equation.
  public func slack(_ index: Int) -> Double? { constraints[index].slack(residuals[index]) }
}

extension Scene {
  /// A view of a scene.
  public struct Item: Sendable {
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

    /// An identifier that is the same in every layout of the scene.
    public var id: String
    /// The view's name.
    public var name: String
    /// Its class, as in the source.
    public var className: String
    /// The text that it shows by itself; nil if there is none.
    package var text: String?
    /// The index of its parent among the items.
    public var parent: Int?
    /// Its role.
    public var role: Role
    /// Whether it is visible: neither the view nor an ancestor is hidden or transparent.
    public var isVisible: Bool
    /// Whether content beyond its bounds can be reached by scrolling.
    public var scrolls: Bool
    /// Whether the view is drawn elsewhere than in its rectangle, because it is rotated, scaled or moved by a
    /// transform.
    package var isTransformed = false
    /// The least size at which the whole content is visible; nil if it is unknown.
    public var need: ContentNeed?
    /// The saved frame of the view, in its parent's bounds; nil if there is none.
    public var savedFrame: LayoutRect?
    /// The exact alignment rectangle, in its parent's bounds.
    public var rect: LayoutRect
    /// The distances of the alignment rectangle from the edges of the frame.
    public var insets: LayoutInsets
    /// The horizontal position of the origin of its bounds, which is not zero if it scrolls.
    public var originX: Double
    /// The vertical position of the origin of its bounds.
    public var originY: Double
    /// The direction of its content.
    public var direction: LayoutDirection
    /// The code that created the view.
    package var site: CallSite

    /// The line that created the view; nil if that is not known.
    public var location: CodeLocation? { site.location }

    /// The frame, in its parent's bounds.
    public var frame: LayoutRect { rect.outset(by: insets) }

    /// Creates an item whose geometry is that of an item of an engine.
    public init(
      _ placed: EngineItem, in engine: LayoutEngine, id: String, name: String,
      className: String = "", parent: Int?, role: Role, isVisible: Bool = true,
      scrolls: Bool = false, need: ContentNeed? = nil, savedFrame: LayoutRect? = nil
    ) {
      self.id = id
      self.name = name
      self.className = className
      self.parent = parent
      self.role = role
      self.isVisible = isVisible
      self.scrolls = scrolls
      self.need = need
      self.savedFrame = savedFrame
      rect = engine.alignmentRect(of: placed)
      insets = placed.alignmentInsets
      (originX, originY) = placed.boundsOrigin
      direction = placed.direction
      site = placed.site
    }
  }

  /// A constraint of a scene.
  public struct Constraint: Sendable {
    /// What a constraint comes from.
    public enum Origin: Sendable {
      /// Code or a document.
      case author
      /// A container, such as a stack view.
      case system
      /// A view: its intrinsic content size or its autoresizing mask.
      case view
      /// What encloses the views and gives some their frames, which the author cannot change.
      case imposed
    }

    /// An identifier that is the same in every layout of the scene.
    public var id: String
    /// The constraint as text.
    public var text: String
    /// The constraint's identifier, such as that of a stack view.
    public var identifier: String?
    /// What it comes from.
    public var origin: Origin
    /// The relation, as written; that of what a view implies is not known here.
    public var relation: NSLayoutConstraint.Relation = .equal
    /// The priority.
    public var priority = 1000.0
    /// Whether the left side must not be less than the right one; in a right-to-left layout, an inequality is
    /// solved the other way around.
    public var solvesUpwards = false
    /// The code that created the constraint, or the view that implies it.
    package var site = CallSite.unknown

    /// The line that created the constraint, or the view that implies it; nil if that is not known.
    public var location: CodeLocation? { site.location }

    /// The text, with the line: `Title.width ≥ 120 (Card.swift:12)`.
    public var locatedText: String { NamedConstraint(located: self).locatedText }

    /// Creates a constraint that a view or its surroundings imply.
    public init(id: String, text: String, isImposed: Bool = false) {
      self.id = id
      self.text = text
      origin = isImposed ? .imposed : .view
    }

    /// Creates a constraint that was added to the engine; nil for one that never was.
    public init(id: String, text: String, identifier: String? = nil, _ entered: EngineConstraint?) {
      self.id = id
      self.text = text
      self.identifier = identifier
      origin = entered?.isSystem == true ? .system : .author
      guard let entered else { return }
      relation = entered.relation
      priority = Double(entered.priority.rawValue)
      solvesUpwards = entered.solvesUpwards
    }

    /// The slack of an inequality with a residual; nil for an equation.
    public func slack(_ residual: Double) -> Double? {
      relation == .equal ? nil : solvesUpwards ? residual : -residual
    }

    /// By how many points it is violated with a residual.
    public func error(_ residual: Double) -> Double {
      slack(residual).map { max(0, -$0) } ?? abs(residual)
    }
  }
}

extension NamedConstraint {
  /// Creates the name of a scene's constraint.
  package init(_ constraint: Scene.Constraint) {
    self.init(id: constraint.id, text: constraint.text)
  }

  /// Creates the name of a scene's constraint, with the line that created it.
  ///
  /// For findings only: finding a line takes time.
  package init(located constraint: Scene.Constraint) {
    self.init(id: constraint.id, text: constraint.text, location: constraint.location)
  }
}
