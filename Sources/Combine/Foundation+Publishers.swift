public import Foundation

extension NotificationCenter {
  /// The notifications of a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher { Publisher(center: self, name: name, object: object) }

  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Notification
    /// The sequence does not fail.
    public typealias Failure = Never
    /// The center.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// The object; nil for any.
    public let object: AnyObject?
    /// Attaches a subscriber.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Notification, Target.Failure == Never {
      AnyPublisher<Notification, Never> { relay in
        let sender = Sender(relay: relay)
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          sender.relay.send($0)
        }
        return AnyCancellable { center.removeObserver(token) }
      }.receive(subscriber: subscriber)
    }
  }

  private struct Sender: @unchecked Sendable { let relay: Relay<Notification, Never> }
}

extension Timer {
  /// The times of a repeated timer.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
    in mode: RunLoop.Mode, options: SchedulerNoOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, loop: loop, mode: mode) }

  /// A publisher of the times of a timer.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Date
    /// The sequence does not fail.
    public typealias Failure = Never
    private let subject = PassthroughSubject<Date, Never>()
    private let (interval, loop, mode): (TimeInterval, RunLoop, RunLoop.Mode)

    init(interval: TimeInterval, loop: RunLoop, mode: RunLoop.Mode) {
      (self.interval, self.loop, self.mode) = (interval, loop, mode)
    }
    /// Attaches a subscriber.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Date, Target.Failure == Never { subject.receive(subscriber: subscriber) }
    /// Begins.
    public func connect() -> any Cancellable {
      let sender = Sender(subject: subject)
      let timer = Timer(timeInterval: interval, repeats: true) { _ in sender.subject.send(Date()) }
      loop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
    private struct Sender: @unchecked Sendable { let subject: PassthroughSubject<Date, Never> }
  }
}

extension ConnectablePublisher {
  /// The values, from the first subscriber on.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      let links = Links()
      links.add(self.listen({ relay.send($0) }, { relay.complete($0) }))
      links.add(self.connect())
      return links
    }
  }
}
