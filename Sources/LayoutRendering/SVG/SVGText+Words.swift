import LayoutSnapshot

/// The style of a word or line.
struct WordStyle {
  var size: Double
  var weight = 400
  var isItalic = false
  var family: String?
  var paint: Paint
  /// The line around the characters.
  var outline: Stroke?
  var isFilled = true

  init(
    size: Double, weight: Int = 400, isItalic: Bool = false, family: String? = nil, paint: Paint
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.family = family
    self.paint = paint
  }

  init(_ font: LayoutSnapshot.Font, paint: Paint) {
    self.init(
      size: font.size, weight: font.weight, isItalic: font.isItalic, family: font.family,
      paint: paint)
  }
}

extension SVGText {
  enum Anchor: String {
    case start
    case middle
    case end
  }

  /// Writes one line, `width` wide in any font; the width is absent if it was not measured.
  mutating func word(
    _ text: String, at point: Point, width: Double? = nil, anchor: Anchor = .start,
    _ style: WordStyle
  ) {
    guard !text.isEmpty, style.size > 0 else { return }
    guard Rect(x: point.x, y: point.y, width: style.size, height: width ?? 0).isDrawable else {
      return comment("Skipped: a line of text is not at a finite place.")
    }
    var attributes: [Attribute] = [
      ("x", Self.number(point.x)), ("y", Self.number(point.y)),
      ("font-size", Self.number(style.size)),
    ]
    if let family = style.family {
      attributes.append(("font-family", "'\(family.replacing("'", with: ""))', " + Self.fontFamily))
    }
    if style.weight != 400 { attributes.append(("font-weight", "\(style.weight)")) }
    if style.isItalic { attributes.append(("font-style", "italic")) }
    if anchor != .start { attributes.append(("text-anchor", anchor.rawValue)) }
    attributes += Self.style(style.isFilled ? style.paint : nil, style.outline)
    if let width, width > 0 {
      attributes.append(("textLength", Self.number(width)))
      attributes.append(("lengthAdjust", "spacingAndGlyphs"))
    }
    if text.first == " " || text.last == " " || text.contains("  ") {
      attributes.append(("xml:space", "preserve"))
    }
    add("text", attributes, content: text)
  }

  /// Writes a word that was not measured into the available space.
  ///
  /// It is reduced in size, then compressed, and never truncated.
  mutating func word(
    _ text: String, at point: Point, room: Double, anchor: Anchor, _ style: WordStyle
  ) {
    guard room > 0 else { return }
    let width = WordWidth.estimate(text, size: style.size, weight: style.weight)
    var style = style
    if width > room { style.size *= max(0.7, room / width) }
    word(text, at: point, width: min(width, room), anchor: anchor, style)
  }
}
