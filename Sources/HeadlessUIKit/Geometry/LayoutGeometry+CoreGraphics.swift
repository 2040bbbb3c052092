package import Foundation
package import LayoutGeometry

// The one place where values of layout become those of Core Graphics and UIKit, and back.

extension CGRect {
  /// The rectangle in Core Graphics' numbers.
  package init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension CGSize {
  /// The size in Core Graphics' numbers.
  package init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
}

extension CGPoint {
  /// The point in Core Graphics' numbers.
  package init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
}

extension UIEdgeInsets {
  /// The insets in UIKit's numbers.
  package init(_ insets: LayoutInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension LayoutRect {
  /// A view's or layer's rectangle.
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension LayoutSize {
  /// A view's or layer's size.
  package init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension LayoutInsets {
  /// A view's insets.
  package init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}
