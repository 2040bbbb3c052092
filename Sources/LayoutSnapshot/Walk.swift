extension LayoutSnapshot {
  /// A view at its place on the canvas.
  public struct PlacedView: Sendable {
    /// The view, with its subviews.
    public let view: View

    /// The frame in the canvas' coordinates.
    public let frame: Rect

    /// The number of superviews.
    public let depth: Int

    /// The superview's id; absent for the root.
    public let superviewID: String?

    /// Whether the view or one of its superviews is hidden.
    public let isHidden: Bool

    /// The part of the canvas that clipping superviews leave; absent when nothing clips.
    public let clip: Rect?
  }

  /// Calls `body` for every view, superviews first, with its frame on the canvas.
  ///
  /// The walk keeps its own stack, so deeply nested trees are safe.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public func forEachView(_ body: (PlacedView) throws -> Void) rethrows {
    var pending = [
      PlacedView(
        view: root, frame: root.frame, depth: 0, superviewID: nil, isHidden: root.isHidden,
        clip: nil)
    ]
    while let placed = pending.popLast() {
      try body(placed)
      let view = placed.view
      var clip = placed.clip
      if view.clipsToBounds {
        clip = clip.map { $0.intersection(placed.frame) ?? .zero } ?? placed.frame
      }
      let x = placed.frame.minX - view.boundsOrigin.x
      let y = placed.frame.minY - view.boundsOrigin.y
      for subview in view.subviews.reversed() {
        pending.append(
          PlacedView(
            view: subview, frame: subview.frame.offset(x: x, y: y), depth: placed.depth + 1,
            superviewID: view.id, isHidden: placed.isHidden || subview.isHidden, clip: clip))
      }
    }
  }

  /// All views, superviews first, with their frames on the canvas.
  public var placedViews: [PlacedView] {
    var result: [PlacedView] = []
    forEachView { result.append($0) }
    return result
  }

  /// Returns the view with an id, at its place on the canvas.
  ///
  /// - Complexity: O(*n*); for many questions take ``placedViews`` once.
  public func view(id: String) -> PlacedView? {
    placedViews.first { $0.view.id == id }
  }
}
