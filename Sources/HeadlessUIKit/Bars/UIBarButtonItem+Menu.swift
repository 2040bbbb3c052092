public import Foundation

extension UIBarButtonItem {
  /// Creates an item with a title and an image that runs an action and opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }
  /// Creates an item with a title and an image that sends a message and opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(image: image, style: .plain, target: target, action: action)
    self.title = title
    self.menu = menu
  }
  /// Creates one of the system's items that runs an action and opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }
  /// Creates an item with an image for each orientation.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Returns a group with only this item, which users cannot move.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// Returns a group with only this item, which users can move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
  /// Returns a group with only this item, which users can remove.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
}

/// A group of items in a bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The items.
  open var barButtonItems: [UIBarButtonItem] { didSet { adopt() } }
  /// The item that is shown instead of the group where there is little space.
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative item is shown: always false.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the group is visible even in a narrow bar.
  open var alwaysAvailable = false
  /// Whether the group is hidden.
  open var isHidden = false
  /// The element in an overflow menu.
  open var menuRepresentation: UIMenuElement?

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt()
  }
  /// Returns a group that users cannot move.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Returns a group that users can move.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  /// Returns a group that users can remove.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  private func adopt() { for item in barButtonItems { item.group = self } }
}
