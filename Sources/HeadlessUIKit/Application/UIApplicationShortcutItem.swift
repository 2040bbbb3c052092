public import Foundation

/// The icon of a Home Screen quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an icon from the name of an image.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon from the name of a symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// A Home Screen quick action.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The action's identifier.
  open fileprivate(set) var type: String
  /// The action's title.
  open fileprivate(set) var localizedTitle: String
  /// Additional data.
  open fileprivate(set) var localizedSubtitle: String?
  /// The action's icon.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// The app's data for the action.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A Home Screen quick action whose values can be set.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem>
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The action's identifier.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The action's title.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// Additional data.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The action's icon.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// The app's data for the action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}
