@_exported public import LayoutGeometry

/// Text broken into lines: their ranges, widths and places.
///
/// Coordinates are points from the top leading corner, y downwards; nothing is rounded. A label
/// rounds ``size`` up with `PixelGrid.ceil(_:)` and baselines with
/// `PixelGrid.round(_:)`.
public struct TextLayout: Sendable, Hashable {
  /// All the text that was laid out, shown or not.
  public var text: String
  /// The lines from top to bottom; empty for empty text.
  public var lines: [TextLine]
  /// The box around the lines: the widest line, at most the width given, and the sum of heights.
  public var size: LayoutSize
  /// The width of ``size`` with the white space that wrapped lines end with, where there is space.
  ///
  /// A label is that wide: 7 labels of a corpus of documents are wider than their widest line by
  /// just the space that ends it.
  public var widthWithSpaces: Double
  /// Whether something of the text is not shown.
  public var isTruncated: Bool
  /// Why widths are estimates; empty when all characters were measured.
  public var estimates: TextEstimates

  /// The distance of the first line's baseline from the top; 0 for empty text.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance of the last line's baseline from the top; 0 for empty text.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// Returns what a line shows: without the white space it ends with, an ellipsis for what is left
  /// out, a hyphen where a soft hyphen ended the line.
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

/// One line of a laid-out text.
public struct TextLine: Sendable, Hashable {
  /// The characters as UTF-8 offsets into the text, with the white space or newline it ends with.
  public var range: Range<Int>
  /// The part of `range` that is replaced by an ellipsis.
  public var elided: Range<Int>?
  /// The distance from the leading edge: the indent.
  public var x: Double
  /// The distance of the line's top from the text's top.
  public var top: Double
  /// The width without the white space at a wrapped end.
  public var width: Double
  /// The height, line-height rules included, spacing between lines not.
  public var height: Double
  /// The distance of the baseline from the text's top.
  public var baseline: Double
  /// Whether the line was wrapped, and did not end with a paragraph.
  public var isWrapped: Bool
  /// Whether the line ends at a soft hyphen, which then shows.
  public var isHyphenated: Bool
}
