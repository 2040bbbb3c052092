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
}
