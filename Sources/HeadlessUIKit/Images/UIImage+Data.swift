public import Foundation

extension UIImage {
  /// Creates an image with the size in the data of a file, at one pixel per point; nil if it is not an image.
  ///
  /// The pixels are not decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image with the size in the data of a file; nil if it is not an image.
  ///
  /// - Parameters:
  ///   - data: The bytes of a PNG, JPEG, PDF or SVG file.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data), scale > 0 else { return nil }
    let divisor = header.isVector ? 1 : scale
    self.init(
      Attributes(
        size: CGSize(
          width: header.size.width / divisor, height: header.size.height / divisor),
        scale: scale))
  }

  /// Creates an image with the size in a file; nil if the file does not exist or is not an image.
  ///
  /// The scale follows from the end of the name, `@2x` or `@3x`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }
}
