/// A layout root: a tree of views that is laid out independently, with a fixed root frame.
///
/// The root can be the view of a view controller, a cell, a header or the view of a xib. Views
/// inside another island, such as the cells of a table view, are not part of this one.
public struct Island: Hashable, Sendable {
  /// The kind of root.
  public enum Kind: Hashable, Sendable {
    /// The view of a view controller.
    case viewControllerRoot
    /// A view at the top level of a xib or scene.
    case topLevelView
    /// A cell of a table view.
    case tableViewCell
    /// A cell of a collection view.
    case collectionViewCell
    /// A header or footer of a collection view.
    case collectionReusableView
    /// A view that is the value of a property, such as `tableHeaderView` or `customView`.
    case keyed(String)
    /// A view with an unknown relation to its owner, with the name of the enclosing element.
    case inside(String)
  }

  /// The kind of root.
  public let kind: Kind

  /// The outermost view with all its descendants, including those that belong to other islands.
  public let root: ViewElement

  /// The view controller of the root view; nil for other kinds of roots.
  public let viewController: ViewControllerElement?

  /// The presentation of the scene and the simulated metrics.
  public let context: IslandContext

  /// The views of the island in document order, the root first.
  ///
  /// Views of nested islands are not included.
  public var views: [ViewElement] {
    var views: [ViewElement] = []
    forEachView { views.append($0) }
    return views
  }

  /// Whether the document has a size of the root: that of its frame, or of the items of its collection or table view.
  package var hasOwnSize: Bool { root.frame != nil || context.itemSize != nil }

  /// Calls `body` with each of ``views``, without an array of them.
  public func forEachView(_ body: (ViewElement) -> Void) { Self.visit(root, body) }

  /// The island without the elements of its views, which take most of the memory of a document.
  public var outline: Island {
    var root = root
    root.subviews = []
    root.attachments = []
    root.constraints = []
    var controller = viewController
    controller?.view = nil
    controller?.attachments = []
    return Island(kind: kind, root: root, viewController: controller, context: context)
  }

  private static func visit(_ view: ViewElement, _ body: (ViewElement) -> Void) {
    body(view)
    for member in view.islandMembers { visit(member, body) }
  }
}

extension ViewElement {
  /// The subviews and the content view, which are laid out together with this view, in document
  /// order.
  public var islandMembers: [ViewElement] {
    guard let contentView else { return subviews }
    if subviews.isEmpty { return [contentView] }
    return (subviews + [contentView]).sorted { $0.position < $1.position }
  }
}

/// The presentation and simulated metrics of a scene.
public struct IslandContext: Hashable, Sendable {
  /// The id of the navigation controller that shows the scene, as its root or after a push.
  public internal(set) var navigationController: String?

  /// The id of the tab bar controller that shows the scene, directly or inside a navigation
  /// controller, or of a navigation controller with a simulated tab bar.
  public internal(set) var tabBarController: String?

  /// The id of the container view that embeds the scene, directly or inside a navigation
  /// controller.
  public internal(set) var containerView: String?

  /// Whether the scene is presented modally, directly or inside a navigation controller.
  package internal(set) var isPresented = false

  /// Whether its navigation controller hides the navigation bar.
  package internal(set) var hidesNavigationBar = false

  /// Whether the navigation bar of its navigation controller is opaque.
  package internal(set) var hasOpaqueNavigationBar = false

  /// Whether the navigation bar above it has large titles.
  package internal(set) var hasLargeTitles = false

  /// Whether the root is a cell of a table view that is the view of its controller.
  package internal(set) var isInControllersTable = false

  /// Whether the root is a cell that is as wide as its table view of the style `insetGrouped`, which on
  /// screen is wider than its cells.
  package internal(set) var isAsWideAsInsetTable = false

  /// The size that the table or collection view of a cell gives it: the width of the table and the height of the row, or
  /// the size of items; nil for others, and if the document does not have it.
  package internal(set) var itemSize: LayoutSize?

  /// Whether the root is a static cell of a table view.
  package internal(set) var isStaticCell = false

  /// Whether the root is an object of a xib or scene itself, not in another view.
  package internal(set) var isTopLevel = false

  /// Whether the root is the view of the view controller that owns the xib.
  package internal(set) var isViewOfOwner = false

  /// The simulated metrics of the view controller or of the view of a xib.
  package internal(set) var simulatedMetrics = SimulatedMetrics()

  /// Creates the context of an island without a scene.
  public init() {}
}
