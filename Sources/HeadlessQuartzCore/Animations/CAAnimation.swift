public import Foundation

/// Something that happens when a property of a layer changes.
public protocol CAAction: AnyObject {
  /// Runs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the way to have a property change without animation.
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
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The course of time of an animation, by Apple's names.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a course with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Steady.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// That of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The course of time of an animation: a curve with two control points.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/camediatimingfunction>
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  /// Creates one of Apple's courses.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a course of the coordinates of two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    super.init()
  }

  /// Reads one of the four control points, the two ends included, into two numbers.
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

/// The appearance before and after an animation runs.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a mode with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its last value after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// An animation of a layer, which is over in the next turn of the main queue.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/caanimation>
open class CAAnimation: NSObject, CAAction {
  /// Creates an animation.
  public override init() { super.init() }

  /// The course of time; steady unless set.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is notified when it starts and stops; retained, as in Apple's QuartzCore.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it is over.
  open var isRemovedOnCompletion = true
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// How long it lasts, in seconds; 0 is a quarter second.
  open var duration: TimeInterval = 0
  /// How fast its time runs.
  open var speed: Float = 1
  /// How far its time is moved, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// How long it repeats, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether it runs back again.
  open var autoreverses = false
  /// The appearance before and after it runs.
  open var fillMode = CAMediaTimingFillMode.removed
  private var values: [String: Any] = [:]

  /// Keeps a value under a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value kept under a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Adds the animation to a layer.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  /// The name of the property.
  open var keyPath: String?
  /// Whether values are added to the present one.
  open var isAdditive = false
  /// Whether each repetition goes on from the last.
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

/// An animation as of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How soon it comes to rest.
  open var damping: CGFloat = 10
  /// How fast it starts.
  open var initialVelocity: CGFloat = 0
  /// How long it moves, in seconds: until it is within a thousandth.
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
  /// A line through which points move, instead of values.
  open var path: CGPath?
  /// When the values are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The courses of time between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what moves along a line turns with it.
  open var rotationMode: CAAnimationRotationMode?
}

/// How values between others are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a mode with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// None are.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At a steady pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On smooth curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On smooth curves at a steady pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a line turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a mode with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It does.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It does, the other way round.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Several animations at once.
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
  /// One fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away.
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
  /// Where in the transition it starts, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in the transition it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// Seconds since the system started.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// The name under which a transaction keeps whether nothing animates.
public let kCATransactionDisableActions = "disableActions"
/// The name under which a transaction keeps its duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a layer's transition.
public let kCATransition = "transition"

extension CATransaction {
  /// Keeps a value of the present transaction; nothing animates.
  public class func setValue(_ anObject: Any?, forKey key: String) {}
  /// Says the course of time of animations; nothing animates.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Whether nothing animates: true, as always.
  public class func disableActions() -> Bool { true }
}
