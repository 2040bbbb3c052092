public import Foundation

/// A controller that picks documents; it shows nothing, and a test calls its delegate.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller>
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be picked.
  open var allowsMultipleSelection = false
  /// Whether file extensions are shown.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?
  /// The documents to export.
  package let exported: [URL]

  /// Creates a controller that exports documents.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    exported = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that opens documents of types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    exported = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a document.
  public required init?(coder: NSCoder) {
    exported = []
    super.init(coder: coder)
  }
}

/// What a document picker does; raw values are Apple's.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies a document.
  case `import` = 0
  /// Opens a document.
  case open = 1
  /// Copies a document of the app.
  case exportToService = 2
  /// Moves a document of the app.
  case moveToService = 3
}

/// Receives the documents that were picked; all methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when documents were picked.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when nothing was picked.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// The default implementation does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// The default implementation does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A controller that shows and shares a document; it shows nothing.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller>
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// Creates a controller for a document.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  /// The document.
  open var url: URL?
  /// The type of the document.
  open var uti: String?
  /// The name that is shown; nil for that of the file.
  open var name: String?
  /// The icons of the document: none.
  open var icons: [UIImage] { [] }
  /// The recognizers that a view needs to open the document: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// A value for the app that opens the document.
  open var annotation: Any?
  /// The delegate.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// Returns whether a preview was shown: always false.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Returns whether options were shown: always false.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns whether options were shown: always false.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Returns whether apps were shown: always false.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns whether apps were shown: always false.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Has no effect.
  open func dismissPreview(animated: Bool) {}
  /// Has no effect.
  open func dismissMenu(animated: Bool) {}
}

/// Chooses what a document interaction controller shows; all methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Returns the controller over which a preview is shown.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a new controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}
