public import Foundation

/// What an app asked of the system, for tests to read: there is no system here to do it.
///
/// A test should remove the effects of earlier tests first.
@MainActor
public enum RecordedEffects {
  /// A message to assistive technology.
  public struct PostedMessage {
    /// The kind of the message.
    public let notification: UIAccessibility.Notification
    /// The text of the message, or the element to move to.
    public let argument: Any?
  }

  /// The messages that `UIAccessibility.post(notification:argument:)` was given.
  public static var postedMessages: [PostedMessage] = []

  /// The addresses that `UIApplication.open(_:options:completionHandler:)` was given.
  public static var openedURLs: [URL] = []

  /// The items that a controller offers to share.
  public static func sharedItems(of controller: UIActivityViewController) -> [Any] {
    controller.activityItems
  }
}
