import LayoutSnapshot

extension Picture {
  /// Draws a text field: its border, and text or placeholder.
  mutating func drawTextField(_ drawn: DrawnView) {
    let hasOwnFill = drawn.view.appearance.backgroundColor != nil
    let fill = hasOwnFill ? nil : palette[.systemBackground]
    switch drawn.control.style {
    case .roundedRect:
      svg.rect(
        drawn.frame.insetBy(0.5), radius: 6, fill: fill,
        stroke: Stroke(paint: palette[.systemGray4]))
    case .line:
      svg.rect(drawn.frame.insetBy(0.5), stroke: Stroke(paint: palette[.label]))
    case .bezel:
      svg.rect(drawn.frame.insetBy(0.5), fill: fill, stroke: Stroke(paint: palette[.systemGray3]))
    default: break
    }
    for item in drawn.control.items {
      guard let frame = item.frame.map(drawn.onCanvas), frame.isDrawable else { continue }
      drawClearButton(at: Point(x: frame.midX, y: frame.midY))
    }
    guard let text = drawn.view.text else { return }
    let paint = drawn.isEnabled ? paint(of: text) : palette[.tertiaryLabel]
    drawLines(of: text, in: drawn, paint: paint)
  }

  /// Draws the button that clears a text: a cross in a gray disk.
  private mutating func drawClearButton(at center: Point) {
    svg.circle(center, radius: 7.5, fill: palette[.systemGray3])
    for side in [-1.0, 1] {
      svg.line(
        Point(x: center.x - 2.6, y: center.y - 2.6 * side),
        Point(x: center.x + 2.6, y: center.y + 2.6 * side),
        Stroke(paint: palette[.systemBackground], width: 1.4, hasRoundEnds: true))
    }
  }
}
