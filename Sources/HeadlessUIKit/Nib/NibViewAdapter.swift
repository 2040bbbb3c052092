package import InterfaceBuilder

/// Completes the views that a ``NibLoader`` makes of a document whose program is not there.
///
/// `UINib` and `UIStoryboard` need none: a running program knows its classes, and UIKit the rest.
@MainActor
package protocol NibViewAdapter: AnyObject {
  /// Whether constraints count that are removed when the document is built.
  var keepsPlaceholderConstraints: Bool { get }

  /// Called when a view has the properties that the document gives it, and no members yet.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - element: What the document says of it.
  ///   - stack: The stack view that arranges it.
  func adapt(_ view: UIView, to element: ViewElement, arrangedIn stack: ViewElement?)

  /// Called when a view is in its superview, nil for a root, and has no members yet.
  func didAdd(_ view: UIView, for element: ViewElement, to superview: UIView?)
}
