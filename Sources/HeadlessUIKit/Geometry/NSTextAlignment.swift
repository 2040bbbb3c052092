/// The alignment of lines of text, with UIKit's raw values.
///
/// In AppKit on Intel, the raw values of ``center`` and ``right`` are swapped; in documents for iOS
/// they are not.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned at the left edge, in all layout directions.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines are aligned at the right edge, in all layout directions.
  case right = 2
  /// Lines fill the width; the last line of a paragraph has natural alignment.
  case justified = 3
  /// Lines are aligned at the leading edge of the interface's layout direction.
  case natural = 4
}
