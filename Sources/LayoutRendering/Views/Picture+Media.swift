import LayoutSnapshot

extension Picture {
  /// Draws a translucent material.
  mutating func drawVisualEffect(_ drawn: DrawnView) {
    guard drawn.view.appearance.backgroundColor == nil else { return }
    if let color = drawn.control.tints?.main, color.alpha == 0 { return }
    let paint =
      tint(drawn, \.main) ?? (palette.isDark ? Paint("2C2C2E", 0.82) : Paint("F4F4F6", 0.82))
    svg.rect(drawn.frame, radius: drawn.view.appearance.cornerRadius, fill: paint)
  }

  /// Draws a page of gray lines.
  mutating func drawWeb(_ drawn: DrawnView) {
    let frame = drawn.frame
    svg.rect(frame, fill: palette[.systemBackground])
    let line = palette[.systemGray5]
    let margin = min(16, frame.width / 8)
    let room = frame.width - 2 * margin
    let rows = max(0, Int((frame.height - 2 * margin) / 20))
    for row in 0..<min(rows, 40) {
      let part = row == 0 ? 0.6 : [1, 0.96, 0.7, 0][row % 4]
      let height = row == 0 ? 12.0 : 8
      guard part > 0 else { continue }
      svg.rect(
        Rect(
          x: isRightToLeft ? frame.maxX - margin - room * part : frame.minX + margin,
          y: frame.minY + margin + Double(row) * 20, width: room * part, height: height),
        radius: height / 2, fill: line)
    }
  }

  /// Draws land, water and roads.
  mutating func drawMap(_ drawn: DrawnView) {
    let frame = drawn.frame
    let clip = svg.clip(to: frame, radius: drawn.view.appearance.cornerRadius)
    svg.open("g", [("clip-path", clip)])
    svg.rect(frame, fill: palette.isDark ? Paint("2B3036") : Paint("F3EFE6"))
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
    svg.polyline(
      [at(0.62, 1), at(0.7, 0.72), at(0.86, 0.6), at(1, 0.55), at(1, 1)], isClosed: true,
      fill: palette.isDark ? Paint("22405A") : Paint("BFDDF2"))
    svg.polyline(
      [at(0.08, 0.1), at(0.36, 0.06), at(0.4, 0.34), at(0.14, 0.4)], isClosed: true,
      fill: palette.isDark ? Paint("2F4A36") : Paint("D3E8CB"))
    let road = Stroke(
      paint: palette.isDark ? Paint("4A525B") : .white, width: 5, hasRoundEnds: true)
    svg.polyline([at(-0.1, 0.62), at(0.45, 0.5), at(1.1, 0.2)], stroke: road)
    svg.polyline([at(0.3, -0.1), at(0.45, 0.5), at(0.52, 1.1)], stroke: road)
    let pin = at(0.45, 0.5)
    svg.circle(pin, radius: 7, fill: .white)
    svg.circle(pin, radius: 5, fill: Paint("FF3B30"))
    svg.close("g")
  }

  /// Draws a dashed outline with the class name: the library has no drawing for this view.
  mutating func drawUnknown(_ drawn: DrawnView) {
    let frame = drawn.frame.insetBy(0.5)
    let paint = palette[.systemGray2]
    svg.rect(frame, radius: 4, stroke: Stroke(paint: paint, dash: [3, 3]))
    if drawn.view.subviews.isEmpty, frame.height >= 14 {
      svg.word(
        drawn.view.className, at: Point(x: frame.midX, y: frame.midY + 4), room: frame.width - 8,
        anchor: .middle, WordStyle(size: 11, paint: palette[.systemGray]))
    }
    drawLabel(drawn)
  }
}
