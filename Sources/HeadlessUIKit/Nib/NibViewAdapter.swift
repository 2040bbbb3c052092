package import InterfaceBuilder

/// An object that configures the views that a ``NibLoader`` creates from a document without its
/// program.
///
/// `UINib` and `UIStoryboard` do not use an adapter.
@MainActor
package protocol NibViewAdapter: AnyObject {
  /// Whether the views are laid out as on the canvas of Interface Builder: constraints that are removed at
  /// build time are kept, and runtime attributes have no effect.
  var isCanvas: Bool { get }

  /// Returns whether a constraint is added after all others, and so is the one that is broken in a
  /// conflict.
  func isAddedLast(_ constraint: ConstraintElement, of holder: ViewElement) -> Bool

  /// Called after the properties of a view are set, before its members are created.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - element: The element of the document.
  ///   - stack: The stack view that arranges it.
  func adapt(_ view: UIView, to element: ViewElement, arrangedIn stack: ViewElement?)

  /// Called after a view is added to its superview, which is nil for a root, before its members are
  /// created.
  func didAdd(_ view: UIView, for element: ViewElement, to superview: UIView?)
}
