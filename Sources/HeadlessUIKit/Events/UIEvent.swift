public import Foundation

/// Something that happened: here, touches that a test sends with ``TouchSimulator``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uievent>
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of event it is; raw values are Apple's.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// Motion of the device.
    case motion = 1
    /// A command of headphones.
    case remoteControl = 2
    /// A press of a key or button.
    case presses = 3
    /// Scrolling.
    case scroll = 10
    /// A pointer that moves.
    case hover = 11
    /// A gesture of a trackpad.
    case transform = 14
  }

  /// What happened, more exactly; raw values are Apple's.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more exact.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
  }

  /// What kind of event it is.
  open var type: EventType { .touches }
  /// What happened, more exactly.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds since the system started.
  open internal(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
  /// The touches of the event.
  open internal(set) var allTouches: Set<UITouch>?

  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// A finger on the screen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitouch>
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch; raw values are Apple's.
  public enum Phase: Int, Sendable {
    /// It has begun.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It has not moved since the last event.
    case stationary = 2
    /// It has ended.
    case ended = 3
    /// It has been cancelled.
    case cancelled = 4
    /// A pointer has entered.
    case regionEntered = 5
    /// A pointer has moved.
    case regionMoved = 6
    /// A pointer has left.
    case regionExited = 7
  }

  /// What touches; raw values are Apple's.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// What touches.
  open var type: TouchType { .direct }
  /// How often the same place has been touched in a row.
  open internal(set) var tapCount = 1
  /// When the touch changed, in seconds since the system started.
  open internal(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
  /// The view the touch began in.
  open internal(set) var view: UIView?
  /// The window the touch began in.
  open internal(set) var window: UIWindow?
  /// How hard the touch presses: 1 is an average touch.
  open internal(set) var force: CGFloat = 1
  /// The greatest force there is.
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 0 }
  /// The recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The point in the coordinates of the window, or of the view at the top of the tree.
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero

  /// Where the touch is, in a view's coordinates; without a view in the window's.
  open func location(in view: UIView?) -> CGPoint { converted(place, view) }
  /// Where the touch was in the event before.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, view) }
  /// ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }
}

/// A key or a button that is pressed; there are none here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipress>
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press; raw values are Apple's.
  public enum Phase: Int, Sendable {
    /// It has begun.
    case began = 0
    /// Its force has changed.
    case changed = 1
    /// It has not changed.
    case stationary = 2
    /// It has ended.
    case ended = 3
    /// It has been cancelled.
    case cancelled = 4
  }
  /// The pressed button; raw values are Apple's.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// The button that chooses.
    case select = 4
    /// The menu button.
    case menu = 5
    /// Play and pause.
    case playPause = 6
  }
  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The pressed button.
  open internal(set) var type = PressType.select
}

/// Presses that happened at one time.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses.
  open var allPresses: Set<UIPress> { [] }
}
