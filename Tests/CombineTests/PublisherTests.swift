#if !canImport(Darwin)
import Combine
import Foundation
import TestSupport
import Testing

@MainActor
@Suite struct PublisherTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
  }

  @Test func `a published property sends its present value and then each change`() {
    let model = Model()
    var names: [String] = []
    var changes = 0
    let links = [
      model.$name.sink { names.append($0 + model.name) },
      model.objectWillChange.sink { changes += 1 },
    ]
    model.name = "b"
    model.count = 1

    // A value is sent before it is the property's.
    #expect(names == ["aa", "ba"])
    #expect(changes == 2)
    #expect(links.count == 2)
  }

  /// What a publisher sends, and whether it ends without an error.
  private func sent<Output, Failure>(
    _ publisher: some Publisher<Output, Failure>
  ) -> (values: [Output], isFinished: Bool) {
    var values: [Output] = []
    var isFinished = false
    let link = publisher.sink {
      if case .finished = $0 { isFinished = true }
    } receiveValue: {
      values.append($0)
    }
    link.cancel()
    return (values, isFinished)
  }

  @Test(arguments: 0..<40)
  func `operators on a sequence send what those of arrays return`(_ seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let list = (0..<(seed % 9)).map { _ in Int.random(in: -5...5, using: &generator) }
    let values = list.publisher
    let step = seed % 4 + 1

    #expect(sent(values.collect(step)).values.flatMap(\.self) == list)
    #expect(sent(values.collect(step)).values.dropLast().allSatisfy { $0.count == step })
    #expect(sent(values.count()).values == [list.count])
    #expect(sent(values.allSatisfy { $0 > 0 }).values == [list.allSatisfy { $0 > 0 }])
    #expect(sent(values.contains { $0 > 3 }).values == [list.contains { $0 > 3 }])
    #expect(sent(values.max()).values == [list.max()].compactMap(\.self))
    #expect(sent(values.min()).values == [list.min()].compactMap(\.self))
    #expect(sent(values.last { $0 > 0 }).values == [list.last { $0 > 0 }].compactMap(\.self))
    #expect(sent(values.output(at: step)).values == Array(list.dropFirst(step).prefix(1)))
    #expect(sent(values.append(values)).values == list + list)
    #expect(sent(values.append([7, 8])).values == list + [7, 8])
    #expect(sent(values.prepend([7, 8])).values == [7, 8] + list)
    #expect(sent(values.prepend(Just(9))).values == [9] + list)
    #expect(sent(values.tryFilter { $0 > 0 }).values == list.filter { $0 > 0 })
    #expect(sent(values.zip(values, values).map(\.2)).values == list)
    let pairs = sent(values.zip(values.dropFirst(step)))
    #expect(pairs.values.map(\.1) == Array(list.dropFirst(step)))
    #expect(pairs.isFinished)
  }

  @Test func `an error ends appended values, and a closure can replace it`() {
    struct Fault: Error {}
    let failing = [1, 2, 3].publisher.tryMap { value in
      if value == 3 { throw Fault() }
      return value
    }
    let appended = sent(failing.append(Just(4).setFailureType(to: (any Error).self)))
    #expect(appended.values == [1, 2])
    #expect(!appended.isFinished)
    let caught = sent(failing.tryCatch { _ in Just(5) })
    #expect(caught.values == [1, 2, 5])
    #expect(caught.isFinished)
    #expect(!sent(failing.tryCatch { _ throws -> Just<Int> in throw Fault() }).isFinished)
  }

  @Test func `values are decoded and encoded`() {
    let texts = [[1, 2], [3]].publisher.encode(encoder: JSONEncoder())
    #expect(sent(texts.decode(type: [Int].self, decoder: JSONDecoder())).values == [[1, 2], [3]])
  }

  @Test func `a subject sends to all subscribers once it is connected`() {
    let shared = [1, 2].publisher.multicast(subject: PassthroughSubject<Int, Never>())
    var received: [Int] = []
    let links = [
      shared.sink { received.append($0) }, shared.sink { received.append($0) },
    ]
    #expect(received.isEmpty)
    let connection = shared.connect()
    #expect(received == [1, 1, 2, 2])
    connection.cancel()
    #expect(links.count == 2)
  }

  @Test func `the values of a publisher are iterated`() async {
    var received: [Int] = []
    for await value in [1, 2, 3].publisher.values { received.append(value) }
    #expect(received == [1, 2, 3])
  }

  @Test func `nothing is received after a subscription is cancelled or released`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var bag: Set<AnyCancellable> = []
    subject.sink { received.append($0) }.store(in: &bag)
    subject.send(1)
    bag = []
    subject.send(2)
    let link = subject.sink { received.append($0) }
    link.cancel()
    subject.send(3)

    #expect(received == [1])
  }

  @Test func `a subject with a value sends it to each new subscriber`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.value = 2
    var received: [Int] = []
    let link = subject.map { $0 * 10 }.filter { $0 > 0 }.removeDuplicates().sink {
      received.append($0)
    }
    for value in [2, 0, 3, 3] { subject.send(value) }
    link.cancel()

    #expect(received == [20, 30])
  }

  @Test func `the last values of several publishers are combined`() {
    let (one, two) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var received: [String] = []
    let link = Publishers.CombineLatest(one, two).map { "\($0)\($1)" }.sink { received.append($0) }
    two.send("a")
    one.send(2)
    two.send("b")
    link.cancel()

    #expect(received == ["1a", "2a", "2b"])
  }

  @Test func `an error ends the sequence and can be replaced`() {
    struct Failed: Error {}
    var received: [Int] = []
    var isFinished = false
    let link = [1, 2, 3].publisher.tryMap { if $0 == 3 { throw Failed() } else { $0 } }
      .replaceError(with: 9).sink(
        receiveCompletion: { _ in isFinished = true }, receiveValue: { received.append($0) })
    link.cancel()

    #expect(received == [1, 2, 9])
    #expect(isFinished)
  }

  @Test func `a publisher keeps what a subscriber has not requested yet`() {
    final class Slow: Subscriber {
      var subscription: (any Subscription)?
      var received: [Int] = []
      func receive(subscription: any Subscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        received.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { received.append(0) }
    }
    let slow = Slow()
    [1, 2].publisher.subscribe(slow)
    #expect(slow.received == [])
    slow.subscription?.request(.max(1))
    #expect(slow.received == [1])
    slow.subscription?.request(.unlimited)
    #expect(slow.received == [1, 2, 0])
  }

  @Test func `a subscriber receives an event without a value`() {
    final class Counter: Subscriber {
      var count = 0
      func receive(subscription: any Subscription) {}
      func receive(_ input: Void) -> Subscribers.Demand {
        count += 1
        return .max(2)
      }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    let counter = Counter()
    #expect(counter.receive() == .max(2))
    #expect(counter.count == 1)
  }

  @Test func `the last of several publishers is the one whose values are received`() {
    let (outer, first) = (
      PassthroughSubject<AnyPublisher<Int, Never>, Never>(), PassthroughSubject<Int, Never>()
    )
    var received: [Int] = []
    let link = outer.switchToLatest().sink { received.append($0) }
    outer.send(first.eraseToAnyPublisher())
    first.send(1)
    outer.send(Just(2).eraseToAnyPublisher())
    first.send(3)
    link.cancel()

    #expect(received == [1, 2])
  }
}
#endif
