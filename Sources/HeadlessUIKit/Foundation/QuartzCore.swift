// As UIKit's does: whoever imports views has layers, transforms and colours.
@_exported public import HeadlessQuartzCore
