public import Foundation

extension UIImage {
  /// Creates an image of the size that a file's bytes state, one point a pixel; nil if they are no image.
  ///
  /// The picture itself is not decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image of the size that a file's bytes state; nil if they are no image.
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

  /// Creates an image of the size that a file states; nil if there is none or it is no image.
  ///
  /// The end of the name gives the scale: `@2x` or `@3x`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }
}
