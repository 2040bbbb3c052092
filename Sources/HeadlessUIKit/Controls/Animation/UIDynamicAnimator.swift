public import Foundation

/// An object that behaviors move.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidynamicitem>
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The size, from the origin.
  var bounds: CGRect { get }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Moves views by physical behaviors; nothing moves here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidynamicanimator>
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the behaviors use.
  open private(set) var referenceView: UIView?
  /// The behaviors.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The delegate, which is never called.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether views move: always false.
  open var isRunning: Bool { false }

  /// Creates an animator for the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator for the items of a collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) { super.init() }

  /// Adds a behavior, which has no effect.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Returns the items of the behaviors that meet a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.members) where !found.contains(where: { $0 === item }) {
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
      if frame.intersects(rect) { found.append(item) }
    }
    return found
  }

  /// Reads the state of an item again; has no effect.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Methods that report whether views move; never called.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when views begin to move; never called.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when views have stopped; never called.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A behavior of views, which has no effect.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidynamicbehavior>
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors of which this one consists.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step; never called.
  open var action: (() -> Void)?
  /// The animator.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// The items.
  fileprivate var members: [any UIDynamicItem] = []

  /// Creates a behavior.
  public override init() { super.init() }
  /// Adds a behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Called when the animator has changed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// A behavior of gravity, which has no effect.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The direction.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The angle in radians.
  open var angle: CGFloat = .pi / 2
  /// The acceleration, in 1000 points per second squared.
  open var magnitude: CGFloat = 1
  /// The items.
  open var items: [any UIDynamicItem] { members }
  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }
  /// Creates a behavior.
  public init(items: [any UIDynamicItem]) {
    super.init()
    members = items
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { members.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { members.removeAll { $0 === item } }
}

/// A behavior of collisions, which has no effect.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What collides.
  public struct Mode: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates a mode.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items with each other.
    public static let items = Mode(rawValue: 1)
    /// Items with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }
  /// What collides.
  open var collisionMode = Mode.everything
  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The items.
  open var items: [any UIDynamicItem] { members }
  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }
  /// Creates a behavior.
  public init(items: [any UIDynamicItem]) {
    super.init()
    members = items
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { members.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { members.removeAll { $0 === item } }
  /// Adds the bounds of the reference view as a boundary; has no effect.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  /// Adds a boundary; has no effect.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Adds a boundary; has no effect.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
  }
  /// Removes all boundaries.
  open func removeAllBoundaries() {}
}

/// A behavior that moves an item to a point, which has no effect.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// The damping, from 0 to 1.
  open var damping: CGFloat = 0.5
  /// Creates a behavior.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    members = [item]
  }
}

/// A behavior that attaches an item to a point or to another item, which has no effect.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The point.
  open var anchorPoint: CGPoint
  /// The length, in points.
  open var length: CGFloat = 0
  /// The damping.
  open var damping: CGFloat = 0
  /// The frequency, in hertz.
  open var frequency: CGFloat = 0
  /// The items.
  open var items: [any UIDynamicItem] { members }
  /// Creates a behavior.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    super.init()
    members = [item]
  }
  /// Creates a behavior.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    anchorPoint = point
    super.init()
    members = [item]
  }
  /// Creates a behavior.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    anchorPoint = item2.center
    super.init()
    members = [item1, item2]
  }
}

/// A behavior that applies a force to items, which has no effect.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long the force lasts; raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// All the time.
    case continuous = 0
    /// A moment.
    case instantaneous = 1
  }
  /// How long the force lasts.
  public let mode: Mode
  /// Whether the force acts.
  open var active = true
  /// The angle in radians.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0
  /// The direction.
  open var pushDirection = CGVector(dx: 0, dy: 0)
  /// Creates a behavior.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    members = items
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { members.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { members.removeAll { $0 === item } }
}

/// A behavior with physical properties of items, which has no effect.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The elasticity.
  open var elasticity: CGFloat = 0
  /// The friction.
  open var friction: CGFloat = 0
  /// The density.
  open var density: CGFloat = 1
  /// The resistance.
  open var resistance: CGFloat = 0
  /// The resistance to rotation.
  open var angularResistance: CGFloat = 0
  /// The charge.
  open var charge: CGFloat = 0
  /// Whether items are fixed.
  open var isAnchored = false
  /// Whether items rotate.
  open var allowsRotation = true
  /// The items.
  open var items: [any UIDynamicItem] { members }
  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }
  /// Creates a behavior.
  public init(items: [any UIDynamicItem]) {
    super.init()
    members = items
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { members.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { members.removeAll { $0 === item } }
  /// Adds a velocity; has no effect.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Adds a rotation; has no effect.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// Returns the velocity of an item: 0.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
}
