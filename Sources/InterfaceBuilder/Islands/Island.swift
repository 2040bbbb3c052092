/// A tree of views that is laid out by itself, its root's frame being given.
///
/// A view controller's root is one, a cell, a header, a xib's view. What is inside another island
/// (the cells of a table within a view controller's view) is not part of this one.
public struct Island: Hashable, Sendable {
  /// What gives the root its frame.
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
    /// A view held by a key, such as `tableHeaderView` or `customView`.
    case keyed(String)
    /// A view that is owned in an unknown way, inside an element with this name.
    case inside(String)
  }

  /// What gives the root its frame.
  public let kind: Kind

  /// The outermost view, with everything inside it, also other islands.
  public let root: ViewElement

  /// The view controller whose root view it is; nil for the other kinds.
  public let viewController: ViewControllerElement?

  /// The presentation of the scene and the simulated metrics.
  public let context: IslandContext

  /// The island's own views in document order, the root first.
  public var views: [ViewElement] {
    var views: [ViewElement] = []
    collect(root, into: &views)
    return views
  }

  private func collect(_ view: ViewElement, into views: inout [ViewElement]) {
    views.append(view)
    for member in view.islandMembers {
      collect(member, into: &views)
    }
  }
}

extension ViewElement {
  /// Subviews and content view: the views that are laid out together with this view, in document
  /// order.
  public var islandMembers: [ViewElement] {
    guard let contentView else { return subviews }
    if subviews.isEmpty { return [contentView] }
    return (subviews + [contentView]).sorted { $0.position < $1.position }
  }
}

/// The presentation of a scene, and the metrics that the canvas simulates around it.
public struct IslandContext: Hashable, Sendable {
  /// The id of the navigation controller that shows it, as its root or by a push.
  public internal(set) var navigationController: String?

  /// The id of the tab bar controller that shows it, directly or inside a navigation controller.
  public internal(set) var tabBarController: String?

  /// The id of the container view that embeds it, by itself or inside a navigation controller.
  public internal(set) var containerView: String?

  /// Whether it is presented over another scene, by itself or inside a navigation controller.
  public internal(set) var isPresented = false

  /// Whether its navigation controller hides the navigation bar.
  public internal(set) var hidesNavigationBar = false

  /// Whether the navigation bar of its navigation controller is opaque.
  public internal(set) var hasOpaqueNavigationBar = false

  /// Whether the navigation bar above it has large titles.
  public internal(set) var hasLargeTitles = false

  /// Whether it is a cell of a table view that is the view of its controller.
  public internal(set) var isInControllersTable = false

  /// The metrics that the canvas simulates, from the view controller or a xib's view.
  public internal(set) var simulatedMetrics = SimulatedMetrics()

  /// Creates the context of a tree that no scene shows.
  public init() {}
}
