public import Foundation

/// Methods that are called for a layer; all are optional.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/calayerdelegate>
public protocol CALayerDelegate: NSObjectProtocol {
  /// Lays out the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
