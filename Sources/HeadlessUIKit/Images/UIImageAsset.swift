public import Foundation

/// The variants of an image for different traits.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimageasset>
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Protects the variants.
  private let lock = NSLock()
  private var variants: [(style: UIUserInterfaceStyle, image: UIImage)] = []

  /// Creates an asset without variants.
  public override init() { super.init() }

  /// Adds a variant, which replaces one for the same appearance.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let style = traitCollection.userInterfaceStyle
    lock.withLock {
      variants.removeAll { $0.style == style }
      variants.append((style, image))
    }
  }

  /// Adds a variant for a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: UITraitCollection())
  }

  /// Removes the variant for an appearance.
  open func unregister(with traitCollection: UITraitCollection) {
    let style = traitCollection.userInterfaceStyle
    lock.withLock { variants.removeAll { $0.style == style } }
  }

  /// Returns the variant for an appearance, else one for any, else the first.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let style = traitCollection.userInterfaceStyle
    return lock.withLock {
      variants.first { $0.style == style }?.image
        ?? variants.first { $0.style == .unspecified }?.image ?? variants.first?.image ?? UIImage()
    }
  }
}

extension UIImage {
  /// An asset with this image only.
  public var imageAsset: UIImageAsset? {
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    return asset
  }

  /// Returns the image without a baseline: itself, because images have none.
  public func imageWithoutBaseline() -> UIImage { self }
}

extension UIImage.SymbolConfiguration {
  /// Returns a configuration with the values of another where it has any, else with those of this one.
  public func applying(_ otherConfiguration: UIImage.SymbolConfiguration?)
    -> UIImage.SymbolConfiguration
  {
    guard let other = otherConfiguration else { return self }
    return UIImage.SymbolConfiguration(
      pointSize: other.pointSize ?? pointSize,
      weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale)
  }
}
