public import UIKit

/// MetalKit's view, which draws nothing here.
open class MTKView: UIView {}
/// SpriteKit's view, which draws nothing here.
open class SKView: UIView {}
/// SceneKit's view, which draws nothing here.
open class SCNView: UIView {}
/// GLKit's view, which draws nothing here.
open class GLKView: UIView {}
/// ARKit's view of a SpriteKit scene, which draws nothing here.
open class ARSKView: SKView {}
/// ARKit's view of a SceneKit scene, which draws nothing here.
open class ARSCNView: SCNView {}
