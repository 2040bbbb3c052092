import LayoutSnapshot

extension SVGText {
  /// Draws a path in SVG's notation.
  mutating func path(
    _ path: String, fill: Paint?, gradient: String?, usesEvenOddRule: Bool, stroke: Stroke?
  ) {
    var attributes: [Attribute] = [("d", path)]
    if let gradient {
      attributes.append(("fill", gradient))
      attributes += Self.style(nil, stroke).dropFirst()
    } else {
      attributes += Self.style(fill, stroke)
    }
    if usesEvenOddRule { attributes.append(("fill-rule", "evenodd")) }
    add("path", attributes)
  }

  /// Defines a path to clip to and returns the value that refers to it.
  mutating func clip(toPath path: String) -> String {
    let id = nextID("clip")
    open("clipPath", [("id", id)])
    add("path", [("d", path)])
    close("clipPath")
    return "url(#\(id))"
  }

  /// Defines a gradient and returns the value that refers to it.
  mutating func define(_ gradient: LayoutSnapshot.Gradient, _ palette: Palette) -> String {
    let id = nextID("gradient")
    let (start, end) = (gradient.start, gradient.end)
    let name = gradient.radius == nil ? "linearGradient" : "radialGradient"
    var attributes: [Attribute] = [("id", id), ("gradientUnits", "userSpaceOnUse")]
    if let radius = gradient.radius {
      attributes += Self.attributes(around: start, radius: radius)
    } else {
      attributes += Self.attributes(from: start, to: end)
    }
    open(name, attributes)
    for (color, location) in zip(gradient.colors, gradient.locations) {
      let paint = palette.paint(color)
      var stop: [Attribute] = [("offset", Self.number(location)), ("stop-color", paint.hex)]
      if paint.opacity < 1 { stop.append(("stop-opacity", Self.number(paint.opacity))) }
      add("stop", stop)
    }
    close(name)
    return "url(#\(id))"
  }
}
