public import Foundation

/// Called for scrolling and zooming; all methods are optional.
///
/// Nothing drags or decelerates here, so what tells of fingers is never sent and not listed.
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
  /// The view that is scaled by zooming; none by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when an animated scroll ends.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called when the inset with the safe area has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing to do.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing to do.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing to do.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nothing to do.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// What has a scroll view's delegate.
///
/// A table's delegate is of a narrower type than a scroll view's, which Objective-C lets a subclass
/// say and Swift does not. So a scroll view's own property stands in an extension of this protocol,
/// where a subclass's property of the same name goes before it.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// The delegate, which is notified of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
