internal import AutoLayout
internal import Foundation

extension UIView {
  /// Returns the layout direction for a semantic content attribute, in the app's language.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the layout direction for a semantic content attribute relative to `direction`
  /// (`engine:E14.2`).
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.layoutDirection(relativeTo: direction)
  }

  var resolvedDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  func directionMayHaveChanged() {
    guard let tree else { return }
    syncFacts()
    tree.insetsMayHaveChanged(of: self)
    markNeedsLayout()
  }
}
