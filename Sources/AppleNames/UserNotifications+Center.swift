public import UIKit

/// A notification that was shown; there is none.
open class UNNotification: NSObject {
  /// The request.
  public let request: UNNotificationRequest
  /// The date.
  public let date = Date()
  private init(_ request: UNNotificationRequest) { self.request = request }
}
/// What a user did with a notification; there is none.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The button.
  public let actionIdentifier: String
  /// The scene.
  open var targetScene: UIScene? { nil }
  private init(_ notification: UNNotification, _ action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}
extension UIScene.ConnectionOptions {
  /// What the user did with the notification that opens the app: nil.
  public var notificationResponse: UNNotificationResponse? { nil }
}
/// What a user wrote below a notification; there is nothing.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// The text.
  open var userText: String { "" }
}
/// The action of a tap.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of closing.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
/// The settings of an action.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// On an unlocked device only.
  public static let authenticationRequired = Self(rawValue: 1)
  /// In red.
  public static let destructive = Self(rawValue: 2)
  /// The app is opened.
  public static let foreground = Self(rawValue: 4)
}
/// The settings of a kind.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Closing is reported.
  public static let customDismissAction = Self(rawValue: 1)
  /// In a car.
  public static let allowInCarPlay = Self(rawValue: 2)
}
/// A button of notifications.
open class UNNotificationAction: NSObject {
  /// The identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}
/// A kind of notifications.
open class UNNotificationCategory: NSObject {
  /// The identifier.
  public let identifier: String
  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { self.identifier = identifier }
}
/// Receives nothing.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
/// The notifications of the app: there are none, and none is allowed.
///
/// Apple: <https://developer.apple.com/documentation/usernotifications/unusernotificationcenter>
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  /// The center.
  open class func current() -> UNUserNotificationCenter { shared }
  /// Receives nothing.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Asks nobody: the closure is not called.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  /// Asks nobody: nothing is allowed.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// Passes the settings.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// The settings.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Has no effect.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Has no effect: the closure is told that nothing went wrong.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Has no effect.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// Has no effect.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Has no effect.
  open func removeAllPendingNotificationRequests() {}
  /// Has no effect.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Has no effect.
  open func removeAllDeliveredNotifications() {}
  /// Has no effect.
  open func setBadgeCount(
    _ count: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  /// Passes no requests.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// Passes no notifications.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }
  /// No requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// No notifications.
  open func deliveredNotifications() async -> [UNNotification] { [] }
}
/// Changes notifications before they are shown; it is never called.
open class UNNotificationServiceExtension: NSObject {
  /// Creates an extension.
  public override init() {}
  /// Passes the content on.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  /// Never called.
  open func serviceExtensionTimeWillExpire() {}
}
