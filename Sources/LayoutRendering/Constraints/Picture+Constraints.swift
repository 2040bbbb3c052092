import LayoutSnapshot

extension Picture {
  /// Draws all marks first and all labels after them, so that no line runs through a number.
  mutating func drawConstraints(
    of snapshot: LayoutSnapshot, labels: inout LabelPlacement
  ) {
    let geometry = ItemGeometry(snapshot)
    let names = ItemNames(snapshot)
    let focus = options.constrainedView.map { snapshot.items(of: $0) }
    var pending: [(constraint: LayoutSnapshot.Constraint, label: MarkLabel)] = []
    svg.open("g", [("class", "constraints")])
    for (owner, constraint) in snapshot.constraints.enumerated()
    where options.constraintOrigins.contains(constraint.origin) {
      guard
        focus.map({
          $0.contains(constraint.first.item) || $0.contains(constraint.second?.item ?? "")
        })
          ?? true
      else { continue }
      guard !geometry.isHidden(constraint.first.item),
        constraint.second.map({ !geometry.isHidden($0.item) }) ?? true
      else { continue }
      guard let mark = ConstraintMark(constraint, geometry) else {
        svg.comment("Skipped: constraint \(constraint.id) refers to nothing that can be shown.")
        continue
      }
      svg.open("g", [("data-constraint", constraint.id)])
      svg.add("title", [], content: names.equation(of: constraint))
      let pen = MarkPen(
        stroke: Self.stroke(for: constraint), label: mark.label, owner: owner,
        canvas: Rect(origin: .zero, size: snapshot.canvas),
        isDirected: constraint.origin == .directed)
      for label in drawShape(of: mark.shape, pen, avoiding: &labels) where !label.text.isEmpty {
        pending.append((constraint, label))
      }
      svg.close("g")
    }
    svg.close("g")

    svg.open("g", [("class", "constraint-labels")])
    for (constraint, label) in pending {
      svg.open("g", [("data-constraint", constraint.id)])
      svg.add("title", [], content: names.equation(of: constraint))
      drawPill(label, paint: Self.stroke(for: constraint).paint, labels: &labels)
      svg.close("g")
    }
    svg.close("g")
  }

  /// Blue for satisfied constraints, red for broken ones, violet for directed ones, dashed for
  /// optional ones.
  private static func stroke(for constraint: LayoutSnapshot.Constraint) -> Stroke {
    Stroke(
      paint: constraint.isBroken
        ? Paint("DC2626") : constraint.origin == .directed ? Paint("7C3AED") : Paint("1D6FF2"),
      width: constraint.isBroken ? 1.5 : 1, dash: constraint.priority < 1000 ? [3, 2] : [])
  }

  /// Draws a label on its line or beside it; away from it, at the end of a thin line, where it would cover
  /// text otherwise.
  private mutating func drawPill(_ label: MarkLabel, paint: Paint, labels: inout LabelPlacement) {
    let size = 8.5
    let width = WordWidth.estimate(label.text, size: size, weight: 600)
    let room = max(width + 7, 13)
    let near = label.places(width: room)
    let place = labels.place(
      width: room, height: 12.5, at: near, orElse: label.distantPlaces(width: room),
      owner: label.owner)
    let anchor = label.nearest(to: Point(x: place.midX, y: place.midY))
    let distance = max(abs(anchor.x - place.midX) - room / 2, abs(anchor.y - place.midY) - 6.25)
    if distance > 6 {
      svg.line(
        anchor, Point(x: place.midX, y: place.midY), Stroke(paint: paint.faded(0.7), width: 0.5))
    }
    svg.rect(
      place, radius: place.height / 2, fill: .white.faded(0.96),
      stroke: Stroke(paint: paint, width: 0.75))
    svg.word(
      label.text, at: Point(x: place.midX, y: place.midY + 3), width: width, anchor: .middle,
      WordStyle(size: size, weight: 600, paint: paint))
  }
}

extension LayoutSnapshot {
  /// Returns the id of a view, and those of its guides.
  fileprivate func items(of view: String) -> Set<String> {
    var items: Set<String> = [view]
    forEachView { placed in
      if placed.view.id == view { items.formUnion(placed.view.layout.guides.map(\.id)) }
    }
    return items
  }
}
