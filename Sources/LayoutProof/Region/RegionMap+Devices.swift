internal import ConflictAnalysis
internal import LayoutGeometry

/// The sizes of devices on a map.
extension RegionMap {
  /// Draws devices: as points on a small map, otherwise as numbered circles.
  ///
  /// Circles of devices of almost the same size are moved apart, each with a line to its size.
  func draw(
    _ marks: [Mark], on plot: Plot, isSmall: Bool, into body: inout SVGText
  ) {
    if !isSmall { drawGroups(marks, on: plot, into: &body) }
    let points = marks.map { plot.point($0.size) }
    let places = isSmall ? points : Self.apart(points)
    for (index, mark) in marks.enumerated() {
      let (x, y) = places[index]
      let isMoved = abs(x - points[index].x) + abs(y - points[index].y) > 0.5
      if isSmall || isMoved {
        body.circle(points[index].x, points[index].y, Self.dot, "#111111", title: mark.name)
      }
      if isMoved { body.line(points[index].x, points[index].y, x, y, "#111111") }
    }
    for (index, mark) in marks.enumerated() where !isSmall {
      let (x, y) = places[index]
      body.circle(x, y, Self.radius, "#ffffff", "stroke=\"#111111\"", title: mark.name)
      body.text(
        "\(index + 1)", x: x, y: y + 3.2,
        "text-anchor=\"middle\" font-size=\"9\" font-weight=\"600\"")
    }
  }

  /// Draws a frame around the sizes of each group, with its name.
  private func drawGroups(_ marks: [Mark], on plot: Plot, into body: inout SVGText) {
    var names: [String] = []
    for group in marks.compactMap(\.group) where !names.contains(group) { names.append(group) }
    for name in names {
      let points = marks.filter { $0.group == name }.map { plot.point($0.size) }
      let reach = Self.radius + 4
      let left = max(plot.x + 1, (points.map(\.x).min() ?? 0) - reach)
      let top = max(plot.y + 1, (points.map(\.y).min() ?? 0) - reach)
      let right = min(plot.x + plot.width - 1, (points.map(\.x).max() ?? 0) + reach)
      let bottom = min(plot.y + plot.height - 1, (points.map(\.y).max() ?? 0) + reach)
      body.add(
        "<rect x=\"\(n(left))\" y=\"\(n(top))\" width=\"\(n(right - left))\" "
          + "height=\"\(n(bottom - top))\" rx=\"8\" fill=\"none\" stroke=\"#555555\" "
          + "stroke-dasharray=\"2 3\"/>\n")
      // A name begins at its frame's left edge, unless it would leave the map.
      let isWide = left + 6 * Double(name.count) > plot.x + plot.width
      body.text(
        name, x: isWide ? plot.x + plot.width - 2 : left + 3,
        y: top - 3 > plot.y + 9 ? top - 3 : bottom + 11,
        (isWide ? "text-anchor=\"end\" " : "")
          + "fill=\"#333333\" font-size=\"10\" stroke=\"#ffffff\" stroke-width=\"3\" paint-order=\"stroke\""
      )
    }
  }

  /// The radius of a device's circle.
  private static let radius = 7.0

  /// Moves the centers of circles apart until no two overlap, or for a number of rounds.
  private static func apart(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    var places = points
    let least = 2 * radius + 2
    for _ in 0..<40 {
      var isDone = true
      for one in places.indices {
        for two in places.indices where two > one {
          let (across, down) = (places[two].x - places[one].x, places[two].y - places[one].y)
          let distance = (across * across + down * down).squareRoot()
          guard distance < least - LayoutTolerance.reported else { continue }
          isDone = false
          let push = (least - distance) / 2
          let (x, y) =
            distance > 0 ? (push * across / distance, push * down / distance) : (push, 0)
          places[one] = (places[one].x - x, places[one].y - y)
          places[two] = (places[two].x + x, places[two].y + y)
        }
      }
      if isDone { break }
    }
    return places
  }
}
