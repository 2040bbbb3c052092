public import Foundation

/// A button, a view or a space in a bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitem>
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of an item; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The standard style.
    case plain = 0
    /// The style of an action that completes a task.
    case done = 2
  }

  /// The items that the system provides; raw values are Apple's.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A flexible space.
    case flexibleSpace = 5
    /// A space of ``UIBarButtonItem/width``.
    case fixedSpace = 6
    /// A pen on paper.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// A box with an arrow.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles back.
    case rewind = 19
    /// Two triangles forward.
    case fastForward = 20
    /// An arrow to the left, round.
    case undo = 21
    /// An arrow to the right, round.
    case redo = 22
    /// A cross.
    case close = 24
  }

  /// The system item; nil if the item is not one of the system's.
  package internal(set) var systemItem: SystemItem?

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates one of the system's items.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates one of the system's items that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  /// Creates an item with the title and the image of an action, which it runs.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    title = primaryAction?.title
    image = primaryAction?.image
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A flexible space.
  open class func flexibleSpace() -> Self {
    space(.flexibleSpace, width: 0)
  }

  /// Returns a space of a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    space(.fixedSpace, width: width)
  }

  private class func space(_ item: SystemItem, width: CGFloat) -> Self {
    let made = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
    made.width = width
    guard let made = made as? Self else {
      failPrecondition("a space must be created with UIBarButtonItem, not \(Self.self)")
    }
    return made
  }

  /// The style of the item.
  open var style = Style.plain
  /// The width in points; 0 for the width of the content.
  open var width: CGFloat = 0
  /// A view that replaces the title and the image.
  open var customView: UIView?
  /// The target of the action; nil for the responder chain.
  open weak var target: AnyObject?
  /// A target that no other object retains: that of a segue or of an action in a document.
  var heldTarget: AnyObject? { didSet { target = heldTarget } }
  /// The selector that is sent when the item is tapped; see ``TouchSimulator``.
  open var action: Selector?
  /// The action that is performed when the item is tapped.
  open var primaryAction: UIAction?
  /// The color of the title and the image.
  open var tintColor: UIColor?
  /// The menu that a tap or a long press opens.
  open var menu: UIMenu?
  /// The order of the elements of the menu.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the title follows the selected element of the menu.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether the item is hidden; a hidden item takes no space.
  open var isHidden = false
  /// Titles of which the widest determines the width; they have no effect.
  open var possibleTitles: Set<String>?
  /// Whether symbols are animated; they are not.
  open var isSymbolAnimationEnabled = false
  /// The item in an overflow menu.
  open var menuRepresentation: UIMenuElement?
  /// Whether the item is not on the background of its neighbors (iOS 26).
  open var hidesSharedBackground = false
  /// Whether the item is on the background of its neighbors (iOS 26).
  open var sharesBackground = true
  /// The identifier of the item in transitions of bars.
  open var identifier: String?
  /// Whether a drag above the item activates it; it does not.
  open var isSpringLoaded = false
  /// The group of the item.
  open var buttonGroup: UIBarButtonItemGroup? { group }
  weak var group: UIBarButtonItemGroup?

  // MARK: Appearance

  private var backgroundImages: [BarImageKey: UIImage] = [:]
  private var backBackgroundImages: [BarImageKey: UIImage] = [:]
  private var offsets: [UIBarMetrics: UIOffset] = [:]
  private var backOffsets: [UIBarMetrics: UIOffset] = [:]
  private var verticalOffsets: [UIBarMetrics: CGFloat] = [:]

  /// Sets the image behind the item in a state; it has no effect on layout.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarImageKey(state, metrics: barMetrics)] = backgroundImage
  }
  /// Returns the image behind the item in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BarImageKey(state, metrics: barMetrics)]
  }
  /// Sets the image behind a back button in a state; it has no effect on layout.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backBackgroundImages[BarImageKey(state, metrics: barMetrics)] = backgroundImage
  }
  /// Returns the image behind a back button in a state.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    backBackgroundImages[BarImageKey(state, metrics: barMetrics)]
  }
  /// Sets the offset of the title; it has no effect on layout.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets[barMetrics] = adjustment
  }
  /// Returns the offset of the title.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets[barMetrics] ?? .zero
  }
  /// Sets the offset of a back button's title; it has no effect on layout.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backOffsets[barMetrics] = adjustment
  }
  /// Returns the offset of a back button's title.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backOffsets[barMetrics] ?? .zero
  }
  /// Sets the vertical offset of the background; it has no effect on layout.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    verticalOffsets[barMetrics] = adjustment
  }
  /// Returns the vertical offset of the background.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    verticalOffsets[barMetrics] ?? 0
  }
}
