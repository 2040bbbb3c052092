// Existing layout code imports `CoreGraphics` for rectangles and transforms. See `UIKit` for the
// targets that may depend on this module. Rectangles, points and sizes are Foundation's.
@_exported import Foundation

@_exported import class HeadlessQuartzCore.CGColor
@_exported import struct HeadlessQuartzCore.CGAffineTransform
@_exported import struct HeadlessQuartzCore.CGVector
