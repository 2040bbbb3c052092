import LayoutSnapshot

extension Picture {
  /// Draws a segmented control: the selected segment raised, hairlines between the others.
  mutating func drawSegmented(_ drawn: DrawnView) {
    let frame = drawn.frame.inset(by: drawn.view.alignmentInsets)
    svg.rect(frame, radius: min(8, frame.height / 2), fill: palette[.tertiarySystemFill])
    let items = drawn.control.items
    guard !items.isEmpty else { return }
    let selected = drawn.control.selectedIndex ?? -1
    let width = frame.width / Double(items.count)

    for (index, item) in items.enumerated() {
      let place = isRightToLeft ? items.count - 1 - index : index
      let segment =
        item.frame.map(drawn.onCanvas)
        ?? Rect(
          x: frame.minX + Double(place) * width, y: frame.minY, width: width, height: frame.height)
      if index == selected {
        let raised = segment.insetBy(2)
        svg.rect(raised.offset(x: 0, y: 1), radius: 6.5, fill: .black.faded(0.1))
        let fill = tint(drawn, \.main) ?? (palette.isDark ? Paint("636366") : .white)
        svg.rect(raised, radius: 6.5, fill: fill)
      } else if index > 0, index - 1 != selected {
        let x = isRightToLeft ? segment.maxX : segment.minX
        svg.line(
          Point(x: x, y: frame.minY + 8), Point(x: x, y: frame.maxY - 8),
          Stroke(paint: palette[.separator], width: 0.75))
      }
      drawSegment(item, of: drawn, in: segment, isSelected: index == selected)
    }
  }

  private mutating func drawSegment(
    _ item: LayoutSnapshot.ControlState.Item, of drawn: DrawnView, in segment: Rect,
    isSelected: Bool
  ) {
    let own = isSelected ? tint(drawn, \.selectedText) ?? tint(drawn, \.text) : tint(drawn, \.text)
    let paint = drawn.isEnabled ? own ?? palette[.label] : palette[.tertiaryLabel]
    if let title = item.title {
      svg.word(
        title, at: Point(x: segment.midX, y: segment.midY + 4.6), room: segment.width - 8,
        anchor: .middle, WordStyle(size: 13, weight: isSelected ? 600 : 500, paint: paint))
    } else if item.image != nil {
      drawTemplate(
        named: item.image,
        in: Rect(centerX: segment.midX, centerY: segment.midY, width: 18, height: 18), paint: paint)
    }
  }
}
