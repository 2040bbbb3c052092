public import Foundation
package import HeadlessQuartzCore

/// An image for layout: a size, a scale and alignment insets, without pixels.
///
/// Asset catalogs are not read. Register the size of each name:
///
///     ImageRegistry.register(name: "avatar", size: CGSize(width: 40, height: 40), scale: 2)
///     let view = UIImageView(image: UIImage(named: "avatar"))   // 40 × 40 points
///
/// A name that is not registered gives nil, like a missing asset, and is recorded in
/// ``ImageRegistry/unresolvedNames`` and as a finding of the window; a symbol has the size of a table or an
/// estimated one instead, because Apple's systems have it. The sizes in Interface Builder documents are registered when
/// a document is loaded.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  struct Attributes: Hashable {
    var name: String?
    var size = CGSize.zero
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var alignmentRectInsets = UIEdgeInsets.zero
    var isSymbol = false
    /// Whether the size of a symbol is an estimate, because none is registered or measured.
    var isEstimated = false
    /// The registered size of a symbol, from which sizes in other configurations are computed.
    var symbolSize: CGSize?
    /// Whether the alignment rectangle of a symbol is as high as a line of its font.
    var alignsWithText = false { didSet { alignWithText() } }
    var flipsForRightToLeft = false
    var configuration: SymbolConfiguration?
    var drawing: Drawing?
    /// The color of the image, where its own colors are drawn.
    var tint: UIColor?

    /// Sets the size of a symbol in a configuration.
    mutating func configure(_ symbol: SymbolConfiguration?) {
      guard let symbol, let symbolSize else { return }
      size = symbol.size(of: symbolSize)
      configuration = symbol
      alignWithText()
    }

    private mutating func alignWithText() {
      guard alignsWithText else { return }
      let line = SymbolSizes.lineHeight(pointSize: configuration?.pointSize)
      alignmentRectInsets.top = (size.height - line) / 2
      alignmentRectInsets.bottom = alignmentRectInsets.top
    }
  }

  /// What was drawn into an image; two drawings are equal only if they are the same.
  final class Drawing: Hashable, @unchecked Sendable {
    let shapes: [DrawnShape]
    init(_ shapes: [DrawnShape]) { self.shapes = shapes }
    static func == (one: Drawing, other: Drawing) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  // Immutable, so the image can be shared between threads.
  let attributes: Attributes

  init(_ attributes: Attributes) {
    self.attributes = attributes
  }

  /// Creates an image without a name, of size 0.
  public override init() {
    attributes = Attributes()
  }

  /// Creates an image with only a size, in points.
  package convenience init(blankOfSize size: CGSize, scale: CGFloat = 1) {
    self.init(Attributes(size: size, scale: scale))
  }

  /// Creates an image of what was drawn, in points.
  convenience init(drawn shapes: [DrawnShape], size: CGSize, scale: CGFloat) {
    self.init(
      Attributes(size: size, scale: scale, drawing: shapes.isEmpty ? nil : Drawing(shapes)))
  }

  /// What was drawn into the image, in points; nil for an image of another origin.
  package var drawing: [DrawnShape]? { attributes.drawing?.shapes }

  /// Creates the image of an `#imageLiteral`: one without a size if none is registered under the name,
  /// where on Apple's systems the program ends.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = LayoutEnvironment.current.images.image(name)
    self.init(
      Attributes(
        name: found?.name ?? name, size: found?.image.size ?? .zero, scale: found?.image.scale ?? 1)
    )
  }

  /// Creates the image registered for `name`; returns nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image registered for `name`; returns nil if there is none.
  ///
  /// A name that ends like a file's, such as `avatar.png`, also finds the image `avatar`. The bundle and the traits
  /// are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let environment = LayoutEnvironment.current
    if environment.images.hasSymbolSet(name) {
      let size = SymbolSizes.size(of: name)
      self.init(symbol: name, size: size ?? Self.estimatedSymbolSize, isEstimated: size == nil) {
        _ in
      }
      return
    }
    guard let found = environment.images.image(name) else {
      environment.requests.missed(.image, name)
      return nil
    }
    self.init(Attributes(name: found.name, size: found.image.size, scale: found.image.scale))
  }

  /// Creates the image registered for `name` with a configuration; returns nil if there is none.
  ///
  /// The bundle is ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates a symbol; see ``init(systemName:withConfiguration:)``.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a configuration; returns nil if the name is empty.
  ///
  /// The size is the registered one, or that of a table of commonly used symbols. Other symbols have an
  /// estimated size, and their names are recorded in ``ImageRegistry/unresolvedNames`` and reported as
  /// findings. A name that no symbol of Apple's has is treated like these.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let images = LayoutEnvironment.current.images
    let registered = images.hasSymbol(name)
    let known = registered ? images.symbol(name) : SymbolSizes.size(of: name)
    // Notes the name of a symbol that is neither registered nor in the table.
    let size = known ?? images.symbol(name) ?? Self.estimatedSymbolSize
    self.init(symbol: name, size: size, isRegistered: registered, isEstimated: known == nil) {
      $0.configure(configuration as? SymbolConfiguration)
    }
  }

  /// Creates a symbol whose size at 17 points, in regular weight and medium scale, is given.
  convenience init(
    symbol name: String, size: CGSize, isRegistered: Bool = false, isEstimated: Bool = false,
    _ change: (inout Attributes) -> Void
  ) {
    var attributes = Attributes(
      name: name, size: size, isSymbol: true, isEstimated: isEstimated, symbolSize: size)
    attributes.alignsWithText = !isRegistered
    change(&attributes)
    self.init(attributes)
  }

  /// The image's size in points.
  open var size: CGSize { attributes.size }

  /// The number of pixels per point.
  open var scale: CGFloat { attributes.scale }

  /// The orientation of the image: up unless specified.
  open var imageOrientation: Orientation { attributes.orientation }

  /// The rendering mode: in its colors or as a template.
  open var renderingMode: RenderingMode { attributes.renderingMode }

  /// The insets of the part of the image that is aligned, for example without its shadow.
  open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// The size of the part of the image that is aligned.
  var alignmentRectSize: CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The baseline of a symbol, below its center; nil for other images.
  var symbolBaseline: Double? {
    attributes.alignsWithText
      ? SymbolSizes.baseline(pointSize: attributes.configuration?.pointSize) : nil
  }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { attributes.isSymbol }

  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  /// The configuration of the symbol; nil for other images.
  open var symbolConfiguration: SymbolConfiguration? { attributes.configuration }

  /// Whether the size of the symbol is an estimate, because none is registered or measured.
  package var hasEstimatedSize: Bool { attributes.isEstimated }

  /// The registered name of the asset or symbol.
  package var name: String? { attributes.name }

  /// Returns this object, because images are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is an image with the same name and attributes.
  ///
  /// Images without a name are equal only to themselves, because their pixels could differ.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (attributes.name != nil && attributes == other.attributes)
  }

  /// A hash value that is the same for equal images.
  open override var hash: Int { attributes.hashValue }

  /// The color in which a symbol or a tinted image is drawn instead of the view's; nil for the view's or the
  /// image's own colors.
  package var originalColor: UIColor? {
    guard renderingMode != .alwaysTemplate else { return nil }
    if isSymbolImage { return renderingMode == .alwaysOriginal ? attributes.tint ?? .black : nil }
    return attributes.tint
  }

  /// The name and the size in points, such as `<UIImage named(avatar) {40, 40} scale=2>`.
  open override var description: String {
    let kind = isSymbolImage ? "symbol" : attributes.name == nil ? "anonymous" : "named"
    let scale = String(format: "%g", Double(attributes.scale))
    return "<UIImage \(kind)(\(attributes.name ?? "")) \(NSCoder.string(for: size)) scale=\(scale)>"
  }
}
