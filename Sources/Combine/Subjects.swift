/// A subject that keeps no value.
///
/// Apple: <https://developer.apple.com/documentation/combine/passthroughsubject>
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  /// Creates a subject.
  public init() {}
  /// Sends a value.
  public func send(_ value: Output) { listeners.send(value) }
  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.complete(completion) }
  /// Requests all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  /// Attaches a subscriber.
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    let listeners = listeners
    AnyPublisher { listeners.add($0) }.receive(subscriber: subscriber)
  }
}

/// A subject that keeps its last value.
///
/// Apple: <https://developer.apple.com/documentation/combine/currentvaluesubject>
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var present: Output
  /// Creates a subject with a value.
  public init(_ value: Output) { present = value }
  /// The value; setting it sends it.
  public var value: Output {
    get { present }
    set { send(newValue) }
  }
  /// Sends a value.
  public func send(_ value: Output) {
    present = value
    listeners.send(value)
  }
  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.complete(completion) }
  /// Requests all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  /// Attaches a subscriber, which receives the present value first.
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    AnyPublisher { [self] relay in
      if listeners.completion == nil { relay.send(present) }
      return listeners.add(relay)
    }.receive(subscriber: subscriber)
  }
}

extension Subject where Output == Void {
  /// Sends a value.
  public func send() { send(()) }
}

/// The subscribers of a subject.
final class Listeners<Output, Failure: Error> {
  private var relays: [(id: Int, relay: Relay<Output, Failure>)] = []
  private var count = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  func add(_ relay: Relay<Output, Failure>) -> any Cancellable {
    if let completion {
      relay.complete(completion)
      return AnyCancellable {}
    }
    count += 1
    let id = count
    relays.append((id, relay))
    return AnyCancellable { [weak self] in self?.relays.removeAll { $0.id == id } }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for entry in relays { entry.relay.send(value) }
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ending = relays
    relays = []
    for entry in ending { entry.relay.complete(completion) }
  }
}
