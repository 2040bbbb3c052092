public import Foundation

/// The name of an image in an asset catalog, as Xcode generates it.
///
/// Apple: <https://developer.apple.com/documentation/developertoolssupport/imageresource>
public struct ImageResource: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The bundle of the catalog, which is not used.
  package let bundle: URL

  /// Creates the name of an image in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundleURL
  }
}

/// The name of a color in an asset catalog, as Xcode generates it.
///
/// Apple: <https://developer.apple.com/documentation/developertoolssupport/colorresource>
public struct ColorResource: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The bundle of the catalog, which is not used.
  package let bundle: URL

  /// Creates the name of a color in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundleURL
  }
}

extension UIImage {
  /// Creates the image registered under the name of a resource in ``ImageLibrary``; one without a size if there is
  /// none.
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }

  /// A format for drawing an image of the same scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

extension UIColor {
  /// Creates the color registered under the name of a resource in ``ImageLibrary``; a clear one if there is none.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name) ?? .clear
    self.init { traits in color.resolvedColor(with: traits) }
  }
}
