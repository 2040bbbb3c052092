public import Foundation

/// A bar that has a position.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarpositioning>
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position.
  var barPosition: UIBarPosition { get }
}

/// An object that determines the position of a bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarpositioningdelegate>
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position; only a bar that is not in a controller asks for it.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default implementation returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// An object that is notified of the items of a navigation bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationbardelegate>
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item is pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item has been pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item is popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item has been popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// The default implementation returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }
  /// The default implementation does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// The default implementation returns true.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  /// The default implementation does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar: UIBarPositioning {
  /// The position: at the top.
  public var barPosition: UIBarPosition { .top }
}
