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
    places += [on(0, -aside), on(1, -aside), on(0, aside), on(1, aside)]
    places += [on(0.5, -2 * aside), on(0.5, 2 * aside)]
    return places
  }
}
