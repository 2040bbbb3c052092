public import Foundation

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a form with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center; the longer half axis is the radius in pictures.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center; in pictures as along a line.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a gradient.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/cagradientlayer>
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`s.
  open var colors: [Any]?
  /// The positions of the colors, from 0 to 1; nil for equal distances.
  open var locations: [NSNumber]?
  /// The start of the gradient, as fractions of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, as fractions of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The form of the gradient.
  open var type = CAGradientLayerType.axial
}
