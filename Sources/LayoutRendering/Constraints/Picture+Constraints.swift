import LayoutSnapshot

extension Picture {
  /// Draws all marks first and all labels after them, so that no line runs through a number.
  mutating func drawConstraints(
    of snapshot: LayoutSnapshot, labels: inout LabelPlacement
  ) {
    let geometry = ItemGeometry(snapshot)
    var pending: [(constraint: LayoutSnapshot.Constraint, label: MarkLabel)] = []
    svg.open("g", [("class", "constraints")])
    for (owner, constraint) in snapshot.constraints.enumerated()
    where options.constraintOrigins.contains(constraint.origin) {
      guard !geometry.isHidden(constraint.first.item),
        constraint.second.map({ !geometry.isHidden($0.item) }) ?? true
      else { continue }
      guard let mark = ConstraintMark(constraint, geometry) else {
        svg.comment("Skipped: constraint \(constraint.id) refers to nothing that can be shown.")
        continue
      }
      svg.open("g", [("data-constraint", constraint.id)])
      let pen = MarkPen(
        stroke: Self.stroke(for: constraint), label: mark.label, owner: owner,
        canvas: Rect(origin: .zero, size: snapshot.canvas))
      for label in drawShape(of: mark.shape, pen, avoiding: &labels) where !label.text.isEmpty {
        pending.append((constraint, label))
      }
      svg.close("g")
    }
    svg.close("g")

    svg.open("g", [("class", "constraint-labels")])
    for (constraint, label) in pending {
      svg.open("g", [("data-constraint", constraint.id)])
      drawPill(label, paint: Self.stroke(for: constraint).paint, labels: &labels)
      svg.close("g")
    }
    svg.close("g")
  }

  /// Blue for satisfied constraints, red for broken ones, dashed for optional ones.
  private static func stroke(for constraint: LayoutSnapshot.Constraint) -> Stroke {
    Stroke(
      paint: constraint.isBroken ? Paint("DC2626") : Paint("1D6FF2"),
      width: constraint.isBroken ? 1.5 : 1, dash: constraint.priority < 1000 ? [3, 2] : [])
  }

  private mutating func drawPill(_ label: MarkLabel, paint: Paint, labels: inout LabelPlacement) {
    let size = 8.5
    let width = WordWidth.estimate(label.text, size: size, weight: 600)
    let room = max(width + 7, 13)
    let place = labels.place(
      width: room, height: 12.5, at: label.places(width: room), owner: label.owner)
    svg.rect(
      place, radius: place.height / 2, fill: .white.faded(0.96),
      stroke: Stroke(paint: paint, width: 0.75))
    svg.word(
      label.text, at: Point(x: place.midX, y: place.midY + 3), width: width, anchor: .middle,
      WordStyle(size: size, weight: 600, paint: paint))
  }
}
