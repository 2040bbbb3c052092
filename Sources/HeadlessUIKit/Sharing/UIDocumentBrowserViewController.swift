internal import Foundation

/// A controller that shows the documents of the device; it shows nothing.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller>
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// Whether documents can be created.
  open var allowsDocumentCreation = true
  /// Whether several documents can be picked.
  open var allowsPickingMultipleItems = false
  /// The items at the leading edge of the bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The items at the trailing edge of the bar.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The look of the browser, which is not shown.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// The look of a browser; raw values are Apple's.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }
}
