import LayoutSnapshot

extension Picture {
  /// Draws the eight spokes of an activity indicator; one that is not animating is not drawn.
  mutating func drawActivityIndicator(_ drawn: DrawnView) {
    guard drawn.control.isOn != false else { return }
    let frame = drawn.frame
    let radius = min(frame.width, frame.height) / 2
    let paint = tint(drawn, \.main) ?? ownTint(drawn)
    // Directions of the spokes, clockwise from the top; sine and cosine of 45° need no library.
    let diagonal = 0.707_106_781_186_547_6
    let directions = [
      (0.0, -1.0), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
    for (index, direction) in directions.enumerated() {
      func at(_ distance: Double) -> Point {
        Point(
          x: frame.midX + direction.0 * distance * radius,
          y: frame.midY + direction.1 * distance * radius)
      }
      svg.line(
        at(0.48), at(0.88),
        Stroke(
          paint: paint.faded(1 - 0.1 * Double(index)), width: radius * 0.2, hasRoundEnds: true))
    }
  }

  /// Draws the dots of a page control.
  mutating func drawPageControl(_ drawn: DrawnView) {
    let frame = drawn.frame
    let count = min(max(0, drawn.control.pageCount ?? 0), 100)
    let pitch = min(16, count > 0 ? frame.width / Double(count) : 16)
    let current = drawn.control.selectedIndex ?? 0
    for page in 0..<count {
      let place = isRightToLeft ? count - 1 - page : page
      let x = frame.midX + (Double(place) - Double(count - 1) / 2) * pitch
      let paint =
        page == current
        ? tint(drawn, \.main) ?? ownTint(drawn)
        : tint(drawn, \.track) ?? ownTint(drawn).faded(0.3)
      svg.circle(Point(x: x, y: frame.midY), radius: min(3.5, pitch / 3), fill: paint)
    }
  }

  private func ownTint(_ drawn: DrawnView) -> Paint {
    drawn.view.appearance.tintColor == nil ? palette[.systemGray] : drawn.tint
  }
}
