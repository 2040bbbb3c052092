public import Foundation

/// Recognizes a gesture from touches, and tells its targets.
///
/// Tests send touches with ``TouchSimulator``, or set ``state`` of a recognizer, which tells its
/// targets as a recognized gesture does. Targets are objects of adapted sources and
/// ``SelectorReceiver``s.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come; raw values are Apple's.
  public enum State: Int, Sendable {
    /// Nothing has been recognized.
    case possible = 0
    /// A gesture that goes on has been recognized.
    case began = 1
    /// The gesture has changed.
    case changed = 2
    /// The gesture is over.
    case ended = 3
    /// The gesture has been interrupted.
    case cancelled = 4
    /// The touches are no such gesture.
    case failed = 5

    /// The gesture of a moment has been recognized.
    public static var recognized: State { .ended }
  }

  private struct Target {
    weak var object: AnyObject?
    var action: Selector?
    var isAnyone: Bool
  }

  private var targets: [Target] = []

  /// Creates a recognizer that sends a selector to a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { add(target.map { $0 as AnyObject }, action) }
  }

  /// Creates a recognizer without target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer from a document.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Adds a target and a selector for changes of the state.
  open func addTarget(_ target: Any, action: Selector) {
    add(target as AnyObject, action)
  }

  /// Sends a selector along the responder chain.
  func addFirstResponder(_ action: Selector) { add(nil, action) }

  /// Called with the recognizer when targets are: the actions and segues of documents.
  var whenRecognized: [(UIGestureRecognizer) -> Void] = []

  private func add(_ object: AnyObject?, _ action: Selector) {
    targets.append(Target(object: object, action: action, isAnyone: object == nil))
  }

  /// Removes a target; nil matches any target or any selector.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// The delegate, which determines whether the recognizer begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer receives touches; disabling it cancels the present gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue, state == .began || state == .changed { state = .cancelled } }
  }
  /// A name for tests and logs.
  open var name: String?
  /// Whether touches that were recognized are cancelled in the view.
  open var cancelsTouchesInView = true
  /// Whether touches wait until the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches waits until the recognizer has failed.
  open var delaysTouchesEnded = true
  /// Which kinds of touches count, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// Which kinds of presses count, as raw values of `UIPress.PressType`.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether a gesture consists of touches of one kind only.
  open var requiresExclusiveTouchType = true

  /// How far the gesture has come; a new state tells the targets, as Apple's rules say: all but
  /// `possible` and `failed`.
  open var state = State.possible {
    didSet {
      switch state {
      case .possible: break
      case .failed: reset()
      case .began, .changed: tellTargets()
      case .ended, .cancelled:
        tellTargets()
        reset()
      }
    }
  }

  /// Whether a gesture of the present touches has been recognized.
  private(set) var hasRecognized = false

  private func tellTargets() {
    hasRecognized = true
    for target in targets {
      guard let action = target.action else { continue }
      if let object = target.object {
        SelectorSending.send(action, to: object, from: self)
      } else if target.isAnyone {
        SelectorSending.send(action, to: nil, from: view)
      }
    }
    for body in whenRecognized { body(self) }
  }

  /// The recognizers that have to fail before this one begins.
  private(set) var requirements: [UIGestureRecognizer] = []

  /// Has the recognizer begin only after another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }

  // MARK: Touches

  /// The touches that belong to the gesture.
  private(set) var touches: [UITouch] = []

  /// How many touches belong to the gesture.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the gesture's touches, in a view's coordinates; without a view in the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return lastLocation.map { point($0, in: view) } ?? .zero }
    let points = touches.map { $0.location(in: view) }
    return CGPoint(
      x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
      y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
  }

  private var lastLocation: CGPoint?
  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }

  /// Where one of the gesture's touches is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches[touchIndex].location(in: view)
  }

  func receive(_ touches: Set<UITouch>, _ event: UIEvent, _ phase: UITouch.Phase) {
    switch phase {
    case .began:
      if self.touches.isEmpty { hasRecognized = false }
      for touch in touches where !self.touches.contains(touch) { self.touches.append(touch) }
      touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended:
      lastLocation = location(in: nil)
      touchesEnded(touches, with: event)
      self.touches.removeAll { touches.contains($0) }
    case .cancelled:
      touchesCancelled(touches, with: event)
      self.touches.removeAll { touches.contains($0) }
    default: break
    }
    if self.touches.isEmpty, state != .possible, state != .began, state != .changed {
      state = .possible
    }
  }

  // For subclasses.

  /// Called when touches have begun.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have been cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .cancelled }
  }
  /// Forgets the gesture that is over.
  open func reset() {}
  /// Leaves a touch out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
  /// Returns whether the recognizer keeps another from recognizing; false unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another keeps the recognizer from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another has to fail first.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the recognizer has to fail before another.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the view, the delegate and the recognizers that have to fail let the gesture begin.
  var mayBegin: Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    return requirements.allSatisfy { $0.state == .possible || $0.state == .failed }
  }
}

/// Decides about gestures; all methods are optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate>
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a recognizer begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two recognizers recognize at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer waits for another to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another recognizer waits for one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer receives a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  /// Whether a recognizer receives a press.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool
  /// Whether a recognizer receives an event.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
