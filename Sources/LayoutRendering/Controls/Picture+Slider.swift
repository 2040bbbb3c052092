import LayoutSnapshot

extension Picture {
  /// Draws a slider: its track up to the value in the tint, and the knob.
  mutating func drawSlider(_ drawn: DrawnView) {
    let frame = drawn.frame.inset(by: drawn.view.alignmentInsets)
    let part = Self.part(of: drawn.control)
    let side = min(28, frame.height)
    let travel = max(0, frame.width - side)
    let position = isRightToLeft ? 1 - part : part
    let center = frame.minX + side / 2 + position * travel

    let track = Rect(x: frame.minX + 2, y: frame.midY - 2, width: frame.width - 4, height: 4)
    drawTrack(track, of: drawn, filledUpTo: center)
    drawKnob(
      Rect(centerX: center, centerY: frame.midY, width: side, height: side), radius: side / 2,
      fill: tint(drawn, \.thumb) ?? .white)
  }

  /// Draws a progress view.
  mutating func drawProgress(_ drawn: DrawnView) {
    let frame = drawn.frame
    let part = Self.part(of: drawn.control)
    let end = frame.minX + (isRightToLeft ? 1 - part : part) * frame.width
    drawTrack(frame, of: drawn, filledUpTo: end)
  }

  private mutating func drawTrack(_ track: Rect, of drawn: DrawnView, filledUpTo end: Double) {
    let radius = track.height / 2
    svg.rect(track, radius: radius, fill: tint(drawn, \.track) ?? palette[.systemGray5])
    let filled =
      isRightToLeft
      ? Rect(x: end, y: track.minY, width: track.maxX - end, height: track.height)
      : Rect(x: track.minX, y: track.minY, width: end - track.minX, height: track.height)
    guard filled.width > 0 else { return }
    svg.rect(filled, radius: radius, fill: tint(drawn, \.main) ?? drawn.tint)
  }

  /// Returns the value between minimum and maximum as a number from 0 to 1.
  static func part(of control: LayoutSnapshot.ControlState) -> Double {
    let minimum = control.minimum ?? 0
    let maximum = control.maximum ?? 1
    let part = ((control.value ?? minimum) - minimum) / (maximum - minimum)
    return part.isFinite ? min(max(part, 0), 1) : 0
  }
}
