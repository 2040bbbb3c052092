extension Typesetter {
  /// Breaks the text into lines of at most `width`.
  ///
  /// Each line contains at least one character, so a width of 0 gives one character per line. If
  /// the number of lines is limited, the line break mode applies to the last one. Only clipped
  /// lines and lines of a single character can be wider than `width`; ``TextLayout/size`` never is.
  ///
  /// - Parameters:
  ///   - width: The width of a line in points; infinity breaks at newlines only.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
  /// - Returns: The lines with their positions, not rounded.
  /// - Precondition: `width` is not NaN, and `numberOfLines` is not negative.
  /// - Complexity: O(*n*), where *n* is the length of the visible text.
  public func layout(width: Double = .infinity, numberOfLines: Int = 0) -> TextLayout {
    precondition(!width.isNaN, "The width of a line must not be NaN")
    precondition(numberOfLines >= 0, "The number of lines is negative: \(numberOfLines)")
    let width = max(0, width)
    var stack = LineStack(countsLastLineSpacing: style.countsLastLineSpacing)
    var style = style
    var start = 0
    var isFirstOfParagraph = true
    var hidesText = false
    while start < cells.count {
      if isFirstOfParagraph { style = paragraphStyle(at: start) }
      let indent = isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent
      let limit = max(0, style.trailingEdge(width) - indent)
      let isLast = numberOfLines > 0 && stack.lines.count == numberOfLines - 1
      let extent =
        isLast
        ? lastLine(from: start, limit: limit, indent: indent, style: style)
        : wrappedLine(from: start, limit: limit, indent: indent, style: style)
      stack.append(
        extent, range: bytes(extent.cells), metrics: lineMetrics(extent.cells), style: style,
        indent: indent, isFirstOfParagraph: isFirstOfParagraph)
      start = extent.cells.upperBound
      isFirstOfParagraph = !extent.isWrapped
      if isLast {
        hidesText = extent.hidesText
        break
      }
    }
    if let last = cells.last, last.kind == .newline, self.style.countsFinalNewline,
      start == cells.count,
      numberOfLines == 0 || stack.lines.count < numberOfLines
    {
      // The empty line at which the insertion point would be.
      let end = cells.count..<cells.count
      stack.append(
        LineExtent(cells: end, width: 0), range: bytes(end),
        metrics: lineMetrics(cells.count - 1..<cells.count), style: style,
        indent: style.firstLineHeadIndent, isFirstOfParagraph: true)
    }
    return TextLayout(
      text: string, lines: stack.lines,
      size: LayoutSize(width: min(stack.width, width), height: stack.textHeight),
      widthWithSpaces: min(stack.widthWithSpaces, width), isTruncated: hidesText,
      estimates: estimates)
  }

  private func paragraphStyle(at cell: Int) -> ParagraphStyle {
    text.runs[cells[cell].run].paragraph ?? style
  }

  /// Returns the maximum metrics of the runs on a line.
  ///
  /// The font of a newline counts only if the newline is alone on its line.
  private func lineMetrics(_ cells: Range<Int>) -> LineMetrics {
    var metrics = LineMetrics()
    var lastRun = -1
    for index in cells {
      let cell = self.cells[index]
      if cell.run == lastRun || cell.kind == .newline && cells.count > 1 { continue }
      lastRun = cell.run
      let run = runMetrics[cell.run]
      metrics.ascent = max(metrics.ascent, run.ascent)
      metrics.descent = max(metrics.descent, run.descent)
      metrics.leading = max(metrics.leading, run.leading)
    }
    return metrics
  }
}

extension ParagraphStyle {
  fileprivate func trailingEdge(_ width: Double) -> Double {
    tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
  }
}

/// The metrics of a line.
struct LineMetrics {
  var ascent = 0.0
  var descent = 0.0
  var leading = 0.0
}

/// Stacks lines from top to bottom.
struct LineStack {
  let countsLastLineSpacing: Bool
  private(set) var lines: [TextLine] = []
  private(set) var width = 0.0
  private(set) var widthWithSpaces = 0.0
  private(set) var height = 0.0
  private var lastLeading = 0.0
  private var lastStyle = ParagraphStyle()

  /// The height of all lines, including the space below the last one if the style requires it.
  var textHeight: Double { countsLastLineSpacing ? height : height - lastLeading }

  init(countsLastLineSpacing: Bool) { self.countsLastLineSpacing = countsLastLineSpacing }

  mutating func append(
    _ extent: LineExtent, range: Range<Int>, metrics: LineMetrics, style: ParagraphStyle,
    indent: Double, isFirstOfParagraph: Bool
  ) {
    if !lines.isEmpty {
      height += lastStyle.lineSpacing
      if isFirstOfParagraph { height += lastStyle.paragraphSpacing + style.paragraphSpacingBefore }
    }
    let lineHeight = self.lineHeight(metrics, style)
    // The height changes above the text: the position of the descenders does not change.
    let baseline = height + lineHeight - metrics.descent - metrics.leading
    lines.append(
      TextLine(
        range: range, elided: extent.elided, x: indent, top: height, width: extent.width,
        height: lineHeight, baseline: baseline, isWrapped: extent.isWrapped,
        isHyphenated: extent.isHyphenated))
    width = max(width, indent + extent.width)
    widthWithSpaces = max(widthWithSpaces, indent + (extent.widthWithSpaces ?? extent.width))
    height += lineHeight
    lastLeading = metrics.leading
    lastStyle = style
  }

  private func lineHeight(_ metrics: LineMetrics, _ style: ParagraphStyle) -> Double {
    var height = metrics.ascent + metrics.descent + metrics.leading
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return height
  }
}
