// Operators that take the values of several publishers.
extension Publisher {
  /// The values of the publishers that a closure makes of each value.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ body: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { relay in
      let links = Links()
      var open = 1
      func close() {
        open -= 1
        if open == 0 { relay.complete(.finished) }
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { relay.complete(completion) } else { close() }
      }
      links.add(
        self.listen(
          {
            open += 1
            links.add(body($0).listen({ relay.send($0) }, end))
          }, end))
      return links
    }
  }
  /// The values of the publishers that a closure makes of each value.
  @_disfavoredOverload
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ body: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Never {
    flatMap { body($0).setFailureType(to: Failure.self) }
  }
  /// Pairs of the last values of two publishers.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { relay in
      let links = Links()
      var (one, two): (Output?, Other.Output?) = (nil, nil)
      var open = 2
      func pass() { if let one, let two { relay.send((one, two)) } }
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { relay.complete(completion) }
        if open == 0 { relay.complete(.finished) }
      }
      links.add(
        self.listen(
          {
            one = $0
            pass()
          }, end))
      links.add(
        other.listen(
          {
            two = $0
            pass()
          }, end))
      return links
    }
  }
  /// What a closure makes of the last values of two publishers.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ body: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { body($0.0, $0.1) }
  }
  /// The last values of three publishers.
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// What a closure makes of the last values of three publishers.
  public func combineLatest<Second: Publisher, Third: Publisher, Result>(
    _ second: Second, _ third: Third,
    _ body: @escaping (Output, Second.Output, Third.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second, third).map { body($0.0, $0.1, $0.2) }
  }
  /// The last values of four publishers.
  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> AnyPublisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
  /// Pairs of the values of two publishers, in their order.
  public func zip<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { relay in
      let links = Links()
      var (ones, twos): ([Output], [Other.Output]) = ([], [])
      var (isOneEnded, isTwoEnded) = (false, false)
      // Values that wait when their publisher ends still find partners.
      func pass() {
        if !ones.isEmpty, !twos.isEmpty { relay.send((ones.removeFirst(), twos.removeFirst())) }
        if isOneEnded && ones.isEmpty || isTwoEnded && twos.isEmpty { relay.complete(.finished) }
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { relay.complete(completion) } else { pass() }
      }
      links.add(
        self.listen(
          {
            ones.append($0)
            pass()
          },
          {
            isOneEnded = true
            end($0)
          }))
      links.add(
        other.listen(
          {
            twos.append($0)
            pass()
          },
          {
            isTwoEnded = true
            end($0)
          }))
      return links
    }
  }
  /// The values of two publishers.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
      .eraseToAnyPublisher()
  }
  /// The values of three publishers.
  public func merge<Second: Publisher, Third: Publisher>(
    with second: Second, _ third: Third
  ) -> AnyPublisher<Output, Failure>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output,
    Third.Failure == Failure
  { merge(with: second).merge(with: third) }
  /// The values, for all subscribers of one subscription.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var link: (any Cancellable)?
    return AnyPublisher { relay in
      let listener = subject.listen({ relay.send($0) }, { relay.complete($0) })
      if link == nil {
        link = self.listen({ subject.send($0) }, { subject.send(completion: $0) })
      }
      return listener
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the last publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { relay in
      let links = Links()
      var inner: (any Cancellable)?
      links.add(
        self.listen(
          {
            inner?.cancel()
            let link = $0.listen({ relay.send($0) }) {
              if case .failure = $0 { relay.complete($0) }
            }
            inner = link
            links.add(link)
          }, { if case .failure = $0 { relay.complete($0) } }))
      return links
    }
  }
}

extension Publishers {
  /// The values of several publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    private let all: AnyPublisher<Output, Failure>
    /// Merges publishers.
    public init<List: Swift.Sequence>(_ publishers: List) where List.Element == Upstream {
      let publishers = Array(publishers)
      all = AnyPublisher { relay in
        let links = Links()
        var open = publishers.count
        if open == 0 { relay.complete(.finished) }
        for publisher in publishers {
          links.add(
            publisher.listen({ relay.send($0) }) {
              open -= 1
              if case .failure = $0 { relay.complete($0) } else if open == 0 { relay.complete($0) }
            })
        }
        return links
      }
    }
    /// Merges publishers.
    public init(_ publishers: Upstream...) { self.init(publishers) }
    /// Attaches a subscriber.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == Failure { all.receive(subscriber: subscriber) }
  }

  /// A publisher of several, by Apple's name of its type.
  public struct Combined<Output, Failure: Error>: Publisher {
    fileprivate let all: AnyPublisher<Output, Failure>
    /// Attaches a subscriber.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == Failure { all.receive(subscriber: subscriber) }
  }

  /// The last values of two publishers.
  public static func CombineLatest<One: Publisher, Two: Publisher>(
    _ one: One, _ two: Two
  ) -> Combined<(One.Output, Two.Output), One.Failure> where One.Failure == Two.Failure {
    Combined(all: one.combineLatest(two))
  }
  /// The last values of three publishers.
  public static func CombineLatest3<One: Publisher, Two: Publisher, Three: Publisher>(
    _ one: One, _ two: Two, _ three: Three
  ) -> Combined<(One.Output, Two.Output, Three.Output), One.Failure>
  where One.Failure == Two.Failure, One.Failure == Three.Failure {
    Combined(all: one.combineLatest(two, three))
  }
  /// The last values of four publishers.
  public static func CombineLatest4<
    One: Publisher, Two: Publisher, Three: Publisher, Four: Publisher
  >(
    _ one: One, _ two: Two, _ three: Three, _ four: Four
  ) -> Combined<(One.Output, Two.Output, Three.Output, Four.Output), One.Failure>
  where
    One.Failure == Two.Failure, One.Failure == Three.Failure, One.Failure == Four.Failure
  { Combined(all: one.combineLatest(two, three, four)) }
  /// The values of two publishers.
  public static func Merge<One: Publisher, Two: Publisher>(
    _ one: One, _ two: Two
  ) -> Combined<One.Output, One.Failure>
  where One.Output == Two.Output, One.Failure == Two.Failure { Combined(all: one.merge(with: two)) }
  /// The values of three publishers.
  public static func Merge3<One: Publisher, Two: Publisher, Three: Publisher>(
    _ one: One, _ two: Two, _ three: Three
  ) -> Combined<One.Output, One.Failure>
  where
    One.Output == Two.Output, One.Failure == Two.Failure, One.Output == Three.Output,
    One.Failure == Three.Failure
  { Combined(all: one.merge(with: two, three)) }
  /// Pairs of the values of two publishers.
  public static func Zip<One: Publisher, Two: Publisher>(
    _ one: One, _ two: Two
  ) -> Combined<(One.Output, Two.Output), One.Failure> where One.Failure == Two.Failure {
    Combined(all: one.zip(two))
  }
}
