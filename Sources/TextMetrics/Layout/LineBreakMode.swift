/// What happens where text is wider than its line.
///
/// The raw values are those of `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// Lines end between words; a word wider than a line is broken by characters.
  case byWordWrapping = 0
  /// Lines end at any character.
  case byCharWrapping = 1
  /// The last line runs on and is cut off.
  case byClipping = 2
  /// The last line begins with an ellipsis and shows the end of the paragraph.
  case byTruncatingHead = 3
  /// The last line ends with an ellipsis.
  case byTruncatingTail = 4
  /// The last line shows beginning and end with an ellipsis between.
  case byTruncatingMiddle = 5

  /// Whether text that does not fit is replaced by an ellipsis.
  public var truncates: Bool { rawValue >= Self.byTruncatingHead.rawValue }
}
