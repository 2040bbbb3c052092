import LayoutSnapshot

/// The style of a mark, and the positions of its labels.
struct MarkPen {
  var stroke: Stroke
  var label: String

  /// The number of the mark, by which its labels know their own lines.
  var owner: Int

  /// The edge of what can be seen; bars beyond it move inside.
  var canvas: LayoutSnapshot.Rect

  /// Whether an arrow leads to the item that is placed.
  var isDirected = false

  func label(from start: LayoutSnapshot.Point, to end: LayoutSnapshot.Point) -> MarkLabel {
    MarkLabel(text: label, owner: owner, start: start, end: end)
  }
}

extension Picture {
  /// Draws the lines of a mark and returns the possible positions of its labels.
  mutating func drawShape(
    of shape: ConstraintMark.Shape, _ pen: MarkPen, avoiding labels: inout LabelPlacement
  ) -> [MarkLabel] {
    switch shape {
    case .span(let axis, let from, let to, let cross, let reach):
      if let reach {
        // The distance is measured beside the second item: a thin line leads there.
        let thin = Stroke(paint: pen.stroke.paint.faded(0.6), width: 0.5)
        svg.line(axis.point(from, reach), axis.point(from, cross), thin)
      }
      return [drawBeam(axis, from: from, to: to, cross: cross, pen, avoiding: &labels)]
    case .edge(let axis, let at, let from, let to):
      return [drawEdge(axis, at: at, from: from, to: to, pen, avoiding: &labels)]
    case .center(let axis, let at, let ranges):
      return drawCenter(axis, at: at, ranges, pen)
    case .size(let axis, let rect):
      return drawSizeBar(axis, of: rect, pen, avoiding: &labels)
    case .equalSizes(let axis, let rect, let otherAxis, let other):
      var source = pen
      // The source keeps its length, so nothing points at it.
      if pen.isDirected { (source.label, source.isDirected) = ("", false) }
      return drawSizeBar(axis, of: rect, pen, avoiding: &labels)
        + drawSizeBar(otherAxis, of: other, source, avoiding: &labels)
    case .aspectRatio(let rect):
      let corner = Point(x: rect.maxX - 16, y: rect.maxY - 9)
      return [pen.label(from: corner, to: corner)]
    }
  }

  /// Draws a distance as an I-beam, with a light rim that shows it on dark fills.
  private mutating func drawBeam(
    _ axis: LayoutAxis, from: Double, to: Double, cross: Double, _ pen: MarkPen,
    avoiding labels: inout LabelPlacement
  ) -> MarkLabel {
    let start = axis.point(from, cross)
    let end = axis.point(to, cross)
    svg.line(start, end, Stroke(paint: .white.faded(0.5), width: pen.stroke.width + 1.5))
    svg.line(start, end, pen.stroke)
    var cap = pen.stroke
    cap.dash = []
    if pen.isDirected { drawArrow(axis, from: from, to: to, cross: cross, cap) }
    for place in pen.isDirected ? [from] : [from, to] {
      svg.line(axis.point(place, cross - 3.5), axis.point(place, cross + 3.5), cap)
    }
    labels.avoid(line: start, end, owner: pen.owner)
    return pen.label(from: start, to: end)
  }

  /// Draws the head of an arrow at the end of a beam.
  private mutating func drawArrow(
    _ axis: LayoutAxis, from: Double, to: Double, cross: Double, _ stroke: Stroke
  ) {
    let length = from < to ? -6.0 : 6.0
    svg.polyline(
      [
        axis.point(to, cross), axis.point(to + length, cross - 3.5),
        axis.point(to + length, cross + 3.5),
      ], isClosed: true, fill: stroke.paint, stroke: Stroke(paint: stroke.paint, width: 0.5))
  }

  /// Draws an edge that two items share.
  private mutating func drawEdge(
    _ axis: LayoutAxis, at place: Double, from: Double, to: Double, _ pen: MarkPen,
    avoiding labels: inout LabelPlacement
  ) -> MarkLabel {
    var line = pen.stroke
    line.width += 0.5
    line.paint = line.paint.faded(0.8)
    let start = axis.point(place, from)
    let end = axis.point(place, to)
    svg.line(start, end, line)
    labels.avoid(line: start, end, owner: pen.owner)
    if pen.label.isEmpty { drawZero(axis.point(place, (from + to) / 2), pen.stroke.paint) }
    return pen.label(from: start, to: end)
  }

  /// Draws a small diamond for a spacing of zero, which has no length that could be seen.
  private mutating func drawZero(_ center: Point, _ paint: Paint) {
    let reach = 3.25
    svg.polyline(
      [
        Point(x: center.x, y: center.y - reach), Point(x: center.x + reach, y: center.y),
        Point(x: center.x, y: center.y + reach), Point(x: center.x - reach, y: center.y),
      ], isClosed: true, fill: .white, stroke: Stroke(paint: paint, width: 1))
  }

  /// Draws a shared center or baseline with a thinner line, unless it would cross content.
  private mutating func drawCenter(
    _ axis: LayoutAxis, at place: Double, _ ranges: [ClosedRange<Double>], _ pen: MarkPen
  ) -> [MarkLabel] {
    var line = pen.stroke
    line.width = 0.9
    if line.dash.isEmpty { line.dash = [4, 1.5, 1.5, 1.5] }
    var labels: [MarkLabel] = []
    for range in ranges {
      let start = axis.point(place, range.lowerBound)
      let end = axis.point(place, range.upperBound)
      svg.line(start, end, line)
      if labels.isEmpty { labels = [pen.label(from: start, to: end)] }
    }
    return labels
  }

  /// Draws a length as a bar: inside an item with space for it, otherwise outside.
  private mutating func drawSizeBar(
    _ axis: LayoutAxis, of rect: Rect, _ pen: MarkPen, avoiding labels: inout LabelPlacement
  ) -> [MarkLabel] {
    guard let rank = labels.rankOfBar(along: axis, of: rect, pen.label) else { return [] }
    let step = 14 * Double(rank)
    let (from, to, cross): (Double, Double, Double)
    switch axis {
    case .horizontal:
      let isInside = rect.height >= 36 || rect.maxY + 8 > pen.canvas.maxY
      (from, to) = (rect.minX, rect.maxX)
      cross = isInside ? rect.maxY - 8 - step : rect.maxY + 6 + step
    case .vertical:
      let isInside = rect.width >= 60 || rect.maxX + 8 > pen.canvas.maxX
      (from, to) = (rect.minY, rect.maxY)
      cross = isInside ? rect.maxX - 10 - step : rect.maxX + 6 + step
    }
    return [drawBeam(axis, from: from, to: to, cross: cross, pen, avoiding: &labels)]
  }
}
