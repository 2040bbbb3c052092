package import InterfaceBuilder

extension SizeClass {
  /// Creates the document's size class for a UIKit size class.
  package init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .any
    }
  }
}
