public import Foundation
internal import HeadlessQuartzCore
internal import TextMetrics

/// Text in a drawing.
package final class DrawnText: DrawnContents {
  /// The lines, relative to the origin of the frame.
  package let lines: [LaidOutLine]
  /// The color of text without one.
  package let color: UIColor

  init(lines: [LaidOutLine], color: UIColor) {
    self.lines = lines
    self.color = color
  }
}

/// An image in a drawing.
package final class DrawnImage: DrawnContents {
  /// The image.
  package let image: UIImage

  init(_ image: UIImage) { self.image = image }
}

extension CGContext {
  /// Records an image in a rectangle: what was drawn into it, or a placeholder.
  func append(_ image: UIImage, in rect: CGRect, alpha: CGFloat = 1) {
    var shape = DrawnShape()
    shape.content = DrawnImage(image)
    shape.frame = rect
    shape.opacity = alpha
    append(shape)
  }

  /// Records text in a rectangle.
  func append(_ text: NSAttributedString, in rect: CGRect) {
    var content = TextContent(font: UIFont(.custom("Helvetica", 12)))
    content.source = .attributed(text)
    let width = rect.width > 0 && rect.width < 1e6 ? Double(rect.width) : .infinity
    let layout = content.layout(width: width, lines: 0, in: .current)
    var box = CGRect(origin: .zero, size: rect.size)
    if width == .infinity { box.size.width = CGFloat(layout.size.width) }
    var shape = DrawnShape()
    shape.content = DrawnText(
      lines: content.lines(
        in: box, top: 0, layout: layout, isRightToLeft: false, grid: PixelGrid(scale: 1_000)),
      color: .black)
    shape.frame = CGRect(origin: rect.origin, size: box.size)
    append(shape)
  }
}

extension NSAttributedString {
  /// Draws the text with its top-left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: .zero))
  }
  /// Draws the text in a rectangle; text below it is not cut.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.append(self, in: rect)
  }
  /// Draws the text in a rectangle, on several lines.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
}

extension String {
  /// Draws the text with its top-left corner at a point.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attrs).draw(at: point) }
  /// Draws the text in a rectangle.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self, attributes: attrs).draw(in: rect) }
}

extension NSString {
  /// Draws the text with its top-left corner at a point.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { String(self).draw(at: point, withAttributes: attrs) }
  /// Draws the text in a rectangle.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { String(self).draw(in: rect, withAttributes: attrs) }
}
