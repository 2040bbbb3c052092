/// The horizontal placement of lines of text, with UIKit's raw values.
///
/// AppKit on Intel swaps the raw values of ``center`` and ``right``; documents for iOS do not.
public enum NSTextAlignment: Int, Sendable {
  /// Lines start at the left edge, in every reading direction.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines end at the right edge, in every reading direction.
  case right = 2
  /// Lines fill the width; the last line of a paragraph is natural.
  case justified = 3
  /// Lines start at the leading edge of the user interface's direction.
  case natural = 4
}
