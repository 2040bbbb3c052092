/// The reasons why a measured value is an estimate; empty if all of it was measured.
public struct TextEstimates: OptionSet, Sendable, Hashable {
  /// One bit per reason.
  public let rawValue: UInt16

  /// Creates a set from a raw value.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Characters whose widths are not known.
  public static let unknownCharacters = TextEstimates(rawValue: 1 << 0)
  /// Typographic punctuation and signs whose widths were fitted or taken from other characters.
  public static let punctuation = TextEstimates(rawValue: 1 << 1)
  /// Letters measured with the width of a similar ASCII letter, such as ø or Cyrillic а.
  public static let borrowedLetters = TextEstimates(rawValue: 1 << 2)
  /// Ideographs and kana: 1 em, or 0.935 em in recent Japanese text; Hangul: 0.865 em.
  public static let ideographs = TextEstimates(rawValue: 1 << 3)
  /// Emoji: 1.165 em and 2.95 points each, fitted to labels of 11 to 32 points.
  public static let emoji = TextEstimates(rawValue: 1 << 4)
  /// A size above 40 points, whose tracking is from a published table and was not measured.
  public static let largeSize = TextEstimates(rawValue: 1 << 5)
  /// A design or combination that was not measured: rounded, serif, bold italic, monospaced digits.
  public static let fontVariant = TextEstimates(rawValue: 1 << 6)
  /// A named font that is not available; the system font was measured instead.
  public static let substitutedFont = TextEstimates(rawValue: 1 << 7)
  /// A font of iOS whose advances are known, but not its kerning.
  public static let kerning = TextEstimates(rawValue: 1 << 9)
  /// A document from before iOS 9, when the system font was Helvetica Neue.
  public static let helveticaNeue = TextEstimates(rawValue: 1 << 8)
}
