/// An error in a hierarchy of views, with Apple's message.
package struct HierarchyProblem: Error, Hashable, CustomStringConvertible {
  /// The name of the exception that Apple's framework raises.
  package let exceptionName: String
  /// Apple's message.
  package let reason: String

  /// The name and the message, as printed when an app terminates.
  package var description: String {
    "*** Terminating app due to uncaught exception '\(exceptionName)', reason: '\(reason)'"
  }

  /// Traps: the error is a programming error.
  package func raise() -> Never { fatalError(description) }

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
