extension TextFont {
  /// Returns a font by its PostScript name, with weight and slant read from the name's ending.
  ///
  /// A measurer that does not have the font measures the system font of that weight and slant
  /// instead, and says so with ``TextEstimates/substitutedFont``.
  ///
  ///     TextFont.custom("HelveticaNeue-BoldItalic", 17)   // bold and italic
  ///
  /// A name that only the system gives its own font, such as `.AppleSystemUIFont`, is the system font.
  public static func custom(_ name: String, _ size: Double) -> TextFont {
    let (weight, isItalic) = traits(ofFontNamed: name)
    if isSystemName(name) {
      return .system(
        size, weight: weight, italic: isItalic,
        design: name.hasPrefix(".AppleSystemUIFontMonospaced") ? .monospaced : .standard)
    }
    return TextFont(family: .custom(name), size: size, weight: weight, isItalic: isItalic)
  }

  /// Whether the system gives its own font that name; names of the system's fonts begin with a dot.
  public static func isSystemName(_ name: String) -> Bool {
    [".AppleSystemUIFont", ".SFUI", ".SFNS"].contains { name.hasPrefix($0) }
  }

  /// Reads `Family-WeightSlant`, as in `Avenir-HeavyOblique`; an unknown weight is regular.
  private static func traits(ofFontNamed name: String) -> (FontWeight, isItalic: Bool) {
    guard let hyphen = name.lastIndex(of: "-") else { return (.regular, false) }
    var ending = name[name.index(after: hyphen)...].lowercased()
    // The foundries' marks of a platform or version stand last: Arial-BoldMT, Menlo-BoldPS.
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
