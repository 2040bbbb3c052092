public import Foundation

/// Edges and shadows, which geometry does not depend on.
struct LayerEdge {
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowColor: CGColor?
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
}

extension CALayer {
  var appearance: LayerAppearance {
    get { host?.layerAppearance ?? storedAppearance }
    set {
      if let host { host.layerAppearance = newValue } else { storedAppearance = newValue }
    }
  }

  /// Whether the layer is left out of the picture.
  public var isHidden: Bool {
    get { appearance.isHidden }
    set { appearance.isHidden = newValue }
  }

  /// The opacity, from 0 to 1.
  public var opacity: Float {
    get { Float(appearance.opacity) }
    set { appearance.opacity = CGFloat(newValue) }
  }

  /// Whether the layer paints all of its rectangle.
  public var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// The fill behind everything.
  public var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// Whether sublayers end at the bounds.
  public var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { appearance.masksToBounds = newValue }
  }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { edge.cornerRadius }
    set { edge.cornerRadius = newValue }
  }

  /// The width of the border, which lies inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { edge.borderWidth }
    set { edge.borderWidth = newValue }
  }

  /// The colour of the border; black unless set.
  public var borderColor: CGColor? {
    get { edge.borderColor }
    set { edge.borderColor = newValue }
  }

  /// The colour of the shadow; black unless set.
  public var shadowColor: CGColor? {
    get { edge.shadowColor }
    set { edge.shadowColor = newValue }
  }

  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: Float {
    get { edge.shadowOpacity }
    set { edge.shadowOpacity = newValue }
  }

  /// How far the shadow falls.
  public var shadowOffset: CGSize {
    get { edge.shadowOffset }
    set { edge.shadowOffset = newValue }
  }

  /// How soft the shadow is, in points.
  public var shadowRadius: CGFloat {
    get { edge.shadowRadius }
    set { edge.shadowRadius = newValue }
  }

  /// Whether the layer would be drawn as one picture.
  public var shouldRasterize: Bool {
    get { edge.shouldRasterize }
    set { edge.shouldRasterize = newValue }
  }

  /// Pixels per point of that picture.
  public var rasterizationScale: CGFloat {
    get { edge.rasterizationScale }
    set { edge.rasterizationScale = newValue }
  }
}
