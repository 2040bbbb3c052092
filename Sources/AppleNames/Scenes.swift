public import UIKit

// SceneKit, SpriteKit, ARKit, GLKit and Metal: their views draw nothing, and their scenes only keep what they are given.

/// A point of a scene.
public struct SCNVector3: Hashable, Sendable {
  /// The coordinates.
  public var x, y, z: Float
  /// The origin.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates a point.
  public init(
    _ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint, _ z: some BinaryFloatingPoint
  ) {
    (self.x, self.y, self.z) = (Float(x), Float(y), Float(z))
  }
  /// Creates a point.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  /// Creates a point.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}
/// Creates a point.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 {
  SCNVector3(x: x, y: y, z: z)
}
/// Part of a scene.
open class SCNNode: NSObject {
  /// Creates a part.
  public override init() {}
  /// The name.
  open var name: String?
  /// The point.
  open var position = SCNVector3()
  /// The angles.
  open var eulerAngles = SCNVector3()
  /// The size.
  open var scale = SCNVector3(1, 1, 1)
  /// Whether it is hidden.
  open var isHidden = false
  /// The opacity.
  open var opacity: CGFloat = 1
  /// The parts.
  open private(set) var childNodes: [SCNNode] = []
  /// Adds a part.
  open func addChildNode(_ child: SCNNode) { childNodes.append(child) }
  /// Has no effect.
  open func removeFromParentNode() {}
}
/// A scene.
open class SCNScene: NSObject {
  /// Creates an empty scene.
  public override init() {}
  /// Returns nil: scenes are not read.
  public convenience init?(named name: String) { nil }
  /// The part that has all others.
  public let rootNode = SCNNode()
}
/// SceneKit's view, which draws nothing here.
open class SCNView: UIView {
  /// The scene.
  open var scene: SCNScene?
  /// Has no effect.
  open var allowsCameraControl = false
  /// Has no effect.
  open var autoenablesDefaultLighting = false
  /// Has no effect.
  open func play(_ sender: Any?) {}
  /// Has no effect.
  open func pause(_ sender: Any?) {}
}

/// How a scene is sized.
public enum SKSceneScaleMode: Int, Sendable {
  /// How it is.
  case fill, aspectFill, aspectFit, resizeFill
}
/// Part of a scene.
@MainActor open class SKNode: NSObject {
  /// Creates a part.
  public override init() {}
  /// The name.
  open var name: String?
  /// The point.
  open var position = CGPoint.zero
  /// The order.
  open var zPosition: CGFloat = 0
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// The parts.
  open private(set) var children: [SKNode] = []
  /// Adds a part.
  open func addChild(_ node: SKNode) { children.append(node) }
  /// Removes all parts.
  open func removeAllChildren() { children = [] }
}
/// A source of particles.
open class SKEmitterNode: SKNode {
  /// Returns nil: files are not read.
  public convenience init?(fileNamed filename: String) { nil }
}
/// A scene.
open class SKScene: SKNode {
  /// The size.
  open var size: CGSize
  /// How it is sized.
  open var scaleMode = SKSceneScaleMode.fill
  /// The color.
  open var backgroundColor = UIColor.darkGray
  /// Creates a scene.
  public init(size: CGSize) { self.size = size }
  /// Called when a view shows it: never.
  open func didMove(to view: SKView) {}
  /// Called for each picture: never.
  open func update(_ currentTime: TimeInterval) {}
}
/// SpriteKit's view, which draws nothing here.
open class SKView: UIView {
  /// The scene: none.
  open var scene: SKScene? { nil }
  /// Has no effect.
  open var allowsTransparency = false
  /// Has no effect.
  open var ignoresSiblingOrder = false
  /// Has no effect.
  open var showsFPS = false
  /// Has no effect.
  open var showsNodeCount = false
  /// Has no effect.
  open var preferredFramesPerSecond = 0
  /// Has no effect.
  open func presentScene(_ scene: SKScene?) {}
}

/// What is known of a place in the world.
open class ARAnchor: NSObject {
  /// The identifier.
  public let identifier = UUID()
  init(_: Void) {}
}
/// A face; there are none.
open class ARFaceAnchor: ARAnchor {}
/// A picture of the world; there are none.
open class ARFrame: NSObject {
  /// The places: none.
  open var anchors: [ARAnchor] { [] }
}
/// What is looked for.
open class ARConfiguration: NSObject {
  /// Creates a configuration.
  public override init() {}
  /// Whether it can be looked for: no.
  open class var isSupported: Bool { false }
}
/// Looks for faces.
open class ARFaceTrackingConfiguration: ARConfiguration {}
/// Looks for the world.
open class ARWorldTrackingConfiguration: ARConfiguration {}
/// Receives nothing.
public protocol ARSessionDelegate: NSObjectProtocol {}
/// Looks for places: none.
open class ARSession: NSObject {
  /// The options.
  public struct RunOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It starts again.
    public static let resetTracking = Self(rawValue: 1)
    /// It forgets places.
    public static let removeExistingAnchors = Self(rawValue: 2)
  }
  /// Creates a session.
  public override init() {}
  /// Receives nothing.
  open weak var delegate: (any ARSessionDelegate)?
  /// The picture: none.
  open var currentFrame: ARFrame? { nil }
  /// Has no effect.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {}
  /// Has no effect.
  open func pause() {}
}
/// Receives nothing.
public protocol ARSCNViewDelegate: NSObjectProtocol {}
/// ARKit's view of a SceneKit scene, which draws nothing here.
open class ARSCNView: SCNView {
  /// Receives nothing.
  open weak var delegate: (any ARSCNViewDelegate)?
  /// Looks for places.
  open var session = ARSession()
}
/// ARKit's view of a SpriteKit scene, which draws nothing here.
open class ARSKView: SKView {
  /// Looks for places.
  open var session = ARSession()
}

/// The graphics processor: none.
public protocol MTLDevice: AnyObject {}
/// Returns nil: there is no graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// Receives nothing.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {}
/// MetalKit's view, which draws nothing here.
open class MTKView: UIView {
  /// The graphics processor.
  open var device: (any MTLDevice)?
  /// Receives nothing.
  open weak var delegate: (any MTKViewDelegate)?
  /// Has no effect.
  open var isPaused = false
  /// Has no effect.
  open var enableSetNeedsDisplay = false
  /// Has no effect.
  open var preferredFramesPerSecond = 60
  /// Creates a view.
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
  }
  /// Creates a view of a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// GLKit's view, which draws nothing here.
open class GLKView: UIView {}
/// Returns an angle in radians.
public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
/// Returns an angle in degrees.
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }
