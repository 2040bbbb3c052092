public import Dispatch
public import Foundation

/// Where and when the values of a publisher are received.
///
/// Apple: <https://developer.apple.com/documentation/combine/scheduler>
public protocol Scheduler<SchedulerTimeType> {
  /// The type of times.
  associatedtype SchedulerTimeType
  /// The type of options, which have no effect.
  associatedtype SchedulerOptions
  /// The present time.
  var now: SchedulerTime { get }
  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure after a time, in seconds.
  func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void)
}

/// A time of a scheduler.
public struct SchedulerTime: Hashable, Sendable {
  /// The time.
  public var date: Date
  /// A length of time.
  public struct Stride: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    /// The length, in seconds.
    public var timeInterval: Double
    /// Creates a length, in seconds.
    public init(_ seconds: Double) { timeInterval = seconds }
    /// Creates a length, in seconds.
    public init(floatLiteral value: Double) { timeInterval = value }
    /// Creates a length, in seconds.
    public init(integerLiteral value: Int) { timeInterval = Double(value) }
    /// Seconds.
    public static func seconds(_ value: Double) -> Stride { Stride(value) }
    /// Seconds.
    public static func seconds(_ value: Int) -> Stride { Stride(Double(value)) }
    /// Thousandths of a second.
    public static func milliseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e6) }
    /// Billionths of a second.
    public static func nanoseconds(_ value: Int) -> Stride { Stride(Double(value) / 1e9) }
    /// Whether a length is less.
    public static func < (first: Stride, second: Stride) -> Bool {
      first.timeInterval < second.timeInterval
    }
  }
}

/// Options of a scheduler, which have no effect.
public struct SchedulerNoOptions: Sendable {
  /// Creates options.
  public init() {}
}

extension Scheduler {
  /// The present time.
  public var now: SchedulerTime { SchedulerTime(date: Date()) }
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

/// A closure that another thread runs, as the scheduler's user arranges.
private struct Action: @unchecked Sendable { let run: () -> Void }

extension DispatchQueue: Scheduler {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of options.
  public typealias SchedulerOptions = SchedulerNoOptions
  /// Runs a closure in the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Action(run: action)
    async { action.run() }
  }
  /// Runs a closure in the queue after a time.
  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
    let action = Action(run: action)
    asyncAfter(deadline: .now() + seconds) { action.run() }
  }
}

extension RunLoop: Scheduler {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of options.
  public typealias SchedulerOptions = SchedulerNoOptions
  /// Runs a closure in the loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Action(run: action)
    perform { action.run() }
  }
  /// Runs a closure in the loop after a time.
  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
    let action = Action(run: action)
    add(Timer(timeInterval: seconds, repeats: false) { _ in action.run() }, forMode: .common)
  }
}

extension OperationQueue: Scheduler {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of options.
  public typealias SchedulerOptions = SchedulerNoOptions
  /// Runs a closure in the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Action(run: action)
    addOperation { action.run() }
  }
  /// Runs a closure in the queue after a time.
  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
    let action = Action(run: action)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
      self.addOperation { action.run() }
    }
  }
}

/// Runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of options.
  public typealias SchedulerOptions = SchedulerNoOptions
  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// Runs a closure.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
  /// Runs a closure, without the time.
  public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
  /// Receives the values where a scheduler runs.
  public func receive<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    through { value, relay in
      scheduler.schedule(options: options) { relay.send(value) }
    } end: { completion, relay in
      scheduler.schedule(options: options) { relay.complete(completion) }
    }
  }
  /// Begins where a scheduler runs.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      let links = Links()
      scheduler.schedule(options: options) {
        links.add(self.listen({ relay.send($0) }, { relay.complete($0) }))
      }
      return links
    }
  }
  /// Passes the values on later.
  public func delay<Context: Scheduler>(
    for interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride? = nil,
    scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    through { value, relay in
      scheduler.schedule(afterSeconds: interval.timeInterval) { relay.send(value) }
    } end: { completion, relay in
      scheduler.schedule(afterSeconds: interval.timeInterval) { relay.complete(completion) }
    }
  }
  /// Passes a value on if no other one follows for some time.
  public func debounce<Context: Scheduler>(
    for interval: SchedulerTime.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var number = 0
      return self.listen(
        { value in
          number += 1
          let mine = number
          scheduler.schedule(afterSeconds: interval.timeInterval) {
            if mine == number { relay.send(value) }
          }
        }, { relay.complete($0) })
    }
  }
  /// Passes at most one value on in some time: the first or the last.
  public func throttle<Context: Scheduler>(
    for interval: SchedulerTime.Stride, scheduler: Context, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var waiting: Output?
      var isWaiting = false
      return self.listen(
        { value in
          if isWaiting {
            if latest || waiting == nil { waiting = value }
            return
          }
          isWaiting = true
          relay.send(value)
          scheduler.schedule(afterSeconds: interval.timeInterval) {
            isWaiting = false
            if let value = waiting { relay.send(value) }
            waiting = nil
          }
        }, { relay.complete($0) })
    }
  }
}
