// Re-exported, as by UIKit: importing views also imports layers, transforms and colors.
@_exported public import HeadlessQuartzCore
