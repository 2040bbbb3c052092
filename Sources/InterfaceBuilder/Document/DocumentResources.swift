/// The images and colors in the `<resources>` element of a document.
public struct DocumentResources: Hashable, Sendable {
  /// The images, in document order.
  package internal(set) var images: [ImageResource] = []
  /// The colors of asset catalogs, in document order.
  package internal(set) var namedColors: [ColorResource] = []
  /// The system colors, in document order.
  package internal(set) var systemColors: [ColorResource] = []

  /// Returns the image with the given name; `catalog` is `system` for symbols.
  public func image(named name: String, catalog: String? = nil) -> ImageResource? {
    images.first { $0.name == name && $0.catalog == catalog }
      ?? images.first { $0.name == name }
  }

  /// Returns the components of a color: its own, or those of the named color.
  package func components(of color: ColorElement) -> ColorComponents? {
    if let components = color.components { return components }
    if let name = color.name {
      return namedColors.first { $0.name == name }?.components
    }
    if let name = color.systemName {
      return systemColors.first { $0.name == name }?.components
    }
    return nil
  }
}

/// An image, with the size it had when the document was saved.
public struct ImageResource: Hashable, Sendable {
  /// The image's name.
  public let name: String
  /// The catalog: `system` for a symbol, otherwise nil.
  public let catalog: String?
  /// The size in points, which may differ from the current size of the asset.
  public let size: LayoutSize
}

/// A named color, with the components it had when the document was saved.
public struct ColorResource: Hashable, Sendable {
  /// The color's name.
  public let name: String
  /// The components, if the document contains them.
  package let components: ColorComponents?
}

extension InterfaceDocument {
  /// Returns the document with the given sizes of images by name; the sizes of symbols do not
  /// change.
  public func replacingImages(_ sizes: [String: LayoutSize]) -> InterfaceDocument {
    var document = self
    let known = Set(resources.images.filter { $0.catalog == nil }.map { $0.name })
    document.resources.images = resources.images.map { image in
      guard image.catalog == nil, let size = sizes[image.name] else { return image }
      return ImageResource(name: image.name, catalog: nil, size: size)
    }
    document.resources.images += sizes.filter { !known.contains($0.key) }
      .sorted { $0.key < $1.key }
      .map { ImageResource(name: $0.key, catalog: nil, size: $0.value) }
    return document
  }

  /// Returns the document with the names of further colors, whose components are not known.
  public func addingColors(_ names: Set<String>) -> InterfaceDocument {
    var document = self
    let missing = names.subtracting(resources.namedColors.map { $0.name })
    document.resources.namedColors += missing.sorted().map {
      ColorResource(name: $0, components: nil)
    }
    return document
  }
}
