/// How a line that does not fit is wrapped, clipped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines wrap between words, and inside a word only when it alone is too long.
  case byWordWrapping = 0
  /// Lines wrap before the first character that does not fit.
  case byCharWrapping = 1
  /// The text ends at the edge, wherever that is.
  case byClipping = 2
  /// An ellipsis replaces the start of the last line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the last line.
  case byTruncatingMiddle = 5
}
