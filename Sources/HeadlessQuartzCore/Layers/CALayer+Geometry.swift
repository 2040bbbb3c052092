public import Foundation

extension CALayer {
  var geometry: LayerGeometry { host?.layerGeometry ?? storedGeometry }

  func changeGeometry(_ change: (inout LayerGeometry) -> Void) {
    if let host {
      var geometry = host.layerGeometry
      change(&geometry)
      host.layerGeometry = geometry
      return
    }
    let old = storedGeometry.bounds
    change(&storedGeometry)
    if let problem = storedGeometry.problem { problem.raise() }
    if storedGeometry.bounds != old { setNeedsLayout() }
    valuesDidChange()
  }

  /// The untransformed frame, which layout managers set.
  package var untransformedFrame: CGRect {
    get { geometry.untransformedFrame }
    set {
      guard geometry.untransformedFrame != newValue else { return }
      changeGeometry { $0.untransformedFrame = newValue }
    }
  }

  /// Converts a point to the coordinates of a layer, or of the root layer if it is nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    (l ?? topLayer).fromTop(toTop(p))
  }

  /// Converts a point from the coordinates of a layer, or of the root layer if it is nil.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    fromTop((l ?? topLayer).toTop(p))
  }

  /// Converts a rectangle to the coordinates of a layer; if it is rotated, the result is its
  /// bounding rectangle.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }

  /// Converts a rectangle from the coordinates of a layer.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }

  /// Returns whether a point in the layer's coordinates is in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer in this tree at a point in the superlayer's coordinates; nil
  /// outside the bounds.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = geometry.fromSuperlayer(p)
    guard contains(point) else { return nil }
    for layer in childLayers.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return self
  }

  private var topLayer: CALayer {
    var step = self
    while let next = step.superlayer { step = next }
    return step
  }

  private func toTop(_ point: CGPoint) -> CGPoint {
    var point = point
    var layer = self
    while let next = layer.superlayer {
      point = layer.geometry.toSuperlayer(point)
      layer = next
    }
    return point
  }

  private func fromTop(_ point: CGPoint) -> CGPoint {
    var path: [CALayer] = []
    var layer = self
    while let next = layer.superlayer {
      path.append(layer)
      layer = next
    }
    return path.reversed().reduce(point) { $1.geometry.fromSuperlayer($0) }
  }
}
