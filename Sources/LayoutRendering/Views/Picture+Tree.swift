import LayoutSnapshot

extension Picture {
  private enum Step {
    case draw(DrawnView, depth: Int)
    case finish(DrawnView)
  }

  /// The maximum depth of groups, because viewers process groups recursively.
  ///
  /// Trees of screens are not this deep.
  private static let maximumDepth = 250

  /// Draws the tree from back to front.
  ///
  /// Hidden views are not drawn.
  ///
  /// The traversal does not use recursion, so the depth of the tree is not limited.
  mutating func drawViews(of snapshot: LayoutSnapshot) {
    var steps: [Step] = [.draw(root(of: snapshot), depth: 0)]
    while let step = steps.popLast() {
      switch step {
      case .finish(let drawn):
        drawForeground(of: drawn)
        svg.close("g")
      case .draw(let drawn, let depth):
        guard !drawn.view.isHidden, drawn.view.alpha > 0 || drawn.view.alpha.isNaN else { continue }
        guard depth < Self.maximumDepth, drawn.frame.isDrawable else {
          svg.comment(
            depth < Self.maximumDepth
              ? "Skipped: the frame of \(drawn.view.id) is not finite."
              : "Skipped: \(drawn.view.id) is nested too deeply.")
          continue
        }
        openGroup(for: drawn)
        drawBackground(of: drawn)
        drawContent(of: drawn)
        steps.append(.finish(drawn))
        for subview in subviews(of: drawn).reversed() {
          steps.append(.draw(subview, depth: depth + 1))
        }
      }
    }
  }

  /// Returns the outermost view of a snapshot.
  func root(of snapshot: LayoutSnapshot) -> DrawnView {
    DrawnView(
      view: snapshot.root, frame: snapshot.root.frame,
      tint: tint(of: snapshot.root) ?? palette[.systemBlue])
  }

  private func tint(of view: LayoutSnapshot.View) -> Paint? {
    view.appearance.tintColor.map(palette.paint)
  }

  /// Returns the subviews, from back to front.
  func subviews(of drawn: DrawnView) -> [DrawnView] {
    let places = drawn.view.kind == .table ? CellPlace.places(in: drawn.view) : [:]
    return drawn.view.subviews.enumerated().map { index, subview in
      DrawnView(
        view: subview, frame: drawn.onCanvas(subview.frame), tint: tint(of: subview) ?? drawn.tint,
        cellPlace: places[index])
    }
  }

  private mutating func openGroup(for drawn: DrawnView) {
    var attributes: [SVGText.Attribute] = [("data-view", drawn.view.id)]
    if drawn.view.alpha < 1 {
      attributes.append(("opacity", SVGText.number(drawn.view.alpha)))
    }
    if drawn.view.clipsToBounds, !drawn.view.subviews.isEmpty || drawn.view.kind == .image {
      let radius = drawn.view.appearance.cornerRadius
      attributes.append(
        ("clip-path", svg.clip(to: drawn.frame, radius: radius.isFinite ? radius : 0)))
    }
    svg.open("g", attributes)
  }
}
