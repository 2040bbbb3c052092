public import LayoutSnapshot

/// An error that occurs when an image cannot be created.
public struct PictureError: Error, Hashable, CustomStringConvertible {
  /// The reason, in one line.
  public let description: String

  init(_ description: String) { self.description = description }

  /// The package was built without the trait that draws images.
  static let needsCairo = PictureError(
    "PNG and PDF need a build with the trait Cairo (--traits Command,Cairo), which draws with the "
      + "system's cairo and pango")
}

extension LayoutRenderer {
  /// Whether this build can create PNG and PDF files, which requires the trait `Cairo`.
  public static var drawsImages: Bool {
    #if Cairo
    true
    #else
    false
    #endif
  }

  /// Returns the picture of a snapshot as a PNG file.
  ///
  /// Text is drawn in the best of the installed fonts, each line as wide as it was measured.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - scale: Pixels per point.
  /// - Returns: The file's bytes; on one machine the same for the same snapshot.
  /// - Throws: ``PictureError`` without the trait `Cairo`, and for a picture of more than 32 767 pixels
  ///   on a side.
  public func png(of snapshot: LayoutSnapshot, scale: Double = 2) throws(PictureError) -> [UInt8] {
    try Self.png(svg: svg(of: snapshot), scale: scale)
  }

  /// Returns the picture of a snapshot as a PDF file of one page, a point of the layout being one of the
  /// page.
  ///
  /// - Parameter snapshot: The layout.
  /// - Returns: The file's bytes.
  /// - Throws: ``PictureError`` without the trait `Cairo`.
  public func pdf(of snapshot: LayoutSnapshot) throws(PictureError) -> [UInt8] {
    try Self.pdf(svg: svg(of: snapshot))
  }

  /// Draws a picture that this module has made, such as that of several panels, as PNG.
  ///
  /// - Parameters:
  ///   - svg: The picture's text.
  ///   - scale: Pixels per point.
  /// - Returns: The file's bytes.
  /// - Throws: ``PictureError`` without the trait `Cairo`, and for SVG that this module does not write.
  public static func png(svg: String, scale: Double = 2) throws(PictureError) -> [UInt8] {
    #if Cairo
    return try CairoCanvas.png(try DrawnElement.document(svg), scale: scale)
    #else
    throw .needsCairo
    #endif
  }

  /// Draws a picture that this module has made as PDF.
  ///
  /// - Parameter svg: The picture's text.
  /// - Returns: The file's bytes.
  /// - Throws: ``PictureError`` without the trait `Cairo`, and for SVG that this module does not write.
  public static func pdf(svg: String) throws(PictureError) -> [UInt8] {
    #if Cairo
    return try CairoCanvas.pdf(try DrawnElement.document(svg))
    #else
    throw .needsCairo
    #endif
  }
}
