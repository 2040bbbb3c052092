extension TextFont {
  /// Returns a font with a PostScript name; its weight and slant are read from the end of the name.
  ///
  /// A measurer that does not have the font measures the system font with that weight and slant
  /// instead, and reports ``TextEstimates/substitutedFont``.
  ///
  ///     TextFont.custom("HelveticaNeue-BoldItalic", 17)   // bold and italic
  ///
  /// A name that the system uses for its own font, such as `.AppleSystemUIFont`, gives the system
  /// font.
  public static func custom(_ name: String, _ size: Double) -> TextFont {
    let (weight, isItalic) = traits(ofFontNamed: name)
    if isSystemName(name) {
      return .system(
        size, weight: weight, italic: isItalic,
        design: name.hasPrefix(".AppleSystemUIFontMonospaced") ? .monospaced : .standard)
    }
    return TextFont(family: .custom(name), size: size, weight: weight, isItalic: isItalic)
  }

  /// Returns whether a name is one of the system font's, which begin with a dot.
  public static func isSystemName(_ name: String) -> Bool {
    [".AppleSystemUIFont", ".SFUI", ".SFNS"].contains { name.hasPrefix($0) }
  }

  /// Reads `Family-WeightSlant`, as in `Avenir-HeavyOblique`; an unknown weight is regular.
  private static func traits(ofFontNamed name: String) -> (FontWeight, isItalic: Bool) {
    guard let hyphen = name.lastIndex(of: "-") else { return (.regular, false) }
    var ending = name[name.index(after: hyphen)...].lowercased()
    // Suffixes for the foundry or version come last: Arial-BoldMT, Menlo-BoldPS.
    for mark in ["psmt", "mt", "ps"] where ending.hasSuffix(mark) {
      ending.removeLast(mark.count)
      break
    }
    var isItalic = false
    for slant in ["italic", "oblique", "it"] where ending.hasSuffix(slant) {
      ending.removeLast(slant.count)
      isItalic = true
      break
    }
    return (FontWeight(name: ending) ?? .regular, isItalic)
  }
}
