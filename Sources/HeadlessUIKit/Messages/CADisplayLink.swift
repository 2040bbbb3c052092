public import Foundation

/// A timer that calls a method for each frame: 60 times per second, by the clock of the run loop.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/cadisplaylink>
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private static let framesPerSecond = 60.0

  // Retained until the display link is invalidated, as Apple documents.
  private var target: AnyObject?
  private let selector: Selector
  private var timer: Timer?

  /// Creates a display link that calls a method of a target with itself as the argument.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// The time of the last frame, in seconds; 0 before the first.
  open private(set) var timestamp: TimeInterval = 0
  /// The time of the next frame, in seconds.
  open var targetTimestamp: TimeInterval { timestamp + interval }
  /// The time between two frames of the screen, in seconds.
  open var duration: TimeInterval { 1 / Self.framesPerSecond }
  /// Whether the display link is paused.
  open var isPaused = false
  /// The preferred number of frames per second; 0 for all frames.
  open var preferredFramesPerSecond = 0

  private var interval: TimeInterval {
    preferredFramesPerSecond > 0
      ? 1 / min(Double(preferredFramesPerSecond), Self.framesPerSecond) : duration
  }

  /// Adds the display link to a run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let link = WeakLink(object: self)
    let made =
      timer
      ?? Timer(timeInterval: duration, repeats: true) { timer in
        let isAlive = MainActor.assumeIsolated { link.object?.frame() } != nil
        if !isAlive { timer.invalidate() }
      }
    timer = made
    Self.links.insert(self)
    runloop.add(made, forMode: mode)
  }

  /// Removes the display link from its run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timer?.invalidate()
    timer = nil
    Self.links.remove(self)
  }

  /// Stops the display link permanently, and releases the target.
  open func invalidate() {
    timer?.invalidate()
    timer = nil
    target = nil
    Self.links.remove(self)
  }

  // A run loop retains its display links.
  private static var links: Set<CADisplayLink> = []

  private func frame() {
    let now = ProcessInfo.processInfo.systemUptime
    // The tolerance is half a frame, because the clock of the run loop is not exact.
    guard !isPaused, let target, now - timestamp >= interval - duration / 2 else { return }
    timestamp = now
    SelectorSending.perform(selector, on: target, [self])
  }
}

private struct WeakLink: @unchecked Sendable { weak var object: CADisplayLink? }

extension UIScreen {
  /// Creates a display link for the screen; all screens have the same number of frames.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}

extension RunLoop.Mode {
  /// The mode while a control is tracked or a view scrolls, in which this process never is.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
