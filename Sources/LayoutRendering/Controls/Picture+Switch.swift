import LayoutSnapshot

extension Picture {
  /// Draws a switch: a capsule with its knob at the side of the state.
  mutating func drawSwitch(_ drawn: DrawnView) {
    let frame = drawn.frame.inset(by: drawn.view.alignmentInsets)
    let isOn = drawn.control.isOn ?? false
    let own =
      tint(drawn, \.main)
      ?? (drawn.view.appearance.tintColor == nil ? palette[.systemGreen] : drawn.tint)
    let track = isOn ? own : palette.isDark ? palette[.systemGray4] : Paint("E9E9EB")
    let opacity = drawn.isEnabled ? 1 : 0.5
    svg.rect(frame, radius: frame.height / 2, fill: track.faded(opacity))

    let height = max(0, frame.height - 4)
    // The long knob of later systems belongs to tracks that are long for their height.
    let width = frame.width > 1.9 * frame.height ? height * 1.55 : height
    let isAtRight = isOn != isRightToLeft
    let knob = Rect(
      x: isAtRight ? frame.maxX - 2 - width : frame.minX + 2, y: frame.minY + 2, width: width,
      height: height)
    drawKnob(knob, radius: height / 2, fill: tint(drawn, \.thumb) ?? .white)
  }

  /// Returns the color of a part of a control; nil for the system's.
  func tint(
    _ drawn: DrawnView,
    _ part: KeyPath<LayoutSnapshot.ControlState.Tints, LayoutSnapshot.Color?>
  ) -> Paint? { drawn.control.tints?[keyPath: part].map(palette.paint) }

  /// Draws a knob with the softest shadow that needs no filter.
  mutating func drawKnob(_ rect: Rect, radius: Double, fill: Paint) {
    svg.rect(
      rect.offset(x: 0, y: 1.5).insetBy(-0.5), radius: radius + 0.5, fill: .black.faded(0.06))
    svg.rect(rect.offset(x: 0, y: 0.5), radius: radius, fill: .black.faded(0.1))
    // The hairline keeps a white knob visible on a white page.
    let rim = Stroke(paint: .black.faded(0.08), width: 0.5)
    svg.rect(rect, radius: radius, fill: fill, stroke: rim)
  }
}
