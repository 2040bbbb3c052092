/// A sequence of values over time, as Combine has it.
///
/// Operators return an ``AnyPublisher``, where Apple's return a type for each operator.
///
/// Apple: <https://developer.apple.com/documentation/combine/publisher>
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error with which the sequence can end.
  associatedtype Failure: Error
  /// Attaches a subscriber.
  func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure
}

/// Receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of the error with which the sequence can end.
  associatedtype Failure: Error
  /// Takes the subscription, of which the subscriber requests values.
  func receive(subscription: any Subscription)
  /// Takes a value, and returns how many more are requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end of the sequence.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes an event without a value, and returns how many more are requested.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// Something that can be ended.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

/// The connection of a publisher with a subscriber.
public protocol Subscription: Cancellable {
  /// Requests values.
  func request(_ demand: Subscribers.Demand)
}

/// A publisher that others send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Sends the end to all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription.
  func send(subscription: any Subscription)
}

/// A publisher that begins when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

/// The types of subscribers.
public enum Subscribers {
  /// How many values are requested.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The greatest number; nil for all.
    public let max: Int?
    /// All values.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// A number of values.
    public static func max(_ count: Int) -> Demand { Demand(max: count) }
    /// Whether fewer values are requested.
    public static func < (first: Demand, second: Demand) -> Bool {
      (first.max ?? .max) < (second.max ?? .max)
    }
    /// The sum.
    public static func + (first: Demand, second: Demand) -> Demand {
      guard let one = first.max, let other = second.max else { return .unlimited }
      return .max(one + other)
    }
  }

  /// How a sequence ended.
  public enum Completion<Failure: Error> {
    /// After its last value.
    case finished
    /// With an error.
    case failure(Failure)
  }

  /// Calls closures with the values and the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called with each value.
    public var receiveValue: (Input) -> Void
    /// Called with the end.
    public var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isEnded = false

    /// Creates a subscriber of closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Requests all values.
    public func receive(subscription: any Subscription) {
      guard !isEnded else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Calls the closure.
    public func receive(_ input: Input) -> Demand {
      if !isEnded { receiveValue(input) }
      return .none
    }
    /// Calls the closure.
    public func receive(completion: Completion<Failure>) {
      guard !isEnded else { return }
      isEnded = true
      subscription = nil
      receiveCompletion(completion)
    }
    /// Ends the subscription.
    public func cancel() {
      isEnded = true
      let ended = subscription
      subscription = nil
      ended?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// Ends something when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var body: (() -> Void)?

  /// Creates one of a closure.
  public init(_ cancel: @escaping () -> Void) { body = cancel }
  /// Creates one of another.
  public init(_ other: some Cancellable) { body = { other.cancel() } }
  deinit { body?() }

  /// Ends it, once.
  public func cancel() {
    let ending = body
    body = nil
    ending?()
  }
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps it in a collection.
  public func store<List: RangeReplaceableCollection>(in list: inout List)
  where List.Element == AnyCancellable { list.append(self) }

  /// Whether they are the same object.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps it in a set until that is released.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// The type of publishers of several operators.
public enum Publishers {}
