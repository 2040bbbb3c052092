// Existing layout code says `import CoreGraphics` for rectangles and transforms; see `UIKit` for who
// may depend on such a module. Rectangles, points and sizes are Foundation's here.
@_exported import Foundation

@_exported import class HeadlessQuartzCore.CGColor
@_exported import struct HeadlessQuartzCore.CGAffineTransform
@_exported import struct HeadlessQuartzCore.CGVector
