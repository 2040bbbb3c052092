#if !canImport(Darwin)
public import Foundation

extension Timer {
  /// Creates a timer that calls a method of a target, and schedules it on the current run loop.
  ///
  /// The timer retains its target until it is invalidated, as Apple documents.
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let target = SelectorTarget(aTarget as AnyObject, aSelector)
    let timer = TimerWithInfo(
      timeInterval: ti, repeats: yesOrNo
    ) { target.send($0) }
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a method of a target, to be added to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = SelectorTarget(aTarget as AnyObject, aSelector, userInfo)
    self.init(timeInterval: ti, repeats: yesOrNo) { target.send($0) }
  }

  /// Creates a timer that calls a method of a target from a date on, to be added to a run loop.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let target = SelectorTarget(t as AnyObject, s, ui)
    self.init(fire: date, interval: ti, repeats: rep) { target.send($0) }
  }
}

/// A timer with `userInfo`.
private final class TimerWithInfo: Timer {
  var info: Any?
  /// The original timer, if Foundation created one that cannot store `userInfo`.
  var original: Timer?
  override var userInfo: Any? { info }
  override func invalidate() {
    super.invalidate()
    original?.invalidate()
  }
}

private final class SelectorTarget: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector
  private let info: Any?

  init(_ target: AnyObject, _ selector: Selector, _ info: Any? = nil) {
    self.target = target
    self.selector = selector
    self.info = info
  }

  func send(_ timer: Timer) {
    var sender = timer
    if let info {
      let substitute = TimerWithInfo(timeInterval: timer.timeInterval, repeats: false) { _ in }
      substitute.info = info
      substitute.original = timer
      sender = substitute
    }
    SelectorSending.performAnywhere(selector, on: target, [sender])
  }
}
#endif
