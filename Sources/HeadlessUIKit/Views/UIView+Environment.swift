public import Foundation

extension UIView {
  /// The adjustment of the tint color; raw values are Apple's.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic = 0
    /// The original tint color.
    case normal = 1
    /// A dimmed tint color.
    case dimmed = 2
  }

  /// The interface style of the view and its subviews; `unspecified` to inherit it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {
      storage.traitOverrides.contains(UITraitUserInterfaceStyle.self)
        ? storage.traitOverrides.userInterfaceStyle : .unspecified
    }
    set {
      if newValue == .unspecified {
        traitOverrides.remove(UITraitUserInterfaceStyle.self)
      } else {
        traitOverrides.userInterfaceStyle = newValue
      }
    }
  }

  /// Returns an empty view of the same size, which represents a snapshot.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let picture = UIView(frame: bounds)
    picture.backgroundColor = backgroundColor
    return picture
  }

  /// Returns an empty view with the size of a part of the view, which represents a snapshot.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let picture = UIView(frame: CGRect(origin: .zero, size: rect.size))
    picture.backgroundColor = backgroundColor
    return picture
  }

  /// Draws the view hierarchy; has no effect.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  // Animations from before iOS 4: changes between begin and commit take effect immediately.

  /// Begins an animation; changes take effect immediately.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends an animation.
  public class func commitAnimations() {}
  /// Sets the duration of the animation, in seconds; has no effect.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the delay of the animation, in seconds; has no effect.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the animation curve; has no effect.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Sets whether the animation starts from the current state; has no effect.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
