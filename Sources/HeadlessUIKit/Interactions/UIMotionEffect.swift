public import Foundation

/// A change of a view that follows the motion of the device; it has no effect.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimotioneffect>
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Returns the values for an angle of view: none unless overridden.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A change of one property that follows the motion of the device; it has no effect.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect>
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the motion; raw values are Apple's.
  public enum EffectType: Int, Sendable {
    /// Tilting left and right.
    case tiltAlongHorizontalAxis = 0
    /// Tilting up and down.
    case tiltAlongVerticalAxis = 1
  }
  /// The property.
  public let keyPath: String
  /// The axis of the motion.
  public let type: EffectType
  /// The smallest change.
  open var minimumRelativeValue: Any?
  /// The largest change.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects; they have no effect.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimotioneffectgroup>
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The motion effects of the view; they have no effect.
  public var motionEffects: [UIMotionEffect] {
    get { storage.interactions?.motionEffects ?? [] }
    set { madeInteractions.motionEffects = newValue }
  }
  /// Adds a motion effect.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }
  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
