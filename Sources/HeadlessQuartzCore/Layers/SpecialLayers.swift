#if !canImport(Darwin)
public import Foundation

/// A layer that shows its sublayers several times; here, once.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/careplicatorlayer>
open class CAReplicatorLayer: CALayer {
  /// The number of copies, with the sublayers.
  open var instanceCount = 1
  /// The delay of each copy, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform of each copy, relative to the one before.
  open var instanceTransform = CATransform3DIdentity
  /// Whether copies keep their depth.
  open var preservesDepth = false
  /// The color by which the copies are multiplied.
  open var instanceColor: CGColor?
  /// The red that each copy adds.
  open var instanceRedOffset: Float = 0
  /// The green that each copy adds.
  open var instanceGreenOffset: Float = 0
  /// The blue that each copy adds.
  open var instanceBlueOffset: Float = 0
  /// The opacity that each copy adds.
  open var instanceAlphaOffset: Float = 0
}

/// A layer that shows a part of its content.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/cascrolllayer>
open class CAScrollLayer: CALayer {
  /// Scrolls to a point of the content.
  open func scroll(to point: CGPoint) { bounds.origin = point }
}

/// A layer whose sublayers are not flattened; here, they are.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/catransformlayer>
open class CATransformLayer: CALayer {
}

/// A layer whose content is drawn in tiles; here, it is not drawn.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/catiledlayer>
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of smaller levels.
  open var levelsOfDetail = 1
  /// The number of larger levels.
  open var levelsOfDetailBias = 0
}

/// A layer that emits particles, which are not drawn.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/caemitterlayer>
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The factor of the number of particles.
  open var birthRate: Float = 1
  /// The factor of the lifetime of particles.
  open var lifetime: Float = 1
  /// The position of the emitter.
  open var emitterPosition = CGPoint.zero
  /// The depth of the emitter.
  open var emitterZPosition: CGFloat = 0
  /// The size of the emitter.
  open var emitterSize = CGSize.zero
  /// The shape of the emitter.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The place of particles in the shape.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of drawing.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the velocity of particles.
  open var velocity: Float = 1
  /// The factor of the size of particles.
  open var scale: Float = 1
  /// The factor of the spin of particles.
  open var spin: Float = 1
  /// The seed of random numbers.
  open var seed: UInt32 = 0
}

/// A kind of particles.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/caemittercell>
open class CAEmitterCell: NSObject {
  /// The image of a particle.
  open var contents: Any?
  /// The name.
  open var name: String?
  /// Whether particles are emitted.
  open var isEnabled = true
  /// The color.
  open var color: CGColor?
  /// The particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime, in seconds.
  open var lifetime: Float = 0
  /// The range of the lifetime.
  open var lifetimeRange: Float = 0
  /// The velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The range of the velocity.
  open var velocityRange: CGFloat = 0
  /// The horizontal acceleration.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration.
  open var yAcceleration: CGFloat = 0
  /// The scale.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The spin, in radians per second.
  open var spin: CGFloat = 0
  /// The range of the spin.
  open var spinRange: CGFloat = 0
  /// The latitude of the direction.
  open var emissionLatitude: CGFloat = 0
  /// The longitude of the direction.
  open var emissionLongitude: CGFloat = 0
  /// The range of the direction.
  open var emissionRange: CGFloat = 0
  /// The range of red.
  open var redRange: Float = 0
  /// The range of green.
  open var greenRange: Float = 0
  /// The range of blue.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of red per second.
  open var redSpeed: Float = 0
  /// The change of green per second.
  open var greenSpeed: Float = 0
  /// The change of blue per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The place of particles in the shape of an emitter.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The volume.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a value with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Colors are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
#endif
