public import Foundation

/// Called for a layer; all methods are optional.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/calayerdelegate>
public protocol CALayerDelegate: NSObjectProtocol {
  /// Places the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}
