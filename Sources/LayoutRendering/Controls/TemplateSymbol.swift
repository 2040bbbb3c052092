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

  private init(strokes: [Line], circles: [Circle]) {
    (self.strokes, self.circles) = (strokes, circles)
  }

  /// A symbol without anything.
  static let empty = Self(strokes: [], circles: [])

  private static func plain(_ words: [Substring]) -> Self? {
    if let known = more(words) { return known }
    var (strokes, circles): ([Line], [Circle]) = ([], [])
    switch words.first {
    case "plus", "add":
      strokes = [
        Line(points: [(0.5, 0.15), (0.5, 0.85)]), Line(points: [(0.15, 0.5), (0.85, 0.5)]),
      ]
    case "minus": strokes = [Line(points: [(0.15, 0.5), (0.85, 0.5)])]
    case "xmark", "close":
      strokes = [
        Line(points: [(0.22, 0.22), (0.78, 0.78)]), Line(points: [(0.78, 0.22), (0.22, 0.78)]),
      ]
    case "checkmark": strokes = [Line(points: [(0.18, 0.55), (0.4, 0.78), (0.82, 0.24)])]
    case "chevron", "arrow": strokes = Self.pointer(words.dropFirst().first ?? "right", words.first)
    case "magnifyingglass", "search":
      circles = [Circle(x: 0.42, y: 0.42, radius: 0.26)]
      strokes = [Line(points: [(0.61, 0.61), (0.85, 0.85)])]
    case "ellipsis", "more":
      circles = [0.2, 0.5, 0.8].map { Circle(x: $0, y: 0.5, radius: 0.07, isFilled: true) }
    case "star", "favorites":
      strokes = [Line(points: Self.star, isClosed: true, isFilled: words.contains("fill"))]
    case "house", "home":
      strokes = [
        Line(points: [(0.12, 0.5), (0.5, 0.16), (0.88, 0.5)]),
        Line(points: [(0.24, 0.42), (0.24, 0.84), (0.76, 0.84), (0.76, 0.42)]),
      ]
    case "person", "profile", "contacts":
      circles = [Circle(x: 0.5, y: 0.3, radius: 0.16)]
      strokes = [
        Line(
          points: [
            (0.18, 0.86), (0.24, 0.66), (0.4, 0.57), (0.6, 0.57), (0.76, 0.66), (0.82, 0.86),
          ], isClosed: true)
      ]
    case "list", "line":
      strokes = [0.25, 0.5, 0.75].map { Line(points: [(0.34, $0), (0.88, $0)]) }
      circles = [0.25, 0.5, 0.75].map { Circle(x: 0.15, y: $0, radius: 0.05, isFilled: true) }
    case "bookmark", "bookmarks", "saved":
      strokes = [
        Line(
          points: [(0.28, 0.14), (0.72, 0.14), (0.72, 0.86), (0.5, 0.68), (0.28, 0.86)],
          isClosed: true, isFilled: words.contains("fill"))
      ]
    case "map", "maps", "location":
      strokes = [
        Line(points: [(0.14, 0.5), (0.86, 0.16), (0.52, 0.86), (0.48, 0.52)], isClosed: true)
      ]
    case "clock", "recents", "history":
      circles = [Circle(x: 0.5, y: 0.5, radius: 0.36)]
      strokes = [Line(points: [(0.5, 0.28), (0.5, 0.52), (0.66, 0.6)])]
    case "square" where words.contains("up"):
      strokes = [
        Line(points: [
          (0.36, 0.4), (0.22, 0.4), (0.22, 0.88), (0.78, 0.88), (0.78, 0.4), (0.64, 0.4),
        ]),
        Line(points: [(0.5, 0.62), (0.5, 0.1)]),
        Line(points: [(0.36, 0.23), (0.5, 0.1), (0.64, 0.23)]),
      ]
    default: return nil
    }
    return Self(strokes: strokes, circles: circles)
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
    circles.append(Circle(x: 0.5, y: 0.5, radius: 0.44))
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
