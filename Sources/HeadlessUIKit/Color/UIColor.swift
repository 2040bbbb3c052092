public import Foundation

/// A color, which can depend on traits.
///
/// A fixed color has components. A dynamic color has a closure that returns a color for traits; its
/// components are those for ``UITraitCollection/current``.
///
/// Colors can be created, compared and resolved on any thread. Patterns, named colors of asset
/// catalogs are not implemented; colors of Display P3 are converted to sRGB.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  // The first property, as attributed text requires.
  private let foundationTypeWord = FoundationTypeWord()

  /// The components of a fixed color, in the color space in which it was created.
  enum Components: Hashable, Sendable {
    case gray(white: CGFloat, alpha: CGFloat)
    case sRGB(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  }

  private enum Storage {
    case fixed(Components)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  // Immutable, so the color can be shared between threads.
  private let storage: Storage

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates a color in sRGB; components outside 0…1 are colors outside sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      .sRGB(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1)))
  }

  /// Creates a color for an image that is repeated, which is drawn as clear.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 0)
  }

  /// Creates the color of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a gray between black (0) and white (1).
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(.gray(white: white, alpha: min(max(alpha, 0), 1)))
  }

  /// Creates a color in sRGB from hue, saturation and brightness, each limited to 0…1.
  ///
  /// Source: Smith, "Color gamut transform pairs", SIGGRAPH 1978, on the hexcone model.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (hue, saturation) = (min(max(hue, 0), 1), min(max(saturation, 0), 1))
    let brightness = min(max(brightness, 0), 1)
    // Along the hexagon, each component changes by `chroma`, linearly in the hue.
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    storage = .fixed(
      .sRGB(
        red: component(5), green: component(3), blue: component(1),
        alpha: min(max(alpha, 0), 1)))
  }

  /// Creates a dynamic color; `dynamicProvider` returns its value for traits.
  ///
  /// The closure may return a dynamic color, which is resolved for the same traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// Creates a fixed color with the components of `cgColor`.
  public convenience init(cgColor: CGColor) {
    let components = cgColor.components ?? []
    switch components.count {
    case 2: self.init(white: components[0], alpha: components[1])
    case 4:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default:
      failPrecondition("a color must have 2 or 4 components, not \(components.count)")
    }
  }

  // MARK: Coding

  /// Whether a color can be decoded securely: always.
  public static var supportsSecureCoding: Bool { true }

  /// Creates the color of an archive; nil without components.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIAlpha") else { return nil }
    func value(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    if coder.containsValue(forKey: "UIWhite") {
      self.init(white: value("UIWhite"), alpha: value("UIAlpha"))
    } else {
      self.init(
        red: value("UIRed"), green: value("UIGreen"), blue: value("UIBlue"),
        alpha: value("UIAlpha"))
    }
  }

  /// Archives the components; those of a dynamic color for the current traits.
  open func encode(with coder: NSCoder) {
    func encode(_ value: CGFloat, _ key: String) { coder.encode(Double(value), forKey: key) }
    switch components {
    case .gray(let white, let alpha):
      encode(white, "UIWhite")
      encode(alpha, "UIAlpha")
    case .sRGB(let red, let green, let blue, let alpha):
      encode(red, "UIRed")
      encode(green, "UIGreen")
      encode(blue, "UIBlue")
      encode(alpha, "UIAlpha")
    }
  }

  /// Returns this object, because colors are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the fixed color for `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = storage else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// Returns the color with another opacity, limited to 0…1; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(.gray(let white, _)):
      return UIColor(white: white, alpha: alpha)
    case .fixed(.sRGB(let red, let green, let blue, _)):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .dynamic(let provider):
      return UIColor { traits in
        provider(traits).resolvedColor(with: traits).withAlphaComponent(alpha)
      }
    }
  }

  /// The components; for a dynamic color, those for the current traits.
  final var components: Components {
    let resolved = resolvedColor(with: .current)
    guard case .fixed(let components) = resolved.storage else {
      failPrecondition("resolving a color resulted in the dynamic color \(resolved)")
    }
    return components
  }

  /// Returns whether `object` is a color with the same color space and components.
  ///
  /// Dynamic colors are equal only to themselves, because closures cannot be compared.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let left) = storage, case .fixed(let right) = other.storage else {
      return false
    }
    return left == right
  }

  /// A hash value that is the same for equal colors.
  open override var hash: Int {
    guard case .fixed(let components) = storage else { return ObjectIdentifier(self).hashValue }
    return components.hashValue
  }

  /// The color space and components in UIKit's format, or the word "dynamic".
  open override var description: String {
    switch storage {
    case .fixed(.gray(let white, let alpha)):
      "UIExtendedGrayColorSpace \(Self.short(white)) \(Self.short(alpha))"
    case .fixed(.sRGB(let red, let green, let blue, let alpha)):
      "UIExtendedSRGBColorSpace "
        + [red, green, blue, alpha].map(Self.short).joined(separator: " ")
    case .dynamic:
      "<UIDynamicProviderColor>"
    }
  }

  private static func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
