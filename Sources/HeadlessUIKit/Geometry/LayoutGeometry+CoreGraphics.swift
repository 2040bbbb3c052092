package import Foundation
package import LayoutGeometry

// All conversions between the types of LayoutGeometry and those of Core Graphics and UIKit.

extension CGRect {
  /// Creates a rectangle from a layout rectangle.
  package init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension CGSize {
  /// Creates a size from a layout size.
  package init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

extension CGPoint {
  /// Creates a point from a layout point.
  package init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
}

extension UIEdgeInsets {
  /// Creates insets from layout insets.
  package init(_ insets: LayoutInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension LayoutRect {
  /// Creates a layout rectangle from a rectangle.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension LayoutSize {
  /// Creates a layout size from a size.
  package init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutInsets {
  /// Creates layout insets from insets.
  package init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
