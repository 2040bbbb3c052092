// Operators that take the values of one publisher.
extension Publisher {
  /// A publisher of what a closure makes of each value; the closure may send several values or the end.
  func through<Other, OtherFailure>(
    _ value: @escaping (Output, Relay<Other, OtherFailure>) -> Void,
    end: @escaping (Subscribers.Completion<Failure>, Relay<Other, OtherFailure>) -> Void
  ) -> AnyPublisher<Other, OtherFailure> {
    AnyPublisher { relay in self.listen({ value($0, relay) }, { end($0, relay) }) }
  }

  func through<Other>(
    _ value: @escaping (Output, Relay<Other, Failure>) -> Void
  ) -> AnyPublisher<Other, Failure> { through(value) { $1.complete($0) } }

  /// Passes the error of a failed sequence on as any error.
  private func throwing<Other>(
    _ value: @escaping (Output, Relay<Other, any Error>) throws -> Void
  ) -> AnyPublisher<Other, any Error> {
    through { input, relay in
      do { try value(input, relay) } catch { relay.complete(.failure(error)) }
    } end: { completion, relay in
      switch completion {
      case .finished: relay.complete(.finished)
      case .failure(let error): relay.complete(.failure(error))
      }
    }
  }

  // MARK: Values

  /// The results of a closure.
  public func map<Other>(_ body: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
    through { $1.send(body($0)) }
  }
  /// The values of a property.
  public func map<Other>(_ path: KeyPath<Output, Other>) -> AnyPublisher<Other, Failure> {
    through { $1.send($0[keyPath: path]) }
  }
  /// The results of a closure, or its error.
  public func tryMap<Other>(
    _ body: @escaping (Output) throws -> Other
  ) -> AnyPublisher<Other, any Error> { throwing { $1.send(try body($0)) } }
  /// The results of a closure that are not nil.
  public func compactMap<Other>(
    _ body: @escaping (Output) -> Other?
  ) -> AnyPublisher<Other, Failure> {
    through { input, relay in if let value = body(input) { relay.send(value) } }
  }
  /// The values for which a closure is true.
  public func filter(_ test: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    through { if test($0) { $1.send($0) } }
  }
  /// One value instead of nil.
  public func replaceNil<Other>(with value: Other) -> AnyPublisher<Other, Failure>
  where Output == Other? { map { $0 ?? value } }
  /// The values that differ from the one before.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var last: Output?
      return self.listen(
        {
          if let last, isSame(last, $0) { return }
          last = $0
          relay.send($0)
        }, { relay.complete($0) })
    }
  }
  /// The results of a closure of the result before and each value.
  public func scan<Other>(
    _ first: Other, _ body: @escaping (Other, Output) -> Other
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { relay in
      var result = first
      return self.listen(
        {
          result = body(result, $0)
          relay.send(result)
        }, { relay.complete($0) })
    }
  }
  /// The last result of a closure of the result before and each value.
  public func reduce<Other>(
    _ first: Other, _ body: @escaping (Other, Output) -> Other
  ) -> AnyPublisher<Other, Failure> { scan(first, body).prepend(first).last() }
  /// All values, when the sequence ends.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  /// The values that a closure is called with before they are passed on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    through {
      receiveOutput?($0)
      $1.send($0)
    } end: {
      receiveCompletion?($0)
      $1.complete($0)
    }
  }
  /// The values, which are printed as well.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    handleEvents(receiveOutput: { Swift.print(prefix.isEmpty ? "\($0)" : "\(prefix): \($0)") })
  }

  // MARK: Which values

  /// The first values.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var left = count
      guard left > 0 else {
        relay.complete(.finished)
        return AnyCancellable {}
      }
      return self.listen(
        {
          guard left > 0 else { return }
          left -= 1
          relay.send($0)
          if left == 0 { relay.complete(.finished) }
        }, { relay.complete($0) })
    }
  }
  /// The values before the first for which a closure is false.
  public func prefix(
    while test: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    through { test($0) ? $1.send($0) : $1.complete(.finished) }
  }
  /// The first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// The first value for which a closure is true.
  public func first(where test: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(test).prefix(1)
  }
  /// The last value.
  public func last() -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var last: Output?
      return self.listen({ last = $0 }) {
        if case .finished = $0, let last { relay.send(last) }
        relay.complete($0)
      }
    }
  }
  /// The values after the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var left = count
      return self.listen({ left > 0 ? left -= 1 : relay.send($0) }, { relay.complete($0) })
    }
  }
  /// The values from the first for which a closure is false.
  public func drop(while test: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var isDropping = true
      return self.listen(
        {
          isDropping = isDropping && test($0)
          if !isDropping { relay.send($0) }
        }, { relay.complete($0) })
    }
  }
  /// Values before those of the sequence.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      for value in values { relay.send(value) }
      return self.listen({ relay.send($0) }, { relay.complete($0) })
    }
  }
  /// Values after those of the sequence.
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    through {
      $1.send($0)
    } end: { completion, relay in
      if case .finished = completion { for value in values { relay.send(value) } }
      relay.complete(completion)
    }
  }
  /// The end alone.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { through { _, _ in } }
  /// One value if there is none.
  public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var isEmpty = true
      return self.listen(
        {
          isEmpty = false
          relay.send($0)
        },
        {
          if isEmpty, case .finished = $0 { relay.send(value) }
          relay.complete($0)
        })
    }
  }

  // MARK: Errors

  /// The values, with the error that a closure makes of an error.
  public func mapError<Other: Error>(
    _ body: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    through {
      $1.send($0)
    } end: { completion, relay in
      switch completion {
      case .finished: relay.complete(.finished)
      case .failure(let error): relay.complete(.failure(body(error)))
      }
    }
  }
  /// The values, and one value instead of an error.
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(value) }
  }
  /// The values, and those of another publisher after an error.
  public func `catch`<Other: Publisher>(
    _ body: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { relay in
      let rest = Links()
      rest.add(
        self.listen({ relay.send($0) }) { completion in
          switch completion {
          case .finished: relay.complete(.finished)
          case .failure(let error):
            rest.add(body(error).listen({ relay.send($0) }, { relay.complete($0) }))
          }
        })
      return rest
    }
  }
  /// Stops the program if the sequence fails.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    through {
      $1.send($0)
    } end: { completion, relay in
      if case .failure(let error) = completion { fatalError("\(prefix) \(error)") }
      relay.complete(.finished)
    }
  }
  /// The values, subscribed to again after an error.
  public func retry(_ count: Int) -> AnyPublisher<Output, Failure> {
    guard count > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(count - 1) }
  }
}

extension Publisher where Output: Equatable {
  /// The values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  /// Whether a value occurs.
  public func contains(_ value: Output) -> AnyPublisher<Bool, Failure> {
    first { $0 == value }.map { _ in true }.replaceEmpty(with: false)
  }
}

extension Publisher where Failure == Never {
  /// The publisher with a type of error that never occurs.
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    through({ $1.send($0) }, end: { _, relay in relay.complete(.finished) })
  }
}

/// Several subscriptions that end together.
final class Links: Cancellable {
  private var links: [any Cancellable] = []
  private var isEnded = false

  func add(_ link: any Cancellable) {
    if isEnded { link.cancel() } else { links.append(link) }
  }

  func cancel() {
    isEnded = true
    let ended = links
    links = []
    for link in ended { link.cancel() }
  }
}
