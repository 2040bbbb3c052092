internal import Foundation

extension UIView {
  /// The environment of the view: that of its window, or the current one if it is not in a window.
  ///
  package var layoutEnvironment: LayoutEnvironment { topWindow?.environment ?? .current }

  /// The window at the top of the tree, even if a subclass overrides ``window``.
  fileprivate var topWindow: UIWindow? {
    if let window = self as? UIWindow, superviewStorage == nil { return window }
    guard let tree else { return enclosingWindow }
    return tree.root as? UIWindow
  }

  /// The sizes of controls in the view's generation.
  var controlSizes: ControlSizes { layoutEnvironment.generation.sizes }

  /// Calls a closure with this view's environment as the current one, for API without a view and
  /// for views that are not in the hierarchy, such as cells that are being measured.
  func inLayoutEnvironment<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LayoutEnvironment.layingOut(in: layoutEnvironment, body)
  }
}

extension UIViewController {
  /// The environment of the controller's view: that of its window, or else that of the parent or
  /// presenting controller.
  var layoutEnvironment: LayoutEnvironment { nearestWindow?.environment ?? .current }

  private var nearestWindow: UIWindow? {
    viewIfLoaded?.topWindow ?? (parent ?? presentation.presenting)?.nearestWindow
  }
}
