/// The treatment of text that is wider than its line.
///
/// The raw values are those of `NSLineBreakMode`.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
  /// Lines break between words. A word wider than a line breaks between characters.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// The last line is not broken, and is clipped.
  case byClipping = 2
  /// The last line begins with an ellipsis and shows the end of the paragraph.
  case byTruncatingHead = 3
  /// The last line ends with an ellipsis.
  case byTruncatingTail = 4
  /// The last line shows the beginning and the end of the paragraph with an ellipsis between.
  case byTruncatingMiddle = 5

  /// Whether text that does not fit is replaced by an ellipsis.
  public var truncates: Bool { rawValue >= Self.byTruncatingHead.rawValue }
}
