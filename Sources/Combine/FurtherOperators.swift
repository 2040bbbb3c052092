public import Foundation

// Operators that apps use less often than those of the other files.
extension Publisher {
  // MARK: Values

  /// Two properties of each value.
  public func map<One, Two>(
    _ one: KeyPath<Output, One>, _ two: KeyPath<Output, Two>
  ) -> AnyPublisher<(One, Two), Failure> { map { ($0[keyPath: one], $0[keyPath: two]) } }
  /// The results of a closure that are not nil, or its error.
  public func tryCompactMap<Other>(
    _ body: @escaping (Output) throws -> Other?
  ) -> AnyPublisher<Other, any Error> { tryMap(body).compactMap { $0 } }
  /// The values for which a closure is true, or its error.
  public func tryFilter(
    _ test: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryCompactMap { try test($0) ? $0 : nil } }
  /// The results of a closure of the result before and each value, or its error.
  public func tryScan<Other>(
    _ first: Other, _ body: @escaping (Other, Output) throws -> Other
  ) -> AnyPublisher<Other, any Error> {
    var result = first
    return tryMap {
      result = try body(result, $0)
      return result
    }
  }
  /// The values in lists of a length; the last one can be shorter.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { relay in
      var list: [Output] = []
      return self.listen(
        {
          list.append($0)
          guard list.count >= count else { return }
          relay.send(list)
          list = []
        },
        {
          if !list.isEmpty, case .finished = $0 { relay.send(list) }
          relay.complete($0)
        })
    }
  }
  /// The last value for which a closure is true.
  public func last(
    where test: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(test).last() }
  /// The value of an index.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).prefix(1)
  }
  /// The values of some indices.
  public func output(in range: Range<Int>) -> AnyPublisher<Output, Failure> {
    dropFirst(range.lowerBound).prefix(range.count)
  }
  /// The number of values.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  /// Whether a closure is true for a value.
  public func contains(
    where test: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    first(where: test).map { _ in true }.replaceEmpty(with: false)
  }
  /// Whether a closure is true for all values.
  public func allSatisfy(
    _ test: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { contains { !test($0) }.map { !$0 } }
  /// The greatest value, by a closure.
  public func max(
    by isBefore: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { collect().compactMap { $0.max(by: isBefore) } }
  /// The least value, by a closure.
  public func min(
    by isBefore: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { collect().compactMap { $0.min(by: isBefore) } }
  /// The values of a type that a decoder reads.
  public func decode<Item: Decodable, Decoder: TopLevelDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> AnyPublisher<Item, any Error> where Output == Decoder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
  /// What an encoder writes of each value.
  public func encode<Encoder: TopLevelEncoder>(
    encoder: Encoder
  ) -> AnyPublisher<Encoder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  // MARK: Several publishers

  /// Some values, and then those of the publisher.
  public func prepend<Values: Sequence>(
    _ values: Values
  ) -> AnyPublisher<Output, Failure> where Values.Element == Output {
    prepend(values.publisher.setFailureType(to: Failure.self))
  }
  /// The values of another publisher, and after its end those of the publisher.
  public func prepend<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Output == Output, Other.Failure == Failure {
    other.append(self)
  }
  /// The values of the publisher, and then some others.
  public func append<Values: Sequence>(
    _ values: Values
  ) -> AnyPublisher<Output, Failure> where Values.Element == Output {
    append(values.publisher.setFailureType(to: Failure.self))
  }
  /// The values of the publisher, and after its end those of another one.
  public func append<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<Output, Failure> where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { relay in
      let links = Links()
      links.add(
        self.listen({ relay.send($0) }) { completion in
          guard case .finished = completion else { return relay.complete(completion) }
          links.add(other.listen({ relay.send($0) }, { relay.complete($0) }))
        })
      return links
    }
  }
  /// Groups of the values of three publishers.
  public func zip<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    zip(second).zip(third).map { ($0.0, $0.1, $1) }
  }
  /// Results of a closure of pairs.
  public func zip<Other: Publisher, Result>(
    _ other: Other, _ body: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    zip(other).map { body($0, $1) }
  }
  /// The values of four publishers.
  public func merge<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    with second: Second, _ third: Third, _ fourth: Fourth
  ) -> AnyPublisher<Output, Failure>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output,
    Third.Failure == Failure, Fourth.Output == Output, Fourth.Failure == Failure
  { merge(with: second, third).merge(with: fourth) }
  /// The values, and those of another publisher after an error, or the error of the closure.
  public func tryCatch<Other: Publisher>(
    _ body: @escaping (Failure) throws -> Other
  ) -> AnyPublisher<Output, any Error> where Other.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do { return try body(error).mapError { $0 as any Error }.eraseToAnyPublisher() } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
  /// The values, sent to subscribers from the first one on by a subject.
  public func multicast<Target: Subject>(
    subject: Target
  ) -> Publishers.Multicast<Target> where Target.Output == Output, Target.Failure == Failure {
    Publishers.Multicast(subject) { self.subscribe(subject) }
  }
  /// The values without a limit of how many wait.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  /// The values; the time is not measured.
  public func timeout<Context: Scheduler>(
    _ interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> where Context.SchedulerTimeType == SchedulerTime {
    eraseToAnyPublisher()
  }
}

extension Publisher where Output: Comparable {
  /// The greatest value.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
  /// The least value.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
}

extension Publisher where Failure == Never {
  /// The values, for `for await`.
  public var values: AsyncStream<Output> {
    AsyncStream { stream in
      let link = Kept(
        self.sink { _ in
          stream.finish()
        } receiveValue: {
          nonisolated(unsafe) let value = $0
          unsafe stream.yield(value)
        })
      stream.onTermination = { _ in link.value.cancel() }
    }
  }
}
extension Publisher {
  /// The values, for `for try await`.
  @_disfavoredOverload public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { stream in
      let link = Kept(
        self.sink {
          if case .failure(let error) = $0 {
            stream.finish(throwing: error)
          } else {
            stream.finish()
          }
        } receiveValue: {
          nonisolated(unsafe) let value = $0
          unsafe stream.yield(value)
        })
      stream.onTermination = { _ in link.value.cancel() }
    }
  }
}
private struct Kept: @unchecked Sendable {
  let value: AnyCancellable
  init(_ value: AnyCancellable) { self.value = value }
}

extension Publishers {
  /// How values are asked for ahead; without effect.
  public enum PrefetchStrategy: Sendable {
    /// How.
    case keepFull, byRequest
  }
  /// What becomes of values that wait; without effect.
  public enum BufferingStrategy<Failure: Error> {
    /// What becomes of them.
    case dropNewest, dropOldest
    /// The error.
    case customError(() -> Failure)
  }
  /// The values of a publisher through a subject, from `connect()` on.
  public final class Multicast<Target: Subject>: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Target.Output
    /// The type of the error.
    public typealias Failure = Target.Failure
    private let subject: Target
    private let begin: () -> AnyCancellable
    init(_ subject: Target, _ begin: @escaping () -> AnyCancellable) {
      (self.subject, self.begin) = (subject, begin)
    }
    /// Attaches a subscriber.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Output, Receiver.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }
    /// Begins.
    public func connect() -> any Cancellable { begin() }
  }
  /// The values of four publishers.
  public static func Merge4<One: Publisher, Two: Publisher, Three: Publisher, Four: Publisher>(
    _ one: One, _ two: Two, _ three: Three, _ four: Four
  ) -> AnyPublisher<One.Output, One.Failure>
  where
    One.Output == Two.Output, One.Failure == Two.Failure, One.Output == Three.Output,
    One.Failure == Three.Failure, One.Output == Four.Output, One.Failure == Four.Failure
  { one.merge(with: two, three, four) }
  /// Groups of the values of three publishers.
  public static func Zip3<One: Publisher, Two: Publisher, Three: Publisher>(
    _ one: One, _ two: Two, _ three: Three
  ) -> AnyPublisher<(One.Output, Two.Output, Three.Output), One.Failure>
  where One.Failure == Two.Failure, One.Failure == Three.Failure { one.zip(two, three) }
}

/// Reads values of bytes.
public protocol TopLevelDecoder<Input> {
  /// The type of the bytes.
  associatedtype Input
  /// Reads a value.
  func decode<Item: Decodable>(_ type: Item.Type, from input: Input) throws -> Item
}
/// Writes values as bytes.
public protocol TopLevelEncoder<Output> {
  /// The type of the bytes.
  associatedtype Output
  /// Writes a value.
  func encode<Item: Encodable>(_ value: Item) throws -> Output
}
extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

/// An object whose properties have publishers.
public protocol KeyValuePublishing: AnyObject {}
extension NSObject: KeyValuePublishing {}
extension KeyValuePublishing {
  /// The present value of a property; changes are not observed.
  public func publisher<Value>(for path: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    CurrentValueSubject<Value, Never>(self[keyPath: path]).eraseToAnyPublisher()
  }
}
