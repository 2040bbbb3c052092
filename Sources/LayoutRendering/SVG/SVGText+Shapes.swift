import LayoutSnapshot

extension SVGText {
  typealias Point = LayoutSnapshot.Point
  typealias Rect = LayoutSnapshot.Rect

  mutating func rect(
    _ rect: Rect, radius: Double = 0, fill: Paint? = nil, stroke: Stroke? = nil
  ) {
    guard rect.isDrawable, radius.isFinite else { return skip() }
    guard rect.width >= 0, rect.height >= 0 else { return }
    add("rect", Self.attributes(of: rect, radius: radius) + Self.style(fill, stroke))
  }

  mutating func line(_ start: Point, _ end: Point, _ stroke: Stroke) {
    guard Rect(x: start.x, y: start.y, width: end.x, height: end.y).isDrawable else {
      return skip()
    }
    add("line", Self.attributes(from: start, to: end) + Self.style(nil, stroke).dropFirst())
  }

  mutating func circle(
    _ center: Point, radius: Double, fill: Paint? = nil, stroke: Stroke? = nil
  ) {
    guard Rect(x: center.x, y: center.y, width: radius, height: 0).isDrawable else { return skip() }
    guard radius > 0 else { return }
    add("circle", Self.attributes(around: center, radius: radius) + Self.style(fill, stroke))
  }

  /// Draws straight lines through points.
  mutating func polyline(
    _ points: [Point], isClosed: Bool = false, fill: Paint? = nil, stroke: Stroke? = nil
  ) {
    guard points.allSatisfy({ Rect(x: $0.x, y: $0.y, width: 0, height: 0).isDrawable }) else {
      return skip()
    }
    var path = ""
    for (index, point) in points.enumerated() {
      path += index == 0 ? "M" : "L"
      path += Self.number(point.x) + " " + Self.number(point.y)
    }
    add("path", [("d", path + (isClosed ? "Z" : ""))] + Self.style(fill, stroke))
  }

  /// Draws a rectangle whose upper and lower corners are rounded differently.
  mutating func rect(_ rect: Rect, topRadius: Double, bottomRadius: Double, fill: Paint) {
    guard rect.isDrawable else { return skip() }
    let limit = min(rect.width, rect.height) / 2
    let (top, bottom) = (min(topRadius, limit), min(bottomRadius, limit))
    let n = Self.number
    let path =
      "M\(n(rect.minX)) \(n(rect.minY + top))a\(n(top)) \(n(top)) 0 0 1 \(n(top)) \(n(-top))"
      + "H\(n(rect.maxX - top))a\(n(top)) \(n(top)) 0 0 1 \(n(top)) \(n(top))"
      + "V\(n(rect.maxY - bottom))"
      + "a\(n(bottom)) \(n(bottom)) 0 0 1 \(n(-bottom)) \(n(bottom))H\(n(rect.minX + bottom))"
      + "a\(n(bottom)) \(n(bottom)) 0 0 1 \(n(-bottom)) \(n(-bottom))Z"
    add("path", [("d", path)] + Self.style(fill, nil))
  }

  /// Draws a rectangle of which some corners are rounded, by the bits of `CACornerMask`.
  mutating func rect(_ rect: Rect, radius: Double, corners: Int, fill: Paint) {
    guard rect.isDrawable, radius.isFinite else { return skip() }
    add(
      "path", [("d", Self.path(of: rect, radius: radius, corners: corners))] + Self.style(fill, nil)
    )
  }

  /// Returns the path of a rectangle of which some corners are rounded.
  static func path(of rect: Rect, radius: Double, corners: Int) -> String {
    let limit = min(radius, rect.width / 2, rect.height / 2)
    func corner(_ bit: Int, _ x: Double, _ y: Double) -> String {
      guard corners & bit != 0, limit > 0 else { return "" }
      let n = number
      return "a\(n(limit)) \(n(limit)) 0 0 1 \(n(limit * x)) \(n(limit * y))"
    }
    func cut(_ bit: Int) -> Double { corners & bit != 0 ? limit : 0 }
    let n = number
    // Bits: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
    return "M\(n(rect.minX)) \(n(rect.minY + cut(1)))" + corner(1, 1, -1)
      + "H\(n(rect.maxX - cut(2)))" + corner(2, 1, 1) + "V\(n(rect.maxY - cut(8)))"
      + corner(8, -1, 1) + "H\(n(rect.minX + cut(4)))" + corner(4, -1, -1) + "Z"
  }

  private mutating func skip() { comment("Skipped: its geometry is not finite.") }
}

extension SVGText {
  static func attributes(from start: Point, to end: Point) -> [Attribute] {
    [
      ("x1", number(start.x)), ("y1", number(start.y)), ("x2", number(end.x)),
      ("y2", number(end.y)),
    ]
  }

  static func attributes(around center: Point, radius: Double) -> [Attribute] {
    [("cx", number(center.x)), ("cy", number(center.y)), ("r", number(radius))]
  }

  static func attributes(of rect: Rect, radius: Double) -> [Attribute] {
    var attributes: [Attribute] = [
      ("x", number(rect.minX)), ("y", number(rect.minY)), ("width", number(max(0, rect.width))),
      ("height", number(max(0, rect.height))),
    ]
    let radius = min(radius, min(rect.width, rect.height) / 2)
    if radius > 0 { attributes.append(("rx", number(radius))) }
    return attributes
  }

  /// Returns fill, then stroke; `none` is written for a missing fill, because SVG fills with black
  /// by default.
  static func style(_ fill: Paint?, _ stroke: Stroke?) -> [Attribute] {
    var attributes: [Attribute] = [("fill", fill?.hex ?? "none")]
    if let fill, fill.opacity < 1 { attributes.append(("fill-opacity", number(fill.opacity))) }
    guard let stroke else { return attributes }
    attributes.append(("stroke", stroke.paint.hex))
    if stroke.paint.opacity < 1 {
      attributes.append(("stroke-opacity", number(stroke.paint.opacity)))
    }
    if stroke.width != 1 { attributes.append(("stroke-width", number(stroke.width))) }
    if !stroke.dash.isEmpty {
      attributes.append(("stroke-dasharray", stroke.dash.map(number).joined(separator: " ")))
    }
    if stroke.hasRoundEnds {
      attributes.append(("stroke-linecap", "round"))
      attributes.append(("stroke-linejoin", "round"))
    }
    return attributes
  }
}
