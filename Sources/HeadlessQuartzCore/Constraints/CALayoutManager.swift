public import Foundation

/// Places the sublayers of layers; one manager may serve many.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/calayoutmanager>
public protocol CALayoutManager: NSObjectProtocol {
  /// Forgets what was worked out for a layer.
  func invalidateLayout(of layer: CALayer)
  /// Places the sublayers of a layer.
  func layoutSublayers(of layer: CALayer)
  /// The size a layer would like.
  func preferredSize(of layer: CALayer) -> CGSize
}

extension CALayoutManager {
  /// Forgets nothing.
  public func invalidateLayout(of layer: CALayer) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// The present size (`caconstraint:K2.10`).
  public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
}
