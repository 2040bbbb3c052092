import LayoutSnapshot

/// A label of a mark, with the line along which it can be placed.
struct MarkLabel {
  var text: String

  /// The number of the mark whose label this is.
  var owner: Int

  var start: LayoutSnapshot.Point
  var end: LayoutSnapshot.Point

  /// Returns centers in order of preference: on the line if it fits, otherwise beside it.
  func places(width: Double) -> [(x: Double, y: Double)] {
    let height = 12.5
    let isHorizontal = abs(end.x - start.x) >= abs(end.y - start.y)
    let length = isHorizontal ? abs(end.x - start.x) : abs(end.y - start.y)
    func on(_ part: Double, _ aside: Double) -> (x: Double, y: Double) {
      let x = start.x + (end.x - start.x) * part
      let y = start.y + (end.y - start.y) * part
      return isHorizontal ? (x, y + aside) : (x + aside, y)
    }
    let own = isHorizontal ? width : height
    let aside = isHorizontal ? height / 2 + 4 : width / 2 + 4
    var places: [(x: Double, y: Double)] = []
    if length >= own + 4 {
      places += [on(0.5, 0)]
      // Along the line as far as the ends stay visible.
      let slack = (length - own - 4) / length / 2
      places += [
        on(0.5 - slack / 2, 0), on(0.5 + slack / 2, 0), on(0.5 - slack, 0), on(0.5 + slack, 0),
      ]
    }
    places += [on(0.5, -aside), on(0.5, aside)]
    for part in [0.25, 0.75, 0, 1, 0.1, 0.9] { places += [on(part, -aside), on(part, aside)] }
    return places
  }

  /// Returns centers away from the line, nearer ones first.
  func distantPlaces(width: Double) -> [(x: Double, y: Double)] {
    let middle = LayoutSnapshot.Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let directions = [
      (0.0, -1.0), (0.0, 1.0), (-1.0, 0.0), (1.0, 0.0), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7),
      (0.7, 0.7),
    ]
    return (1...6).flatMap { ring in
      directions.map { x, y in
        (middle.x + x * (width / 2 + 12 * Double(ring)), middle.y + y * (4 + 12 * Double(ring)))
      }
    }
  }

  /// Returns the point of the line that is nearest to a point.
  func nearest(to point: LayoutSnapshot.Point) -> LayoutSnapshot.Point {
    let (low, high) = (min(start.x, end.x), max(start.x, end.x))
    let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
    return LayoutSnapshot.Point(
      x: min(max(point.x, low), high), y: min(max(point.y, top), bottom))
  }
}
