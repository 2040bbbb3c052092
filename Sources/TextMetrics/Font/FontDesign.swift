/// A design of the system font.
public enum FontDesign: String, Sendable, Hashable, CaseIterable {
  /// The default sans-serif design; all its metrics were measured.
  case standard = "NSCTFontUIFontDesignDefault"
  /// The rounded sans-serif design; measured as the standard design and marked as estimated.
  case rounded = "NSCTFontUIFontDesignRounded"
  /// The serif design, New York; measured as the standard design and marked as estimated.
  case serif = "NSCTFontUIFontDesignSerif"
  /// The monospaced design, in which all glyphs have the same width.
  case monospaced = "NSCTFontUIFontDesignMonospaced"
}
