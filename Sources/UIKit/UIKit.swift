// Existing layout code imports `UIKit`. Only tests, examples and clients' targets may depend on
// this module: SwiftPM builds all modules into one directory, so the value of `canImport(UIKit)` in
// other modules of the same build would depend on the build order.
@_exported import Foundation
@_exported import HeadlessUIKit

// Apple's names are re-exported individually, so that names of the engine do not conflict with
// names of a client.
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
