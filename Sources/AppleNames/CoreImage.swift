public import UIKit

/// A picture that is computed; it is empty.
open class CIImage: NSObject {
  /// The rectangle: empty.
  open var extent: CGRect { .zero }
  /// Creates an empty picture.
  public override init() {}
  /// Creates an empty picture.
  public init?(image: UIImage) {}
  /// Creates an empty picture.
  public init?(data: Data) {}
  /// Creates an empty picture.
  public init?(contentsOf url: URL) {}
  /// Creates an empty picture.
  public init(cgImage: CGImage) {}
  /// The picture.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  /// The picture.
  open func cropped(to rectangle: CGRect) -> CIImage { self }
  /// The picture.
  open func clampedToExtent() -> CIImage { self }
  /// The picture.
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
}
/// A color of a computed picture.
open class CIColor: NSObject {
  /// The red part.
  public let red: CGFloat
  /// The green part.
  public let green: CGFloat
  /// The blue part.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat
  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Takes a color.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
/// The input of a filter.
public let kCIInputImageKey = "inputImage"
/// The radius of a filter.
public let kCIInputRadiusKey = "inputRadius"
/// The strength of a filter.
public let kCIInputIntensityKey = "inputIntensity"
/// The color of a filter.
public let kCIInputColorKey = "inputColor"
/// The scale of a filter.
public let kCIInputScaleKey = "inputScale"
/// Computes pictures; there is no filter, so that apps take the way without.
open class CIFilter: NSObject {
  /// Returns nil: there is no filter.
  public init?(name: String) { nil }
  /// Returns nil: there is no filter.
  public convenience init?(name: String, parameters: [String: Any]?) { nil }
  /// The picture: none.
  open var outputImage: CIImage? { nil }
  /// Has no effect.
  open func setDefaults() {}
}
/// Draws computed pictures: none.
open class CIContext: NSObject {
  /// Creates a context.
  public init(options: [AnyHashable: Any]? = nil) {}
  /// Draws nothing.
  open func createCGImage(_ image: CIImage, from rectangle: CGRect) -> CGImage? { nil }
}
