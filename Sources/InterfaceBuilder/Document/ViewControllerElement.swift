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
  public internal(set) var storyboardIdentifier: String?
  /// The storyboard that a placeholder refers to.
  public internal(set) var referencedStoryboard: String?
  /// Its title.
  public internal(set) var title: String?
  /// The label it has in the outline.
  public internal(set) var userLabel: String?
  /// Its root view.
  public internal(set) var view: ViewElement?
  /// The id of the top layout guide.
  public internal(set) var topLayoutGuide: String?
  /// The id of the bottom layout guide.
  public internal(set) var bottomLayoutGuide: String?
  /// The metrics that the canvas simulates around it.
  public internal(set) var simulatedMetrics = SimulatedMetrics()
  /// The size of a freeform canvas.
  public internal(set) var freeformSize: LayoutSize?
  /// Whether a tab or tool bar disappears when it is pushed.
  public internal(set) var hidesBottomBarWhenPushed = false
  /// Whether a scroll view gets insets for the bars.
  public internal(set) var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view also lies under opaque bars.
  public internal(set) var extendedLayoutIncludesOpaqueBars = false
  /// Whether the root view's margins are at least the system's.
  public internal(set) var viewRespectsSystemMinimumLayoutMargins = true
  /// The edges under whose bars the view lies; nil for all.
  public internal(set) var extendedEdges: Set<Edge>?
  /// The title and large title mode of its navigation item.
  public internal(set) var navigationItem: NavigationItemElement?
  /// The segues that start at the view controller, its view or a descendant, in document order.
  public internal(set) var segues: [SegueElement] = []
  /// The outlets and actions of the view controller.
  public internal(set) var connections: [ConnectionElement] = []
  /// The views that it contains in addition to its root view: bars, title views and custom views of
  /// items.
  public internal(set) var attachments: [AttachedView] = []
  /// Objects it holds that are neither views nor controllers: its navigation item, its tab, the items of
  /// its toolbar.
  public internal(set) var heldObjects: [OtherElement] = []
  /// The attributes that have no corresponding property.
  public internal(set) var otherAttributes: [RawAttribute] = []
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
public struct NavigationItemElement: Hashable, Sendable {
  /// The title.
  public internal(set) var title: String?
  /// The prompt, a line above the title that makes the bar higher.
  public internal(set) var prompt: String?
  /// The display mode of the large title: `always`, `never` or nil for automatic.
  public internal(set) var largeTitleDisplayMode: String?
}

/// A segue: a transition or containment from one view controller to another.
public struct SegueElement: Hashable, Sendable {
  /// The id, if it has one.
  public internal(set) var id: String?
  /// The id of the object at which it starts, such as a container view.
  public internal(set) var source: String?
  /// The kind as written: `show`, `push`, `presentation`, `relationship`, `embed` and others.
  public internal(set) var kind: String
  /// The role of a relationship: `rootViewController`, `viewControllers` and others.
  public internal(set) var relationship: String?
  /// The id of the destination view controller.
  public internal(set) var destination: String
  /// The identifier with which code performs the segue.
  public internal(set) var identifier: String?
  /// The modal presentation style, such as `formSheet`.
  public internal(set) var modalPresentationStyle: String?
  /// The id of the view or bar button item that a popover points at.
  public internal(set) var popoverAnchor: String?
  /// What triggers it, if that is not the usual event of its source: `accessoryAction`.
  public internal(set) var trigger: String?
  /// The class of the segue, if it is a custom one.
  public internal(set) var customClass: String?
  /// The module of its class.
  public internal(set) var customModule: String?
  /// The method of the controller that an unwind segue leads to, such as `unwindToList:`.
  public internal(set) var unwindAction: String?
  /// The `@IBSegueAction` of the source that creates the destination, such as `makeDetail:`.
  public internal(set) var creationSelector: String?
  /// The position in the source text.
  public internal(set) var position: SourcePosition
}
