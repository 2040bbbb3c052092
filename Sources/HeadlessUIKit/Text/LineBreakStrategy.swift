/// The direction of a text; raw values are Apple's.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first strong character.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension NSParagraphStyle {
  /// The rules by which lines are broken; they are kept and have no effect.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates rules with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A last line of one word is avoided.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Words in Hangul are not broken.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The rules of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
