import LayoutSnapshot

extension Picture {
  /// Draws a small template image in one color: a known symbol, or a square that stands for any other.
  mutating func drawTemplate(named name: String?, in rect: Rect, paint: Paint) {
    let side = min(rect.width, rect.height)
    guard rect.isDrawable, side > 0 else { return }
    if let name, hasContents(of: name) {
      return drawContents(of: name, in: rect, radius: 0, paint: paint)
    }
    let square = Rect(centerX: rect.midX, centerY: rect.midY, width: side, height: side)
    let pen = Stroke(paint: paint, width: max(1, side / 12), hasRoundEnds: true)
    if let symbol = name.flatMap(TemplateSymbol.init(name:)) {
      drawSymbol(symbol, in: square, pen)
      return
    }
    var frame = pen
    frame.width = max(0.75, side / 18)
    svg.rect(
      square.insetBy(side * 0.1), radius: side * 0.22, fill: paint.faded(0.12), stroke: frame)
    guard side >= 12 else { return }
    svg.circle(
      Point(x: square.midX, y: square.midY), radius: side * 0.14, fill: paint.faded(0.5))
  }

  private mutating func drawSymbol(_ symbol: TemplateSymbol, in square: Rect, _ pen: Stroke) {
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: square.minX + x * square.width, y: square.minY + y * square.height)
    }
    for stroke in symbol.strokes {
      svg.polyline(
        stroke.points.map { at($0.0, $0.1) }, isClosed: stroke.isClosed,
        fill: stroke.isFilled ? pen.paint : nil, stroke: pen)
    }
    for circle in symbol.circles {
      svg.circle(
        at(circle.x, circle.y), radius: circle.radius * square.width,
        fill: circle.isFilled ? pen.paint : nil, stroke: circle.isFilled ? nil : pen)
    }
  }
}
