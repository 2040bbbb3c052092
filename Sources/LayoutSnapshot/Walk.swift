extension LayoutSnapshot {
  /// A view with its position on the canvas.
  public struct PlacedView: Sendable {
    /// The view, with its subviews.
    public let view: View

    /// The frame in the coordinates of the canvas.
    public let frame: Rect

    /// The number of superviews.
    public let depth: Int

    /// The id of the superview; nil for the root.
    public let superviewID: String?

    /// Whether the view or one of its superviews is hidden.
    public let isHidden: Bool

    /// The visible part of the canvas, if superviews clip their subviews; otherwise nil.
    public let clip: Rect?
  }

  /// Calls `body` with each view and its frame on the canvas, superviews first.
  ///
  /// The traversal does not use recursion, so the depth of the tree is not limited.
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

  /// Returns the view with the given id, with its position on the canvas.
  ///
  /// - Complexity: O(*n*) in the number of views. To look up many views, use `placedViews`.
  public func view(id: String) -> PlacedView? {
    placedViews.first { $0.view.id == id }
  }
}
