/// The range and width of a line, before its position is known.
struct LineExtent {
  /// The cells of the line, including trailing white space and the newline.
  var cells: Range<Int>
  var width: Double
  var elided: Range<Int>?
  var isWrapped = false
  var isHyphenated = false
  /// The width including trailing white space, as far as it fits.
  var widthWithSpaces: Double?
  /// Whether text of this line or after it is not shown.
  var hidesText = false
}

extension Typesetter {
  /// The distance by which a glyph may exceed the width of a line, in points.
  ///
  /// A view whose width was computed as the width of this text must not wrap it because the sums
  /// were formed in a different order.
  static var tolerance: Double { 1e-6 }

  /// Returns the line that begins at a cell, and ends at the width limit or the end of the
  /// paragraph.
  func wrappedLine(
    from start: Int, limit: Double, indent: Double, style: ParagraphStyle
  ) -> LineExtent {
    let byCharacters = style.lineBreakMode == .byCharWrapping
    var pen = LinePen(indent: indent, tabs: TabStops(style))
    var candidate: LineExtent?
    for index in start..<cells.count {
      let cell = cells[index]
      if cell.kind == .newline {
        return LineExtent(cells: start..<index + 1, width: pen.width(limit: limit))
      }
      if cell.kind == .glyph && index > start
        && pen.position + cell.advance > limit + Self.tolerance
      {
        return candidate
          ?? LineExtent(cells: start..<index, width: pen.visible, isWrapped: true)
      }
      pen.advance(over: cell)
      guard cell.breakAfter == .allowed || byCharacters else { continue }
      var end = LineExtent(cells: start..<index + 1, width: pen.visible, isWrapped: true)
      end.widthWithSpaces = pen.width(limit: limit)
      if cell.kind == .softHyphen {
        end.width += runMetrics[cell.run].hyphenWidth
        end.isHyphenated = true
        if end.width > limit + Self.tolerance { continue }
      }
      candidate = end
    }
    return LineExtent(cells: start..<cells.count, width: pen.width(limit: limit))
  }

  /// Returns the last line allowed by the limit: the rest of its paragraph, as far as it fits.
  func lastLine(
    from start: Int, limit: Double, indent: Double, style: ParagraphStyle
  ) -> LineExtent {
    if style.lineBreakMode == .byWordWrapping || style.lineBreakMode == .byCharWrapping {
      var line = wrappedLine(from: start, limit: limit, indent: indent, style: style)
      line.hidesText = hasText(from: line.cells.upperBound)
      return line
    }
    var end = start
    var pen = LinePen(indent: indent, tabs: TabStops(style))
    while end < cells.count && cells[end].kind != .newline {
      pen.advance(over: cells[end])
      end += 1
    }
    let endsWithNewline = end < cells.count
    let after = endsWithNewline ? end + 1 : end
    let hidesParagraphs = hasText(from: after)
    var line = LineExtent(cells: start..<after, width: pen.width(limit: limit))
    let fits = pen.visible <= limit + Self.tolerance
    line.hidesText = hidesParagraphs || !fits
    // Text without a width limit is never truncated.
    guard line.hidesText, style.lineBreakMode.truncates, limit < .infinity else { return line }
    return truncated(line, upTo: end, limit: limit, indent: indent, style: style)
  }

  private func hasText(from cell: Int) -> Bool {
    cell < cells.count
  }
}

/// The pen of a line: the position of the next glyph.
struct LinePen {
  let indent: Double
  let tabs: TabStops
  /// The start of the next glyph, including kerning with the previous one.
  private(set) var position = 0.0
  /// The end of the last visible glyph.
  private(set) var visible = 0.0
  private var lastKerning = 0.0
  // The space before a centered or trailing tab stop, which the text after the tab may use.
  private var slack = 0.0
  private var slackShare = 0.0

  init(indent: Double, tabs: TabStops) {
    self.indent = indent
    self.tabs = tabs
  }

  mutating func advance(over cell: TextCell) {
    switch cell.kind {
    case .glyph:
      visible = position + taken(cell.advance)
      position = visible + taken(cell.kerning)
    case .tab:
      guard let stop = tabs.next(after: position + indent) else { break }
      let end = stop.location - indent
      slackShare = stop.alignment == .leading ? 0 : stop.alignment == .center ? 0.5 : 1
      slack = slackShare > 0 ? end - position : 0
      position = end
    case .space, .softHyphen, .newline:
      position += taken(cell.advance + cell.kerning)
    }
    lastKerning = cell.kind == .tab ? 0 : cell.kerning
  }

  /// Returns the distance by which an advance moves the pen, after using the space before a tab
  /// stop.
  private mutating func taken(_ advance: Double) -> Double {
    guard slack > 0, advance > 0 else { return advance }
    let back = min(slack, advance * slackShare)
    slack -= back
    return advance - back
  }

  /// Returns the width of a line that ends with its paragraph; trailing white space counts as far
  /// as it fits.
  func width(limit: Double) -> Double {
    max(visible, min(position - lastKerning, limit))
  }
}
