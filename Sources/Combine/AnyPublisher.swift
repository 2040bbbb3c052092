/// A publisher without the type of its operators.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (Relay<Output, Failure>) -> any Cancellable

  /// Creates one of another.
  public init<Other: Publisher>(_ other: Other)
  where Other.Output == Output, Other.Failure == Failure {
    attach = { relay in other.listen({ relay.send($0) }, { relay.complete($0) }) }
  }

  /// Creates a publisher of a closure that begins to send values, and returns what ends that.
  init(attach: @escaping (Relay<Output, Failure>) -> any Cancellable) { self.attach = attach }

  /// Attaches a subscriber.
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    let relay = Relay(subscriber)
    relay.begin()
    relay.upstream = attach(relay)
  }
}

/// Passes values on to a subscriber as it requests them, and keeps the others.
final class Relay<Output, Failure: Error>: Subscription {
  private let give: (Output) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void
  private let introduce: (any Subscription) -> Void
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isEnded = false
  private var isGiving = false
  /// Ends what sends the values.
  var upstream: (any Cancellable)? {
    didSet { if isEnded { upstream?.cancel() } }
  }

  init<Target: Subscriber>(_ target: Target)
  where Target.Input == Output, Target.Failure == Failure {
    give = { target.receive($0) }
    end = { target.receive(completion: $0) }
    introduce = { target.receive(subscription: $0) }
  }

  func begin() { introduce(self) }

  func request(_ more: Subscribers.Demand) {
    demand = demand + more
    pass()
  }

  func send(_ value: Output) {
    guard !isEnded, completion == nil else { return }
    waiting.append(value)
    pass()
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    guard !isEnded, self.completion == nil else { return }
    self.completion = completion
    pass()
  }

  func cancel() {
    isEnded = true
    waiting = []
    let ended = upstream
    upstream = nil
    ended?.cancel()
  }

  private func pass() {
    // A value that is sent while another one is received waits until that one is.
    guard !isGiving else { return }
    isGiving = true
    defer { isGiving = false }
    while !isEnded, !waiting.isEmpty, demand > .none {
      if let count = demand.max { demand = .max(count - 1) }
      demand = demand + give(waiting.removeFirst())
    }
    guard !isEnded, waiting.isEmpty, let completion else { return }
    isEnded = true
    end(completion)
    upstream = nil
  }
}

extension Publisher {
  /// Calls closures with all values and the end.
  func listen(
    _ value: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> any Cancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: end, receiveValue: value)
    receive(subscriber: sink)
    return sink
  }

  /// The publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  /// Attaches a subscriber.
  public func subscribe<Target: Subscriber>(_ subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure { receive(subscriber: subscriber) }
  /// Sends the values through a subject.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    AnyCancellable(listen({ subject.send($0) }, { subject.send(completion: $0) }))
  }
  /// Calls closures with the values and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { AnyCancellable(listen(receiveValue, receiveCompletion)) }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    AnyCancellable(listen(receiveValue) { _ in })
  }
  /// Sets a property to each value.
  public func assign<Root>(
    to property: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: property] = $0 } }
  /// Sets a published property to each value, as long as its object exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let link = sink { [weak storage] in storage?.set($0) }
    storage.links.append(link)
  }
}

extension AnyCancellable {
  convenience init(_ other: any Cancellable) { self.init { other.cancel() } }
}
