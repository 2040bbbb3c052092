/// A description of a font for a measurer: family, size, weight and slant.
///
///     TextFont.system(17, weight: .semibold)
///     TextFont.custom("Avenir-Heavy", 15)
public struct TextFont: Sendable, Hashable {
  /// The family of a font.
  public enum Family: Sendable, Hashable {
    /// The system font in one of its designs.
    case system(FontDesign)
    /// A font by its PostScript name, such as `HelveticaNeue-Light`.
    case custom(String)
  }

  /// The family of the font.
  public var family: Family
  /// The point size.
  public var size: Double
  /// The weight.
  ///
  /// For a custom font, the weight of the system font that replaces it if it is missing.
  public var weight: FontWeight
  /// Whether the font is italic.
  ///
  /// For a custom font, whether the system font that replaces it is.
  public var isItalic: Bool
  /// Whether all digits have the width of the zero.
  public var hasMonospacedDigits: Bool
  /// The space added between two lines, in points; 0 for fonts without a text style.
  public var lineSpacing: Double = 0

  /// Creates a font from all its properties.
  ///
  /// - Precondition: `size` is finite and not negative.
  public init(
    family: Family, size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    precondition(size.isFinite && size >= 0, "A font's size must be 0 or more; it is \(size)")
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// Returns the system font of a size.
  public static func system(
    _ size: Double, weight: FontWeight = .regular, italic: Bool = false,
    design: FontDesign = .standard
  ) -> TextFont {
    TextFont(family: .system(design), size: size, weight: weight, isItalic: italic)
  }

  /// Returns the system font with monospaced digits.
  public static func monospacedDigits(_ size: Double, weight: FontWeight = .regular) -> TextFont {
    TextFont(family: .system(.standard), size: size, weight: weight, hasMonospacedDigits: true)
  }

  /// Returns the font in another size.
  public func withSize(_ size: Double) -> TextFont {
    var font = self
    precondition(size.isFinite && size >= 0, "A font's size must be 0 or more; it is \(size)")
    font.size = size
    font.lineSpacing = 0
    return font
  }
}
