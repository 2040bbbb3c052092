import LayoutSnapshot

/// What is drawn over a panel: outlines of the views that differ, and arrows from where they were.
struct PanelMarks {
  /// The marks, as elements of SVG.
  private(set) var text = ""
  private let margin: Double

  /// Marks the views of a panel.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(_ panel: LayoutRenderer.Panel, margin: Double) {
    self.margin = margin
    var former: [String: LayoutSnapshot.Rect] = [:]
    panel.former?.forEachView { placed in
      if panel.marked.contains(placed.view.id) { former[placed.view.id] = placed.frame }
    }
    panel.snapshot.forEachView { placed in
      guard panel.marked.contains(placed.view.id), placed.frame.isDrawable else { return }
      if let before = former[placed.view.id], before.isDrawable, before != placed.frame {
        outline(before, "#6e6e73", "1", dash: "4 3")
        arrow(from: before, to: placed.frame)
      }
      outline(placed.frame, Self.color, "2", dash: nil)
    }
  }

  private static let color = "#d55e00"

  private mutating func outline(
    _ frame: LayoutSnapshot.Rect, _ color: String, _ width: String, dash: String?
  ) {
    text +=
      "<rect x=\"\(SVGText.number(frame.minX + margin))\" "
      + "y=\"\(SVGText.number(frame.minY + margin))\" "
      + "width=\"\(SVGText.number(max(1, frame.width)))\" "
      + "height=\"\(SVGText.number(max(1, frame.height)))\" fill=\"none\" stroke=\"\(color)\" "
      + "stroke-width=\"\(width)\"" + (dash.map { " stroke-dasharray=\"\($0)\"" } ?? "") + "/>\n"
  }

  /// Draws an arrow from center to center; none for a center that stays, where the outlines show the sizes.
  private mutating func arrow(from before: LayoutSnapshot.Rect, to after: LayoutSnapshot.Rect) {
    let (x, y) = (after.midX - before.midX, after.midY - before.midY)
    let length = (x * x + y * y).squareRoot()
    guard length >= 1 else { return }
    let (end, head) = ((after.midX + margin, after.midY + margin), min(9, max(4, length / 2)))
    // Along the arrow, and across it.
    let (along, across) = ((x / length * head, y / length * head), 0.45)
    let base = (end.0 - along.0, end.1 - along.1)
    func point(_ x: Double, _ y: Double) -> String { "\(SVGText.number(x)) \(SVGText.number(y))" }
    text +=
      "<path d=\"M\(point(before.midX + margin, before.midY + margin))L\(point(base.0, base.1))\" "
      + "fill=\"none\" stroke=\"\(Self.color)\" stroke-width=\"2\"/>\n"
      + "<path d=\"M\(point(end.0, end.1))"
      + "L\(point(base.0 - along.1 * across, base.1 + along.0 * across))"
      + "L\(point(base.0 + along.1 * across, base.1 - along.0 * across))Z\" "
      + "fill=\"\(Self.color)\"/>\n"
  }
}
