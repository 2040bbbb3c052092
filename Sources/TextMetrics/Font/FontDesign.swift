/// A family of the system font.
public enum FontDesign: String, Sendable, Hashable, CaseIterable {
  /// The usual sans-serif; everything about it was measured.
  case standard = "NSCTFontUIFontDesignDefault"
  /// The sans-serif with round ends; measured as the standard design and marked as estimated.
  case rounded = "NSCTFontUIFontDesignRounded"
  /// New York; measured as the standard design and marked as estimated.
  case serif = "NSCTFontUIFontDesignSerif"
  /// The fixed-pitch design: every glyph has one width.
  case monospaced = "NSCTFontUIFontDesignMonospaced"
}
