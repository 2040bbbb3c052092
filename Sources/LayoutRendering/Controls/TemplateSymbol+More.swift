extension TemplateSymbol {
  /// Returns the drawing of a symbol that apps often use; nil if there is none.
  static func more(_ words: [Substring]) -> Self? {
    let isFilled = words.contains("fill")
    switch words.first {
    case "heart":
      return Self([
        shape(
          (0.5, 0.86), (0.2, 0.58), (0.11, 0.42), (0.13, 0.26), (0.25, 0.17), (0.38, 0.18),
          (0.5, 0.3), (0.62, 0.18), (0.75, 0.17), (0.87, 0.26), (0.89, 0.42), (0.8, 0.58),
          isFilled: isFilled)
      ])
    case "trash":
      return Self([
        line((0.16, 0.26), (0.84, 0.26)),
        line((0.38, 0.26), (0.4, 0.14), (0.6, 0.14), (0.62, 0.26)),
        line((0.24, 0.26), (0.3, 0.88), (0.7, 0.88), (0.76, 0.26)), line((0.42, 0.4), (0.43, 0.74)),
        line((0.58, 0.4), (0.57, 0.74)),
      ])
    case "gear", "gearshape":
      let teeth = [
        (0.5, 0.22, 0.5, 0.1), (0.5, 0.78, 0.5, 0.9), (0.22, 0.5, 0.1, 0.5), (0.78, 0.5, 0.9, 0.5),
        (0.3, 0.3, 0.22, 0.22), (0.7, 0.3, 0.78, 0.22), (0.3, 0.7, 0.22, 0.78),
        (0.7, 0.7, 0.78, 0.78),
      ]
      return Self(
        teeth.map { line(($0.0, $0.1), ($0.2, $0.3)) },
        [circle(0.5, 0.5, 0.28), circle(0.5, 0.5, 0.1)])
    case "lock":
      return Self([
        box(0.24, 0.46, 0.76, 0.88),
        line((0.34, 0.46), (0.34, 0.26), (0.42, 0.14), (0.58, 0.14), (0.66, 0.26), (0.66, 0.46)),
      ])
    case "crown":
      return Self([
        shape(
          (0.14, 0.28), (0.32, 0.5), (0.5, 0.2), (0.68, 0.5), (0.86, 0.28), (0.78, 0.8),
          (0.22, 0.8), isFilled: isFilled)
      ])
    case "newspaper", "doc", "note":
      return Self(
        [box(0.2, 0.12, 0.8, 0.88)] + [0.32, 0.5, 0.68].map { line((0.32, $0), (0.68, $0)) })
    case "bell":
      return Self([
        shape(
          (0.16, 0.72), (0.28, 0.56), (0.3, 0.3), (0.5, 0.16), (0.7, 0.3), (0.72, 0.56),
          (0.84, 0.72), isFilled: isFilled),
        line((0.42, 0.82), (0.5, 0.88), (0.58, 0.82)),
      ])
    case "envelope":
      return Self([box(0.12, 0.24, 0.88, 0.76), line((0.14, 0.28), (0.5, 0.56), (0.86, 0.28))])
    case "camera":
      let body = shape(
        (0.12, 0.3), (0.32, 0.3), (0.38, 0.2), (0.62, 0.2), (0.68, 0.3), (0.88, 0.3), (0.88, 0.8),
        (0.12, 0.8))
      return Self([body], [circle(0.5, 0.54, 0.15)])
    case "photo":
      let hills = line((0.14, 0.74), (0.36, 0.48), (0.54, 0.66), (0.66, 0.56), (0.86, 0.74))
      return Self([box(0.12, 0.2, 0.88, 0.8), hills], [circle(0.68, 0.36, 0.07)])
    case "calendar":
      return Self([
        box(0.14, 0.2, 0.86, 0.86), line((0.14, 0.38), (0.86, 0.38)),
        line((0.32, 0.12), (0.32, 0.26)), line((0.68, 0.12), (0.68, 0.26)),
      ])
    case "cart":
      return Self(
        [line((0.1, 0.2), (0.24, 0.2), (0.34, 0.62), (0.78, 0.62), (0.88, 0.3), (0.27, 0.3))],
        [circle(0.4, 0.78, 0.06), circle(0.72, 0.78, 0.06)])
    case "pencil":
      return Self([shape((0.14, 0.86), (0.2, 0.64), (0.7, 0.14), (0.86, 0.3), (0.36, 0.8))])
    case "folder":
      return Self([
        shape(
          (0.1, 0.24), (0.36, 0.24), (0.44, 0.34), (0.9, 0.34), (0.9, 0.8), (0.1, 0.8),
          isFilled: isFilled)
      ])
    case "book":
      return Self([
        line((0.5, 0.24), (0.34, 0.18), (0.1, 0.2), (0.1, 0.78), (0.34, 0.76), (0.5, 0.82)),
        line(
          (0.5, 0.24), (0.66, 0.18), (0.9, 0.2), (0.9, 0.78), (0.66, 0.76), (0.5, 0.82), (0.5, 0.24)
        ),
      ])
    case "play":
      return Self([shape((0.26, 0.16), (0.84, 0.5), (0.26, 0.84), isFilled: isFilled)])
    case "pause":
      return Self([line((0.36, 0.18), (0.36, 0.82)), line((0.64, 0.18), (0.64, 0.82))])
    case "paperplane":
      return Self([
        shape((0.12, 0.46), (0.88, 0.14), (0.6, 0.88), (0.44, 0.6), isFilled: isFilled),
        line((0.44, 0.6), (0.88, 0.14)),
      ])
    case "info": return mark(line((0.5, 0.44), (0.5, 0.74)), dotAt: 0.28)
    case "exclamationmark": return mark(line((0.5, 0.24), (0.5, 0.58)), dotAt: 0.74)
    case "eye":
      let lids = shape(
        (0.08, 0.5), (0.28, 0.3), (0.5, 0.24), (0.72, 0.3), (0.92, 0.5), (0.72, 0.7), (0.5, 0.76),
        (0.28, 0.7))
      return Self([lids], [circle(0.5, 0.5, 0.13, isFilled: isFilled)])
    case "globe":
      let meridians = shape(
        (0.5, 0.12), (0.34, 0.3), (0.34, 0.7), (0.5, 0.88), (0.66, 0.7), (0.66, 0.3))
      return Self([line((0.12, 0.5), (0.88, 0.5)), meridians], [circle(0.5, 0.5, 0.38)])
    case "bubble", "message":
      return Self([
        shape(
          (0.12, 0.2), (0.88, 0.2), (0.88, 0.68), (0.46, 0.68), (0.26, 0.86), (0.28, 0.68),
          (0.12, 0.68), isFilled: isFilled)
      ])
    case "circle": return Self([], [circle(0.5, 0.5, 0.38, isFilled: isFilled)])
    default: return nil
    }
  }

  /// A stroke and a dot, as of an exclamation mark.
  private static func mark(_ stroke: Line, dotAt y: Double) -> Self {
    Self([stroke], [circle(0.5, y, 0.05, isFilled: true)])
  }
}
