import LayoutSnapshot

extension Picture {
  /// Draws the image of a view where its pixels lie.
  mutating func drawImage(_ drawn: DrawnView) {
    guard let image = drawn.view.image else { return }
    let rect = image.frame.map(drawn.onCanvas) ?? Self.place(image, in: drawn.frame)
    drawImage(image, in: rect, tint: drawn.tint, radius: drawn.view.appearance.cornerRadius)
  }

  /// Draws an image: what was drawn into it, its contents, a symbol in the tint, or a placeholder.
  mutating func drawImage(
    _ image: LayoutSnapshot.Image, in rect: Rect, tint: Paint, radius: Double = 0
  ) {
    guard rect.isDrawable, !rect.isEmpty else { return }
    let tint = image.color.map(palette.paint) ?? tint
    if let shapes = image.shapes, let size = image.size, size.width > 0, size.height > 0 {
      svg.open("g", [("clip-path", svg.clip(to: rect, radius: radius.isFinite ? radius : 0))])
      svg.open(
        "g",
        [
          (
            "transform",
            SVGText.translation(rect.origin)
              + " scale(\(SVGText.number(rect.width / size.width)) "
              + "\(SVGText.number(rect.height / size.height)))"
          )
        ])
      drawShapes(shapes, at: .zero)
      svg.close("g")
      svg.close("g")
    } else if let name = image.name, hasContents(of: name) {
      drawContents(
        of: name, in: rect, radius: radius, paint: image.isTemplate == true ? tint : nil)
    } else if image.isTemplate == true {
      drawTemplate(named: image.name, in: rect, paint: tint)
    } else {
      drawPlaceholder(named: image.name, in: rect, radius: radius)
    }
  }

  /// Draws hills under a sun, and the name if there is space for it.
  mutating func drawPlaceholder(named name: String?, in rect: Rect, radius: Double) {
    guard rect.isDrawable, !rect.isEmpty else { return }
    let ground = palette.isDark ? Paint("2F3A47") : Paint("E3EAF2")
    let shape = palette.isDark ? Paint("435365") : Paint("C6D3E1")
    svg.rect(rect, radius: radius, fill: ground)
    let unit = min(rect.width, rect.height)
    guard unit >= 14 else { return }

    // A square of hills in the middle, so that every aspect ratio shows the same motif.
    let side = min(unit * (unit < 60 ? 0.7 : 0.5), 56)
    let showsName = name != nil && unit >= 64
    let motif = Rect(
      centerX: rect.midX, centerY: rect.midY - (showsName ? 8 : 0), width: side, height: side)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: motif.minX + x * side, y: motif.minY + y * side)
    }
    svg.polyline(
      [at(0, 0.86), at(0.36, 0.3), at(0.56, 0.6), at(0.68, 0.46), at(1, 0.86)], isClosed: true,
      fill: shape,
      stroke: Stroke(paint: shape, width: side * 0.06, hasRoundEnds: true))
    svg.circle(at(0.78, 0.22), radius: side * 0.1, fill: shape)
    if let name, showsName {
      svg.word(
        WordWidth.shortened(name, size: 11 * 0.7, weight: 500, room: rect.width - 12),
        at: Point(x: rect.midX, y: motif.maxY + 10), room: rect.width - 12, anchor: .middle,
        WordStyle(size: 11, weight: 500, paint: palette.isDark ? Paint("8FA3B8") : Paint("7B8FA5")))
    }
  }

  /// Returns the rectangle of an image in a view, according to its content mode.
  static func place(_ image: LayoutSnapshot.Image, in frame: Rect) -> Rect {
    guard let size = image.size, size.width > 0, size.height > 0 else { return frame }
    let (x, y): (Double, Double)  // 0 at the left or top, 1 at the right or bottom
    switch image.contentMode {
    case .scaleToFill, .redraw: return frame
    case .scaleAspectFit, .scaleAspectFill:
      let ratios = (frame.width / size.width, frame.height / size.height)
      let ratio =
        image.contentMode == .scaleAspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      return Rect(
        centerX: frame.midX, centerY: frame.midY, width: size.width * ratio,
        height: size.height * ratio)
    case .center: (x, y) = (0.5, 0.5)
    case .top: (x, y) = (0.5, 0)
    case .bottom: (x, y) = (0.5, 1)
    case .left: (x, y) = (0, 0.5)
    case .right: (x, y) = (1, 0.5)
    case .topLeft: (x, y) = (0, 0)
    case .topRight: (x, y) = (1, 0)
    case .bottomLeft: (x, y) = (0, 1)
    case .bottomRight: (x, y) = (1, 1)
    }
    return Rect(
      x: frame.minX + x * (frame.width - size.width),
      y: frame.minY + y * (frame.height - size.height), width: size.width, height: size.height)
  }
}
