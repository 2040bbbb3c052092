/// The treatment of text that does not fit its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines wrap between words, and inside a word only if the word is wider than the line.
  case byWordWrapping = 0
  /// Lines wrap before the first character that does not fit.
  case byCharWrapping = 1
  /// The text is clipped at the edge.
  case byClipping = 2
  /// An ellipsis replaces the start of the last line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the last line.
  case byTruncatingMiddle = 5
}
