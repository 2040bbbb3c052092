public import Foundation
internal import HeadlessQuartzCore

/// Changes of properties that can be started, paused and stopped.
///
/// Starting makes the changes at once; completions run in the next turn of the main queue.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewpropertyanimator>
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long the animation takes, in seconds.
  public let duration: TimeInterval
  /// How long it waits, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The course of time.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Where the animation is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs: until its completions have run.
  open private(set) var isRunning = false
  /// Whether it runs backwards.
  open var isReversed = false
  /// How far it has come, from 0 to 1; setting it makes the changes.
  open var fractionComplete: CGFloat = 0 {
    didSet { if fractionComplete > 0, state == .inactive { pauseAnimation() } }
  }
  /// Whether views can be touched in the meantime.
  open var isUserInteractionEnabled = true
  /// Whether hit tests count in the meantime.
  open var isManualHitTestingEnabled = false
  /// Whether it can be stopped.
  open var isInterruptible = true
  /// Whether shares of time are steady.
  open var scrubsLinearly = true
  /// Whether it pauses at its end instead of completing.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation with a course of time.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animation with one of Apple's courses.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation with a curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation as of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animation and starts it.
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

  /// Adds changes; at once if the animation runs.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Adds changes; at once if the animation runs.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard state == .active else { return animations.append(animation) }
    AnimationRecorder.run(duration: duration, delay: delay, animation)
  }
  /// Adds what runs at the end.
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

  /// Makes the changes; completions run in the next turn of the main queue.
  open func startAnimation() {
    activate()
    guard state == .active, !isRunning else { return }
    isRunning = true
    TurnQueue.shared.append { [self] in
      guard isRunning, !pausesOnCompletion else { return }
      complete(at: isReversed ? .start : .end)
    }
  }
  /// Makes the changes; the delay is only kept.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Makes the changes, and waits with the completions.
  open func pauseAnimation() {
    activate()
    isRunning = false
  }
  /// Goes on after a pause.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Stops the animation; views keep the values of its end.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Ends an animation that was stopped.
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
  /// Runs changes at once, each as its share of the animation; the completion runs in the next turn
  /// of the main queue.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: [], animations: animations,
      completion: completion)
  }
  /// Runs changes at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// How an animation of key frames runs; raw values are Apple's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates options with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On straight lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In steps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At a steady pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On smooth curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On smooth curves at a steady pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Touches count in the meantime.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It starts from what shows.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
  }

  /// Puts a view in another's place, at once; the completion runs in the next turn of the main queue.
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

  /// Whether animations are enabled: the value that was set, without an effect on layout.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }
  /// Keeps whether animations take time.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }
}

@MainActor
private enum AnimationSwitch {
  static var isOn = true
}
