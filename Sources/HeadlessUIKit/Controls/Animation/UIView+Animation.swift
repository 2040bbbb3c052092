public import Foundation
internal import HeadlessQuartzCore

extension UIView {
  /// How an animation runs; raw values are Apple's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates options with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches count during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from what shows.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An inner animation takes its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An inner animation takes its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Steady.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Curves and durations of outer animations apply unless these options override them.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Views are shown and hidden instead of added and removed, in transitions.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A picture of the content moves instead of the content.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// From the left, in transitions.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// From the right, in transitions.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that is turned up, in transitions.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that is turned down, in transitions.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// From the top, in transitions.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// From the bottom, in transitions.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// At 60 frames a second, where the display allows it.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// At 30 frames a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// A dissolve, in transitions.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Runs the changes at once, and the completion in the next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion
    )
  }

  /// Runs the changes at once, and the completion in the next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.run(duration: duration, delay: delay, animations)
    if let completion { TurnQueue.shared.append { completion(true) } }
  }

  /// Runs the changes at once, and the completion in the next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs the changes at once, and the completion in the next turn of the main queue.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Runs changes that no animation around it is to move.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationRecorder.runWithoutAnimation(actionsWithoutAnimation)
  }

  /// How long the animation lasts that is being made now, in seconds; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationRecorder.duration }
}
