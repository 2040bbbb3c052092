public import Foundation

/// A colour, which may depend on the traits of the place where it is used.
///
/// A fixed colour has components of its own. A dynamic colour has a closure that answers for
/// traits; its components are those for ``UITraitCollection/current``.
///
/// Colours may be made, compared and resolved on any thread. Patterns, named colours of asset
/// catalogues and Display P3 do not exist here.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  // First, for attributed text.
  private let foundationTypeWord = FoundationTypeWord()

  /// The components of a fixed colour, in the colour space it was made in.
  enum Components: Hashable, Sendable {
    case gray(white: CGFloat, alpha: CGFloat)
    case sRGB(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  }

  private enum Storage {
    case fixed(Components)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  // Immutable, which is what makes sharing between threads safe.
  private let storage: Storage

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates a colour in sRGB; components outside 0…1 name colours outside sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      .sRGB(red: red, green: green, blue: blue, alpha: min(max(alpha, 0), 1)))
  }

  /// Creates the colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a grey between black, 0, and white, 1.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(.gray(white: white, alpha: min(max(alpha, 0), 1)))
  }

  /// Creates a colour in sRGB from hue, saturation and brightness, each limited to 0…1.
  ///
  /// Source: Smith, "Color gamut transform pairs", SIGGRAPH 1978, on the hexcone model.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (hue, saturation) = (min(max(hue, 0), 1), min(max(saturation, 0), 1))
    let brightness = min(max(brightness, 0), 1)
    // Around the hexagon each primary falls off from the others by `chroma`, linearly in the hue.
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    storage = .fixed(
      .sRGB(
        red: component(5), green: component(3), blue: component(1),
        alpha: min(max(alpha, 0), 1)))
  }

  /// Creates a colour whose components `dynamicProvider` gives for the traits it is used under.
  ///
  /// The closure may itself return a dynamic colour, which is resolved under the same traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
  }

  /// Creates a fixed colour with the components of `cgColor`.
  public convenience init(cgColor: CGColor) {
    let components = cgColor.components ?? []
    switch components.count {
    case 2: self.init(white: components[0], alpha: components[1])
    case 4:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default:
      preconditionFailure("a colour must have 2 or 4 components, not \(components.count)")
    }
  }

  /// Returns this very colour, since it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the fixed colour that this one is under `traitCollection`.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = storage else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// Returns the colour with another opacity, limited to 0…1; a dynamic colour stays dynamic.
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

  /// The components, for a dynamic colour those under the current traits.
  final var components: Components {
    let resolved = resolvedColor(with: .current)
    guard case .fixed(let components) = resolved.storage else {
      preconditionFailure("resolving a colour gave the dynamic colour \(resolved)")
    }
    return components
  }

  /// Returns whether `object` is a colour with the same colour space and components.
  ///
  /// Dynamic colours are equal only to themselves: two closures cannot be compared.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let left) = storage, case .fixed(let right) = other.storage else {
      return false
    }
    return left == right
  }

  /// A hash that equal colours share.
  open override var hash: Int {
    guard case .fixed(let components) = storage else { return ObjectIdentifier(self).hashValue }
    return components.hashValue
  }

  /// The colour space and components, as UIKit prints them, or the word "dynamic".
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
