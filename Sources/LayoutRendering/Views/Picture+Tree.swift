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
        if !drawn.view.appearance.mask.isEmpty { svg.close("g") }
        if drawn.view.appearance.rotation != nil { svg.close("g") }
      case .draw(let drawn, let depth):
        guard !drawn.view.isHidden, drawn.view.alpha > 0 || drawn.view.alpha.isNaN else { continue }
        guard depth < Self.maximumDepth, drawn.frame.isDrawable else {
          svg.comment(
            depth < Self.maximumDepth
              ? "Skipped: the frame of \(drawn.view.id) is not finite."
              : "Skipped: \(drawn.view.id) is nested too deeply.")
          continue
        }
        if let rotation = drawn.view.appearance.rotation {
          let numbers = [rotation.degrees, drawn.frame.midX, drawn.frame.midY].map(SVGText.number)
          svg.open("g", [("transform", "rotate(\(numbers.joined(separator: " ")))")])
        }
        if drawn.view.alpha >= 1 { drawShadow(of: drawn) }
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
      let below = drawn.view.frame.height - subview.frame.maxY
      return DrawnView(
        view: subview, frame: drawn.onCanvas(subview.unrotatedFrame),
        tint: tint(of: subview) ?? drawn.tint,
        cellPlace: places[index] ?? subview.control?.group.map(CellPlace.init),
        spaceAbove: drawn.view.kind == .view && (0...80).contains(subview.frame.minY)
          ? subview.frame.minY : 0,
        spaceBelow: drawn.view.kind == .view && (0...40).contains(below) ? below : 0)
    }
  }

  /// Defines the mask of a view: its shapes in white, whose opacity masks.
  private mutating func defineMask(of drawn: DrawnView) -> String {
    let id = svg.nextID("mask")
    let frame = drawn.frame
    svg.open(
      "mask",
      [("id", id), ("maskUnits", "userSpaceOnUse")]
        + SVGText.attributes(of: frame.insetBy(-frame.width - frame.height), radius: 0))
    let white = drawn.view.appearance.mask.map(\.inWhite)
    drawShapes(white, at: drawn.onCanvas(Rect(origin: .zero, size: .zero)).origin)
    svg.close("mask")
    return "url(#\(id))"
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
    if !drawn.view.appearance.mask.isEmpty {
      svg.open("g", [("mask", defineMask(of: drawn))])
    }
    svg.open("g", attributes)
  }
}

extension LayoutSnapshot.View {
  /// The rectangle that is rotated; the frame without a rotation.
  fileprivate var unrotatedFrame: LayoutSnapshot.Rect {
    guard let size = appearance.rotation?.size else { return frame }
    return .init(centerX: frame.midX, centerY: frame.midY, width: size.width, height: size.height)
  }
}

extension LayoutSnapshot.Shape {
  /// The shape with its opacities in white, because SVG's masks also use the brightness.
  fileprivate var inWhite: Self {
    func white(_ color: LayoutSnapshot.Color) -> LayoutSnapshot.Color {
      LayoutSnapshot.Color(red: 255, green: 255, blue: 255, alpha: color.alpha)
    }
    var shape = self
    shape.fill = fill.map(white)
    shape.stroke = stroke.map(white)
    shape.gradient?.colors = gradient?.colors.map(white) ?? []
    shape.text?.color = white(text?.color ?? .black)
    return shape
  }
}
