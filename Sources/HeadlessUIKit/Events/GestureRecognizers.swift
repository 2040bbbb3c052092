public import Foundation

/// A recognizer for taps.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of consecutive taps of the gesture.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that are recognized.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches >= numberOfTouchesRequired,
      touch.tapCount == numberOfTapsRequired, moved(touch) < 10, mayBegin
    else {
      state = .failed
      return
    }
    state = .ended
  }

  private var start: CGPoint?
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.location(in: nil)
  }
  private func moved(_ touch: UITouch) -> CGFloat {
    guard let start else { return 0 }
    let end = touch.location(in: nil)
    return max(abs(end.x - start.x), abs(end.y - start.y))
  }
}

extension UIEvent {
  /// A set of buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: Int
    /// Creates a mask with Apple's raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}

/// A recognizer for long presses.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement during the press, in points.
  open var allowableMovement: CGFloat = 10

  /// Recognizes the gesture if the simulated duration is sufficient; see ``TouchSimulator``.
  func elapse(_ duration: TimeInterval) {
    guard state == .possible, duration >= minimumPressDuration,
      numberOfTouches >= numberOfTouchesRequired, mayBegin
    else { return }
    state = .began
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }
}

/// A recognizer for dragging.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// The types of scrolling that are recognized.
  open var allowedScrollTypesMask = UIScrollTypeMask()

  private var start: CGPoint?
  private var shift = CGPoint.zero
  private var speed = CGPoint.zero

  /// Returns the translation of the gesture in the coordinates of a view, in points.
  open func translation(in view: UIView?) -> CGPoint { shift }
  /// Sets the translation of the gesture.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let present = location(in: nil)
    start = CGPoint(x: present.x - translation.x, y: present.y - translation.y)
    shift = translation
  }
  /// Returns the velocity of the gesture, in points per second; see ``TouchSimulator``.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if start == nil { start = location(in: nil) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, numberOfTouches >= minimumNumberOfTouches,
      numberOfTouches <= maximumNumberOfTouches
    else { return }
    let place = location(in: nil)
    let before = shift
    shift = CGPoint(x: place.x - start.x, y: place.y - start.y)
    // A simulated step takes 1/60 second.
    speed = CGPoint(x: (shift.x - before.x) * 60, y: (shift.y - before.y) * 60)
    switch state {
    case .possible where max(abs(shift.x), abs(shift.y)) >= 10 && mayBegin: state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func reset() {
    super.reset()
    start = nil
    shift = .zero
    speed = .zero
  }
}

/// A set of types of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int
  /// Creates a mask with Apple's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolling with a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling with a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All types.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A recognizer for dragging from an edge of the screen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that are recognized.
  open var edges: UIRectEdge = []
}

/// A recognizer for swipes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates directions with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The directions that are recognized.
  open var direction = Direction.right
  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let touch = touches.first else { return state = .failed }
    let end = touch.location(in: nil)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let isAcross = abs(x) > abs(y)
    let found: Direction = isAcross ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = max(abs(x), abs(y)) >= 50 && direction.contains(found) && mayBegin ? .ended : .failed
  }
}

/// A recognizer for pinching with two fingers.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The ratio of the distance of the fingers to that at the start.
  open var scale: CGFloat = 1
  /// The rate of change of the scale, per second; set by tests.
  open var velocity: CGFloat = 0
}

/// A recognizer for rotating with two fingers.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the start, in radians.
  open var rotation: CGFloat = 0
  /// The rate of change of the angle, in radians per second; set by tests.
  open var velocity: CGFloat = 0
}

/// A recognizer for a pointer over a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
