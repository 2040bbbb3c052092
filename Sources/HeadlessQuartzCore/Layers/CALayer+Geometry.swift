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
  }

  /// The frame as if there were no transform: what layout managers place.
  var untransformedFrame: CGRect {
    get { geometry.untransformedFrame }
    set {
      guard geometry.untransformedFrame != newValue else { return }
      changeGeometry { $0.untransformedFrame = newValue }
    }
  }

  /// The point in another layer's coordinates, or in the topmost layer's without one.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    (l ?? topLayer).fromTop(toTop(p))
  }

  /// The point of another layer's coordinates, or of the topmost layer's without one, in this one's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    fromTop((l ?? topLayer).toTop(p))
  }

  /// The rectangle in another layer's coordinates; with a rotation in between, the box around it.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }

  /// The rectangle of another layer's coordinates in this one's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }

  /// Whether a point of the layer's own coordinates lies in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer in this tree at a point of the superlayer's coordinates; nil outside the
  /// bounds.
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
