public import Foundation

/// A menu for a view or an item, with an optional preview.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  private let preview: (() -> UIViewController?)?
  private let actions: (([UIMenuElement]) -> UIMenu?)?
  /// The identifier of the menu.
  public let identifier: any NSCopying
  /// The number of items; 1 unless specified.
  open var badgeCount = 1

  /// Creates a menu with a preview.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    preview = previewProvider
    actions = actionProvider
    super.init()
  }

  /// Returns the menu.
  package func menu(suggestedActions: [UIMenuElement] = []) -> UIMenu? {
    actions?(suggestedActions)
  }
  /// Returns the preview.
  package func previewController() -> UIViewController? { preview?() }
  /// The order of the elements of a menu; raw values are Apple's.
  public enum ElementOrder: Int, Sendable {
    /// As the system does.
    case automatic = 0
    /// The first is nearest to the finger.
    case priority = 1
    /// From top to bottom.
    case fixed = 2
  }
  /// The order of the elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The identifiers of further items.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
}

/// Returns the menu of a view or an item, after the suggested elements.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Returns the preview of a view or an item.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// An entry of the edit menu.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenuitem>
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Creates an entry that sends a message to the first responder.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
  /// The title.
  open var title: String
  /// The message.
  open var action: Selector
}

/// The edit menu of selected text; it keeps what is set.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenucontroller>
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu.
  public static let shared = UIMenuController()
  /// The entries of the app.
  open var menuItems: [UIMenuItem]?
  /// Whether the menu is visible.
  open private(set) var isMenuVisible = false
  /// The view over which the menu is shown.
  package private(set) weak var targetView: UIView?
  /// Shows the menu over a part of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    self.targetView = targetView
    isMenuVisible = true
  }
  /// Hides the menu.
  open func hideMenu(from targetView: UIView) { hideMenu() }
  /// Hides the menu.
  open func hideMenu() { isMenuVisible = false }
  /// Notifies that the menu is about to appear; never posted.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Notifies that the menu has appeared; never posted.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Notifies that the menu is about to disappear; never posted.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Notifies that the menu has disappeared; never posted.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Shows or hides the menu.
  @available(*, deprecated, message: "Use showMenu(from:rect:) or hideMenu(from:)")
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  /// Sets the view over which the menu is shown.
  @available(*, deprecated, message: "Use showMenu(from:rect:)")
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetView = targetView
  }
  /// Updates the entries; does nothing.
  open func update() {}
}
