#if !canImport(Darwin)
public import Foundation

extension NotificationCenter {
  /// Returns the notifications of a name, as an asynchronous sequence.
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)>
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name, from the beginning of an iteration.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    private let (center, name): (NotificationCenter, Notification.Name)
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Observes the center.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      let token = Token(
        value: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        })
      let center = center
      continuation.onTermination = { _ in center.removeObserver(token.value) }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// Returns one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.Iterator

      /// Waits for the next notification.
      public mutating func next() async -> Notification? { await base.next()?.notification }
    }

    // As on Apple's systems, who posts a notification answers for what it carries.
    fileprivate struct Posted: @unchecked Sendable { let notification: Notification }
    private struct Token: @unchecked Sendable { let value: any NSObjectProtocol }
  }
}
#endif
