internal import CPango
public import LayoutSnapshot
internal import Synchronization

/// An error that occurs when an image cannot be created.
public struct PictureError: Error, Hashable, CustomStringConvertible {
  /// The reason, in one line.
  public let description: String

  /// Creates an error with its reason, in one line.
  public init(_ description: String) { self.description = description }

  /// The libraries that draw images are not installed.
  public static let needsPango = PictureError(
    "PNG and PDF are drawn with pango 1.44 and cairo 1.16 or later, which are not installed: apt install "
      + "libpangocairo-1.0-0, dnf install pango, or brew install pango; SVG needs neither")
}

extension LayoutRenderer {
  /// Whether PNG and PDF files can be created, for which pango and cairo must be installed.
  ///
  /// They are loaded when they are first needed.
  public static var drawsImages: Bool { pangoIsLoaded() }

  /// The lines of text of PNG and PDF files of this process with characters that no installed font has, which are drawn
  /// as boxes.
  package static var undrawnTexts: [String] { CairoCanvas.undrawn.withLock { $0 } }

  /// Returns the picture of a snapshot as a PNG file.
  ///
  /// Text is drawn in the best of the installed fonts, each line as wide as it was measured.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - scale: Pixels per point.
  /// - Returns: The file's bytes; on one machine the same for the same snapshot.
  /// - Throws: ``PictureError`` if pango is not installed, and for a picture of more than 32 767 pixels
  ///   on a side.
  public func png(of snapshot: LayoutSnapshot, scale: Double = 2) throws(PictureError) -> [UInt8] {
    try Self.png(svg: svg(of: snapshot), scale: scale)
  }

  /// Returns the picture of a snapshot as a PDF file of one page, a point of the layout being one of the
  /// page.
  ///
  /// - Parameter snapshot: The layout.
  /// - Returns: The file's bytes.
  /// - Throws: ``PictureError`` if pango is not installed.
  public func pdf(of snapshot: LayoutSnapshot) throws(PictureError) -> [UInt8] {
    try Self.pdf(svg: svg(of: snapshot))
  }

  /// Draws a picture that this module has made, such as that of several panels, as PNG.
  ///
  /// - Parameters:
  ///   - svg: The picture's text.
  ///   - scale: Pixels per point.
  /// - Returns: The file's bytes.
  /// - Throws: ``PictureError`` if pango is not installed, and for SVG that this module does not write.
  public static func png(svg: String, scale: Double = 2) throws(PictureError) -> [UInt8] {
    guard drawsImages else { throw .needsPango }
    return try CairoCanvas.png(try DrawnElement.document(svg), scale: scale)
  }

  /// Draws a picture that this module has made as PDF.
  ///
  /// - Parameter svg: The picture's text.
  /// - Returns: The file's bytes.
  /// - Throws: ``PictureError`` if pango is not installed, and for SVG that this module does not write.
  public static func pdf(svg: String) throws(PictureError) -> [UInt8] {
    guard drawsImages else { throw .needsPango }
    return try CairoCanvas.pdf(try DrawnElement.document(svg))
  }
}
