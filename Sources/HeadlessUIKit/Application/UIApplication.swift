public import Foundation

/// The app, whose state can be set by tests.
///
/// URLs are not opened, nothing runs in the background, and scenes are not connected automatically:
/// creating a ``UIWindowScene`` connects it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplication>
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// The state of the app; raw values are Apple's.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives events.
    case active = 0
    /// The app is in the foreground and does not receive events.
    case inactive = 1
    /// The app is in the background.
    case background = 2
  }

  /// The delegate for the app's life cycle.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The state of the app; active unless a test sets it.
  open var applicationState = State.active
  /// Whether the idle timer is disabled, so that the device stays awake.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether shaking the device undoes an edit.
  open var applicationSupportsShakeToEdit = true
  /// Whether the network activity indicator is visible.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether protected files can be read: always true.
  open var isProtectedDataAvailable: Bool { true }
  /// The layout direction of the app's language: left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The user's preferred text size: that of the current traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The remaining time in the background, in seconds: unlimited.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the app can fetch in the background: always available.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The Home Screen quick actions.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The style of the status bar (deprecated API).
  open var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden (deprecated API).
  open var isStatusBarHidden = false
  /// The orientation of the first scene.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.orientation == .portrait ? .portrait : .landscapeRight
  }
  /// The frame of the status bar, in points of the main screen.
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    return CGRect(
      x: 0, y: 0, width: screen.bounds.width,
      height: isStatusBarHidden ? 0 : screen.safeAreaInsets.top)
  }

  /// The connected scenes, which the app or a test created.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Opens or activates a scene; has no effect.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Closes a scene; has no effect.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Updates a scene's picture; has no effect.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Whether the app can have several scenes: always true.
  open var supportsMultipleScenes: Bool { true }
  /// The windows that have been key, and those of the scenes.
  open var windows: [UIWindow] {
    UIScreen.whenRead?()
    var found: [UIWindow] = []
    for scene in connectedScenes {
      for window in (scene as? UIWindowScene)?.windows ?? [] { found.append(window) }
    }
    if let knownKeyWindow, !found.contains(where: { $0 === knownKeyWindow }) {
      found.append(knownKeyWindow)
    }
    return found
  }
  /// The window that most recently became key.
  open var keyWindow: UIWindow? {
    UIScreen.whenRead?()
    return knownKeyWindow
  }
  weak var knownKeyWindow: UIWindow?

  /// Records a URL in ``RecordedEffects/openedURLs``.
  ///
  /// It is not opened, and the completion handler receives false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    RecordedEffects.openedURLs.append(url)
    completion?(false)
  }
  /// Returns whether a URL can be opened: always false.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Returns the orientations that the app supports in a window: those that the delegate returns.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? .standard(for: UIDevice.current.userInterfaceIdiom)
  }

  /// Sends a selector to a target, or along the responder chain if the target is nil.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    SelectorSending.send(action, to: target, from: sender, event)
  }
  /// Dispatches an event; has no effect.
  open func sendEvent(_ event: UIEvent) {}
  /// Starts ignoring events, of which there are none.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Stops ignoring events.
  open func endIgnoringInteractionEvents() { ignoring = max(ignoring - 1, 0) }
  /// Whether events are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  private var ignoring = 0

  /// Begins a background task, whose time is unlimited.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  /// Begins a background task, whose time is unlimited.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    tasks += 1
    return UIBackgroundTaskIdentifier(rawValue: tasks)
  }
  private var tasks = 0
  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Sets the interval of background fetches; has no effect.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Registers for remote notifications; has no effect.
  open func registerForRemoteNotifications() {}
  /// Unregisters from remote notifications; has no effect.
  open func unregisterForRemoteNotifications() {}
  /// Whether the app is registered for remote notifications; always false.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Whether the app supports alternate icons: always false.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the alternate icon: always nil.
  open var alternateIconName: String? { nil }
  /// Changes the icon; has no effect.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Starts receiving remote control events, of which there are none.
  open func beginReceivingRemoteControlEvents() {}
  /// Stops receiving remote control events.
  open func endReceivingRemoteControlEvents() {}

  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates an option with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL is opened only if an app handles it as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// An option of a URL that was opened.
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
    /// Whether the file is opened in place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  /// A reason for launching the app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a reason with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app was launched to open a URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app was launched because of a remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The app was launched by a Home Screen quick action.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The app was launched because of a location event.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The app was launched by another app.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  }

  /// The URL of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The interval for no background fetches.
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// The smallest interval of background fetches.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  // Only tests post these notifications, because the state of the app does not change by itself.

  /// Posted when the app has finished launching.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has become active.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to become inactive.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has entered the background.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to enter the foreground.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to terminate.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the app receives a memory warning.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the time has changed significantly.
  nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the user has taken a screenshot.
  nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when protected files have become available.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when protected files are about to become unavailable.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when the frame of the status bar has changed.
  nonisolated public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}

/// The style of the status bar; raw values are Apple's.
public enum UIStatusBarStyle: Int, Sendable {
  /// The style depends on the traits.
  case `default` = 0
  /// Light text, for dark content.
  case lightContent = 1
  /// Dark text, for light content.
  case darkContent = 3
}

/// The animation with which the status bar appears and disappears; raw values are Apple's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// Fading.
  case fade = 1
  /// Sliding.
  case slide = 2
}

/// Whether the app can fetch in the background; raw values are Apple's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The app is not permitted, regardless of the user.
  case restricted = 0
  /// The user has denied permission.
  case denied = 1
  /// Background fetches are available.
  case available = 2
}

/// The result of a background fetch; raw values are Apple's.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data.
  case newData = 0
  /// No new data.
  case noData = 1
  /// An error.
  case failed = 2
}

/// An identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Returns nil.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Methods for the app's life cycle; all are optional.
///
/// Only tests call these methods.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window.
  var window: UIWindow? { get set }
  /// Called when the app has finished launching.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the orientations that the app supports in a window.
  ///
  /// By default all on an iPad, and all but upside down on an iPhone; an app's Info.plist is not read.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called when the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The default implementation returns what the device supports.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .standard(for: UIDevice.current.userInterfaceIdiom) }
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// The default implementation does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
