// swift-format-ignore-file: NoLeadingUnderscores

// The types of `#colorLiteral` and `#imageLiteral` that no context gives; the compiler knows these names.

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor
/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
