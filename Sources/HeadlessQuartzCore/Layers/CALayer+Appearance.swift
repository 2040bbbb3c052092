public import Foundation

/// Borders and shadows, on which geometry does not depend.
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

  /// Whether the layer is hidden.
  public var isHidden: Bool {
    get { appearance.isHidden }
    set { appearance.isHidden = newValue }
  }

  /// The opacity, from 0 to 1.
  public var opacity: Float {
    get { Float(appearance.opacity) }
    set { appearance.opacity = CGFloat(newValue) }
  }

  /// Whether the layer is opaque.
  public var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// The background color.
  public var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// Whether sublayers are clipped to the bounds.
  public var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { appearance.masksToBounds = newValue }
  }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { edge.cornerRadius }
    set { edge.cornerRadius = newValue }
  }

  /// The width of the border inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { edge.borderWidth }
    set { edge.borderWidth = newValue }
  }

  /// The color of the border; black by default.
  public var borderColor: CGColor? {
    get { edge.borderColor }
    set { edge.borderColor = newValue }
  }

  /// The color of the shadow; black by default.
  public var shadowColor: CGColor? {
    get { edge.shadowColor }
    set { edge.shadowColor = newValue }
  }

  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: Float {
    get { edge.shadowOpacity }
    set { edge.shadowOpacity = newValue }
  }

  /// The offset of the shadow.
  public var shadowOffset: CGSize {
    get { edge.shadowOffset }
    set { edge.shadowOffset = newValue }
  }

  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat {
    get { edge.shadowRadius }
    set { edge.shadowRadius = newValue }
  }

  /// Whether the layer is rasterized; has no effect.
  public var shouldRasterize: Bool {
    get { edge.shouldRasterize }
    set { edge.shouldRasterize = newValue }
  }

  /// The number of pixels per point for rasterization.
  public var rasterizationScale: CGFloat {
    get { edge.rasterizationScale }
    set { edge.rasterizationScale = newValue }
  }
}
