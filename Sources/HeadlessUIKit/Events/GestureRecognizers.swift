public import Foundation

/// Recognizes taps.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers tap.
  open var numberOfTouchesRequired = 1
  /// Which buttons of a pointer count.
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
  /// Buttons of a pointer.
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

/// Recognizes fingers that stay down.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers press.
  open var numberOfTouchesRequired = 1
  /// How long fingers stay down, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move in the meantime, in points.
  open var allowableMovement: CGFloat = 10

  /// Begins when the touches have been down for the required time of ``TouchSimulator``.
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

/// Recognizes dragging.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// Which kinds of scrolling count, as Apple's bits.
  open var allowedScrollTypesMask = UIScrollTypeMask()

  private var start: CGPoint?
  private var shift = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the fingers have moved, in points of a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { shift }
  /// Counts from here as if the fingers had moved that far.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let present = location(in: nil)
    start = CGPoint(x: present.x - translation.x, y: present.y - translation.y)
    shift = translation
  }
  /// How fast the fingers move, in points a second; that of ``TouchSimulator``.
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
    // As if a step took a sixtieth of a second.
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

/// Kinds of scrolling that a recognizer follows.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int
  /// Creates a mask with Apple's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// That of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// That of a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes dragging from an edge of the screen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge = []
}

/// Recognizes quick strokes in one direction.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A direction of strokes.
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

  /// How many fingers stroke.
  open var numberOfTouchesRequired = 1
  /// The directions that count.
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

/// Recognizes two fingers that move apart or together.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers beside that at the start.
  open var scale: CGFloat = 1
  /// How fast the scale changes, per second; set by tests.
  open var velocity: CGFloat = 0
}

/// Recognizes two fingers that turn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the start, in radians.
  open var rotation: CGFloat = 0
  /// How fast the angle changes, in radians a second; set by tests.
  open var velocity: CGFloat = 0
}

/// Recognizes a pointer over a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
