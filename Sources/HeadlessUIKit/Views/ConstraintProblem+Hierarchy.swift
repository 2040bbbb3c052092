package import AutoLayout

extension ConstraintProblem {
  /// Returns the error for adding a subview; nil if it can be added.
  @MainActor
  package static func adding(_ view: UIView, to superview: UIView) -> Self? {
    if view === superview {
      return Self(
        exceptionName: "NSInvalidArgumentException", reason: "Can't add self as subview")
    }
    guard superview.isDescendant(of: view) else { return nil }
    return Self(
      exceptionName: "CALayerInvalid",
      reason: "layer <CALayer: \(view.address)> is a part of cycle in its layer tree: \(view) "
        + "contains \(superview)")
  }
}
