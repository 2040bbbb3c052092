#if !canImport(Darwin)
public import Foundation

// Messages can be sent to objects whose sources PurlinSources adapts, and to methods in `#selector`
// expressions in such sources. A selector without a method has no effect and is reported in the
// layout log; on Apple's platforms it is a fatal error.
extension NSObjectProtocol {
  /// Returns whether the object has a method with a name.
  ///
  /// The methods to which a ``SelectorReceiver`` responds are not included, because they are not
  /// known.
  @preconcurrency @MainActor
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return SelectorSending.isAnswered(selector, by: self)
  }

  /// Calls the method with a name.
  ///
  /// - Returns: The object that the method returned; nil for none.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe performed(selector, [])
  }

  /// Calls the method with a name, with an argument.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe performed(selector, [object])
  }

  /// Calls the method with a name, with two arguments.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! { unsafe performed(selector, [first, second]) }

  @MainActor
  private func performed(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let result = SelectorSending.perform(selector, on: self, arguments).result
    // Like an autoreleased object, the result is retained until the end of the run loop iteration.
    return unsafe result.map { value in
      let object = value as AnyObject
      let keeping = SendableCall { withExtendedLifetime(object) {} }
      RunLoop.current.perform { keeping.body() }
      return unsafe Unmanaged.passUnretained(object)
    }
  }
}

extension NSObject {
  /// Calls the method with a name after a delay in seconds, on the run loop.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    DelayedRequests.add(self, aSelector, anArgument, delay)
  }

  /// Calls the method with a name on the main thread: immediately if this is the main thread,
  /// otherwise asynchronously.
  nonisolated public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let call = SendableCall { SelectorSending.performAnywhere(aSelector, on: self, [arg]) }
    guard !(Thread.isMainThread && wait) else { return call.body() }
    wait ? DispatchQueue.main.sync { call.body() } : DispatchQueue.main.async { call.body() }
  }

  /// Cancels the delayed calls of an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedRequests.cancel { $0.target === (aTarget as AnyObject) }
  }

  /// Cancels the delayed calls of a method of an object.
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

/// A closure that is passed to another thread, which only calls it.
struct SendableCall: @unchecked Sendable { let body: () -> Void }

/// The delayed calls.
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
