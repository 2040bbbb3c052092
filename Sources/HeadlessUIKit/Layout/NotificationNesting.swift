internal import AutoLayout

/// A limit of the depth of notifications that views answer by causing them again.
///
/// A `traitCollectionDidChange(_:)` that changes the traits each time ends UIKit by an overflow of the
/// stack. Here the notification is not sent again at some depth, with a message in the log.
@MainActor
enum NotificationNesting {
  /// The greatest depth, which is far above that of code that ends.
  static let limit = 64

  private static var depth = 0

  /// Begins a notification; returns false, and writes a message, at the limit.
  ///
  /// A pair of calls instead of a closure, because in a closure Swift traps if this is not the main
  /// thread.
  static func begin(_ name: StaticString, about view: UIView) -> Bool {
    guard depth < limit else {
      view.layoutEnvironment.log.write(
        "\(name) of \(view) causes the change again of which it is told: it is not called again "
          + "after \(limit) nested calls")
      return false
    }
    depth += 1
    return true
  }

  /// Ends a notification for which ``begin(_:about:)`` returned true.
  static func end() { depth -= 1 }
}
