public import Foundation
public import HeadlessQuartzCore

// Drawing contexts record what is drawn, and images keep it for pictures; there are no pixels.

/// The drawing contexts of a thread, the current one last; as in UIKit, each thread has its own.
private final class GraphicsContexts {
  var stack: [(context: CGContext, scale: CGFloat)] = []

  static var ofThread: GraphicsContexts {
    let values = Thread.current.threadDictionary
    let key = "purlin.graphicsContexts"
    if let known = values[key] as? GraphicsContexts { return known }
    let made = GraphicsContexts()
    values[key] = made
    return made
  }
}

/// The scale of the main screen; on another thread than the main one, that of the standard device.
private var mainScreenScale: CGFloat {
  Thread.isMainThread
    ? MainActor.assumeIsolated { UIScreen.main.scale } : CGFloat(Device.standard.scale)
}

/// Returns the current context; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContexts.ofThread.stack.last?.context
}
/// Pushes a context, which becomes the current one.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.ofThread.stack.append((context, 1))
}
/// Removes the current context from the stack.
public func UIGraphicsPopContext() { _ = GraphicsContexts.ofThread.stack.popLast() }
/// Begins an image of a size in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins an image of a size in points; a scale of 0 is that of the main screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsContexts.ofThread.stack.append(
    (CGContext(size: size), scale == 0 ? mainScreenScale : scale))
}
/// Returns the image drawn so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.ofThread.stack.last.map {
    UIImage(drawn: $0.context.shapes, size: $0.context.size, scale: $0.scale)
  }
}
/// Ends the image.
public func UIGraphicsEndImageContext() { _ = GraphicsContexts.ofThread.stack.popLast() }
/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Fills a rectangle; the blend mode is ignored.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIRectFill(rect)
}
/// Draws a line of one point inside a rectangle.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
/// Clips subsequent drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// The format of images.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; that of the main screen by default.
  open var scale = mainScreenScale
  /// Whether the image is opaque.
  open var opaque = false
  /// The bounds of the image, in points.
  open internal(set) var bounds = CGRect.zero
  /// Whether the image uses an extended range of colors.
  open var prefersExtendedRange = false
  /// Returns a format for the main screen.
  open class func `default`() -> Self { make() }
  /// Returns a format for the main screen.
  open class func preferred() -> Self { make() }
  private static func make() -> Self { Self() }
  /// Creates a format for the main screen.
  public required override init() { super.init() }
}

/// The context passed to a renderer's closure.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  open internal(set) var cgContext: CGContext
  /// The format of the image.
  open internal(set) var format: UIGraphicsImageRendererFormat
  init(_ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(size: bounds.size)
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    self.format = format
    super.init()
  }
  /// The image drawn so far.
  open var currentImage: UIImage {
    UIImage(drawn: cgContext.shapes, size: cgContext.size, scale: format.scale)
  }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle; the blend mode is ignored.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws a line of one point inside a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }
  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer whose images keep what was drawn, for pictures; they have no pixels.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
open class UIGraphicsImageRenderer: NSObject {
  /// The bounds of the image, in points.
  private let bounds: CGRect
  /// The format of images.
  open var format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
  /// Creates a renderer for images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer for images of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  /// Creates a renderer for images of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Calls a closure that draws, and returns the image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds, format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }
  /// Calls a closure that draws, and returns empty data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  /// Calls a closure that draws, and returns empty data.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}

extension UIColor {
  /// Sets the fill color of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the stroke color of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  /// Sets the fill and stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIImage {
  /// The image as a Core Graphics image: its size in pixels, and what was drawn into it.
  public var cgImage: CGImage? {
    let pixels = CGAffineTransform(scaleX: scale, y: scale)
    return CGImage(
      size: CGSize(width: size.width * scale, height: size.height * scale),
      shapes: (drawing ?? []).map { $0.transformed(pixels) })
  }
  /// Creates an image with the size of a Core Graphics image, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  /// Creates an image with the size of a Core Graphics image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let points = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
    self.init(
      drawn: cgImage.shapes.map { $0.transformed(points) },
      size: CGSize(
        width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale)
  }
  /// Returns the image as PNG: always nil, because there are no pixels.
  public func pngData() -> Data? { nil }
  /// Returns the image as JPEG: always nil, because there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Draws the image into a rectangle.
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.append(self, in: rect)
  }
  /// Draws the image in its size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image into a rectangle with an opacity; the blend mode is ignored.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.append(self, in: rect, alpha: alpha)
  }
  /// Returns the image unchanged; stretchable parts have no effect on its size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// Returns the image unchanged; stretchable parts have no effect on its size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  { self }
  /// Returns the image unchanged; stretchable parts have no effect on its size.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
  /// The way in which a resizable image fills space; raw values are Apple's.
  public enum ResizingMode: Int, Sendable {
    /// The image is tiled.
    case tile = 0
    /// The image is stretched.
    case stretch = 1
  }
}
