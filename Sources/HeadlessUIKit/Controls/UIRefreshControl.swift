public import Foundation

/// A refresh control above the content of a scroll view, 60 points high and with its width.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uirefreshcontrol>
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Creates a refresh control.
  public init() {
    super.init(frame: .zero)
    setHeight()
  }

  /// Creates a refresh control; its height is that of the standard one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setHeight()
  }

  /// Creates a refresh control.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setHeight()
  }

  private func setHeight() { frame.size.height = 60 }

  /// Whether the control is refreshing.
  open private(set) var isRefreshing = false
  /// The text below the indicator.
  open var attributedTitle: NSAttributedString?
  /// Starts refreshing.
  open func beginRefreshing() {
    isRefreshing = true
    (superview as? UIScrollView)?.insetMayHaveChanged()
  }
  /// Ends refreshing.
  open func endRefreshing() {
    isRefreshing = false
    (superview as? UIScrollView)?.insetMayHaveChanged()
  }
}
