/// The most frequent symbols of bars and buttons, as strokes in a unit square.
struct TemplateSymbol {
  struct Line {
    var points: [(Double, Double)]
    var isClosed = false
    var isFilled = false
  }

  struct Circle {
    var x: Double
    var y: Double
    var radius: Double
    var isFilled = false
  }

  var strokes: [Line] = []
  var circles: [Circle] = []

  /// Returns the symbol for the name of an image; nil if there is no drawing for it.
  ///
  /// A circle around a symbol is drawn, other qualifiers are ignored: `plus.circle.fill` is a plus in a circle.
  init?(name: String) {
    let words = name.lowercased().split(separator: ".")
    guard let plain = Self.plain(words) else { return nil }
    self = plain
    if words.dropFirst().contains("circle") { encircle() }
  }

  init(_ strokes: [Line], _ circles: [Circle] = []) {
    (self.strokes, self.circles) = (strokes, circles)
  }

  private static func plain(_ words: [Substring]) -> Self? {
    if let known = more(words) { return known }
    let isFilled = words.contains("fill")
    switch words.first {
    case "plus", "add":
      return Self([line((0.5, 0.15), (0.5, 0.85)), line((0.15, 0.5), (0.85, 0.5))])
    case "minus": return Self([line((0.15, 0.5), (0.85, 0.5))])
    case "xmark", "close":
      return Self([line((0.22, 0.22), (0.78, 0.78)), line((0.78, 0.22), (0.22, 0.78))])
    case "checkmark": return Self([line((0.18, 0.55), (0.4, 0.78), (0.82, 0.24))])
    case "chevron", "arrow":
      return Self(pointer(words.dropFirst().first ?? "right", words.first))
    case "magnifyingglass", "search":
      return Self([line((0.61, 0.61), (0.85, 0.85))], [circle(0.42, 0.42, 0.26)])
    case "ellipsis", "more":
      return Self([], [0.2, 0.5, 0.8].map { circle($0, 0.5, 0.07, isFilled: true) })
    case "star", "favorites":
      return Self([Line(points: star, isClosed: true, isFilled: isFilled)])
    case "house", "home":
      return Self([
        line((0.12, 0.5), (0.5, 0.16), (0.88, 0.5)),
        line((0.24, 0.42), (0.24, 0.84), (0.76, 0.84), (0.76, 0.42)),
      ])
    case "person", "profile", "contacts":
      let shoulders = shape(
        (0.18, 0.86), (0.24, 0.66), (0.4, 0.57), (0.6, 0.57), (0.76, 0.66), (0.82, 0.86))
      return Self([shoulders], [circle(0.5, 0.3, 0.16)])
    case "list", "line":
      let rows = [0.25, 0.5, 0.75]
      return Self(
        rows.map { line((0.34, $0), (0.88, $0)) },
        rows.map { circle(0.15, $0, 0.05, isFilled: true) })
    case "bookmark", "bookmarks", "saved":
      return Self([
        shape(
          (0.28, 0.14), (0.72, 0.14), (0.72, 0.86), (0.5, 0.68), (0.28, 0.86), isFilled: isFilled)
      ])
    case "map", "maps", "location":
      return Self([shape((0.14, 0.5), (0.86, 0.16), (0.52, 0.86), (0.48, 0.52))])
    case "clock", "recents", "history":
      return Self([line((0.5, 0.28), (0.5, 0.52), (0.66, 0.6))], [circle(0.5, 0.5, 0.36)])
    case "square" where words.contains("up"):
      return Self([
        line((0.36, 0.4), (0.22, 0.4), (0.22, 0.88), (0.78, 0.88), (0.78, 0.4), (0.64, 0.4)),
        line((0.5, 0.62), (0.5, 0.1)), line((0.36, 0.23), (0.5, 0.1), (0.64, 0.23)),
      ])
    default: return nil
    }
  }

  /// Makes the symbol smaller, in a circle.
  private mutating func encircle() {
    let scale = 0.62
    func inside(_ value: Double) -> Double { 0.5 + (value - 0.5) * scale }
    for index in strokes.indices {
      strokes[index].points = strokes[index].points.map { (inside($0.0), inside($0.1)) }
    }
    for index in circles.indices {
      circles[index].x = inside(circles[index].x)
      circles[index].y = inside(circles[index].y)
      circles[index].radius *= scale
    }
    circles.append(Self.circle(0.5, 0.5, 0.44))
  }

  private static func pointer(_ direction: Substring, _ kind: Substring?) -> [Line] {
    // Drawn to the right, then rotated; leading and trailing are as in a left-to-right layout.
    var lines: [[(Double, Double)]] = [[(0.38, 0.18), (0.7, 0.5), (0.38, 0.82)]]
    if kind == "arrow" {
      lines = [[(0.56, 0.24), (0.84, 0.5), (0.56, 0.76)], [(0.14, 0.5), (0.84, 0.5)]]
    }
    return lines.map { points in
      Line(
        points: points.map { x, y in
          switch direction {
          case "left", "backward", "leading": (1 - x, y)
          case "up": (y, 1 - x)
          case "down": (y, x)
          default: (x, y)
          }
        })
    }
  }

  /// The ten corners of a star, as literals, so that they do not depend on the platform's sine
  /// function.
  private static let star: [(Double, Double)] = [
    (0.5, 0.12), (0.6, 0.38), (0.88, 0.4), (0.66, 0.57), (0.74, 0.84), (0.5, 0.69), (0.26, 0.84),
    (0.34, 0.57), (0.12, 0.4), (0.4, 0.38),
  ]
}

// The pens that symbols are drawn with.
extension TemplateSymbol {
  static func line(_ points: (Double, Double)...) -> Line { Line(points: points) }

  static func shape(_ points: (Double, Double)..., isFilled: Bool = false) -> Line {
    Line(points: points, isClosed: true, isFilled: isFilled)
  }

  static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Line {
    shape((left, top), (right, top), (right, bottom), (left, bottom))
  }

  static func circle(
    _ x: Double, _ y: Double, _ radius: Double, isFilled: Bool = false
  ) -> Circle {
    Circle(x: x, y: y, radius: radius, isFilled: isFilled)
  }
}
