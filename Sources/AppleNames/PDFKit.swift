public import UIKit

/// A document of pages; it is not read.
open class PDFDocument: NSObject {
  private let bytes: Data?
  /// The address.
  public let documentURL: URL?
  /// Creates an empty document.
  public override init() { (bytes, documentURL) = (nil, nil) }
  /// Takes the bytes of a document.
  public init?(data: Data) { (bytes, documentURL) = (data, nil) }
  /// Takes a document, unless there is none.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    (bytes, documentURL) = (data, url)
  }
  /// The number of pages: unknown.
  open var pageCount: Int { 0 }
  /// The page: none.
  open func page(at index: Int) -> PDFPage? { nil }
  /// The bytes.
  open func dataRepresentation() -> Data? { bytes }
  /// Whether the document asks for a password: unknown.
  open var isLocked: Bool { false }
  /// Writes the bytes.
  @discardableResult open func write(to url: URL) -> Bool {
    (try? bytes?.write(to: url)) != nil
  }
}
/// A page.
open class PDFPage: NSObject {
  /// The text.
  open var string: String? { nil }
  /// The document.
  open weak var document: PDFDocument?
}
/// How pages are shown.
public enum PDFDisplayMode: Int, Sendable {
  /// How.
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
/// The direction in which pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
  /// The direction.
  case vertical, horizontal
}
/// A view of a document: an empty box.
open class PDFView: UIView {
  /// The document.
  open var document: PDFDocument?
  /// How pages are shown.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// The direction.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Has no effect.
  open var displaysPageBreaks = true
  /// Has no effect.
  open var autoScales = false
  /// Has no effect.
  open var scaleFactor: CGFloat = 1
  /// Has no effect.
  open var minScaleFactor: CGFloat = 0
  /// Has no effect.
  open var maxScaleFactor: CGFloat = 0
  /// The factor at which the document would fit.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// Has no effect.
  open var pageShadowsEnabled = true
  /// The page: none.
  open var currentPage: PDFPage? { nil }
  /// Has no effect.
  open func go(to page: PDFPage) {}
  /// Has no effect.
  open func usePageViewController(
    _ isUsed: Bool, withViewOptions options: [AnyHashable: Any]? = nil
  ) {}
}
