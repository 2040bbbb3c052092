#if !canImport(Darwin)
public import Foundation

// Sent to objects whose sources PurlinSources adapts, and to methods that `#selector` names in such
// sources. A selector that the object has no method for has no effect, and a line in the layout log
// says so; on Apple's systems the program ends.
extension NSObjectProtocol {
  /// Returns whether the object has a method of that name.
  ///
  /// A ``SelectorReceiver`` cannot be asked: what it answers by itself is not counted.
  @preconcurrency @MainActor
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return SelectorSending.isAnswered(selector, by: self)
  }

  /// Calls the method of that name.
  ///
  /// - Returns: The object that the method returned; nil for none.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe performed(selector, [])
  }

  /// Calls the method of that name with an argument.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe performed(selector, [object])
  }

  /// Calls the method of that name with two arguments.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! { unsafe performed(selector, [first, second]) }

  @MainActor
  private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let result = SelectorSending.perform(selector, on: self, arguments).result
    // As autoreleased as can be: whoever asks has the object for as long as the run loop turns.
    return unsafe result.map { value in
      let object = value as AnyObject
      let keeping = SendableCall { withExtendedLifetime(object) {} }
      RunLoop.current.perform { keeping.body() }
      return unsafe Unmanaged.passUnretained(object)
    }
  }
}

extension NSObject {
  /// Calls the method of that name after a delay in seconds, on the run loop.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedRequests.add(self, aSelector, anArgument, delay)
  }

  /// Calls the method of that name on the main thread: at once there, else soon.
  nonisolated public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let call = SendableCall { SelectorSending.performAnywhere(aSelector, on: self, [arg]) }
    guard !(Thread.isMainThread && wait) else { return call.body() }
    wait ? DispatchQueue.main.sync { call.body() } : DispatchQueue.main.async { call.body() }
  }

  /// Drops the delayed calls of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedRequests.cancel { $0.target === (aTarget as AnyObject) }
  }

  /// Drops the delayed calls of one method of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedRequests.cancel { request in
      guard request.target === (aTarget as AnyObject), request.selector == aSelector
      else { return false }
      switch (request.argument, anArgument) {
      case (nil, nil): return true
      case (let known?, let wanted?):
        return (known as AnyObject) === (wanted as AnyObject)
          || (known as? NSObject).map { $0.isEqual(wanted) } ?? false
      default: return false
      }
    }
  }
}

/// What another thread may carry, as it only calls it.
struct SendableCall: @unchecked Sendable { let body: () -> Void }

/// Calls that wait for their time.
@MainActor
private enum DelayedRequests {
  final class Request {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    var timer: Timer?

    init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }
  }

  private static var requests: [Request] = []

  static func add(
    _ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval
  ) {
    let request = Request(target, selector, argument)
    let call = SendableCall { [weak request] in
      guard let request else { return }
      MainActor.assumeIsolated { requests.removeAll { $0 === request } }
      SelectorSending.performAnywhere(request.selector, on: request.target, [request.argument])
    }
    request.timer = .scheduledTimer(withTimeInterval: delay, repeats: false) { _ in call.body() }
    requests.append(request)
  }

  static func cancel(where matches: (Request) -> Bool) {
    for request in requests where matches(request) { request.timer?.invalidate() }
    requests.removeAll(where: matches)
  }
}
#endif
