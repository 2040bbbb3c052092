internal import Foundation

extension UIView {
  /// What the view is laid out with: its window's environment, outside of any window the current one.
  ///
  /// - Complexity: O(1) for a view whose tree has been laid out, O(depth) before.
  package var layoutEnvironment: LayoutEnvironment { topWindow?.environment ?? .current }

  /// The window at the top of the tree, even if a subclass overrides ``window``.
  fileprivate var topWindow: UIWindow? { (tree?.root ?? root) as? UIWindow }

  /// The sizes of controls in the view's generation.
  var controlSizes: ControlSizes { layoutEnvironment.generation.sizes }

  /// Runs code that may ask what has no view, or a view that is not in the hierarchy yet, such as a
  /// cell that is measured: both take this view's environment.
  func inLayoutEnvironment<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LayoutEnvironment.layingOut(in: layoutEnvironment, body)
  }
}

extension UIViewController {
  /// What the controller's view is or will be laid out with: that of the window it is in, else of the
  /// controller that contains or presents it.
  var layoutEnvironment: LayoutEnvironment { nearestWindow?.environment ?? .current }

  private var nearestWindow: UIWindow? {
    viewIfLoaded?.topWindow ?? (parent ?? presentation.presenting)?.nearestWindow
  }
}
