public import Foundation

/// A part of the app that shows on its own; connected as long as it exists.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscene>
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene; raw values are Apple's.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It shows and receives events.
    case foregroundActive = 0
    /// It shows and receives none.
    case foregroundInactive = 1
    /// It does not show.
    case background = 2
  }

  /// The lasting part of the scene.
  open internal(set) var session: UISceneSession
  /// The delegate for the scene's life cycle.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene; active unless a test sets it.
  open var activationState = ActivationState.foregroundActive
  /// The title of the scene.
  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene of a session, and connects it.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
    UIApplication.shared.connectedScenes.insert(self)
  }

  /// Why a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that requested it.
    open var sourceApplication: String? { nil }
    /// The action on the icon.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// Opens an address; nothing opens.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, options: [:], completionHandler: completion) }

  /// How an address is opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Only where an app takes the address.
    open var universalLinksOnly = false
  }

  /// Posted when a scene is about to connect; by tests only.
  nonisolated public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene has disconnected; by tests only.
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene has become active; by tests only.
  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to stop being active; by tests only.
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to come from the background; by tests only.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background, which only tests cause.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwindowscene>
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen the scene shows on: the main one.
  open var screen: UIScreen { windows.first?.screen ?? .main }
  /// The windows of the scene.
  open internal(set) var windows: [UIWindow] = []
  /// The window of the scene that would get keys.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.orientation == .portrait ? .portrait : .landscapeRight
  }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    windows.first?.traitCollection ?? .current
  }
  /// The rectangle and the look of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// The rectangle and the look of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// How the status bar looks.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The rectangle of the status bar, in points of the main screen.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// The lasting part of a scene.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscenesession>
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a role with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another display.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The role of the session.
  open internal(set) var role: Role
  /// How its scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// The session's identifier.
  public let persistentIdentifier = UUID().uuidString
  /// The scene.
  open internal(set) weak var scene: UIScene?
  /// The app's own data for the session.
  open var userInfo: [String: Any]?

  /// Creates a session for windows.
  public override convenience init() { self.init(role: .windowApplication) }

  /// Creates a session.
  package init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// What its sessions are for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The document of the first controller.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// An address to be opened.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// Creates a request to open an address, for tests.
  package init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Methods for a scene's life cycle; all are optional.
///
/// Nothing calls it here but tests.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is about to connect.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene has disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when a scene is about to stop being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when a scene is about to come from the background.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Is called with addresses to open.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Methods for the life cycle of a scene with windows; all are optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindow {
  /// A place in the order of windows; greater ones are in front.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// Apple's number.
    public let rawValue: CGFloat
    /// Creates a place of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a place of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The app's content.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
    /// Whether one place is behind another.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// Posted when a window shows.
  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden.
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window gets keys.
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window gets keys no more.
  nonisolated public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  /// Creates a window of a scene that fills its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(screen: windowScene.screen)
    self.windowScene = windowScene
  }
}
