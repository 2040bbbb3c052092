public import Foundation

/// A record of the app's requests to the system, which are not performed, for tests to inspect.
///
/// A test should first remove the effects of earlier tests.
@MainActor
public enum RecordedEffects {
  /// A notification to assistive technology.
  public struct PostedMessage {
    /// The kind of the notification.
    public let notification: UIAccessibility.Notification
    /// The text of the announcement, or the element to focus.
    public let argument: Any?
  }

  /// The notifications posted with `UIAccessibility.post(notification:argument:)`.
  public static var postedMessages: [PostedMessage] = []

  /// The URLs passed to `UIApplication.open(_:options:completionHandler:)`.
  public static var openedURLs: [URL] = []

  /// Returns the items that a controller shares.
  public static func sharedItems(of controller: UIActivityViewController) -> [Any] {
    controller.activityItems
  }
}
