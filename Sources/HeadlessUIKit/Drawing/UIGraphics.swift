public import Foundation
public import HeadlessQuartzCore

// Drawing: contexts take what is drawn and show nothing; the pictures that come out have sizes.

@MainActor private var graphicsContexts: [(context: CGContext, scale: CGFloat)] = []

/// The present context; nil outside of one.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  graphicsContexts.last?.context
}
/// Pushes a context, which becomes the current one.
@MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  graphicsContexts.append((context, 1))
}
/// Removes the current context from the stack.
@MainActor public func UIGraphicsPopContext() { _ = graphicsContexts.popLast() }
/// Begins a picture of a size in points, with one pixel a point.
@MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins a picture of a size in points; a scale of 0 is the main screen's.
@MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  graphicsContexts.append((CGContext(size: size), scale == 0 ? UIScreen.main.scale : scale))
}
/// The picture drawn so far: one of nothing but its size.
@MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  graphicsContexts.last.map { UIImage(blankOfSize: $0.context.size, scale: $0.scale) }
}
/// Ends the picture.
@MainActor public func UIGraphicsEndImageContext() { _ = graphicsContexts.popLast() }
/// Fills a rectangle; nothing draws.
@MainActor public func UIRectFill(_ rect: CGRect) {}
/// Fills a rectangle; nothing draws.
@MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
/// Draws the edge of a rectangle; nothing draws.
@MainActor public func UIRectFrame(_ rect: CGRect) {}
/// Clips subsequent drawing to a rectangle; nothing is drawn.
@MainActor public func UIRectClip(_ rect: CGRect) {}

/// How pictures are made.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the main screen's unless set.
  open var scale = UIScreen.main.scale
  /// Whether the picture has no transparency.
  open var opaque = false
  /// The rectangle of the picture, in points.
  open internal(set) var bounds = CGRect.zero
  /// Whether the picture has more than eight bits of each colour.
  open var prefersExtendedRange = false
  /// A format for the main screen.
  open class func `default`() -> Self { make() }
  /// A format for the main screen.
  open class func preferred() -> Self { make() }
  private static func make() -> Self { Self() }
  /// Creates a format for the main screen.
  public required override init() { super.init() }
}

/// The context in which a renderer's closure draws.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  open internal(set) var cgContext: CGContext
  /// How the picture is made.
  open internal(set) var format: UIGraphicsImageRendererFormat
  init(_ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext(size: size)
    self.format = format
    super.init()
  }
  /// The picture drawn so far.
  open var currentImage: UIImage { UIImage(blankOfSize: cgContext.size, scale: format.scale) }
  /// Fills a rectangle; nothing draws.
  open func fill(_ rect: CGRect) {}
  /// Fills a rectangle; nothing draws.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Draws the edge of a rectangle; nothing draws.
  open func stroke(_ rect: CGRect) {}
  /// Clips subsequent drawing to a rectangle; nothing is drawn.
  open func clip(to rect: CGRect) {}
}

/// Makes pictures: of their size only, as nothing draws.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// The rectangle of the picture, in points.
  private let bounds: CGRect
  /// How pictures are made.
  open var format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
  /// Creates a renderer of pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of pictures of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  /// Creates a renderer of pictures of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Runs a closure that draws, and returns a picture of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds.size, format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }
  /// Runs a closure that draws, and returns no data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  /// Runs a closure that draws, and returns no data.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}

extension UIColor {
  /// Sets the colour inside, in the present context.
  @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour of lines, in the present context.
  @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  /// Sets both colours, in the present context.
  @MainActor public func set() {
    setFill()
    setStroke()
  }
}

extension UIImage {
  /// The picture in pixels: its size alone.
  public var cgImage: CGImage? {
    CGImage(size: CGSize(width: size.width * scale, height: size.height * scale))
  }
  /// Creates an image of a picture's size, with one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }
  /// Creates an image of a picture's size.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      blankOfSize: CGSize(
        width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale)
  }
  /// The data of a PNG file: none, as there are no pixels.
  public func pngData() -> Data? { nil }
  /// The data of a JPEG file: none, as there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Draws the image; nothing draws.
  @MainActor public func draw(in rect: CGRect) {}
  /// Draws the image; nothing draws.
  @MainActor public func draw(at point: CGPoint) {}
  /// Draws the image; nothing draws.
  @MainActor public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// The image with parts that stretch: its size stays.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The image with parts that stretch: its size stays.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  { self }
  /// The image with parts that stretch: its size stays.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
  /// How a part of an image fills more space; raw values are Apple's.
  public enum ResizingMode: Int, Sendable {
    /// Again and again.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }
}
