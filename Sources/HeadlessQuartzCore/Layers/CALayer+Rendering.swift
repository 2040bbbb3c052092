#if !canImport(Darwin)
public import Foundation

/// Settings of drawing pixels and of animations, which are kept and have no effect.
struct LayerRendering {
  var isDoubleSided = true
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var drawsAsynchronously = false
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsGroupOpacity = true
  var backgroundFilters: [Any]?
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var repeatDuration: TimeInterval = 0
  var style: [AnyHashable: Any]?
}

extension CALayer {
  private subscript<Value>(rendering setting: WritableKeyPath<LayerRendering, Value>) -> Value {
    get { (extras?.rendering ?? LayerRendering())[keyPath: setting] }
    set { madeExtras.rendering[keyPath: setting] = newValue }
  }

  /// Whether the layer is visible from behind.
  public var isDoubleSided: Bool {
    get { self[rendering: \.isDoubleSided] }
    set { self[rendering: \.isDoubleSided] = newValue }
  }
  /// The filter for smaller contents.
  public var minificationFilter: CALayerContentsFilter {
    get { self[rendering: \.minificationFilter] }
    set { self[rendering: \.minificationFilter] = newValue }
  }
  /// The filter for larger contents.
  public var magnificationFilter: CALayerContentsFilter {
    get { self[rendering: \.magnificationFilter] }
    set { self[rendering: \.magnificationFilter] = newValue }
  }
  /// The format of drawn contents.
  public var contentsFormat: CALayerContentsFormat {
    get { self[rendering: \.contentsFormat] }
    set { self[rendering: \.contentsFormat] = newValue }
  }
  /// Whether drawing is done in the background.
  public var drawsAsynchronously: Bool {
    get { self[rendering: \.drawsAsynchronously] }
    set { self[rendering: \.drawsAsynchronously] = newValue }
  }
  /// The edges that are antialiased.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { self[rendering: \.edgeAntialiasingMask] }
    set { self[rendering: \.edgeAntialiasingMask] = newValue }
  }
  /// Whether the opacity is that of the layer and its sublayers together.
  public var allowsGroupOpacity: Bool {
    get { self[rendering: \.allowsGroupOpacity] }
    set { self[rendering: \.allowsGroupOpacity] = newValue }
  }
  /// The filters of what is behind the layer.
  public var backgroundFilters: [Any]? {
    get { self[rendering: \.backgroundFilters] }
    set { self[rendering: \.backgroundFilters] = newValue }
  }
  /// Whether animations also run backward.
  public var autoreverses: Bool {
    get { self[rendering: \.autoreverses] }
    set { self[rendering: \.autoreverses] = newValue }
  }
  /// The values before and after animations.
  public var fillMode: CAMediaTimingFillMode {
    get { self[rendering: \.fillMode] }
    set { self[rendering: \.fillMode] = newValue }
  }
  /// The duration of repetitions, in seconds.
  public var repeatDuration: TimeInterval {
    get { self[rendering: \.repeatDuration] }
    set { self[rendering: \.repeatDuration] = newValue }
  }
  /// Values by the names of properties.
  public var style: [AnyHashable: Any]? {
    get { self[rendering: \.style] }
    set { self[rendering: \.style] = newValue }
  }
  /// The visible part, in the layer's coordinates: the bounds.
  public var visibleRect: CGRect { bounds }
}

/// A filter of a layer's contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a filter with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolation.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Interpolation between sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// A format of a layer's contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a format with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Color, with 8 bits for each component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Color, with 16 bits for each component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Gray, with 8 bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32
  /// Creates edges with Apple's raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

/// The name of the action when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The name of the action when a layer becomes hidden.
public let kCAOnOrderOut = "onOrderOut"
#endif
