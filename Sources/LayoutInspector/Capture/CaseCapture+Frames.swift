internal import LayoutGeometry
internal import LayoutProof
internal import LayoutSnapshot

extension CaseCapture {
  /// How the frame of a view follows from its alignment rectangle.
  enum Placing {
    /// The frame is exact, as it was set by code or an autoresizing mask.
    case exact
    /// The frame is rounded to pixels, as the engine's are.
    case rounded
    /// Code has set the frame from the superview's rounded size: x and y are constant, width and
    /// height differ from the superview's by constants.
    case following([Double])
  }

  /// Returns a view's alignment rectangle, and how its frame follows from it.
  ///
  /// If code has given the view another frame than the engine, the rectangle is that of the views.
  func box(
    _ exact: LinearBox<SizePlane>, _ views: [LayoutSnapshot.View],
    in superviews: [LayoutSnapshot.View], _ points: RegionSamples, _ scale: Double
  ) -> (LinearBox<SizePlane>, Placing) {
    let grid = PixelGrid(scale: scale)
    var (isExact, isRounded) = (true, true)
    for (view, size) in zip(views, points.sizes) {
      let insets = view.alignmentInsets
      let frame = LayoutRect(
        x: exact.x.value(at: size) - insets.left, y: exact.y.value(at: size) - insets.top,
        width: exact.width.value(at: size) + insets.left + insets.right,
        height: exact.height.value(at: size) + insets.top + insets.bottom)
      if !view.frame.isNear(frame) { isExact = false }
      if !view.frame.isNear(grid.round(frame)) { isRounded = false }
    }
    if isExact { return (exact, .exact) }
    if isRounded { return (exact, .rounded) }
    func plane(_ number: (LayoutSnapshot.View) -> Double) -> SizePlane {
      points.plane(views.map(number))
    }
    let shown = LinearBox(
      x: plane { $0.frame.minX + $0.alignmentInsets.left },
      y: plane { $0.frame.minY + $0.alignmentInsets.top },
      width: plane { $0.frame.width - $0.alignmentInsets.left - $0.alignmentInsets.right },
      height: plane { $0.frame.height - $0.alignmentInsets.top - $0.alignmentInsets.bottom })
    guard superviews.count == views.count else { return (shown, .exact) }
    let differences = zip(views, superviews).map { view, superview in
      LayoutRect(
        x: view.frame.minX, y: view.frame.minY, width: view.frame.width - superview.frame.width,
        height: view.frame.height - superview.frame.height)
    }
    let rect = differences[0]
    guard differences.allSatisfy({ rect.isNear($0) }) else { return (shown, .exact) }
    return (shown, .following([rect.minX, rect.minY, rect.width, rect.height]))
  }
}

extension LayoutRect {
  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    distance(to: other) < LayoutTolerance.residual
  }
}
