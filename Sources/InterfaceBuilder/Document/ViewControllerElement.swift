/// A view controller of a storyboard or xib.
public struct ViewControllerElement: Hashable, Sendable {
  /// The kinds of view controllers, by element name.
  public enum Kind: Hashable, Sendable {
    /// A plain view controller.
    case viewController
    /// A table view controller.
    case tableViewController
    /// A collection view controller.
    case collectionViewController
    /// A navigation controller.
    case navigationController
    /// A tab bar controller.
    case tabBarController
    /// A split view controller.
    case splitViewController
    /// A page view controller.
    case pageViewController
    /// A reference to a scene of another storyboard.
    case placeholder
    /// A controller of another element name, such as `hostingController`.
    case other(String)
  }

  /// The kind of controller.
  public internal(set) var kind: Kind
  /// The id; empty if it is missing.
  public internal(set) var id = ""
  /// Its class, if it is a custom one.
  public internal(set) var customClass: String?
  /// The module of its class.
  public internal(set) var customModule: String?
  /// The identifier by which code finds it.
  package internal(set) var storyboardIdentifier: String?
  /// The storyboard that a placeholder refers to.
  package internal(set) var referencedStoryboard: String?
  /// Its title.
  public internal(set) var title: String?
  /// The label it has in the outline.
  package internal(set) var userLabel: String?
  /// Its root view.
  public internal(set) var view: ViewElement?
  /// The id of the top layout guide.
  package internal(set) var topLayoutGuide: String?
  /// The id of the bottom layout guide.
  package internal(set) var bottomLayoutGuide: String?
  /// The metrics that the canvas simulates around it.
  package internal(set) var simulatedMetrics = SimulatedMetrics()
  /// The size of a freeform canvas.
  package internal(set) var freeformSize: LayoutSize?
  /// Whether a tab or tool bar disappears when it is pushed.
  package internal(set) var hidesBottomBarWhenPushed = false
  /// Whether a scroll view gets insets for the bars.
  package internal(set) var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view also lies under opaque bars.
  package internal(set) var extendedLayoutIncludesOpaqueBars = false
  /// Whether the root view's margins are at least the system's.
  package internal(set) var viewRespectsSystemMinimumLayoutMargins = true
  /// The edges under whose bars the view lies; nil for all.
  package internal(set) var extendedEdges: Set<Edge>?
  /// The title and large title mode of its navigation item.
  package internal(set) var navigationItem: NavigationItemElement?
  /// The segues that start at the view controller, its view or a descendant, in document order.
  package internal(set) var segues: [SegueElement] = []
  /// The outlets and actions of the view controller.
  package internal(set) var connections: [ConnectionElement] = []
  /// The views that it contains in addition to its root view: bars, title views and custom views of
  /// items.
  package internal(set) var attachments: [AttachedView] = []
  /// Objects it holds that are neither views nor controllers: its navigation item, its tab, the items of
  /// its toolbar.
  package internal(set) var heldObjects: [OtherElement] = []
  /// The attributes that have no corresponding property.
  package internal(set) var otherAttributes: [RawAttribute] = []
  /// The position in the source text.
  public internal(set) var position: SourcePosition

  /// An edge of the screen.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The left edge.
    case left
    /// The bottom edge.
    case bottom
    /// The right edge.
    case right
  }

  init(kind: Kind, position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}

extension ViewControllerElement.Kind {
  /// Creates the kind with the given element name.
  ///
  /// Returns nil if the name is not that of a view controller.
  init?(elementName name: String) {
    switch name {
    case "viewController": self = .viewController
    case "tableViewController": self = .tableViewController
    case "collectionViewController": self = .collectionViewController
    case "navigationController": self = .navigationController
    case "tabBarController": self = .tabBarController
    case "splitViewController": self = .splitViewController
    case "pageViewController": self = .pageViewController
    case "viewControllerPlaceholder": self = .placeholder
    default:
      guard name.hasSuffix("ontroller") else { return nil }
      self = .other(name)
    }
  }
}

/// The content of a navigation bar for a view controller.
package struct NavigationItemElement: Hashable, Sendable {
  /// The title.
  package internal(set) var title: String?
  /// The prompt, a line above the title that makes the bar higher.
  package internal(set) var prompt: String?
  /// The display mode of the large title: `always`, `never` or nil for automatic.
  package internal(set) var largeTitleDisplayMode: String?
}

/// A segue: a transition or containment from one view controller to another.
package struct SegueElement: Hashable, Sendable {
  /// The id, if it has one.
  package internal(set) var id: String?
  /// The id of the object at which it starts, such as a container view.
  package internal(set) var source: String?
  /// The kind as written: `show`, `push`, `presentation`, `relationship`, `embed` and others.
  package internal(set) var kind: String
  /// The role of a relationship: `rootViewController`, `viewControllers` and others.
  package internal(set) var relationship: String?
  /// The id of the destination view controller.
  package internal(set) var destination: String
  /// The identifier with which code performs the segue.
  package internal(set) var identifier: String?
  /// The modal presentation style, such as `formSheet`.
  package internal(set) var modalPresentationStyle: String?
  /// The id of the view or bar button item that a popover points at.
  package internal(set) var popoverAnchor: String?
  /// What triggers it, if that is not the usual event of its source: `accessoryAction`.
  package internal(set) var trigger: String?
  /// The class of the segue, if it is a custom one.
  package internal(set) var customClass: String?
  /// The module of its class.
  package internal(set) var customModule: String?
  /// The method of the controller that an unwind segue leads to, such as `unwindToList:`.
  package internal(set) var unwindAction: String?
  /// The `@IBSegueAction` of the source that creates the destination, such as `makeDetail:`.
  package internal(set) var creationSelector: String?
  /// The position in the source text.
  package internal(set) var position: SourcePosition
}
