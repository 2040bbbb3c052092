import LayoutSnapshot

extension Picture {
  /// Draws a button: its configuration's background, image and title.
  mutating func drawButton(_ drawn: DrawnView) {
    let style = drawn.control.style
    let own = drawn.view.appearance
    let tint = drawn.isEnabled ? drawn.tint : palette[.systemGray3]
    if own.backgroundColor == nil, let fill = buttonFill(style, tint: tint) {
      let radius = own.cornerRadius > 0 ? own.cornerRadius : min(8, drawn.frame.height / 4)
      svg.rect(drawn.frame, radius: radius, fill: fill)
    }
    if style == .roundedRect, own.borderWidth == 0, own.backgroundColor == nil {
      let stroke = Stroke(paint: palette[.systemGray4])
      svg.rect(drawn.frame.insetBy(0.5), radius: 8, stroke: stroke)
    }
    if let image = drawn.control.background {
      let rect = image.frame.map(drawn.onCanvas) ?? drawn.frame
      drawImage(
        image, in: rect, tint: tint, radius: drawn.view.clipsToBounds ? own.cornerRadius : 0)
    }
    let paint = titlePaint(of: drawn, tint: tint)
    // Without a configuration, only the title has a color of its own.
    let glyph = style == nil && drawn.isEnabled ? tint : paint
    if let image = drawn.view.image { drawGlyph(image, in: drawn, paint: glyph) }
    if let text = drawn.view.text { drawLines(of: text, in: drawn, paint: paint) }
  }

  private func buttonFill(_ style: LayoutSnapshot.ControlState.Style?, tint: Paint) -> Paint? {
    switch style {
    case .filled: tint
    case .tinted: tint.faded(0.15)
    case .gray: palette[.secondarySystemFill]
    default: nil
    }
  }

  private func titlePaint(of drawn: DrawnView, tint: Paint) -> Paint {
    guard drawn.isEnabled else {
      // A color of its own that holds for the disabled state, too.
      if let color = drawn.view.text?.color, drawn.control.style == nil {
        return palette.paint(color)
      }
      return drawn.control.style == .filled ? .white : palette[.tertiaryLabel]
    }
    if let color = drawn.view.text?.color { return palette.paint(color) }
    return drawn.control.style == .filled ? .white : tint
  }

  /// Draws the image of a button or bar item: a template shape in the given color.
  private mutating func drawGlyph(
    _ image: LayoutSnapshot.Image, in drawn: DrawnView, paint: Paint
  ) {
    let paint = image.color.map(palette.paint) ?? paint
    let frame = drawn.frame
    var rect =
      image.frame.map(drawn.onCanvas)
      ?? Picture.place(
        LayoutSnapshot.Image(size: image.size, contentMode: .center), in: frame)
    if image.frame == nil, image.size == nil {
      let side = min(20, frame.width, frame.height)
      rect = Rect(centerX: frame.midX, centerY: frame.midY, width: side, height: side)
    }
    if let name = image.name, image.shapes == nil, hasContents(of: name) {
      drawContents(
        of: name, in: rect, radius: 0, paint: image.isTemplate == true ? paint : nil)
    } else if image.shapes != nil {
      drawImage(image, in: rect, tint: paint)
    } else if max(rect.width, rect.height) > 48 {
      drawPlaceholder(named: image.name, in: rect, radius: drawn.view.appearance.cornerRadius)
    } else {
      drawTemplate(named: image.name, in: rect, paint: paint)
    }
  }
}
