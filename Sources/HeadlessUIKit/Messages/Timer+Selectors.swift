#if !canImport(Darwin)
public import Foundation

extension Timer {
  /// Makes a timer that calls a method of a target, and schedules it on the current run loop.
  ///
  /// The timer keeps its target until it is invalidated, as Apple documents.
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

  /// Makes a timer that calls a method of a target, to be added to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = SelectorTarget(aTarget as AnyObject, aSelector, userInfo)
    self.init(timeInterval: ti, repeats: yesOrNo) { target.send($0) }
  }

  /// Makes a timer that first calls a method of a target at a date, to be added to a run loop.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let target = SelectorTarget(t as AnyObject, s, ui)
    self.init(fire: date, interval: ti, repeats: rep) { target.send($0) }
  }
}

/// A timer with what its target wants to know.
private final class TimerWithInfo: Timer {
  var info: Any?
  /// The timer that this one stands for, where Foundation makes one that cannot hold `userInfo`.
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
