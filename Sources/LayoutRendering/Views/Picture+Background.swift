import LayoutSnapshot

extension Picture {
  /// Draws the fill behind everything, with border and corners.
  mutating func drawBackground(of drawn: DrawnView) {
    let appearance = drawn.view.appearance
    if let color = appearance.backgroundColor, color.alpha > 0 {
      let paint = palette.paint(color)
      if let place = drawn.cellPlace, place.roundsGroup {
        svg.rect(
          drawn.frame, topRadius: place.isFirst ? CellPlace.groupRadius : 0,
          bottomRadius: place.isLast ? CellPlace.groupRadius : 0, fill: paint)
      } else if appearance.roundedCorners != 15, appearance.cornerRadius > 0 {
        svg.rect(
          drawn.frame, radius: appearance.cornerRadius, corners: appearance.roundedCorners,
          fill: paint)
      } else {
        svg.rect(drawn.frame, radius: appearance.cornerRadius, fill: paint)
      }
    }
    if appearance.borderWidth > 0, appearance.borderWidth.isFinite {
      let paint = appearance.borderColor.map(palette.paint) ?? .black
      svg.rect(
        drawn.frame.insetBy(appearance.borderWidth / 2),
        radius: max(0, appearance.cornerRadius - appearance.borderWidth / 2),
        stroke: Stroke(paint: paint, width: appearance.borderWidth))
    }
  }
}
