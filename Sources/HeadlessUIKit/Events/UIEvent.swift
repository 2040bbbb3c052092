public import Foundation

/// An event: touches that a test sends with ``TouchSimulator``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uievent>
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event; raw values are Apple's.
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

  /// The subtype of an event; raw values are Apple's.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
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

  /// The type of the event.
  open var type: EventType { .touches }
  /// The subtype of the event.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds since the system started.
  open internal(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
  /// The touches of the event.
  open internal(set) var allTouches: Set<UITouch>?

  /// Returns the touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// A touch on the screen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitouch>
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch; raw values are Apple's.
  public enum Phase: Int, Sendable {
    /// The touch or press has begun.
    case began = 0
    /// The touch has moved.
    case moved = 1
    /// The touch has not moved since the last event.
    case stationary = 2
    /// The touch or press has ended.
    case ended = 3
    /// The touch or press has been canceled.
    case cancelled = 4
    /// A pointer has entered a region.
    case regionEntered = 5
    /// A pointer has moved in a region.
    case regionMoved = 6
    /// A pointer has left a region.
    case regionExited = 7
  }

  /// The type of a touch; raw values are Apple's.
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
  /// The type of the touch.
  open var type: TouchType { .direct }
  /// The number of consecutive taps at the location.
  open internal(set) var tapCount = 1
  /// The time of the last change, in seconds since the system started.
  open internal(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
  /// The view in which the touch began.
  open internal(set) var view: UIView?
  /// The window in which the touch began.
  open internal(set) var window: UIWindow?
  /// The force of the touch; 1 for an average touch.
  open internal(set) var force: CGFloat = 1
  /// The maximum force.
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 0 }
  /// The recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The location in the coordinates of the window or of the root of the tree.
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero

  /// Returns the location in the coordinates of a view, or of the window if the view is nil.
  open func location(in view: UIView?) -> CGPoint { converted(place, view) }
  /// Returns the location in the previous event.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, view) }
  /// Returns the same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }
}

/// The press of a key or button; never sent.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipress>
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press; raw values are Apple's.
  public enum Phase: Int, Sendable {
    /// The touch or press has begun.
    case began = 0
    /// The force of the press has changed.
    case changed = 1
    /// The press has not changed.
    case stationary = 2
    /// The touch or press has ended.
    case ended = 3
    /// The touch or press has been canceled.
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
    /// The select button.
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

/// An event with presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses.
  open var allPresses: Set<UIPress> { [] }
}
