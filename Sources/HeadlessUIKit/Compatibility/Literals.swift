// swift-format-ignore-file: NoLeadingUnderscores

// The default types of `#colorLiteral` and `#imageLiteral`; the compiler looks these names up.

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor
/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
