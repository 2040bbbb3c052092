public import Foundation

/// The app: one inert object, whose state tests may set.
///
/// Nothing opens, nothing runs in the background and no scene connects by itself; a scene is
/// connected by making a ``UIWindowScene``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplication>
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// The state of the app; raw values are Apple's.
  public enum State: Int, Sendable {
    /// It receives events.
    case active = 0
    /// It shows and receives none.
    case inactive = 1
    /// It does not show.
    case background = 2
  }

  /// The delegate for the app's life cycle.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The state of the app; active unless a test sets it.
  open var applicationState = State.active
  /// Whether the device stays awake.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether shaking undoes.
  open var applicationSupportsShakeToEdit = true
  /// Whether the network indicator turns.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether protected files can be read; they can.
  open var isProtectedDataAvailable: Bool { true }
  /// The direction of reading of the app's language: left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The text size that the reader prefers: that of the present traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// How much longer the app may run in the background, in seconds: without end.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app may fetch in the background; it may.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The actions on the app's icon.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// How the status bar looks, by an old interface.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden, by an old interface.
  open var isStatusBarHidden = false
  /// How the device is held, by the first scene.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.orientation == .portrait ? .portrait : .landscapeRight
  }
  /// The rectangle of the status bar, in points of the main screen.
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(
      x: 0, y: 0, width: screen.bounds.width,
      height: isStatusBarHidden ? 0 : screen.safeAreaInsets.top)
  }

  /// The scenes that are connected, each made by the app or a test.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether the app may have several scenes.
  open var supportsMultipleScenes: Bool { true }
  /// The windows that have been made key, and those of the scenes.
  open var windows: [UIWindow] {
    var found: [UIWindow] = []
    for scene in connectedScenes {
      for window in (scene as? UIWindowScene)?.windows ?? [] { found.append(window) }
    }
    if let keyWindow, !found.contains(where: { $0 === keyWindow }) { found.append(keyWindow) }
    return found
  }
  /// The window that was made key last and still exists.
  open var keyWindow: UIWindow? { knownKeyWindow }
  weak var knownKeyWindow: UIWindow?

  /// Records an address in ``RecordedEffects/openedURLs``; nothing is opened, and the completion
  /// gets false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    RecordedEffects.openedURLs.append(url)
    completion?(false)
  }
  /// Whether an address can be opened: none can.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Sends a selector to a target, or without one along the responder chain.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    SelectorSending.send(action, to: target, from: sender, event)
  }
  /// Passes an event on; nothing happens.
  open func sendEvent(_ event: UIEvent) {}
  /// Stops events; there are none.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Lets events through again; there are none.
  open func endIgnoringInteractionEvents() { ignoring = max(ignoring - 1, 0) }
  /// Whether events are stopped.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  private var ignoring = 0

  /// Asks for time in the background; there is enough.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  /// Asks for time in the background; there is enough.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    tasks += 1
    return UIBackgroundTaskIdentifier(rawValue: tasks)
  }
  private var tasks = 0
  /// Gives time in the background back.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Says how often the app fetches; it does not.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Asks for messages from a server; none come.
  open func registerForRemoteNotifications() {}
  /// Wants no messages from a server any more.
  open func unregisterForRemoteNotifications() {}
  /// Whether the app is registered for remote notifications; always false.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether the app has more than one icon: no.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the app's icon: its first.
  open var alternateIconName: String? { nil }
  /// Changes the icon; nothing shows it.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Takes events of headphones; there are none.
  open func beginReceivingRemoteControlEvents() {}
  /// Takes no events of headphones any more.
  open func endReceivingRemoteControlEvents() {}

  /// The name of an option for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates an option with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only where an app takes the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// The name of an option of an address that was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates an option with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that requested it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Additional data.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file stays where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  /// The name of a reason why the app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a reason with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To open an address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// Because of a message.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// By an action on the icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// For where the device is.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// By another app.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  }

  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings for messages.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// As rarely as possible.
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// As often as possible.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  // Posted by tests only: nothing starts, stops or covers the app here.

  /// Posted when the app has started.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has become active.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to stop being active.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has entered the background.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to come from the background.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to end.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the time has changed by much.
  nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when a picture of the screen has been taken.
  nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when protected files can be read again.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when protected files are about to be locked.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when the rectangle of the status bar has changed.
  nonisolated public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}

/// How the status bar looks; raw values are Apple's.
public enum UIStatusBarStyle: Int, Sendable {
  /// According to the traits.
  case `default` = 0
  /// Light, for dark content.
  case lightContent = 1
  /// Dark, for light content.
  case darkContent = 3
}

/// How the status bar comes and goes; raw values are Apple's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}

/// Whether the app may fetch in the background; raw values are Apple's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The app is not permitted, regardless of the user.
  case restricted = 0
  /// The user has denied permission.
  case denied = 1
  /// It may.
  case available = 2
}

/// What fetching in the background has found; raw values are Apple's.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// An error.
  case failed = 2
}

/// Time in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The picture of an action on the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates one of an image's name.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates one of a symbol's name.
  public convenience init(systemImageName: String) { self.init() }
}

/// An action on the app's icon.
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
  /// Its picture.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// The app's own data for it.
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

/// Methods for the app's life cycle; all are optional.
///
/// Nothing calls it here but tests.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window.
  var window: UIWindow? { get set }
  /// Called when the app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to stop being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to come from the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Yes.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
