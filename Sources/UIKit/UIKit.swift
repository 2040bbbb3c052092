// Existing layout code says `import UIKit`. Only tests, examples and users' own targets depend on
// this module: SwiftPM builds all modules into one folder, so `canImport(UIKit)` elsewhere in the
// same build would turn true or false by the order of building.
@_exported import Foundation
@_exported import HeadlessUIKit

// Apple's names are lent one by one, so that the engine's own do not clash with a client's.
@_exported import class AutoLayout.NSLayoutAnchor
@_exported import class AutoLayout.NSLayoutConstraint
@_exported import class AutoLayout.NSLayoutDimension
@_exported import class AutoLayout.NSLayoutXAxisAnchor
@_exported import class AutoLayout.NSLayoutYAxisAnchor
@_exported import struct AutoLayout.UILayoutPriority
// `NSLayoutConstraint.Attribute` and others are types of this module, whose own names stay behind: a name
// that is exported by itself would win over one of the same name in a library. This one is unique, and
// makes the members of the types visible.
@_exported import enum LayoutGeometry.LayoutGeometryNames
