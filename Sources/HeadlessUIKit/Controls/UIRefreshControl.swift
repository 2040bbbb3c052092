public import Foundation

/// A wheel above scrolled content; 60 points high, as wide as the scroll view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uirefreshcontrol>
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Creates a refresh control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size.height = 60
  }

  /// Creates a refresh control.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = 60
  }

  /// Whether something is being fetched.
  open private(set) var isRefreshing = false
  /// The text below the indicator.
  open var attributedTitle: NSAttributedString?
  /// Says that something is being fetched.
  open func beginRefreshing() {
    isRefreshing = true
    (superview as? UIScrollView)?.insetMayHaveChanged()
  }
  /// Says that it has been.
  open func endRefreshing() {
    isRefreshing = false
    (superview as? UIScrollView)?.insetMayHaveChanged()
  }
}
