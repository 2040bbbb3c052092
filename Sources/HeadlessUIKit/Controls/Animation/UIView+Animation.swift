public import Foundation
internal import HeadlessQuartzCore

extension UIView {
  /// Options of an animation; raw values are Apple's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates options with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The user can interact with views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested animation has its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested animation has its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The animation does not inherit options of outer animations.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Views are shown and hidden instead of added and removed, in transitions.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The content is redrawn during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A flip from the left, in transitions.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip from the right, in transitions.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page curl upward, in transitions.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page curl downward, in transitions.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A flip from the top, in transitions.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip from the bottom, in transitions.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// 60 frames per second, if the display supports it.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    /// A dissolve, in transitions.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Performs the changes immediately, and calls the completion handler in the next turn of the
  /// main queue.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion
    )
  }

  /// Performs the changes immediately, and calls the completion handler in the next turn of the
  /// main queue.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.run(duration: duration, delay: delay, animations)
    if let completion { TurnQueue.shared.append { completion(true) } }
  }

  /// Performs the changes immediately, and calls the completion handler in the next turn of the
  /// main queue.
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

  /// Performs the changes immediately, and calls the completion handler in the next turn of the
  /// main queue.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Performs changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationRecorder.runWithoutAnimation(actionsWithoutAnimation)
  }

  /// The duration of the current animation block, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationRecorder.duration }
}
