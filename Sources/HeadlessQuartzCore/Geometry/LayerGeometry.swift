package import Foundation

/// The geometry of a layer or view: the origin of its untransformed frame, its bounds, anchor point
/// and transform.
///
/// The origin of the frame is stored instead of the position, so that reading a frame returns
/// exactly the value that was set.
package struct LayerGeometry: Equatable, Sendable {
  private var origin: CGPoint
  /// The bounds in the layer's coordinates.
  ///
  /// Changing the size keeps the position.
  package var bounds: CGRect {
    didSet {
      origin.x += (oldValue.size.width - bounds.size.width) * anchorPoint.x
      origin.y += (oldValue.size.height - bounds.size.height) * anchorPoint.y
    }
  }
  /// What differs from a layer that is anchored at its center and not transformed, which is rare.
  private var anchoredTransform: AnchoredTransform?

  /// The point of the bounds that is at the position, as fractions of the size.
  ///
  /// Changing it keeps the position and moves the frame.
  package var anchorPoint: CGPoint {
    get { anchoredTransform?.anchorPoint ?? AnchoredTransform.center }
    set {
      let old = anchorPoint
      anchoredTransform = AnchoredTransform(
        anchorPoint: newValue, transform: transform, matrix: anchoredTransform?.matrix)
      origin.x += (old.x - newValue.x) * bounds.size.width
      origin.y += (old.y - newValue.y) * bounds.size.height
    }
  }
  /// The affine transform around the anchor point.
  package var transform: CGAffineTransform {
    get { anchoredTransform?.transform ?? .identity }
    set {
      anchoredTransform = AnchoredTransform(
        anchorPoint: anchorPoint, transform: newValue, matrix: nil)
    }
  }

  /// Creates a geometry with a frame, anchored at its center.
  package init(frame: CGRect) {
    let frame = frame.standardized
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// Whether the transform is the identity.
  package var isUpright: Bool { anchoredTransform?.isUpright ?? true }

  /// The untransformed frame, to which constraints apply.
  package var untransformedFrame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      bounds.size = newValue.size
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
    get { anchoredTransform?.matrix ?? CATransform3DMakeAffineTransform(transform) }
    set {
      anchoredTransform = AnchoredTransform(
        anchorPoint: anchorPoint, transform: newValue.affinePart,
        matrix: CATransform3DIsAffine(newValue) ? nil : newValue)
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
    anchoredTransform?.matrix?.project(point) ?? point.applying(transform)
  }
}

/// The anchor point and the transform of a layer for which they are not the usual ones.
private final class AnchoredTransform: Equatable, Sendable {
  static var center: CGPoint { CGPoint(x: 0.5, y: 0.5) }

  let anchorPoint: CGPoint
  let transform: CGAffineTransform
  /// The transform if it is not affine.
  let matrix: CATransform3D?

  /// Creates the values; nil if they are the usual ones.
  init?(anchorPoint: CGPoint, transform: CGAffineTransform, matrix: CATransform3D?) {
    if anchorPoint == Self.center, transform == .identity, matrix == nil { return nil }
    self.anchorPoint = anchorPoint
    self.transform = transform
    self.matrix = matrix
  }

  var isUpright: Bool { transform.isIdentity && matrix == nil }

  static func == (one: AnchoredTransform, two: AnchoredTransform) -> Bool {
    one.anchorPoint == two.anchorPoint && one.transform == two.transform
      && one.matrix == two.matrix
  }
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
