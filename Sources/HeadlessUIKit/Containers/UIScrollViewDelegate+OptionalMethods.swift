// Optional methods that a subclass can add although its superclass conforms to the protocol; see
// `Documentation/OptionalMethods.md`.

/// Conform to this protocol to have `scrollViewDidScroll(_:)` of a subclass called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate_scrollViewDidScroll: AnyObject {
  /// See ``UIScrollViewDelegate``.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

/// Conform to this protocol to have `scrollViewDidZoom(_:)` of a subclass called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate_scrollViewDidZoom: AnyObject {
  /// See ``UIScrollViewDelegate``.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

/// Conform to this protocol to have `viewForZooming(in:)` of a subclass called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate_viewForZooming: AnyObject {
  /// See ``UIScrollViewDelegate``.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

/// Conform to this protocol to have `scrollViewDidEndScrollingAnimation(_:)` of a subclass called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate_scrollViewDidEndScrollingAnimation: AnyObject {
  /// See ``UIScrollViewDelegate``.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

/// Conform to this protocol to have `scrollViewDidChangeAdjustedContentInset(_:)` of a subclass
/// called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset: AnyObject {
  /// See ``UIScrollViewDelegate``.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// Calls the implementation of optional methods: that of a subclass, or of the class that conforms
/// to the protocol.
@MainActor
struct UIScrollViewDelegateCalls {
  let target: any UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let own = target as? any UIScrollViewDelegate_scrollViewDidScroll else {
      return target.scrollViewDidScroll(scrollView)
    }
    return own.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    guard let own = target as? any UIScrollViewDelegate_scrollViewDidZoom else {
      return target.scrollViewDidZoom(scrollView)
    }
    return own.scrollViewDidZoom(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    guard let own = target as? any UIScrollViewDelegate_viewForZooming else {
      return target.viewForZooming(in: scrollView)
    }
    return own.viewForZooming(in: scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard let own = target as? any UIScrollViewDelegate_scrollViewDidEndScrollingAnimation else {
      return target.scrollViewDidEndScrollingAnimation(scrollView)
    }
    return own.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    guard let own = target as? any UIScrollViewDelegate_scrollViewDidChangeAdjustedContentInset
    else {
      return target.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    return own.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

extension UIScrollViewDelegate {
  var calls: UIScrollViewDelegateCalls { UIScrollViewDelegateCalls(target: self) }
}
