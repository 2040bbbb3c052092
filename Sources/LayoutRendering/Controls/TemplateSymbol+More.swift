extension TemplateSymbol {
  /// Returns the drawing of a symbol that apps often use; nil if there is none.
  static func more(_ words: [Substring]) -> Self? {
    let isFilled = words.contains("fill")
    func shape(_ points: [(Double, Double)]) -> Line {
      Line(points: points, isClosed: true, isFilled: isFilled)
    }
    func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Line {
      Line(points: [(left, top), (right, top), (right, bottom), (left, bottom)], isClosed: true)
    }
    func line(_ points: (Double, Double)...) -> Line { Line(points: points) }
    var symbol = TemplateSymbol.empty
    switch words.first {
    case "heart":
      symbol.strokes = [
        shape([
          (0.5, 0.86), (0.2, 0.58), (0.11, 0.42), (0.13, 0.26), (0.25, 0.17), (0.38, 0.18),
          (0.5, 0.3),
          (0.62, 0.18), (0.75, 0.17), (0.87, 0.26), (0.89, 0.42), (0.8, 0.58),
        ])
      ]
    case "trash":
      symbol.strokes = [
        line((0.16, 0.26), (0.84, 0.26)),
        line((0.38, 0.26), (0.4, 0.14), (0.6, 0.14), (0.62, 0.26)),
        line((0.24, 0.26), (0.3, 0.88), (0.7, 0.88), (0.76, 0.26)), line((0.42, 0.4), (0.43, 0.74)),
        line((0.58, 0.4), (0.57, 0.74)),
      ]
    case "gear", "gearshape":
      symbol.circles = [Circle(x: 0.5, y: 0.5, radius: 0.28), Circle(x: 0.5, y: 0.5, radius: 0.1)]
      symbol.strokes = [
        (0.5, 0.22, 0.5, 0.1), (0.5, 0.78, 0.5, 0.9), (0.22, 0.5, 0.1, 0.5), (0.78, 0.5, 0.9, 0.5),
        (0.3, 0.3, 0.22, 0.22), (0.7, 0.3, 0.78, 0.22), (0.3, 0.7, 0.22, 0.78),
        (0.7, 0.7, 0.78, 0.78),
      ].map { line(($0.0, $0.1), ($0.2, $0.3)) }
    case "lock":
      symbol.strokes = [
        box(0.24, 0.46, 0.76, 0.88),
        line((0.34, 0.46), (0.34, 0.26), (0.42, 0.14), (0.58, 0.14), (0.66, 0.26), (0.66, 0.46)),
      ]
    case "crown":
      symbol.strokes = [
        shape([
          (0.14, 0.28), (0.32, 0.5), (0.5, 0.2), (0.68, 0.5), (0.86, 0.28), (0.78, 0.8),
          (0.22, 0.8),
        ])
      ]
    case "newspaper", "doc", "note":
      symbol.strokes =
        [box(0.2, 0.12, 0.8, 0.88)] + [0.32, 0.5, 0.68].map { line((0.32, $0), (0.68, $0)) }
    case "bell":
      symbol.strokes = [
        shape([
          (0.16, 0.72), (0.28, 0.56), (0.3, 0.3), (0.5, 0.16), (0.7, 0.3), (0.72, 0.56),
          (0.84, 0.72),
        ]),
        line((0.42, 0.82), (0.5, 0.88), (0.58, 0.82)),
      ]
    case "envelope":
      symbol.strokes = [
        box(0.12, 0.24, 0.88, 0.76), line((0.14, 0.28), (0.5, 0.56), (0.86, 0.28)),
      ]
    case "camera":
      symbol.strokes = [
        Line(
          points: [
            (0.12, 0.3), (0.32, 0.3), (0.38, 0.2), (0.62, 0.2), (0.68, 0.3), (0.88, 0.3),
            (0.88, 0.8),
            (0.12, 0.8),
          ], isClosed: true)
      ]
      symbol.circles = [Circle(x: 0.5, y: 0.54, radius: 0.15)]
    case "photo":
      symbol.strokes = [
        box(0.12, 0.2, 0.88, 0.8),
        line((0.14, 0.74), (0.36, 0.48), (0.54, 0.66), (0.66, 0.56), (0.86, 0.74)),
      ]
      symbol.circles = [Circle(x: 0.68, y: 0.36, radius: 0.07)]
    case "calendar":
      symbol.strokes = [
        box(0.14, 0.2, 0.86, 0.86), line((0.14, 0.38), (0.86, 0.38)),
        line((0.32, 0.12), (0.32, 0.26)),
        line((0.68, 0.12), (0.68, 0.26)),
      ]
    case "cart":
      symbol.strokes = [
        line((0.1, 0.2), (0.24, 0.2), (0.34, 0.62), (0.78, 0.62), (0.88, 0.3), (0.27, 0.3))
      ]
      symbol.circles = [
        Circle(x: 0.4, y: 0.78, radius: 0.06), Circle(x: 0.72, y: 0.78, radius: 0.06),
      ]
    case "pencil":
      symbol.strokes = [
        Line(
          points: [(0.14, 0.86), (0.2, 0.64), (0.7, 0.14), (0.86, 0.3), (0.36, 0.8)], isClosed: true
        )
      ]
    case "folder":
      symbol.strokes = [
        shape([(0.1, 0.24), (0.36, 0.24), (0.44, 0.34), (0.9, 0.34), (0.9, 0.8), (0.1, 0.8)])
      ]
    case "book":
      symbol.strokes = [
        line((0.5, 0.24), (0.34, 0.18), (0.1, 0.2), (0.1, 0.78), (0.34, 0.76), (0.5, 0.82)),
        line(
          (0.5, 0.24), (0.66, 0.18), (0.9, 0.2), (0.9, 0.78), (0.66, 0.76), (0.5, 0.82), (0.5, 0.24)
        ),
      ]
    case "play": symbol.strokes = [shape([(0.26, 0.16), (0.84, 0.5), (0.26, 0.84)])]
    case "pause":
      symbol.strokes = [line((0.36, 0.18), (0.36, 0.82)), line((0.64, 0.18), (0.64, 0.82))]
    case "paperplane":
      symbol.strokes = [
        shape([(0.12, 0.46), (0.88, 0.14), (0.6, 0.88), (0.44, 0.6)]),
        line((0.44, 0.6), (0.88, 0.14)),
      ]
    case "info": symbol = mark(line((0.5, 0.44), (0.5, 0.74)), dotAt: 0.28)
    case "exclamationmark": symbol = mark(line((0.5, 0.24), (0.5, 0.58)), dotAt: 0.74)
    case "eye":
      symbol.strokes = [
        Line(
          points: [
            (0.08, 0.5), (0.28, 0.3), (0.5, 0.24), (0.72, 0.3), (0.92, 0.5), (0.72, 0.7),
            (0.5, 0.76), (0.28, 0.7),
          ],
          isClosed: true)
      ]
      symbol.circles = [Circle(x: 0.5, y: 0.5, radius: 0.13, isFilled: isFilled)]
    case "globe":
      symbol.circles = [Circle(x: 0.5, y: 0.5, radius: 0.38)]
      symbol.strokes = [
        line((0.12, 0.5), (0.88, 0.5)),
        Line(
          points: [(0.5, 0.12), (0.34, 0.3), (0.34, 0.7), (0.5, 0.88), (0.66, 0.7), (0.66, 0.3)],
          isClosed: true),
      ]
    case "bubble", "message":
      symbol.strokes = [
        shape([
          (0.12, 0.2), (0.88, 0.2), (0.88, 0.68), (0.46, 0.68), (0.26, 0.86), (0.28, 0.68),
          (0.12, 0.68),
        ])
      ]
    case "circle": symbol.circles = [Circle(x: 0.5, y: 0.5, radius: 0.38, isFilled: isFilled)]
    default: return nil
    }
    return symbol
  }

  /// A stroke and a dot, as of an exclamation mark.
  private static func mark(_ stroke: Line, dotAt y: Double) -> TemplateSymbol {
    var symbol = TemplateSymbol.empty
    symbol.strokes = [stroke]
    symbol.circles = [Circle(x: 0.5, y: y, radius: 0.05, isFilled: true)]
    return symbol
  }
}
