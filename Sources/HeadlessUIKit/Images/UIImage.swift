public import Foundation

/// A picture as far as layout knows it: its size, scale and alignment insets, without pixels.
///
/// There is no asset catalogue to look into. A name has a size once it is registered:
///
///     ImageRegistry.register(name: "avatar", size: CGSize(width: 40, height: 40), scale: 2)
///     let view = UIImageView(image: UIImage(named: "avatar"))   // 40 × 40 points
///
/// A name that is not registered gives `nil`, as a missing asset does, and is noted in
/// ``ImageRegistry/unresolvedNames``. Readers of Interface Builder documents register what a document states.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  struct Attributes: Hashable {
    var name: String?
    var size = CGSize.zero
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var alignmentRectInsets = UIEdgeInsets.zero
    var isSymbol = false
    /// The registered size of a symbol, from which other configurations follow.
    var symbolSize: CGSize?
    var flipsForRightToLeft = false
    var configuration: SymbolConfiguration?
  }

  // Immutable, which is what makes sharing between threads safe.
  let attributes: Attributes

  init(_ attributes: Attributes) {
    self.attributes = attributes
  }

  /// Creates an image without a name whose size is 0 in both directions.
  public override init() {
    attributes = Attributes()
  }

  /// Creates an image that has only a size, in points.
  package convenience init(blankOfSize size: CGSize, scale: CGFloat = 1) {
    self.init(Attributes(size: size, scale: scale))
  }

  /// Creates the image of an `#imageLiteral`: one without a size if none is registered under the name,
  /// where on Apple's systems the program ends.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = LayoutEnvironment.current.images.image(name)
    self.init(Attributes(name: name, size: found?.size ?? .zero, scale: found?.scale ?? 1))
  }

  /// Creates the image registered under `name`, or returns `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image registered under `name`, or returns `nil` if there is none.
  ///
  /// Registrations do not differ between bundles or traits, so both are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let size = LayoutEnvironment.current.images.image(name) else { return nil }
    self.init(Attributes(name: name, size: size.size, scale: size.scale))
  }

  /// Creates the symbol registered under `name`, or returns `nil` if there is none.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the symbol registered under `name` in another size, or `nil` if there is none.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let size = LayoutEnvironment.current.images.symbol(name) else { return nil }
    let symbol = configuration as? SymbolConfiguration
    self.init(
      Attributes(
        name: name, size: symbol?.size(of: size) ?? size, isSymbol: true, symbolSize: size,
        configuration: symbol))
  }

  /// The image's size in points.
  open var size: CGSize { attributes.size }

  /// The number of pixels per point.
  open var scale: CGFloat { attributes.scale }

  /// How the stored picture is turned to show it; always up, since there is no stored picture.
  open var imageOrientation: Orientation { attributes.orientation }

  /// Whether the picture keeps its colours or is a stencil.
  open var renderingMode: RenderingMode { attributes.renderingMode }

  /// How far the part to align lies inside the picture's edges, such as without its shadow.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// Whether the image is a symbol, whose size follows text.
  open var isSymbolImage: Bool { attributes.isSymbol }

  /// Whether the picture is mirrored where layout runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  /// The configuration of the symbol, if any.
  open var symbolConfiguration: SymbolConfiguration? { attributes.configuration }

  /// The registered name, of an asset or a symbol.
  package var name: String? { attributes.name }

  /// Returns this very image, since it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is an image with the same name and attributes.
  ///
  /// Images without a name are equal only to themselves: their pixels would differ.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (attributes.name != nil && attributes == other.attributes)
  }

  /// A hash that equal images share.
  open override var hash: Int { attributes.hashValue }

  /// The name and the size in points, as `<UIImage named(avatar) {40, 40} scale=2>`.
  open override var description: String {
    let kind = isSymbolImage ? "symbol" : attributes.name == nil ? "anonymous" : "named"
    let scale = String(format: "%g", Double(attributes.scale))
    return "<UIImage \(kind)(\(attributes.name ?? "")) \(NSCoder.string(for: size)) scale=\(scale)>"
  }
}
