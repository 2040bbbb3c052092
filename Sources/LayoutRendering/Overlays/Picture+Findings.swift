import LayoutSnapshot

extension Picture {
  /// Draws ambiguous views dashed in red, and the saved frames of misplaced views dashed in amber, as
  /// Interface Builder does.
  mutating func drawFindings(of visible: [LayoutSnapshot.PlacedView]) {
    let ambiguous = visible.filter(\.view.layout.isAmbiguous)
    let places = Dictionary(
      visible.map { ($0.view.id, $0) }, uniquingKeysWith: { first, _ in first })
    guard !ambiguous.isEmpty || !options.savedFrames.isEmpty || options.constrainedView != nil
    else {
      return
    }
    svg.open("g", [("class", "findings")])
    for placed in ambiguous {
      svg.open("g", [("data-ambiguous", placed.view.id)])
      svg.add("title", [], content: "\(placed.view.displayName): ambiguous position or size")
      svg.rect(
        placed.frame, fill: Paint("DC2626", 0.04),
        stroke: Stroke(paint: Paint("DC2626"), width: 1.25, dash: [5, 3]))
      svg.close("g")
    }
    for placed in visible {
      guard let saved = options.savedFrames[placed.view.id], saved.isDrawable,
        let parent = placed.superviewID.flatMap({ places[$0] })
      else { continue }
      let frame = saved.offset(
        x: parent.frame.minX - parent.view.boundsOrigin.x,
        y: parent.frame.minY - parent.view.boundsOrigin.y)
      svg.open("g", [("data-misplaced", placed.view.id)])
      let numbers = [saved.x, saved.y, saved.width, saved.height].map(SVGText.number)
      svg.add(
        "title", [],
        content: "\(placed.view.displayName): saved at x \(numbers[0]), y \(numbers[1]), "
          + "width \(numbers[2]), height \(numbers[3])")
      svg.rect(placed.frame, stroke: Stroke(paint: Paint("D97706", 0.9), width: 1))
      svg.rect(frame, stroke: Stroke(paint: Paint("D97706"), width: 1.25, dash: [5, 3]))
      svg.close("g")
    }
    if let view = options.constrainedView.flatMap({ places[$0] }) {
      svg.rect(
        view.frame, fill: Paint("1D6FF2", 0.06), stroke: Stroke(paint: Paint("1D6FF2"), width: 1))
    }
    svg.close("g")
  }
}

extension LayoutSnapshot.PlacedView {
  /// The rectangles of the lines of text on the canvas.
  var textRects: [LayoutSnapshot.Rect] {
    guard let text = view.text, !text.string.isEmpty else { return [] }
    guard !text.lines.isEmpty else { return [frame] }
    let size = text.font.size
    return text.lines.map { line in
      let start: Double =
        line.x.map { frame.minX - view.boundsOrigin.x + $0 }
        ?? (text.alignment == .center ? frame.midX - line.width / 2 : frame.minX)
      let base = frame.minY - view.boundsOrigin.y + line.baseline
      // From the top of the capitals to the end of the descenders.
      return LayoutSnapshot.Rect(
        x: start, y: base - 0.75 * size, width: line.width, height: size)
    }
  }
}
