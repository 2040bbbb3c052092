internal import Foundation
internal import LayoutGeometry

// The graph computes without Foundation, so that it compiles for Embedded Swift; layers have rectangles of
// Core Graphics.
extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }

  /// The same rectangle.
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
