public import Foundation

/// An object that lays out the sublayers of layers.
///
/// It can be used for several layers.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/calayoutmanager>
public protocol CALayoutManager: NSObjectProtocol {
  /// Discards cached information about a layer.
  func invalidateLayout(of layer: CALayer)
  /// Lays out the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
  /// Returns the preferred size of a layer.
  func preferredSize(of layer: CALayer) -> CGSize
}

extension CALayoutManager {
  /// The default implementation does nothing.
  public func invalidateLayout(of layer: CALayer) {}
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns the present size (`caconstraint:K2.10`).
  public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
}
