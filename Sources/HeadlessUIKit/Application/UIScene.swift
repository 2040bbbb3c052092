public import Foundation

/// A scene: an instance of the app's user interface.
///
/// It is connected as long as it exists.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscene>
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene; raw values are Apple's.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and does not receive events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The session of the scene.
  open internal(set) var session: UISceneSession
  /// The delegate for the scene's life cycle.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene; active unless a test sets it.
  open var activationState = ActivationState.foregroundActive
  /// The title of the scene.
  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene for a session, and connects it.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
    UIApplication.shared.connectedScenes.insert(self)
  }

  /// The reasons for connecting a scene.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that requested it.
    open var sourceApplication: String? { nil }
    /// The activities to continue.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The type of the activity that another device hands over.
    open var handoffUserActivityType: String? { nil }
    /// The Home Screen quick action.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// Opens a URL; has no effect.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, options: [:], completionHandler: completion) }

  /// Options for opening a URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether the URL is opened only if an app handles it as a universal link.
    open var universalLinksOnly = false
  }

  /// Posted when a scene is about to connect; only tests post it.
  nonisolated public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene has disconnected; only tests post it.
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene has become active; only tests post it.
  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to become inactive; only tests post it.
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to enter the foreground; only tests post it.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has entered the background; only tests post it.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwindowscene>
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen of the scene: that of its first window, or the main screen.
  open var screen: UIScreen { windows.first?.screen ?? .main }
  /// The windows of the scene.
  open internal(set) var windows: [UIWindow] = []
  /// The key window of the scene.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The orientation of the scene.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.orientation == .portrait ? .portrait : .landscapeRight
  }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    windows.first?.traitCollection ?? .current
  }
  /// The frame and style of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The activity of the scene.
  open var subtitle = ""
  /// Whether the scene covers the screen: always true.
  open var isFullScreen: Bool { true }
  /// Provides a picture of the whole content for a screenshot; never called.
  open private(set) lazy var screenshotService: UIScreenshotService? = UIScreenshotService(self)
}

/// The frame and style of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The frame of the status bar, in points of the main screen.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// The session of a scene.
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
  /// The configuration of the session's scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The session's identifier.
  public let persistentIdentifier = UUID().uuidString
  /// The scene.
  open internal(set) weak var scene: UIScene?
  /// The app's data for the session.
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

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the sessions.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard of the initial view controller.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A request to open a URL.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// Creates a request, for tests.
  package init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Methods for a scene's life cycle; all are optional.
///
/// Only tests call these methods.
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
  /// Called when a scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when a scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called with URLs to open.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Methods for the life cycle of a scene with windows; all are optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Returns nil.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

extension UIWindow {
  /// The position of a window in front of or behind others; windows of greater levels are in front.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// Apple's number.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The app's content.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
    /// Returns whether the first level is behind the second.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// Returns a level in front of another.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }
    /// Returns a level behind another.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
  }

  /// Posted when a window has become visible.
  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has been hidden.
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become key.
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer key.
  nonisolated public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
}

extension UIScene {
  /// The way in which a scene is activated.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that requests it.
    open var requestingScene: UIScene?
    /// Creates options.
    public override init() { super.init() }
  }
}

/// The way in which a scene is closed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions>
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}

/// The animation with which a window is closed.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions>
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation; has no effect.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
  /// The animations with which a window is closed.
  public enum DismissalAnimation: Int, Sendable {
    /// The system's animation.
    case standard = 1
    /// The animation of a window whose content is kept.
    case commit = 2
    /// The animation of a window whose content is not kept.
    case decline = 3
  }
}
