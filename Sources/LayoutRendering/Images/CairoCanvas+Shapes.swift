internal import CPango

extension CairoCanvas {
  /// Draws an element with its descendants.
  func draw(_ element: DrawnElement) throws(PictureError) {
    switch element.name {
    // Colors are attributes, too, which a style replaces in dark surroundings.
    case "title", "style": return
    case "clipPath":
      if let id = element.attributes["id"], let shape = element.children.first { clips[id] = shape }
    case "defs":
      for child in element.children {
        if let id = child.attributes["id"], child.name == "image" { definitions[id] = child }
      }
    case "linearGradient", "radialGradient", "mask":
      if let id = element.attributes["id"] { definitions[id] = element }
    case "svg":
      let box = try element.numbers("viewBox")
      textSize = try element.number("font-size", default: textSize)
      fontFamily = element.attributes["font-family"]
      unsafe cairo_save(context)
      if box.count == 4 { unsafe cairo_translate(context, -box[0], -box[1]) }
      for child in element.children { try draw(child) }
      unsafe cairo_restore(context)
    case "g": try drawGroup(element)
    case "rect", "line", "circle", "path": try drawShape(element)
    case "text": try drawText(element)
    case "use": try drawImage(element)
    default: throw PictureError("a picture has no element '\(element.name)'")
    }
  }

  private func drawGroup(_ group: DrawnElement) throws(PictureError) {
    unsafe cairo_save(context)
    try transform(by: group)
    if let clip = group.attributes["clip-path"] {
      let id = String(clip.dropFirst(5).dropLast())
      guard let shape = clips[id] else { throw PictureError("there is no clip path '\(id)'") }
      if shape.name == "path" {
        try addPath(shape.attributes["d"] ?? "")
      } else {
        try addRect(shape)
      }
      unsafe cairo_clip(context)
    }
    let opacity = try group.number("opacity", default: 1)
    if opacity < 1 { unsafe cairo_push_group(context) }
    if let mask = group.attributes["mask"] {
      try draw(group.children, masked: String(mask.dropFirst(5).dropLast()))
    } else {
      for child in group.children { try draw(child) }
    }
    if opacity < 1 {
      unsafe cairo_pop_group_to_source(context)
      unsafe cairo_paint_with_alpha(context, opacity)
    }
    unsafe cairo_restore(context)
  }

  /// Changes the coordinates as an element says.
  func transform(by element: DrawnElement) throws(PictureError) {
    guard let transform = element.attributes["transform"] else { return }
    for step in transform.split(separator: ")") {
      let words = step.split(whereSeparator: { $0 == "(" || $0 == " " })
      let parts = words.dropFirst().compactMap { Double($0) }
      switch words.first {
      case "translate" where !parts.isEmpty:
        unsafe cairo_translate(context, parts[0], parts.count > 1 ? parts[1] : 0)
      case "scale" where parts.count == 2 && parts[0] != 0 && parts[1] != 0:
        unsafe cairo_scale(context, parts[0], parts[1])
      case "rotate" where parts.count == 3:
        unsafe cairo_translate(context, parts[1], parts[2])
        unsafe cairo_rotate(context, parts[0] * .pi / 180)
        unsafe cairo_translate(context, -parts[1], -parts[2])
      default: throw PictureError("a picture has no transform '\(transform)'")
      }
    }
  }

  /// Draws elements with the opacity of a mask.
  private func draw(_ children: [DrawnElement], masked id: String) throws(PictureError) {
    guard let mask = definitions[id] else { throw PictureError("there is no mask '\(id)'") }
    unsafe cairo_push_group(context)
    for child in children { try draw(child) }
    let content = unsafe cairo_pop_group(context)
    defer { unsafe cairo_pattern_destroy(content) }
    unsafe cairo_push_group(context)
    for child in mask.children { try draw(child) }
    let opacity = unsafe cairo_pop_group(context)
    defer { unsafe cairo_pattern_destroy(opacity) }
    unsafe cairo_set_source(context, content)
    unsafe cairo_mask(context, opacity)
  }

  /// Sets a gradient to draw with.
  private func setGradient(_ reference: String) throws(PictureError) {
    let id = String(reference.dropFirst(5).dropLast())
    guard let gradient = definitions[id] else {
      throw PictureError("there is no gradient '\(id)'")
    }
    let pattern: OpaquePointer?
    if gradient.name == "radialGradient" {
      let (x, y) = (try gradient.number("cx"), try gradient.number("cy"))
      unsafe pattern = cairo_pattern_create_radial(x, y, 0, x, y, try gradient.number("r"))
    } else {
      unsafe pattern = cairo_pattern_create_linear(
        try gradient.number("x1"), try gradient.number("y1"), try gradient.number("x2"),
        try gradient.number("y2"))
    }
    for stop in gradient.children {
      let number = UInt32((stop.attributes["stop-color"] ?? "").dropFirst(), radix: 16) ?? 0
      func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, try stop.number("offset"), part(16), part(8), part(0),
        try stop.number("stop-opacity", default: 1))
    }
    unsafe cairo_set_source(context, pattern)
    unsafe cairo_pattern_destroy(pattern)
  }

  private func drawShape(_ shape: DrawnElement) throws(PictureError) {
    unsafe cairo_new_path(context)
    switch shape.name {
    case "rect": try addRect(shape)
    case "circle":
      unsafe cairo_arc(
        context, try shape.number("cx"), try shape.number("cy"), try shape.number("r"), 0,
        2 * Double.pi)
    case "line":
      unsafe cairo_move_to(context, try shape.number("x1"), try shape.number("y1"))
      unsafe cairo_line_to(context, try shape.number("x2"), try shape.number("y2"))
    default: try addPath(shape.attributes["d"] ?? "")
    }
    if let fill = shape.attributes["fill"], fill != "none" {
      if fill.hasPrefix("url(") {
        try setGradient(fill)
      } else {
        setSource(fill, try shape.number("fill-opacity", default: 1))
      }
      let isEvenOdd = shape.attributes["fill-rule"] == "evenodd"
      unsafe cairo_set_fill_rule(
        context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      unsafe cairo_fill_preserve(context)
    }
    if let stroke = shape.attributes["stroke"], stroke != "none" {
      setSource(stroke, try shape.number("stroke-opacity", default: 1))
      unsafe cairo_set_line_width(context, try shape.number("stroke-width", default: 1))
      let dash = try shape.numbers("stroke-dasharray")
      unsafe cairo_set_dash(context, dash, Int32(dash.count), 0)
      let isRound = shape.attributes["stroke-linecap"] == "round"
      unsafe cairo_set_line_cap(context, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      unsafe cairo_set_line_join(context, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      // SVG's own limit.
      unsafe cairo_set_miter_limit(context, 4)
      unsafe cairo_stroke_preserve(context)
    }
    unsafe cairo_new_path(context)
  }

  /// Adds a rectangle with rounded corners.
  ///
  /// Lengths can be percentages.
  private func addRect(_ rect: DrawnElement) throws(PictureError) {
    if rect.attributes["width"] == "100%" {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      unsafe cairo_clip_extents(context, &left, &top, &right, &bottom)
      unsafe cairo_rectangle(context, left, top, right - left, bottom - top)
      return
    }
    let (x, y) = (try rect.number("x"), try rect.number("y"))
    let (width, height) = (try rect.number("width"), try rect.number("height"))
    let radius = min(try rect.number("rx"), width / 2, height / 2)
    guard radius > 0 else {
      unsafe cairo_rectangle(context, x, y, width, height)
      return
    }
    let quarter = Double.pi / 2
    unsafe cairo_new_sub_path(context)
    unsafe cairo_arc(context, x + width - radius, y + radius, radius, -quarter, 0)
    unsafe cairo_arc(context, x + width - radius, y + height - radius, radius, 0, quarter)
    unsafe cairo_arc(context, x + radius, y + height - radius, radius, quarter, 2 * quarter)
    unsafe cairo_arc(context, x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
    unsafe cairo_close_path(context)
  }

  /// Adds a path of the commands that this module writes: M, L, Q, C, H, V, Z, and a with circles' quarters.
  private func addPath(_ text: String) throws(PictureError) {
    var commands = PathReader(Array(text.utf8))
    var (x, y) = (0.0, 0.0)
    while let command = commands.command() {
      switch command {
      case "M":
        (x, y) = (try commands.number(), try commands.number())
        unsafe cairo_move_to(context, x, y)
      case "L":
        (x, y) = (try commands.number(), try commands.number())
        unsafe cairo_line_to(context, x, y)
      case "C":
        let (x1, y1) = (try commands.number(), try commands.number())
        let (x2, y2) = (try commands.number(), try commands.number())
        (x, y) = (try commands.number(), try commands.number())
        unsafe cairo_curve_to(context, x1, y1, x2, y2, x, y)
      case "Q":
        let (x1, y1) = (try commands.number(), try commands.number())
        let (endX, endY) = (try commands.number(), try commands.number())
        // The same curve as a cubic one.
        unsafe cairo_curve_to(
          context, x + (x1 - x) * 2 / 3, y + (y1 - y) * 2 / 3, endX + (x1 - endX) * 2 / 3,
          endY + (y1 - endY) * 2 / 3, endX, endY)
        (x, y) = (endX, endY)
      case "H":
        x = try commands.number()
        unsafe cairo_line_to(context, x, y)
      case "V":
        y = try commands.number()
        unsafe cairo_line_to(context, x, y)
      case "a":
        let radius = try commands.number()
        for _ in 0..<4 { _ = try commands.number() }
        let (stepX, stepY) = (try commands.number(), try commands.number())
        guard radius > 0 else { continue }
        // A quarter clockwise: its middle is to the right of the way.
        let (middleX, middleY) = ((stepX - stepY) / 2, (stepX + stepY) / 2)
        let start = Self.angle(-middleX, -middleY)
        unsafe cairo_arc(
          context, x + middleX, y + middleY, radius, start, start + Double.pi / 2)
        (x, y) = (x + stepX, y + stepY)
      case "Z": unsafe cairo_close_path(context)
      default: throw PictureError("a picture has no path command '\(command)'")
      }
    }
  }

  /// The direction of a corner of a square, as all quarters have one.
  private static func angle(_ x: Double, _ y: Double) -> Double {
    if abs(x) < abs(y) { return y > 0 ? Double.pi / 2 : -Double.pi / 2 }
    return x > 0 ? 0 : Double.pi
  }
}

/// The commands and numbers of a path.
struct PathReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func skipBlanks() {
    while place < bytes.count,
      bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: ",")
    {
      place += 1
    }
  }

  /// The next letter; nil at the end.
  mutating func command() -> Character? {
    skipBlanks()
    guard place < bytes.count else { return nil }
    defer { place += 1 }
    return Character(UnicodeScalar(bytes[place]))
  }

  /// The next number.
  mutating func number() throws(PictureError) -> Double {
    skipBlanks()
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      let isDigit =
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
      guard isDigit || byte == UInt8(ascii: "-") && place == start else { break }
      place += 1
    }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else {
      throw PictureError("a path lacks a number")
    }
    return number
  }
}
