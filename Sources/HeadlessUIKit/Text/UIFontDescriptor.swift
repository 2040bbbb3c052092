public import Foundation
internal import TextMetrics

/// A description of a font.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifontdescriptor>
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// A set of traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt32
    /// Creates traits with Apple's raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Expanded.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Condensed.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// With vertical variants.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Optimized for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Tight leading.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Loose leading.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// An attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates an attribute with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Settings of font features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A trait in a dictionary of traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a key with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bits of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a design with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The standard design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The serif design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: TextFont
  /// The attributes of the descriptor.
  public let fontAttributes: [AttributeName: Any]

  init(_ font: TextFont, _ attributes: [AttributeName: Any] = [:]) {
    self.font = font
    fontAttributes = attributes
    super.init()
  }

  /// Creates a descriptor with a PostScript name and a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(.custom(fontName, Double(size)), [.name: fontName, .size: size])
  }

  /// Creates a descriptor with attributes.
  ///
  /// Name, family, size, weight and symbolic traits are used.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = Self.number(attributes[.size]) ?? 12
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let font: TextFont = name.map { .custom($0, size) } ?? .system(size)
    self.init(Self.apply(attributes, to: font), attributes)
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func apply(_ attributes: [AttributeName: Any], to font: TextFont) -> TextFont {
    var font = font
    if let size = number(attributes[.size]) { font = font.withSize(size) }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return font }
    if let weight = traits[.weight] as? UIFont.Weight {
      font.weight = FontWeight(rawValue: Double(weight.rawValue))
    } else if let weight = number(traits[.weight]) {
      font.weight = FontWeight(rawValue: weight)
    }
    return font
  }

  /// Returns the descriptor of a text style for the current traits.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  { preferredFontDescriptor(withTextStyle: style, compatibleWith: nil) }

  /// Returns the descriptor of a text style for traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).textFont,
      [.textStyle: style])
  }

  /// The PostScript name.
  open var postscriptName: String { UIFont(font).fontName }
  /// The size, in points.
  open var pointSize: CGFloat { CGFloat(font.size) }
  /// The traits.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }
  /// Returns an attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// Returns the descriptor in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(Double(newPointSize)), fontAttributes)
  }
  /// Returns the descriptor with traits, of which bold and italic are used.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    font.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) {
      if font.weight < .semibold { font.weight = .bold }
    } else if font.weight >= .semibold {
      font.weight = .regular
    }
    return UIFontDescriptor(font, fontAttributes)
  }
  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var made = TextFont.custom(newFamily, font.size)
    made.weight = font.weight
    made.isItalic = font.isItalic
    return UIFontDescriptor(made, fontAttributes)
  }
  /// Returns the descriptor with a face, which has no effect on metrics.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  /// Returns the descriptor with additional attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let all = fontAttributes.merging(attributes) { $1 }
    return UIFontDescriptor(Self.apply(attributes, to: font), all)
  }
  /// Returns the descriptor with a design of the system font; nil for other fonts.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = font.family else { return nil }
    guard design == .monospaced else { return self }
    var made = font
    made.family = .system(.monospaced)
    return UIFontDescriptor(made, fontAttributes)
  }
}

extension UIFont {
  /// The properties of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(textFont, [.name: fontName, .size: pointSize])
  }
  /// Creates a font from a descriptor; a size of 0 is that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.font.withSize(Double(pointSize)) : descriptor.font)
  }
}
