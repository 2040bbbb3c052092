package import LayoutGeometry

/// A change of constraints, frames or views in a document, as in Interface Builder's menus and inspectors.
///
///     let operation = try EditOperation(words: ["pin", "Title", "leading=16", "top"])
///     let outcome = try editor.perform(operation)
///
/// Views are named by id, label, text or class, as for `purlin why`; constraints by id, label,
/// identifier or formula. Where an operation takes any number of views, none stands for all views of the
/// scene.
public enum EditOperation: Hashable, Sendable {
  /// Changes properties of a constraint.
  case set(constraint: String, ConstraintValues)
  /// Adds the constraint of an equation such as `Button.width = 5 * Label.width @750`.
  case add(equation: String)
  /// Removes constraints.
  case remove(constraints: [String])
  /// Adds constraints to each of the views, as the menu Add New Constraints does.
  case pin(views: [String], [Pin], toMargins: Bool = false)
  /// Aligns views with the first of them, or each with its superview, as the menu Align does.
  case align(views: [String], [Alignment])
  /// Adds constraints and content priorities that determine what is ambiguous.
  case addMissing(views: [String])
  /// Removes the constraints of views, and adds those that then are missing.
  case resetToSuggested(views: [String])
  /// Removes all constraints of views.
  case clear(views: [String])
  /// Replaces saved frames by those that the constraints give.
  case updateFrames(views: [String])
  /// Replaces constants by those that the saved frames give.
  case updateConstants(views: [String])
  /// Adds a view of the library.
  case insert(LibraryView, ViewPlace)
  /// Moves views to another superview, or to another position among its subviews.
  case move(views: [String], ViewPlace)
  /// Deletes views with what is inside them, and all that refers to them.
  case delete(views: [String])
  /// Writes the document in Interface Builder's form, as ``DocumentFormat`` does.
  case format

  /// A constant or length.
  public enum Amount: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// The standard spacing of Interface Builder.
    case standard
    /// The value of the saved frames.
    case current
  }

  /// Changed properties of a constraint; nil for properties that are not changed.
  public struct ConstraintValues: Hashable, Sendable {
    /// The constant.
    public var constant: Amount?
    /// The multiplier as in documents: `0.5`, `16:9` or `50 %`.
    public var multiplier: String?
    /// The priority, above 0 and up to 1000.
    public var priority: Double?
    /// The relation.
    package var relation: LayoutRelation?
    /// Whether it is installed in all size classes.
    package var isInstalled: Bool?
    /// The size classes in which constant, priority and installation are changed, as in documents:
    /// `heightClass=compact`; nil for all.
    package var sizeClasses: String?

    /// Creates values that change nothing.
    package init() {}
  }

  /// A constraint of the menu Add New Constraints.
  public enum Pin: Hashable, Sendable {
    /// The spacing of an edge to the nearest neighbor, or to the superview or its safe area.
    case spacing(Edge, Amount)
    /// The spacing of all edges to the superview or its safe area.
    case edges(Amount)
    /// The width.
    case width(Amount)
    /// The height.
    case height(Amount)
    /// Widths equal to that of the first view.
    case equalWidths
    /// Heights equal to that of the first view.
    case equalHeights
    /// The ratio of width to height, such as `16:9`; nil for that of the saved frame.
    case aspectRatio(String?)
  }

  /// An edge of a view.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
  }

  /// A constraint of the menu Align.
  public struct Alignment: Hashable, Sendable {
    /// What is aligned; raw values are the words of the command line.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The leading edges.
      case leading
      /// The trailing edges.
      case trailing
      /// The top edges.
      case top
      /// The bottom edges.
      case bottom
      /// The horizontal centers.
      case centerX = "center-x"
      /// The vertical centers.
      case centerY = "center-y"
      /// The baselines of first lines.
      case firstBaseline = "first-baseline"
      /// The baselines of last lines.
      case lastBaseline = "last-baseline"
      /// The horizontal center with that of the superview.
      case horizontallyInContainer = "horizontally-in-container"
      /// The vertical center with that of the superview.
      case verticallyInContainer = "vertically-in-container"
    }

    /// What is aligned.
    public var kind: Kind
    /// The distance between the two.
    public var offset: Amount

    /// Creates an alignment.
    package init(_ kind: Kind, offset: Amount = .points(0)) {
      self.kind = kind
      self.offset = offset
    }
  }
}
