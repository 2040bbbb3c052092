import LayoutSnapshot

extension Picture {
  /// Draws the overlays over all views: outlines, guides, constraints and names.
  mutating func drawOverlays(of snapshot: LayoutSnapshot) {
    guard options.outlines || options.drawsGuides || options.drawsConstraints || options.drawsNames
    else { return }
    let visible = snapshot.placedViews.filter { !$0.isHidden && $0.frame.isDrawable }
    if options.outlines { drawOutlines(of: visible) }
    if options.drawsGuides { drawGuides(of: visible) }
    var labels = LabelPlacement(canvas: Rect(origin: .zero, size: snapshot.canvas))
    if options.drawsConstraints {
      drawFindings(of: visible)
      for placed in visible {
        for rect in placed.textRects { labels.avoid(text: rect) }
      }
      drawConstraints(of: snapshot, labels: &labels)
    }
    if options.drawsNames { drawNames(of: visible, labels: &labels) }
  }

  private mutating func drawOutlines(of visible: [LayoutSnapshot.PlacedView]) {
    svg.open("g", [("class", "outlines")])
    let stroke = Stroke(paint: Paint(palette.isDark ? "8AB4F8" : "3A6EA5", 0.4), width: 0.5)
    for placed in visible where placed.depth > 0 {
      let radius = placed.view.appearance.cornerRadius
      svg.rect(
        placed.frame.insetBy(0.25), radius: radius.isFinite ? radius : 0, stroke: stroke)
    }
    svg.close("g")
  }

  private mutating func drawNames(
    of visible: [LayoutSnapshot.PlacedView], labels: inout LabelPlacement
  ) {
    svg.open("g", [("class", "names")])
    for placed in visible where placed.depth > 0 {
      let name = placed.view.displayName
      let width = WordWidth.estimate(name, size: 8, weight: 600) + 8
      let y = placed.frame.minY + 6
      let x = placed.frame.minX + width / 2
      let place = labels.place(
        width: width, height: 11,
        at: [
          (x, y), (x, y - 6), (placed.frame.maxX - width / 2, y), (x, placed.frame.maxY - 6),
          (placed.frame.midX, placed.frame.minY - 6), (placed.frame.midX, placed.frame.maxY + 6),
        ])
      svg.rect(place, radius: 3, fill: Paint("30343B", 0.82))
      svg.word(
        name, at: Point(x: place.midX, y: place.midY + 2.8), room: width - 8, anchor: .middle,
        WordStyle(size: 8, weight: 600, paint: .white))
    }
    svg.close("g")
  }
}
