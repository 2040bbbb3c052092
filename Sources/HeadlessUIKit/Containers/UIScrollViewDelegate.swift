public import Foundation

/// Methods that are called when a scroll view scrolls or zooms; all are optional.
///
/// Methods for dragging and deceleration are never called and not declared.
///
/// A subclass of the class that adopts the protocol overrides methods, or adopts the protocol of one
/// method for each that it adds: `extension Sub: UIScrollViewDelegate_scrollViewDidScroll {}`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the content was zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Returns the view that zooming scales; nil by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when an animated scroll ends.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called when the inset with the safe area has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The default implementation does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A type with the delegate of a scroll view.
///
/// The type of a table's delegate is a subtype of that of a scroll view's delegate, which a
/// subclass can declare in Objective-C but not in Swift. Therefore the property of the scroll view
/// is declared in an extension of this protocol, and the property of a subclass takes precedence
/// over it.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// The delegate, which is notified of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
