public import Foundation

extension UIView {
  /// How the tint colour is shown; raw values are Apple's.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// In grey.
    case dimmed = 2
  }

  /// Light or dark style for the view and its subviews, regardless of the system's; `unspecified`
  /// inherits it.
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

  /// Returns a view of the same size that represents a picture of this one.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let picture = UIView(frame: bounds)
    picture.backgroundColor = backgroundColor
    return picture
  }

  /// Returns a view of the size of a part that represents a picture of it.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let picture = UIView(frame: CGRect(origin: .zero, size: rect.size))
    picture.backgroundColor = backgroundColor
    return picture
  }

  /// Draws the view and all below; nothing draws.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  // Animations of before iOS 4: what changes between begin and commit changes at once.

  /// Begins an animation; changes take effect at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends an animation.
  public class func commitAnimations() {}
  /// Sets the length of the animation, in seconds; nothing animates.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets how long the animation waits, in seconds; nothing animates.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the course of time; nothing animates.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Sets whether the animation starts from what shows; nothing animates.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
