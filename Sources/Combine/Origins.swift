// Publishers that begin a sequence.

/// One value.
public struct Just<Output>: Publisher {
  /// The sequence does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// Creates a sequence of one value.
  public init(_ output: Output) { self.output = output }
  /// Attaches a subscriber.
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Never {
    AnyPublisher<Output, Never>(sending: [output], .finished).receive(subscriber: subscriber)
  }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let endsAtOnce: Bool
  /// Creates a sequence without values, which ends at once or never.
  public init(completeImmediately: Bool = true) { endsAtOnce = completeImmediately }
  /// Creates a sequence without values of these types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { endsAtOnce = completeImmediately }
  /// Attaches a subscriber.
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    AnyPublisher<Output, Failure>(sending: [], endsAtOnce ? .finished : nil)
      .receive(subscriber: subscriber)
  }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure
  /// Creates a sequence that fails.
  public init(error: Failure) { self.error = error }
  /// Creates a sequence that fails.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Attaches a subscriber.
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    AnyPublisher<Output, Failure>(sending: [], .failure(error)).receive(subscriber: subscriber)
  }
}

/// The publisher that a closure makes for each subscriber.
public struct Deferred<Upstream: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = Upstream.Output
  /// The type of the error.
  public typealias Failure = Upstream.Failure
  private let make: () -> Upstream
  /// Creates a publisher of a closure.
  public init(createPublisher: @escaping () -> Upstream) { make = createPublisher }
  /// Attaches a subscriber.
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure { make().receive(subscriber: subscriber) }
}

/// One value that is known later.
public final class Future<Output, Failure: Error>: Publisher {
  /// What takes the result.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?
  /// Begins the work that gives the result.
  public init(_ begin: @escaping (@escaping Promise) -> Void) {
    begin { result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        self.subject.send(value)
        self.subject.send(completion: .finished)
      case .failure(let error): self.subject.send(completion: .failure(error))
      }
    }
  }
  /// Attaches a subscriber.
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Output, Target.Failure == Failure {
    switch result {
    case .success(let value):
      AnyPublisher<Output, Failure>(sending: [value], .finished).receive(subscriber: subscriber)
    case .failure(let error):
      AnyPublisher<Output, Failure>(sending: [], .failure(error)).receive(subscriber: subscriber)
    case nil: subject.receive(subscriber: subscriber)
    }
  }
}

extension AnyPublisher {
  init(sending values: [Output], _ completion: Subscribers.Completion<Failure>?) {
    self.init { relay in
      for value in values { relay.send(value) }
      if let completion { relay.complete(completion) }
      return AnyCancellable {}
    }
  }
}

extension Sequence {
  /// The elements, as a publisher.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher(sending: Array(self), .finished)
  }
}

extension Optional {
  /// The value if there is one, as a publisher.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher(sending: map { [$0] } ?? [], .finished)
  }
}

extension Result {
  /// The value or the error, as a publisher.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): AnyPublisher(sending: [value], .finished)
    case .failure(let error): AnyPublisher(sending: [], .failure(error))
    }
  }
}
