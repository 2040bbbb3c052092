/// A font for a measurer: family, size, weight and slant, without the font itself.
///
///     TextFont.system(17, weight: .semibold)
///     TextFont.custom("Avenir-Heavy", 15)
public struct TextFont: Sendable, Hashable {
  /// The source of the glyphs.
  public enum Family: Sendable, Hashable {
    /// The system font in one of its designs.
    case system(FontDesign)
    /// A font by its PostScript name, such as `HelveticaNeue-Light`.
    case custom(String)
  }

  /// The source of the glyphs.
  public var family: Family
  /// The em in points.
  public var size: Double
  /// The weight; for a custom font that is missing, that of the system font used instead.
  public var weight: FontWeight
  /// Whether the font is italic; for a custom font that is missing, the system font used instead.
  public var isItalic: Bool
  /// Whether all digits take the width of the zero.
  public var hasMonospacedDigits: Bool
  /// Added between two lines, in points; fonts of a text style have some, others none.
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

  /// Returns the system font whose digits share one width.
  public static func monospacedDigits(_ size: Double, weight: FontWeight = .regular) -> TextFont {
    TextFont(family: .system(.standard), size: size, weight: weight, hasMonospacedDigits: true)
  }

  /// Returns the same font in another size.
  public func withSize(_ size: Double) -> TextFont {
    var font = self
    precondition(size.isFinite && size >= 0, "A font's size must be 0 or more; it is \(size)")
    font.size = size
    font.lineSpacing = 0
    return font
  }
}
