public import Foundation

/// An action that is performed when a property of a layer changes.
public protocol CAAction: AnyObject {
  /// Performs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, so that a property changes without animation.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Methods that are called when an animation starts and stops; all are optional.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when an animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended, or has been removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a name with Apple's raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's default.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The timing curve of an animation: a cubic curve with two control points.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/camediatimingfunction>
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  /// Creates one of Apple's timing curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a timing curve from the coordinates of two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Stores the coordinates of one of the four control points, including the two ends.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let (x, y): (Float, Float) =
      switch idx {
      case 1: (points[0], points[1])
      case 2: (points[2], points[3])
      case 3: (1, 1)
      default: (0, 0)
      }
    unsafe ptr[0] = x
    unsafe ptr[1] = y
  }
}

/// The values before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a mode with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value is kept after the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value applies before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// An animation of a layer, which ends in the next turn of the main queue.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/caanimation>
open class CAAnimation: NSObject, CAAction {
  /// Creates an animation.
  public override init() { super.init() }

  /// The timing curve; linear by default.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is notified when it starts and stops; retained, as in Apple's QuartzCore.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from the layer when it ends.
  open var isRemovedOnCompletion = true
  /// The start time, in seconds.
  open var beginTime: TimeInterval = 0
  /// The duration, in seconds; 0 for a quarter second.
  open var duration: TimeInterval = 0
  /// The speed of its time.
  open var speed: Float = 1
  /// The offset of its time, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of the repetitions, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether the animation also runs backward.
  open var autoreverses = false
  /// The values before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  private var values: [String: Any] = [:]

  /// Sets a value for a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns the value for a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Adds the animation to a layer.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  /// The name of the property.
  open var keyPath: String?
  /// Whether values are added to the present value.
  open var isAdditive = false
  /// Whether each repetition continues from the previous one.
  open var isCumulative = false
}

/// An animation from one value to another.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/cabasicanimation>
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The value that is added to the start value.
  open var byValue: Any?
}

/// A spring animation.
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity.
  open var initialVelocity: CGFloat = 0
  /// The time in seconds until the spring is within a thousandth of its final position.
  open var settlingDuration: TimeInterval {
    damping > 0 ? TimeInterval(2 * mass / damping) * log(1000) : .infinity
  }
}

/// An animation through several values.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/cakeyframeanimation>
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path along which points move, used instead of values.
  open var path: CGPath?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The timing curves between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation of values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation of objects that move along a path.
  open var rotationMode: CAAnimationRotationMode?
}

/// The interpolation of values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a mode with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Discrete values.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Cubic interpolation.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Cubic interpolation at a constant pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of objects that move along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a mode with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Objects are rotated to the tangent of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Objects are rotated to the tangent of the path, and by another 180°.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A group of simultaneous animations.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a kind with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layers fade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a direction with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from one state of a layer to another.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// Its direction.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// A time in seconds; Core Foundation's, which Foundation for Linux does not export.
public typealias CFTimeInterval = Double

/// A point in time, in seconds since the beginning of 2001; Core Foundation's, as ``CFTimeInterval``.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the current time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the time in seconds since the system started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// The key of whether actions are disabled in a transaction.
public let kCATransactionDisableActions = "disableActions"
/// The key of the duration of a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a layer's transition.
public let kCATransition = "transition"

extension CATransaction {
  /// Sets a value of the current transaction; has no effect.
  public class func setValue(_ anObject: Any?, forKey key: String) {}
  /// Sets the timing curve of animations; has no effect.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Returns whether actions are disabled: always true.
  public class func disableActions() -> Bool { true }
}
