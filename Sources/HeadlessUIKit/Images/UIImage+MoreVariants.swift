public import Foundation

extension UIImage {
  /// The brightness range of an image; raw values are Apple's.
  public enum DynamicRange: Int, Sendable {
    /// That of the system.
    case unspecified = -1
    /// The standard range.
    case standard = 0
    /// A limited high range.
    case constrainedHigh = 1
    /// A high range.
    case high = 2
  }
  /// The frames of an animated image: nil, because an animated image is its first frame.
  public var images: [UIImage]? { nil }
  /// The duration of an animated image, in seconds: 0.
  public var duration: TimeInterval { 0 }
  /// Returns the first of several frames; nil if there are none.
  @preconcurrency @MainActor
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// Returns the image of the first frame, whose name ends in 0 or 1; nil if none is registered.
  @preconcurrency @MainActor
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name + "1")
  }
  /// Whether the image has a high brightness range: always false.
  public var isHighDynamicRange: Bool { false }
  /// Returns the image, because nothing is decoded.
  public func preparingForDisplay() -> UIImage? { self }
  /// Passes the image, because nothing is decoded.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// Returns the image, because nothing is decoded.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Returns an image of a size, in points, with the drawing stretched to it.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
  /// Returns an image of a size, in points, with the drawing stretched to it.
  @preconcurrency @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Passes an image of a size, in points, with the drawing stretched to it.
  @preconcurrency @MainActor
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// Whether the image is an element that assistive technology reads: setting it has no effect.
  public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  /// The description of the image for assistive technology: setting it has no effect, as views with images
  /// have labels of their own.
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
}

extension UIImage {
  /// Creates the image registered for `name`, which is the same for all values; returns nil if there is none.
  public convenience init?(
    named name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(named: name, in: nil, with: configuration)
  }

  /// Creates the image registered for `name`, which is the same for all values; returns nil if there is none.
  ///
  /// The bundle is ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// Creates a symbol, whose size is the same for all values; see ``init(systemName:withConfiguration:)``.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }
}
