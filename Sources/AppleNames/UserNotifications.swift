public import Foundation

/// What a notification of the app may do.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A banner.
  public static let alert = Self(rawValue: 4)
  /// In a car.
  public static let carPlay = Self(rawValue: 8)
  /// A sound in spite of silent mode.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button for settings of the app.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Without asking.
  public static let provisional = Self(rawValue: 64)
  /// In spoken form.
  public static let announcement = Self(rawValue: 128)
}
/// How a notification is shown while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A banner, in both places.
  public static let alert = Self(rawValue: 4)
  /// In the list.
  public static let list = Self(rawValue: 8)
  /// A banner.
  public static let banner = Self(rawValue: 16)
}
/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Whether they are.
  case notDetermined, denied, authorized, provisional, ephemeral
}
/// What is allowed of a kind of notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// Whether it is.
  case notSupported, disabled, enabled
}
/// The settings of notifications: none is allowed yet.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether notifications are allowed.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Whether banners are.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether sounds are.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether numbers at the icon are.
  open var badgeSetting: UNNotificationSetting { .disabled }
}
/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual one.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The usual one, in spite of silent mode.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  /// A sound that cannot be heard.
  public override init() {}
  /// A sound of a file.
  public init(named name: UNNotificationSoundName) {}
}
/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// A file beside a notification.
open class UNNotificationAttachment: NSObject {
  /// The identifier.
  public let identifier: String
  /// The address.
  public let url: URL
  /// Creates an attachment.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
}
/// What a notification says.
open class UNNotificationContent: NSObject {
  /// The title.
  open fileprivate(set) var title = ""
  /// The line below it.
  open fileprivate(set) var subtitle = ""
  /// The text.
  open fileprivate(set) var body = ""
  /// The number at the icon.
  open fileprivate(set) var badge: NSNumber?
  /// The sound.
  open fileprivate(set) var sound: UNNotificationSound?
  /// The app's own values.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The kind.
  open fileprivate(set) var categoryIdentifier = ""
  /// The group.
  open fileprivate(set) var threadIdentifier = ""
  /// The files.
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  /// Returns a copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.take(self)
    return copy
  }
  fileprivate func take(_ other: UNNotificationContent) {
    (title, subtitle, body, badge) = (other.title, other.subtitle, other.body, other.badge)
    (sound, userInfo, attachments) = (other.sound, other.userInfo, other.attachments)
    (categoryIdentifier, threadIdentifier) = (other.categoryIdentifier, other.threadIdentifier)
  }
}
/// What a notification says, while it is written.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The line below it.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number at the icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The app's own values.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The kind.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The group.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The files.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
}
/// When a notification is shown.
open class UNNotificationTrigger: NSObject {
  /// Whether it is shown again.
  open fileprivate(set) var repeats = false
}
/// After some time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init()
    self.repeats = repeats
  }
}
/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date.
  public let dateComponents: DateComponents
  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init()
    self.repeats = repeats
  }
  /// The next date: unknown.
  open func nextTriggerDate() -> Date? { nil }
}
/// From a server.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
/// A notification to be shown.
open class UNNotificationRequest: NSObject {
  /// The identifier.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown.
  public let trigger: UNNotificationTrigger?
  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}
