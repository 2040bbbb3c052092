package import Foundation
package import InterfaceBuilder

extension SizeClass {
  /// The class as documents name it.
  package init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .any
    }
  }
}

extension UIEdgeInsets {
  /// Converts what a document keeps.
  package init(_ insets: DocumentInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension CGRect {
  /// Converts what a document keeps.
  package init(_ rect: DocumentRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
