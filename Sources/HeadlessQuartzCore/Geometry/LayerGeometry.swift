package import Foundation

/// The geometry of a layer or view: the origin of its untransformed frame, its bounds, anchor point
/// and transform.
///
/// The origin of the frame is stored instead of the position, so that reading a frame returns
/// exactly the value that was set.
package struct LayerGeometry: Equatable, Sendable {
  private var origin: CGPoint
  private var size: CGSize
  /// What differs from a layer that is anchored at its center, not scrolled and not transformed, which is
  /// rare.
  private var unusual: UnusualGeometry?

  /// The bounds in the layer's coordinates.
  ///
  /// Changing the size keeps the position.
  package var bounds: CGRect {
    get { CGRect(origin: unusual?.values.boundsOrigin ?? .zero, size: size) }
    set {
      let anchorPoint = anchorPoint
      origin.x += (size.width - newValue.size.width) * anchorPoint.x
      origin.y += (size.height - newValue.size.height) * anchorPoint.y
      size = newValue.size
      if newValue.origin != unusual?.values.boundsOrigin ?? .zero {
        change { $0.boundsOrigin = newValue.origin }
      }
    }
  }

  /// The point of the bounds that is at the position, as fractions of the size.
  ///
  /// Changing it keeps the position and moves the frame.
  package var anchorPoint: CGPoint {
    get { unusual?.values.anchorPoint ?? UnusualGeometry.center }
    set {
      let old = anchorPoint
      change { $0.anchorPoint = newValue }
      origin.x += (old.x - newValue.x) * size.width
      origin.y += (old.y - newValue.y) * size.height
    }
  }
  /// The affine transform around the anchor point.
  package var transform: CGAffineTransform {
    get { unusual?.values.transform ?? .identity }
    set {
      change {
        $0.transform = newValue
        $0.matrix = nil
      }
    }
  }

  /// Creates a geometry with a frame, anchored at its center.
  package init(frame: CGRect) {
    let frame = frame.standardized
    origin = frame.origin
    size = frame.size
  }

  private mutating func change(_ body: (inout UnusualGeometry.Values) -> Void) {
    var values = unusual?.values ?? UnusualGeometry.Values()
    body(&values)
    unusual = values == UnusualGeometry.Values() ? nil : UnusualGeometry(values)
  }

  /// Whether the transform is the identity.
  package var isUpright: Bool { unusual?.isUpright ?? true }

  /// The untransformed frame, to which constraints apply.
  package var untransformedFrame: CGRect {
    get { CGRect(origin: origin, size: size) }
    set {
      size = newValue.size
      origin = newValue.origin
    }
  }

  /// The position of the anchor point in the superlayer.
  package var position: CGPoint {
    get {
      CGPoint(
        x: origin.x + bounds.size.width * anchorPoint.x,
        y: origin.y + bounds.size.height * anchorPoint.y)
    }
    set {
      origin = CGPoint(
        x: newValue.x - bounds.size.width * anchorPoint.x,
        y: newValue.y - bounds.size.height * anchorPoint.y)
    }
  }

  /// The bounding rectangle of the transformed bounds, in the superlayer.
  ///
  /// Setting it applies the inverse transform to the size, and centers the bounding rectangle.
  package var frame: CGRect {
    get {
      guard !isUpright else { return untransformedFrame }
      return CGRect(around: bounds.corners.map(toSuperlayer))
    }
    set {
      let new = newValue.standardized
      guard !isUpright else {
        untransformedFrame = new
        return
      }
      let size = new.size.applying(transform.inverted())
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      position = CGPoint(x: new.midX, y: new.midY)
      guard anchorPoint != CGPoint(x: 0.5, y: 0.5) else { return }
      // In this case the bounding rectangle is not centered at the position.
      let box = frame
      origin.x += new.midX - box.midX
      origin.y += new.midY - box.midY
    }
  }

  /// The three-dimensional transform.
  package var transform3D: CATransform3D {
    get { unusual?.values.matrix ?? CATransform3DMakeAffineTransform(transform) }
    set {
      change {
        $0.transform = newValue.affinePart
        $0.matrix = CATransform3DIsAffine(newValue) ? nil : newValue
      }
    }
  }

  // MARK: Points

  /// Converts a point to the superlayer's coordinates.
  package func toSuperlayer(_ point: CGPoint) -> CGPoint {
    guard !isUpright else {
      return CGPoint(
        x: point.x - bounds.origin.x + origin.x, y: point.y - bounds.origin.y + origin.y)
    }
    let anchor = self.anchor
    let turned = turn(CGPoint(x: point.x - anchor.x, y: point.y - anchor.y))
    let position = position
    return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
  }

  /// Converts a point from the superlayer's coordinates, using the affine part of the transform.
  package func fromSuperlayer(_ point: CGPoint) -> CGPoint {
    guard !isUpright else {
      return CGPoint(
        x: point.x + bounds.origin.x - origin.x, y: point.y + bounds.origin.y - origin.y)
    }
    let (anchor, position) = (self.anchor, self.position)
    let turned = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(transform.inverted())
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }

  /// The anchor point in the layer's coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: bounds.origin.y + bounds.size.height * anchorPoint.y)
  }

  private func turn(_ point: CGPoint) -> CGPoint {
    unusual?.values.matrix?.project(point) ?? point.applying(transform)
  }
}

/// The origin of the bounds, the anchor point and the transform of a layer for which they are not the usual
/// ones.
private final class UnusualGeometry: Equatable, Sendable {
  struct Values: Equatable, Sendable {
    var boundsOrigin = CGPoint.zero
    var anchorPoint = UnusualGeometry.center
    var transform = CGAffineTransform.identity
    /// The transform if it is not affine.
    var matrix: CATransform3D?
  }

  static var center: CGPoint { CGPoint(x: 0.5, y: 0.5) }

  let values: Values

  init(_ values: Values) { self.values = values }

  var isUpright: Bool { values.transform.isIdentity && values.matrix == nil }

  static func == (one: UnusualGeometry, two: UnusualGeometry) -> Bool { one.values == two.values }
}

extension CGRect {
  /// The four corners.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }

  /// Creates the bounding rectangle of points.
  package init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
