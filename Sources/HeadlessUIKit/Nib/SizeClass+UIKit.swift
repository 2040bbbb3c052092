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
