public import Foundation

/// A view that shows web pages (deprecated API); it shows nothing.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwebview>
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// The delegate, which is never called.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The scroll view, which fills the view.
  open private(set) lazy var scrollView: UIScrollView = {
    let view = UIScrollView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  /// Whether pages are scaled to the view.
  open var scalesPageToFit = false
  /// Whether videos are played in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether videos need a tap.
  open var mediaPlaybackRequiresUserAction = true
  /// The kinds of data that are converted to links.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Whether a page is loading: always false.
  open var isLoading: Bool { false }
  /// Whether there is an earlier page: always false.
  open var canGoBack: Bool { false }
  /// Whether there is a later page: always false.
  open var canGoForward: Bool { false }
  /// Loads a page from a string; has no effect.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Runs a script, and returns nil.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
  /// Loads the page again; has no effect.
  open func reload() {}
  /// Stops loading; has no effect.
  open func stopLoading() {}
  /// Shows the earlier page; has no effect.
  open func goBack() {}
  /// Shows the later page; has no effect.
  open func goForward() {}
  /// The reason for loading a page; raw values are Apple's.
  public enum NavigationType: Int, Sendable {
    /// A link.
    case linkClicked = 0
    /// A form.
    case formSubmitted = 1
    /// Back or forward.
    case backForward = 2
    /// Loading again.
    case reload = 3
    /// A form, again.
    case formResubmitted = 4
    /// Another reason.
    case other = 5
  }
}

/// Methods that are called while pages are loaded (deprecated API); they are never called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiwebviewdelegate>
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Called when loading begins.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called when loading has ended.
  func webViewDidFinishLoad(_ webView: UIWebView)
}

extension UIWebViewDelegate {
  /// The default implementation does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// The default implementation does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
}
