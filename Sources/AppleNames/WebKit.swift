public import FoundationNetworking
public import UIKit

/// A view of the web: an empty box.
///
/// Apple: <https://developer.apple.com/documentation/webkit/wkwebview>
open class WKWebView: UIView {
  /// The configuration.
  public let configuration: WKWebViewConfiguration
  /// Receives nothing: no page is loaded.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Receives nothing: no page is loaded.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page.
  public let scrollView = UIScrollView()
  /// The address that was asked for.
  open private(set) var url: URL?
  /// The title of the page: none.
  open var title: String? { nil }
  /// How much is loaded: all.
  open var estimatedProgress: Double { 1 }
  /// Whether a page is being loaded: never.
  open var isLoading: Bool { false }
  /// Whether there is a page before: never.
  open var canGoBack: Bool { false }
  /// Whether there is a page after: never.
  open var canGoForward: Bool { false }
  /// Has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// Has no effect.
  open var allowsLinkPreview = true
  /// Has no effect.
  open var customUserAgent: String?
  /// Has no effect.
  open var isInspectable = false
  /// The color below the page.
  open var underPageBackgroundColor: UIColor?

  /// Creates an empty box with a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }
  /// Creates an empty box.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// Creates an empty box of a document.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// Loads nothing.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  /// Loads nothing.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? { nil }
  /// Has no effect.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Has no effect.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Has no effect.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Has no effect.
  open func stopLoading() {}
  /// Has no effect: the closure is not called.
  open func evaluateJavaScript(
    _ script: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {}
}

/// The configuration of a web view.
@MainActor open class WKWebViewConfiguration: NSObject {
  /// The scripts.
  open var userContentController = WKUserContentController()
  /// The preferences.
  open var preferences = WKPreferences()
  /// Has no effect.
  open var processPool = WKProcessPool()
  /// Has no effect.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Has no effect.
  open var allowsInlineMediaPlayback = false
  /// Has no effect.
  open var applicationNameForUserAgent: String?
}
/// Has no effect.
@MainActor open class WKProcessPool: NSObject {}
/// Has no effect.
@MainActor open class WKPreferences: NSObject {
  /// Has no effect.
  open var javaScriptEnabled = true
  /// Has no effect.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Has no effect.
  open var minimumFontSize: CGFloat = 0
}
/// Has no effect.
@MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// The store.
  public static func `default`() -> WKWebsiteDataStore { shared }
  /// The store.
  public static func nonPersistent() -> WKWebsiteDataStore { shared }
}
/// The scripts of a web view: none runs.
@MainActor open class WKUserContentController: NSObject {
  /// Has no effect.
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  /// Has no effect.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Has no effect.
  open func addUserScript(_ script: WKUserScript) {}
}
/// A script, which does not run.
@MainActor open class WKUserScript: NSObject {
  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}
/// When a script would run.
public enum WKUserScriptInjectionTime: Sendable {
  /// Before or after the page is read.
  case atDocumentStart, atDocumentEnd
}
/// Receives nothing.
@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Never called.
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
/// A message of a script.
@MainActor open class WKScriptMessage: NSObject {
  /// The name of the handler.
  open var name: String { "" }
  /// The content.
  open var body: Any { "" }
}
/// Receives nothing: no page is loaded.
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {}
/// Receives nothing: no page is loaded.
@MainActor public protocol WKUIDelegate: NSObjectProtocol {}
/// The loading of a page.
@MainActor open class WKNavigation: NSObject {}
/// The reason for loading a page.
@MainActor open class WKNavigationAction: NSObject {
  /// The request.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The frame.
  open var targetFrame: WKFrameInfo? { nil }
  /// What caused it.
  open var navigationType: WKNavigationType { .other }
}
/// A frame of a page.
@MainActor open class WKFrameInfo: NSObject {
  /// Whether it is the page's own.
  open var isMainFrame: Bool { true }
}
/// The answer to a request.
@MainActor open class WKNavigationResponse: NSObject {
  /// The answer.
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil
    )
  }
}
/// What causes the loading of a page.
public enum WKNavigationType: Sendable {
  /// A link or something else.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other
}
/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Sendable {
  /// Whether it may.
  case cancel, allow, download
}
/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Sendable {
  /// Whether it may.
  case cancel, allow, download
}
/// Features of a window.
@MainActor open class WKWindowFeatures: NSObject {}
