public import Foundation

/// A layer with a gradient, which is not rendered.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/cagradientlayer>
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`s.
  open var colors: [Any]?
  /// The positions of the colors, from 0 to 1.
  open var locations: [NSNumber]?
  /// The start of the gradient, as fractions of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, as fractions of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
