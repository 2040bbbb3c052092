#if !canImport(Darwin)
public import Foundation

/// A PDF document, which is not read: documents cannot be created.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgpdfdocument>
public final class CGPDFDocument {
  /// Returns nil, because PDF is not read.
  public init?(_ url: URL) { nil }
  /// Returns nil, because PDF is not read.
  public init?(_ provider: CGDataProvider) { nil }
  /// The number of pages.
  public var numberOfPages: Int { 0 }
  /// Returns a page, counted from 1.
  public func page(at pageNumber: Int) -> CGPDFPage? { nil }
}

/// A page of a PDF document.
///
/// Apple: <https://developer.apple.com/documentation/coregraphics/cgpdfpage>
public final class CGPDFPage {
  private init() {}
  /// The number of the page.
  public var pageNumber: Int { 0 }
  /// The rotation of the page, in degrees.
  public var rotationAngle: Int32 { 0 }
  /// Returns a box of the page.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
}

/// A box of a page; raw values are Apple's.
public enum CGPDFBox: Int32, Sendable {
  /// The sheet.
  case mediaBox = 0
  /// The visible part.
  case cropBox = 1
  /// The part with bleed.
  case bleedBox = 2
  /// The part after trimming.
  case trimBox = 3
  /// The content.
  case artBox = 4
}
#endif
