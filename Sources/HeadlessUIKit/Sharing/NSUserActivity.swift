#if !canImport(Darwin)
public import Foundation

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a user does in an app, for other devices, search and restoration.
///
/// It keeps what is set; nothing is published.
///
/// Apple: <https://developer.apple.com/documentation/foundation/nsuseractivity>
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// The type.
  public let activityType: String
  /// The title.
  open var title: String?
  /// The values with which the activity is continued.
  open var userInfo: [AnyHashable: Any]?
  /// Adds values to ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// The keys that are needed to continue the activity.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the values have to be updated.
  open var needsSave = false
  /// The web page that continues the activity.
  open var webpageURL: URL?
  /// The page from which the web page was reached.
  open var referrerURL: URL?
  /// The date after which the activity is not offered.
  open var expirationDate: Date?
  /// Words with which the activity is found.
  open var keywords: Set<String> = []
  /// Whether other devices can continue the activity.
  open var isEligibleForHandoff = true
  /// Deletes all saved activities, and calls a closure.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
  /// Whether the activity is found on the device.
  open var isEligibleForSearch = false
  /// Whether the activity is found by others.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity is suggested.
  open var isEligibleForPrediction = false
  /// The identifier of the activity for suggestions.
  open var persistentIdentifier: String?
  /// Whether the activity is the current one.
  package private(set) var isCurrent = false
  /// Makes the activity the current one.
  open func becomeCurrent() { isCurrent = true }
  /// Ends being the current one.
  open func resignCurrent() { isCurrent = false }
  /// Ends the activity.
  open func invalidate() { isCurrent = false }
}
#endif

/// An object that restores the state of an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
