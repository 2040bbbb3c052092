import Foundation

extension UITraitCollection {
  private static let threadKey = "Purlin.UITraitCollection.current"

  /// The traits dynamic colours resolve against while views lay out, on the calling thread.
  ///
  /// Layout sets it around a view's callbacks. Each thread has its own, as on Apple's systems, so
  /// it may be read outside the main actor; a thread where it is not set has light traits.
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

  /// Runs `actions` with this collection as ``current``, and puts the former one back.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = former }
    actions()
  }
}
