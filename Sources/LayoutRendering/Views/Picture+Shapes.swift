import LayoutSnapshot

extension Picture {
  /// Draws shapes whose coordinates have their origin at a point of the canvas.
  mutating func drawShapes(_ shapes: [LayoutSnapshot.Shape], at origin: Point) {
    guard !shapes.isEmpty, Rect(x: origin.x, y: origin.y, width: 0, height: 0).isDrawable else {
      return
    }
    svg.open("g", [("transform", SVGText.translation(origin))])
    for shape in shapes { drawShape(shape) }
    svg.close("g")
  }

  private mutating func drawShape(_ shape: LayoutSnapshot.Shape) {
    var group: [SVGText.Attribute] = []
    if shape.opacity < 1 { group.append(("opacity", SVGText.number(max(0, shape.opacity)))) }
    if let clip = shape.clip { group.append(("clip-path", svg.clip(toPath: clip))) }
    if !group.isEmpty { svg.open("g", group) }
    for clip in shape.moreClips { svg.open("g", [("clip-path", svg.clip(toPath: clip))]) }
    if !shape.path.isEmpty {
      let gradient = shape.gradient.map { svg.define($0, palette) }
      let stroke = shape.stroke.map {
        Stroke(
          paint: palette.paint($0), width: shape.lineWidth, dash: shape.dashes,
          hasRoundEnds: shape.hasRoundEnds)
      }
      svg.path(
        shape.path, fill: shape.fill.map(palette.paint), gradient: gradient,
        usesEvenOddRule: shape.usesEvenOddRule, stroke: stroke)
    }
    if let text = shape.text { drawWords(of: text) }
    if let image = shape.image, let frame = image.frame {
      drawImage(image, in: frame, tint: palette[.systemBlue])
    }
    for _ in shape.moreClips { svg.close("g") }
    if !group.isEmpty { svg.close("g") }
  }

  private mutating func drawWords(of text: LayoutSnapshot.Text) {
    let style = WordStyle(text.font, paint: paint(of: text))
    for line in text.lines {
      svg.word(
        line.text, at: Point(x: line.x ?? 0, y: line.baseline), width: line.width, style)
    }
  }

  /// Draws a shadow as a stack of translucent rectangles, which every viewer draws alike.
  ///
  /// The stack approximates a Gaussian blur: its opacity decreases from inside the edge outward.
  mutating func drawShadow(of drawn: DrawnView) {
    let appearance = drawn.view.appearance
    guard let shadow = appearance.shadow, shadow.color.alpha > 0, shadow.radius.isFinite,
      shadow.offset.width.isFinite, shadow.offset.height.isFinite
    else { return }
    let frame = drawn.frame.offset(x: shadow.offset.width, y: shadow.offset.height)
    let paint = palette.paint(shadow.color)
    let radius = appearance.cornerRadius.isFinite ? max(0, appearance.cornerRadius) : 0
    guard shadow.radius > 0.5 else {
      svg.rect(frame, radius: radius, fill: paint)
      return
    }
    // The steps of a wide shadow are no wider than two points, so that they are not visible.
    let steps = min(max(8, Int(min(shadow.radius, 64))), 40)
    svg.open("g", [("class", "shadow")])
    for step in 0..<steps {
      let distance = shadow.radius * (1 - 2 * Double(step) / Double(steps - 1))
      svg.rect(
        frame.insetBy(-distance), radius: max(0, radius + distance),
        fill: paint.faded(1 / Double(steps)))
    }
    svg.close("g")
  }
}

extension SVGText {
  static func translation(_ point: Point) -> String {
    "translate(\(number(point.x)) \(number(point.y)))"
  }
}
