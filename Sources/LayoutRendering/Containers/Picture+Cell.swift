import LayoutSnapshot

extension Picture {
  /// Draws a cell of a table: its fill, accessory and the line below it.
  mutating func drawCell(_ drawn: DrawnView) {
    drawLabel(drawn)
    guard let place = drawn.cellPlace else { return }
    if !(place.isLast && place.roundsGroup) {
      let left = drawn.frame.minX + (isRightToLeft ? 0 : 16)
      let right = drawn.frame.maxX - (isRightToLeft ? 16 : 0)
      svg.line(
        Point(x: left, y: drawn.frame.maxY - 0.25), Point(x: right, y: drawn.frame.maxY - 0.25),
        Stroke(paint: palette[.separator], width: 0.5))
    }
    if let accessory = drawn.control.accessory { drawAccessory(accessory, of: drawn) }
  }

  private mutating func drawAccessory(
    _ accessory: LayoutSnapshot.ControlState.Accessory, of drawn: DrawnView
  ) {
    let side = isRightToLeft ? -1.0 : 1.0  // the direction of the trailing edge
    let edge = isRightToLeft ? drawn.frame.minX : drawn.frame.maxX
    let y = drawn.frame.midY
    func at(_ x: Double, _ offset: Double) -> Point {
      Point(x: edge - side * x, y: y + offset)
    }
    switch accessory {
    case .disclosureIndicator, .detailDisclosure:
      svg.polyline(
        [at(24, -5.5), at(18, 0), at(24, 5.5)],
        stroke: Stroke(paint: palette[.systemGray3], width: 2, hasRoundEnds: true))
      if accessory == .detailDisclosure { drawDetail(at: at(46, 0), tint: drawn.tint) }
    case .detailButton:
      drawDetail(at: at(27, 0), tint: drawn.tint)
    case .checkmark:
      // Not mirrored: a check mark is one everywhere.
      let x = edge - side * 25.5
      svg.polyline(
        [
          Point(x: x - 6.5, y: y + 0.5), Point(x: x - 2.5, y: y + 5), Point(x: x + 6.5, y: y - 5.5),
        ],
        stroke: Stroke(paint: drawn.tint, width: 2.2, hasRoundEnds: true))
    }
  }

  private mutating func drawDetail(at center: Point, tint: Paint) {
    svg.circle(center, radius: 10, stroke: Stroke(paint: tint, width: 1.4))
    svg.circle(Point(x: center.x, y: center.y - 4.2), radius: 1.2, fill: tint)
    svg.line(
      Point(x: center.x, y: center.y - 0.8), Point(x: center.x, y: center.y + 4.8),
      Stroke(paint: tint, width: 1.8, hasRoundEnds: true))
  }
}
