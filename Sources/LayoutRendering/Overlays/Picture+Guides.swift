import LayoutSnapshot

extension Picture {
  /// Draws guides, margins and safe areas as dashed rectangles.
  mutating func drawGuides(of visible: [LayoutSnapshot.PlacedView]) {
    svg.open("g", [("class", "guides")])
    for placed in visible {
      let facts = placed.view.layout
      // A guide is more informative than the insets from which it was made.
      let roles = facts.guides.map(\.role)
      if facts.safeAreaInsets != .zero, !roles.contains(.safeArea) {
        drawGuide(placed.frame.inset(by: facts.safeAreaInsets), role: .safeArea)
      }
      if facts.layoutMargins != .zero, !placed.view.subviews.isEmpty,
        !roles.contains(.layoutMargins)
      {
        drawGuide(placed.frame.inset(by: facts.layoutMargins), role: .layoutMargins)
      }
      let origin = placed.view.boundsOrigin
      for guide in facts.guides {
        drawGuide(
          guide.frame.offset(x: placed.frame.minX - origin.x, y: placed.frame.minY - origin.y),
          role: guide.role)
      }
    }
    svg.close("g")
  }

  private mutating func drawGuide(_ rect: Rect, role: LayoutSnapshot.Guide.Role) {
    let (digits, dash): (String, [Double]) =
      switch role {
      case .safeArea, .topBar, .bottomBar: ("1E9E57", [6, 3])
      case .layoutMargins: ("A552C9", [2, 2.5])
      case .readableContent: ("0E8FA8", [4, 3])
      case .keyboard: ("C2410C", [6, 3])
      case .scrollContent, .scrollFrame: ("64748B", [1.5, 3])
      case .custom: ("D97706", [4, 2.5])
      case .layer: ("7C3AED", [4, 2.5])
      }
    svg.rect(
      rect, fill: Paint(digits, 0.025), stroke: Stroke(paint: Paint(digits, 0.75), dash: dash))
  }
}
