public import Foundation
internal import TextMetrics

/// What a font is like.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifontdescriptor>
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt32
    /// Creates traits with Apple's raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With characters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// With vertical variants.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For small text in interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more space between lines.
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
    /// Traits by their names.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Settings of features.
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
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: TextFont
  /// The attributes that were given.
  public let fontAttributes: [AttributeName: Any]

  init(_ font: TextFont, _ attributes: [AttributeName: Any] = [:]) {
    self.font = font
    fontAttributes = attributes
    super.init()
  }

  /// Creates a descriptor of a PostScript name and a size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(.custom(fontName, Double(size)), [.name: fontName, .size: size])
  }

  /// Creates a descriptor of attributes: name, family, size, weight and symbolic traits count.
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

  /// The descriptor of a text style at the text size of the current traits.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  { preferredFontDescriptor(withTextStyle: style, compatibleWith: nil) }

  /// The descriptor of a text style at the text size that traits name.
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
  /// One of the attributes.
  open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The same in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(Double(newPointSize)), fontAttributes)
  }
  /// The same with traits: bold and italic count.
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
  /// The same in a family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var made = TextFont.custom(newFamily, font.size)
    made.weight = font.weight
    made.isItalic = font.isItalic
    return UIFontDescriptor(made, fontAttributes)
  }
  /// The same with a face; it is kept and not measured.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  /// The same with more attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let all = fontAttributes.merging(attributes) { $1 }
    return UIFontDescriptor(Self.apply(attributes, to: font), all)
  }
  /// The same in a design of the system font; nil for other fonts.
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
  /// Creates a font of a descriptor; a size of 0 is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.font.withSize(Double(pointSize)) : descriptor.font)
  }
}
