/// Why a measured number is an estimate; empty when every part of it was measured.
public struct TextEstimates: OptionSet, Sendable, Hashable {
  /// One bit per reason.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Characters of a script or a symbol without known widths.
  public static let unknownCharacters = TextEstimates(rawValue: 1 << 0)
  /// Typographic punctuation and signs whose widths were fitted or borrowed.
  public static let punctuation = TextEstimates(rawValue: 1 << 1)
  /// Letters that borrow the width of the ASCII letter they look like, such as ø or Cyrillic а.
  public static let borrowedLetters = TextEstimates(rawValue: 1 << 2)
  /// Ideographs, kana and Hangul: 1 em, or 0.935 em in recent Japanese text.
  public static let ideographs = TextEstimates(rawValue: 1 << 3)
  /// Emoji: 1.25 em each; 1.1 to 1.35 were seen.
  public static let emoji = TextEstimates(rawValue: 1 << 4)
  /// A size above 40 points, whose tracking is from a published table and not measured.
  public static let largeSize = TextEstimates(rawValue: 1 << 5)
  /// A design or combination that was not measured: rounded, serif, bold italic, equal digits.
  public static let fontVariant = TextEstimates(rawValue: 1 << 6)
  /// A named font that is not at hand; the system font was measured instead.
  public static let substitutedFont = TextEstimates(rawValue: 1 << 7)
  /// A document of before iOS 9, whose font was Helvetica Neue.
  public static let helveticaNeue = TextEstimates(rawValue: 1 << 8)
}
