import LayoutSnapshot

extension Picture {
  /// Draws a stepper: minus and plus with a line between.
  mutating func drawStepper(_ drawn: DrawnView) {
    let frame = drawn.frame
    svg.rect(frame, radius: min(8, frame.height / 2), fill: palette[.tertiarySystemFill])
    let inset = min(7, frame.height / 4)
    svg.line(
      Point(x: frame.midX, y: frame.minY + inset), Point(x: frame.midX, y: frame.maxY - inset),
      Stroke(paint: palette[.separator]))
    let stroke = Stroke(
      paint: palette[drawn.isEnabled ? .label : .tertiaryLabel], width: 1.8, hasRoundEnds: true)
    let left = frame.minX + frame.width / 4
    let right = frame.maxX - frame.width / 4
    let (minus, plus) = isRightToLeft ? (right, left) : (left, right)
    let half = min(6.5, frame.height / 4)
    for x in [minus, plus] {
      svg.line(Point(x: x - half, y: frame.midY), Point(x: x + half, y: frame.midY), stroke)
    }
    svg.line(Point(x: plus, y: frame.midY - half), Point(x: plus, y: frame.midY + half), stroke)
  }
}
