import Foundation

extension UITraitCollection {
  private static let threadKey = "Purlin.UITraitCollection.current"

  /// The traits for which dynamic colors are resolved, on the current thread.
  ///
  /// Layout sets it during a view's callbacks. As in UIKit, each thread has its own value, so it
  /// can be read outside the main actor. The default has the light style.
  public class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? fallback
    }
    set { Thread.current.threadDictionary[threadKey] = newValue }
  }

  private static let fallback = UITraitCollection { traits in
    traits.userInterfaceStyle = .light
    traits.userInterfaceLevel = .base
    traits.accessibilityContrast = .normal
  }

  /// Calls `actions` with this collection as ``current``, and restores the previous one.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = former }
    actions()
  }
}
