import LayoutSnapshot

extension Picture {
  /// Draws a cell: its fill and accessory, and in a table the line below it.
  mutating func drawCell(_ drawn: DrawnView) {
    drawLabel(drawn)
    guard drawn.control.group == nil else { return }
    if let place = drawn.cellPlace, !(place.isLast && place.roundsGroup),
      drawn.control.style != .plain
    {
      let ends: (left: Double, right: Double) =
        isRightToLeft ? (0, drawn.frame.width - 16) : (16, drawn.frame.width)
      drawSeparator(
        drawn.control.separator ?? .init(left: ends.left, right: ends.right), of: drawn)
    }
    if let accessory = drawn.control.accessory { drawAccessory(accessory, of: drawn) }
  }

  /// Draws the separator and the accessories of a cell whose background is a view.
  mutating func drawCellForeground(_ drawn: DrawnView) {
    if let separator = drawn.control.group?.separator { drawSeparator(separator, of: drawn) }
    for item in drawn.control.items {
      guard let frame = item.frame.map(drawn.onCanvas), frame.isDrawable else { continue }
      drawAccessory(named: item.image ?? "", in: frame, of: drawn)
    }
  }

  private mutating func drawSeparator(
    _ line: LayoutSnapshot.ControlState.Group.Separator, of drawn: DrawnView
  ) {
    let y = drawn.frame.maxY - 0.25
    svg.line(
      Point(x: drawn.frame.minX + line.left, y: y), Point(x: drawn.frame.minX + line.right, y: y),
      Stroke(paint: tint(drawn, \.track) ?? palette[.separator], width: 0.5))
  }

  private mutating func drawAccessory(named name: String, in frame: Rect, of drawn: DrawnView) {
    let (x, y) = (frame.midX, frame.midY)
    let side = isRightToLeft ? -1.0 : 1.0
    func lines(_ points: [(Double, Double)], _ paint: Paint, _ width: Double) {
      svg.polyline(
        points.map { Point(x: x + $0.0, y: y + $0.1) },
        stroke: Stroke(paint: paint, width: width, hasRoundEnds: true))
    }
    let gray = palette[.systemGray3]
    switch name {
    case "disclosureIndicator", "outlineDisclosure":
      lines(
        [(-3 * side, -5.5), (3 * side, 0), (-3 * side, 5.5)],
        name == "disclosureIndicator" ? gray : drawn.tint, 2)
    case "checkmark": lines([(-6.5, 0.5), (-2.5, 5), (6.5, -5.5)], drawn.tint, 2.2)
    case "detail": drawDetail(at: Point(x: x, y: y), tint: drawn.tint)
    case "delete", "insert":
      svg.circle(
        Point(x: x, y: y), radius: 11, fill: palette[name == "delete" ? .systemRed : .systemGreen])
      lines([(-5.5, 0), (5.5, 0)], .white, 2)
      if name == "insert" { lines([(0, -5.5), (0, 5.5)], .white, 2) }
    case "reorder": for step in [-5.0, 0, 5] { lines([(-8, step), (8, step)], gray, 1.8) }
    case "multiselect":
      svg.circle(Point(x: x, y: y), radius: 10.5, stroke: Stroke(paint: gray, width: 1.5))
    default: break
    }
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
