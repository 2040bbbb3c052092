import LayoutSnapshot

extension Picture {
  /// Draws the scroll indicators of a scroll view.
  mutating func drawScrollIndicators(_ drawn: DrawnView) {
    guard let content = drawn.view.contentSize, content.width.isFinite, content.height.isFinite
    else { return }
    let frame = drawn.frame
    let hidden = drawn.control.axesWithoutIndicator
    let paint = palette.isDark ? Paint.white.faded(0.35) : Paint.black.faded(0.3)
    if content.height > frame.height, frame.height > 24, !hidden.contains(.vertical) {
      let bar = Self.indicator(
        length: frame.height - 8, part: frame.height / content.height,
        offset: drawn.view.boundsOrigin.y / (content.height - frame.height))
      let x = isRightToLeft ? frame.minX + 3 : frame.maxX - 6
      svg.rect(
        Rect(x: x, y: frame.minY + 4 + bar.start, width: 3, height: bar.length), radius: 1.5,
        fill: paint)
    }
    if content.width > frame.width, frame.width > 24, !hidden.contains(.horizontal) {
      let bar = Self.indicator(
        length: frame.width - 8, part: frame.width / content.width,
        offset: drawn.view.boundsOrigin.x / (content.width - frame.width))
      svg.rect(
        Rect(x: frame.minX + 4 + bar.start, y: frame.maxY - 6, width: bar.length, height: 3),
        radius: 1.5, fill: paint)
    }
  }

  private static func indicator(
    length: Double, part: Double, offset: Double
  ) -> (start: Double, length: Double) {
    let own = max(16, length * part)
    return ((length - own) * min(max(offset, 0), 1), own)
  }
}
