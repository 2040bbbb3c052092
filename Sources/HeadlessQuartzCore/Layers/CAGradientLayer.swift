public import Foundation

/// A layer that shows a gradient; here, its colours and direction.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/cagradientlayer>
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s.
  open var colors: [Any]?
  /// The positions of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the gradient starts, in shares of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, in shares of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
