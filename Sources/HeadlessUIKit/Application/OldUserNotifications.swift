public import Foundation

/// The kinds of notifications an app asked for until iOS 10; none come.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A text.
  public static let alert = Self(rawValue: 4)
}

/// What an app asked for until iOS 10; none come.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// The kinds.
  public let types: UIUserNotificationType
  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    self.types = types
    super.init()
  }
}

/// A notification of an app to itself until iOS 10; none come.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  /// When it was to come.
  open var fireDate: Date?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The text.
  open var alertBody: String?
  /// The title.
  open var alertTitle: String?
  /// The title of the action.
  open var alertAction: String?
  /// The name of the sound.
  open var soundName: String?
  /// The number on the icon.
  open var applicationIconBadgeNumber = 0
  /// Facts for the app.
  open var userInfo: [AnyHashable: Any]?
  /// The category.
  open var category: String?
  /// Creates a notification.
  public override init() { super.init() }
}

extension UIApplication {
  /// Asks for notifications; has no effect.
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}
  /// Plans a notification; has no effect.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {}
  /// Removes a notification; has no effect.
  public func cancelLocalNotification(_ notification: UILocalNotification) {}
  /// Removes all notifications; has no effect.
  public func cancelAllLocalNotifications() {}
}
