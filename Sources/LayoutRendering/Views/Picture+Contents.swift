import LayoutSnapshot

extension Picture {
  /// Whether the contents of a named image are known.
  func hasContents(of name: String?) -> Bool { name.map { options.images[$0] != nil } ?? false }

  /// Defines the known images, each once, with width and height 1.
  mutating func defineImages() {
    guard !options.images.isEmpty else { return }
    svg.open("defs")
    for (name, contents) in options.images.sorted(by: { $0.key < $1.key }) {
      svg.add(
        "image",
        [
          ("id", ImageContents.id(named: name)), ("width", "1"), ("height", "1"),
          ("preserveAspectRatio", "none"), ("href", contents.address),
        ])
    }
    svg.close("defs")
  }

  /// Draws the contents of a named image, in its own colors, or all in one.
  mutating func drawContents(of name: String, in rect: Rect, radius: Double, paint: Paint?) {
    guard rect.isDrawable, !rect.isEmpty else { return }
    let use: [SVGText.Attribute] = [
      ("href", "#" + ImageContents.id(named: name)),
      (
        "transform",
        "translate(\(SVGText.number(rect.minX)) \(SVGText.number(rect.minY))) "
          + "scale(\(SVGText.number(rect.width)) \(SVGText.number(rect.height)))"
      ),
    ]
    if let paint {
      let id = svg.nextID("mask")
      svg.open(
        "mask",
        [("id", id), ("maskUnits", "userSpaceOnUse"), ("mask-type", "alpha")]
          + SVGText.attributes(of: rect, radius: 0))
      svg.add("use", use)
      svg.close("mask")
      svg.open("g", [("mask", "url(#\(id))")])
      svg.rect(rect, fill: paint)
      svg.close("g")
    } else if radius > 0, radius.isFinite {
      svg.open("g", [("clip-path", svg.clip(to: rect, radius: radius))])
      svg.add("use", use)
      svg.close("g")
    } else {
      svg.add("use", use)
    }
  }
}
