import LayoutSnapshot

extension Picture {
  /// Draws a search bar: the field with its lens, and text or placeholder.
  mutating func drawSearchBar(_ drawn: DrawnView) {
    let frame = drawn.frame
    let height = min(36, frame.height)
    let cancel = drawn.control.items.first?.title
    let cancelWidth = cancel.map { WordWidth.estimate($0, size: 17) + 12 } ?? 0
    let field = Rect(
      x: frame.minX + 8 + (isRightToLeft ? cancelWidth : 0), y: frame.midY - height / 2,
      width: max(0, frame.width - 16 - cancelWidth), height: height)
    if let cancel {
      svg.word(
        cancel,
        at: Point(x: isRightToLeft ? frame.minX + 12 : frame.maxX - 12, y: field.midY + 6),
        room: cancelWidth, anchor: isRightToLeft ? .start : .end,
        WordStyle(size: 17, paint: drawn.tint))
    }
    svg.rect(field, radius: 10, fill: palette[.tertiarySystemFill])

    let gray = palette[.systemGray]
    let lensX = isRightToLeft ? field.maxX - 18 : field.minX + 17
    let stroke = Stroke(paint: gray, width: 1.6, hasRoundEnds: true)
    svg.circle(Point(x: lensX, y: field.midY - 1), radius: 5.2, stroke: stroke)
    svg.line(
      Point(x: lensX + 3.9, y: field.midY + 2.9), Point(x: lensX + 7.5, y: field.midY + 6.5), stroke
    )

    if let text = drawn.view.text, !text.lines.isEmpty {
      drawLines(of: text, in: drawn, paint: text.isPlaceholder ? gray : paint(of: text))
      return
    }
    let words = drawn.view.text?.string ?? "Search"
    let isPlaceholder = drawn.view.text?.isPlaceholder ?? true
    svg.word(
      words, at: Point(x: isRightToLeft ? field.maxX - 31 : field.minX + 31, y: field.midY + 6),
      room: field.width - 40, anchor: isRightToLeft ? .end : .start,
      WordStyle(size: 17, paint: isPlaceholder ? gray : palette[.label]))
  }
}
