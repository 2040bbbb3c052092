public import Foundation
internal import HeadlessQuartzCore

/// An animator of property changes that can be started, paused and stopped.
///
/// Starting performs the changes immediately; completion handlers are called in the next turn of
/// the main queue.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration in seconds.
  public let duration: TimeInterval
  /// The delay in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The timing curve.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The state of the animator.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animator is running, until its completion handlers have been called.
  open private(set) var isRunning = false
  /// Whether the animation is reversed.
  open var isReversed = false
  /// The completed fraction, from 0 to 1.
  ///
  /// Setting it performs the changes.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0, state == .inactive { pauseAnimation() } }
  }
  /// Whether the user can interact with views during the animation.
  open var isUserInteractionEnabled = true
  /// Whether hit testing is manual during the animation.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be interrupted.
  open var isInterruptible = true
  /// Whether scrubbing is linear.
  open var scrubsLinearly = true
  /// Whether the animator pauses at the end instead of completing.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with one of Apple's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring curve.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; they are performed immediately if the animator is running.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Adds changes; they are performed immediately if the animator is running.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard state == .active else { return animations.append(animation) }
    AnimationRecorder.run(duration: duration, delay: delay, animation)
  }
  /// Adds a completion handler.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let changes = animations
    animations = []
    if !changes.isEmpty {
      AnimationRecorder.run(duration: duration, delay: delay) {
        for change in changes { change() }
      }
    }
  }

  /// Performs the changes; completion handlers are called in the next turn of the main queue.
  open func startAnimation() {
    activate()
    guard state == .active, !isRunning else { return }
    isRunning = true
    TurnQueue.shared.append { [self] in
      guard isRunning, !pausesOnCompletion else { return }
      complete(at: isReversed ? .start : .end)
    }
  }
  /// Performs the changes immediately; the delay is stored, without effect.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Performs the changes, and defers the completion handlers.
  open func pauseAnimation() {
    activate()
    isRunning = false
  }
  /// Continues after a pause.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Stops the animation.
  ///
  /// Views keep their final values.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Finishes a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    fractionComplete = 0
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }
}

extension UIView {
  /// Performs keyframe changes immediately, with their share of the duration, and calls the
  /// completion handler in the next turn of the main queue.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: [], animations: animations,
      completion: completion)
  }
  /// Performs the changes of a keyframe immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Options of a keyframe animation; raw values are Apple's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates options with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Linear interpolation.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Discrete steps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at a constant pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Cubic interpolation.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Cubic interpolation at a constant pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// The animation repeats.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs forward and backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The user can interact with views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
  }

  /// Replaces a view by another immediately, and calls the completion handler in the next turn of
  /// the main queue.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    if let completion { TurnQueue.shared.append { completion(true) } }
  }

  /// Whether animations are enabled; has no effect on layout.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }
  /// Sets whether animations are enabled; has no effect on layout.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }
}

@MainActor
private enum AnimationSwitch {
  static var isOn = true
}
