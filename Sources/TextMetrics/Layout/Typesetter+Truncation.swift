extension Typesetter {
  /// Inserts an ellipsis according to the line break mode, in the font of the text that it
  /// replaces.
  ///
  /// - Parameters:
  ///   - line: The rest of the paragraph on one line.
  ///   - end: The end of the paragraph's visible cells: its newline or the end of the text.
  ///   - limit: The width of the line.
  ///   - indent: The start of the line, for tab stops.
  ///   - style: The style of the paragraph.
  /// - Returns: The line with the range that the ellipsis replaces, and its new width.
  func truncated(
    _ line: LineExtent, upTo end: Int, limit: Double, indent: Double, style: ParagraphStyle
  ) -> LineExtent {
    let start = line.cells.lowerBound
    var line = line
    switch style.lineBreakMode {
    case .byTruncatingHead where line.width > limit + Self.tolerance:
      let (first, width) = tail(from: start, to: end, limit: limit - ellipsis(at: start))
      line.elided = bytes(start..<first)
      line.width = width + ellipsis(at: start)
    case .byTruncatingMiddle where line.width > limit + Self.tolerance:
      let room = limit - ellipsis(at: start)
      let (left, leftWidth) = head(
        from: start, to: end, limit: room / 2, indent: indent, tabs: TabStops(style))
      let (right, rightWidth) = tail(from: left, to: end, limit: room - leftWidth)
      line.elided = bytes(left..<right)
      line.width = leftWidth + ellipsis(at: start) + rightWidth
    case .byTruncatingHead, .byTruncatingMiddle:
      // The paragraph is shown completely; only later paragraphs are missing.
      break
    default:
      let (cut, width) = headWithEllipsis(
        from: start, to: end, limit: limit, indent: indent, tabs: TabStops(style))
      line.elided = bytes(cut..<line.cells.upperBound)
      line.width = width
    }
    return line
  }

  /// Returns the number of cells that fit before an ellipsis, and the width including the ellipsis.
  ///
  /// The ellipsis has the font of the first character that it replaces.
  private func headWithEllipsis(
    from start: Int, to end: Int, limit: Double, indent: Double, tabs: TabStops
  ) -> (cut: Int, width: Double) {
    var pen = LinePen(indent: indent, tabs: tabs)
    var best = (cut: start, width: ellipsis(at: start))
    for cut in start...end {
      let before = pen.width(limit: .infinity)
      if before > limit + Self.tolerance { break }
      let width = before + ellipsis(at: cut == end && end > start ? end - 1 : cut)
      if width <= limit + Self.tolerance { best = (cut, width) }
      if cut < end { pen.advance(over: cells[cut]) }
    }
    return best
  }

  /// Returns the number of cells that fit from the start.
  private func head(
    from start: Int, to end: Int, limit: Double, indent: Double, tabs: TabStops
  ) -> (end: Int, width: Double) {
    var pen = LinePen(indent: indent, tabs: tabs)
    var width = 0.0
    for index in start..<end {
      pen.advance(over: cells[index])
      let next = pen.width(limit: .infinity)
      if next > limit + Self.tolerance { return (index, width) }
      width = next
    }
    return (end, width)
  }

  /// Returns the first of the cells that fit at the end, and their width; tabs have no width there.
  private func tail(from start: Int, to end: Int, limit: Double) -> (first: Int, width: Double) {
    var width = 0.0
    var first = end
    while first > start {
      let cell = cells[first - 1]
      let next = width + cell.advance + (first < end ? cell.kerning : 0)
      if next > limit + Self.tolerance { break }
      width = next
      first -= 1
    }
    return (first, width)
  }

  private func ellipsis(at cell: Int) -> Double {
    runMetrics[cells[cell].run].ellipsisWidth
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound == 0 ? 0 : cells[range.lowerBound - 1].end
    let end = range.upperBound == 0 ? 0 : cells[range.upperBound - 1].end
    return start..<max(start, end)
  }
}
