public import Foundation

/// The properties of a PDF file.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat>
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: NSObject {
  /// The bounds of a page.
  open var bounds = CGRect.zero
  /// The title, author and other facts.
  open var documentInfo: [String: Any] = [:]
  /// Creates the properties.
  public override init() { super.init() }
}

/// The context in which pages are drawn; nothing is drawn.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: NSObject {
  /// The bounds of the page.
  open private(set) var pdfContextBounds: CGRect
  /// The number of pages.
  private(set) var pages = 0
  init(_ bounds: CGRect) { pdfContextBounds = bounds }
  /// Begins a page.
  open func beginPage() { pages += 1 }
  /// Begins a page with bounds.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    pages += 1
  }
}

/// Writes PDF files, whose pages are empty: nothing is drawn.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer>
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// Creates a renderer for pages with bounds.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    self.bounds = bounds
    super.init()
  }
  /// Calls `actions`, and returns empty data.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    actions(UIGraphicsPDFRendererContext(bounds))
    return Data()
  }
}
