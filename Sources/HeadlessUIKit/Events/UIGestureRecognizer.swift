public import Foundation

/// A recognizer of a gesture, which sends selectors to its targets.
///
/// Tests send touches with ``TouchSimulator``, or set the ``state`` of a recognizer, which sends
/// the selectors to its targets like a recognized gesture. Targets are objects in adapted sources
/// and ``SelectorReceiver``s.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer; raw values are Apple's.
  public enum State: Int, Sendable {
    /// No gesture has been recognized.
    case possible = 0
    /// A continuous gesture has been recognized.
    case began = 1
    /// The gesture has changed.
    case changed = 2
    /// The gesture has ended.
    case ended = 3
    /// The gesture has been canceled.
    case cancelled = 4
    /// The touches do not match the gesture.
    case failed = 5

    /// A discrete gesture has been recognized.
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

  /// Creates a recognizer without a target.
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

  /// The view to which the recognizer is attached.
  open internal(set) weak var view: UIView?
  /// The delegate, which determines whether the recognizer begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer receives touches.
  ///
  /// Disabling it cancels the current gesture.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue, state == .began || state == .changed { state = .cancelled } }
  }
  /// A name for tests and logs.
  open var name: String?
  /// Whether recognizing the gesture cancels its touches in the view.
  open var cancelsTouchesInView = true
  /// Whether the beginning of touches is delayed until the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is delayed until the recognizer has failed.
  open var delaysTouchesEnded = true
  /// The types of touches that are recognized, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// The types of presses that are recognized, as raw values of `UIPress.PressType`.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether a gesture consists of touches of a single type.
  open var requiresExclusiveTouchType = true

  /// The state of the recognizer.
  ///
  /// Setting it sends the selectors to the targets, except for `possible` and `failed`, as in
  /// UIKit.
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

  /// Whether a gesture has been recognized from the current touches.
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

  /// The recognizers that must fail before this one begins.
  private(set) var requirements: [UIGestureRecognizer] = []

  /// Requires that another recognizer fails before this one begins.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(otherGestureRecognizer)
  }

  // MARK: Touches

  /// The touches of the gesture.
  private(set) var touches: [UITouch] = []

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { touches.count }

  /// Returns the center of the touches in the coordinates of a view, or of the window if the view
  /// is nil.
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

  /// Returns the location of one of the touches.
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
  /// Called when touches have been canceled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .cancelled }
  }
  /// Resets the recognizer after a gesture.
  open func reset() {}
  /// Removes a touch from the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
  /// Returns whether the recognizer prevents another from recognizing: true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer prevents this one from recognizing: true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer must fail before this one: false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether this recognizer must fail before another: false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the view, the delegate and the required failures allow the gesture to begin.
  var mayBegin: Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    return requirements.allSatisfy { $0.state == .possible || $0.state == .failed }
  }
}

/// Methods that control a gesture recognizer; all are optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate>
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a recognizer begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two recognizers recognize simultaneously.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer requires another to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer is required to fail by another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a recognizer receives a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  /// Returns whether a recognizer receives a press.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool
  /// Returns whether a recognizer receives an event.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
