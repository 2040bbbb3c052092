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
    guard let text = drawn.view.text else { return }
    let paint = drawn.isEnabled ? paint(of: text) : palette[.tertiaryLabel]
    drawLines(of: text, in: drawn, paint: paint)
  }
}
