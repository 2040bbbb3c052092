import LayoutSnapshot

extension Picture {
  /// Draws a label, and the text of any other view that has one.
  mutating func drawLabel(_ drawn: DrawnView) {
    guard let text = drawn.view.text else { return }
    drawLines(of: text, in: drawn, paint: paint(of: text))
  }

  /// Returns the color of a text: its own, or what its role gets.
  func paint(of text: LayoutSnapshot.Text) -> Paint {
    text.color.map(palette.paint)
      ?? (text.isPlaceholder ? palette[.placeholderText] : palette[.label])
  }

  /// Draws the measured lines; a text that was never measured is written into the frame.
  mutating func drawLines(of text: LayoutSnapshot.Text, in drawn: DrawnView, paint: Paint) {
    let style = WordStyle(text.font, paint: paint)
    guard !text.lines.isEmpty else {
      drawUnmeasured(text, in: drawn.frame, style)
      return
    }
    let bounds = drawn.onCanvas(.init(origin: .zero, size: .zero))
    for line in text.lines {
      let x =
        line.x.map { bounds.minX + $0 } ?? left(of: line, in: drawn.frame, text.alignment)
      let start = Point(x: x, y: bounds.minY + line.baseline)
      if let runs = line.runs {
        for run in runs { drawRun(run, from: start, in: drawn, paint: paint) }
      } else {
        svg.word(line.text, at: start, width: line.width, style)
      }
    }
  }

  private mutating func drawRun(
    _ run: LayoutSnapshot.Text.Run, from start: Point, in drawn: DrawnView, paint: Paint
  ) {
    let point = Point(x: start.x + run.x, y: start.y - (run.rise ?? 0))
    if let image = run.image, let frame = image.frame {
      drawImage(image, in: frame.offset(x: point.x, y: point.y), tint: drawn.tint)
      return
    }
    let (paint, size) = (run.color.map(palette.paint) ?? paint, run.font.size)
    if let background = run.background {
      svg.rect(
        Rect(x: point.x, y: point.y - 0.95 * size, width: run.width, height: 1.2 * size),
        fill: palette.paint(background))
    }
    if let shadow = run.shadow {
      let place = Point(x: point.x + shadow.offset.width, y: point.y + shadow.offset.height)
      let style = WordStyle(run.font, paint: palette.paint(shadow.color))
      svg.word(run.text, at: place, width: run.width, style)
    }
    var style = WordStyle(run.font, paint: paint)
    if let width = run.outlineWidth {
      let color = run.outlineColor.map(palette.paint) ?? paint
      style.outline = Stroke(paint: color, width: abs(width))
      style.isFilled = width < 0
    }
    svg.word(run.text, at: point, width: run.width, style)
    for (isDrawn, height, color) in [
      (run.isUnderlined == true, 0.12 * size, run.underlineColor),
      (run.isStruckThrough == true, -0.27 * size, run.strikethroughColor),
    ] where isDrawn {
      svg.line(
        Point(x: point.x, y: point.y + height), Point(x: point.x + run.width, y: point.y + height),
        Stroke(paint: color.map(palette.paint) ?? paint, width: max(1, size / 16)))
    }
  }

  private func left(
    of line: LayoutSnapshot.Text.Line, in frame: Rect, _ alignment: LayoutSnapshot.Text.Alignment
  ) -> Double {
    switch anchor(of: alignment) {
    case .start: frame.minX
    case .middle: frame.midX - line.width / 2
    case .end: frame.maxX - line.width
    }
  }

  private func anchor(of alignment: LayoutSnapshot.Text.Alignment) -> SVGText.Anchor {
    switch alignment {
    case .left: .start
    case .right: .end
    case .center: .middle
    case .natural, .justified: isRightToLeft ? .end : .start
    }
  }

  private mutating func drawUnmeasured(
    _ text: LayoutSnapshot.Text, in frame: Rect, _ style: WordStyle
  ) {
    let anchor = anchor(of: text.alignment)
    let x =
      switch anchor {
      case .start: frame.minX
      case .middle: frame.midX
      case .end: frame.maxX
      }
    let baseline = Point(x: x, y: frame.midY + 0.35 * style.size)
    svg.word(text.string, at: baseline, room: frame.width, anchor: anchor, style)
  }
}
