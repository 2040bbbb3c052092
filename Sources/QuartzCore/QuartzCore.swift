// Existing layout code imports `QuartzCore`. See `UIKit` for the targets that may depend on this
// module.
@_exported import CoreGraphics
@_exported import Foundation

@_exported import class HeadlessQuartzCore.CAConstraint
@_exported import class HeadlessQuartzCore.CAConstraintLayoutManager
@_exported import class HeadlessQuartzCore.CAGradientLayer
@_exported import class HeadlessQuartzCore.CALayer
@_exported import class HeadlessQuartzCore.CATransaction
@_exported import enum HeadlessQuartzCore.CAConstraintAttribute
@_exported import enum HeadlessQuartzCore.DirectedLayoutError
@_exported import func HeadlessQuartzCore.CATransform3DConcat
@_exported import func HeadlessQuartzCore.CATransform3DEqualToTransform
@_exported import func HeadlessQuartzCore.CATransform3DGetAffineTransform
@_exported import func HeadlessQuartzCore.CATransform3DIsAffine
@_exported import func HeadlessQuartzCore.CATransform3DIsIdentity
@_exported import func HeadlessQuartzCore.CATransform3DMakeAffineTransform
@_exported import func HeadlessQuartzCore.CATransform3DMakeRotation
@_exported import func HeadlessQuartzCore.CATransform3DMakeScale
@_exported import func HeadlessQuartzCore.CATransform3DMakeTranslation
@_exported import func HeadlessQuartzCore.CATransform3DRotate
@_exported import func HeadlessQuartzCore.CATransform3DScale
@_exported import func HeadlessQuartzCore.CATransform3DTranslate
@_exported import let HeadlessQuartzCore.CATransform3DIdentity
@_exported import protocol HeadlessQuartzCore.CALayerDelegate
@_exported import protocol HeadlessQuartzCore.CALayoutManager
@_exported import struct HeadlessQuartzCore.CATransform3D
