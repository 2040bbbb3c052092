public import FoundationNetworking
public import UIKit

/// A request of a scheme of the app's own; there are none.
@MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Takes an answer.
  func didReceive(_ response: URLResponse)
  /// Takes bytes.
  func didReceive(_ data: Data)
  /// Ends the answer.
  func didFinish()
  /// Ends the answer with an error.
  func didFailWithError(_ error: any Error)
}
/// Answers requests of a scheme of the app's own.
@MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Called for a request: never.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called when a request ends: never.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
extension WKWebViewConfiguration {
  /// Has no effect.
  public func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {}
  /// The answerer of a scheme: none.
  public func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { nil }
}
/// Rules of what a page may load.
@MainActor open class WKContentRuleList: NSObject {
  /// The identifier.
  open var identifier: String { "" }
}
/// Rules of what pages may load: none.
@MainActor open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The store.
  open class func `default`() -> WKContentRuleListStore! { shared }
  /// Reads nothing: the closure is not called.
  open func compileContentRuleList(
    forIdentifier identifier: String, encodedContentRuleList: String,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {}
  /// Reads nothing: the closure is not called.
  open func lookUpContentRuleList(
    forIdentifier identifier: String,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {}
}
extension WKUserContentController {
  /// Has no effect.
  public func add(_ contentRuleList: WKContentRuleList) {}
  /// Has no effect.
  public func removeAllUserScripts() {}
  /// Has no effect.
  public func removeAllContentRuleLists() {}
}
/// How a page is shown.
@MainActor open class WKWebpagePreferences: NSObject {
  /// Has no effect.
  open var allowsContentJavaScript = true
}
/// Kinds of what pages keep.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Kinds of what pages keep.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Kinds of what pages keep.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Kinds of what pages keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
extension WKWebsiteDataStore {
  /// All kinds of what pages keep.
  public class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeLocalStorage,
    ]
  }
  /// Removes nothing: the closure is not called.
  public func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {}
}
