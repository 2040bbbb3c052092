@_exported public import LayoutGeometry

/// A text broken into lines, with their ranges, widths and positions.
///
/// Coordinates are in points from the top leading corner; y increases downward. They are not
/// rounded. A label rounds `size` up with `PixelGrid/ceil(_:)-(LayoutSize)` and baselines with
/// `PixelGrid/round(_:)`.
public struct TextLayout: Sendable, Hashable {
  /// The text, including the part that is not shown.
  public var text: String
  /// The lines from top to bottom; empty if the text is.
  public var lines: [TextLine]
  /// The size of the lines: the width of the widest one, at most the given width, and the sum of
  /// the heights.
  public var size: LayoutSize
  /// The width of ``size`` including the white space at the end of wrapped lines, as far as it
  /// fits.
  ///
  /// This is the width of a label: in a corpus of documents, 7 labels are wider than their widest
  /// line by exactly the space at its end.
  public var widthWithSpaces: Double
  /// Whether part of the text is not shown.
  public var isTruncated: Bool
  /// The reasons why widths are estimates; empty if all characters were measured.
  public var estimates: TextEstimates

  /// The distance of the first line's baseline from the top; 0 for empty text.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance of the last line's baseline from the top; 0 for empty text.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Returns the UTF-8 offsets of the text that a line shows: up to an ellipsis, and without trailing
  /// white space.
  public func shownRange(of line: TextLine) -> Range<Int> {
    let utf8 = text.utf8
    let end = line.elided?.lowerBound ?? line.range.upperBound
    let start = utf8.index(utf8.startIndex, offsetBy: line.range.lowerBound)
    var shown = text[start..<utf8.index(utf8.startIndex, offsetBy: max(end, line.range.lowerBound))]
    while let last = shown.last, last.isNewline || line.isWrapped && last.isWhitespace {
      shown.removeLast()
    }
    return line.range.lowerBound..<line.range.lowerBound + shown.utf8.count
  }

  /// Returns the text that a line shows: without trailing white space, with an ellipsis for elided
  /// text, and with a hyphen if the line ends at a soft hyphen.
  public func shownText(of line: TextLine) -> String {
    let utf8 = text.utf8
    func part(_ range: Range<Int>) -> Substring {
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
      return text[start..<end]
    }
    var shown: Substring
    if let elided = line.elided {
      shown = part(line.range.lowerBound..<elided.lowerBound)
      shown += "…"
      shown += part(elided.upperBound..<line.range.upperBound)
    } else {
      shown = part(line.range)
    }
    while let last = shown.last, last.isNewline || line.isWrapped && last.isWhitespace {
      shown.removeLast()
    }
    shown.removeAll { $0 == "\u{AD}" }
    return line.isHyphenated ? shown + "-" : String(shown)
  }
}

/// A line of a laid-out text.
public struct TextLine: Sendable, Hashable {
  /// The range of UTF-8 offsets in the text, including trailing white space or the newline.
  public var range: Range<Int>
  /// The part of `range` that is replaced by an ellipsis.
  public var elided: Range<Int>?
  /// The distance from the leading edge: the indent.
  public var x: Double
  /// The distance of the line's top from the text's top.
  public var top: Double
  /// The width; trailing white space of a wrapped line is not included.
  public var width: Double
  /// The height according to the paragraph style, without the spacing between lines.
  public var height: Double
  /// The distance of the baseline from the text's top.
  public var baseline: Double
  /// Whether the line was wrapped, so that it does not end with its paragraph.
  public var isWrapped: Bool
  /// Whether the line ends at a soft hyphen, which is then visible.
  public var isHyphenated: Bool
}
