internal import Foundation

/// Where a view is: the origin of its untransformed frame, its bounds and its transform.
///
/// The frame's origin is kept rather than the centre, so that a frame reads back exactly as it was
/// set.
struct ViewGeometry: Equatable {
  private var origin: CGPoint
  var bounds: CGRect {
    didSet {
      // Bounds grow around the centre.
      origin.x += (oldValue.size.width - bounds.size.width) / 2
      origin.y += (oldValue.size.height - bounds.size.height) / 2
    }
  }
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    let frame = frame.standardized
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// The frame as if there were no transform: what constraints place.
  var untransformedFrame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      bounds.size = newValue.size
      origin = newValue.origin
    }
  }

  var frame: CGRect {
    get {
      guard !transform.isIdentity else { return untransformedFrame }
      let middle = center
      let centred = CGRect(
        x: -bounds.size.width / 2, y: -bounds.size.height / 2, width: bounds.size.width,
        height: bounds.size.height)
      let box = centred.applying(transform)
      return CGRect(
        x: box.origin.x + middle.x, y: box.origin.y + middle.y, width: box.size.width,
        height: box.size.height)
    }
    set {
      let new = newValue.standardized
      guard !transform.isIdentity else {
        untransformedFrame = new
        return
      }
      let size = new.size.applying(transform.inverted())
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      center = CGPoint(
        x: new.origin.x + new.size.width / 2, y: new.origin.y + new.size.height / 2)
    }
  }

  var center: CGPoint {
    get {
      CGPoint(x: origin.x + bounds.size.width / 2, y: origin.y + bounds.size.height / 2)
    }
    set {
      origin = CGPoint(
        x: newValue.x - bounds.size.width / 2, y: newValue.y - bounds.size.height / 2)
    }
  }
}
