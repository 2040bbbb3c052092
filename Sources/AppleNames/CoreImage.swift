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
open class CIColor: NSObject, @unchecked Sendable {
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

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Gray.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Black, and transparent.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
extension UIColor {
  /// Takes the color of a computed picture.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
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
