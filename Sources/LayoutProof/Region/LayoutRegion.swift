internal import AutoLayout
package import LayoutGeometry
package import LayoutScene

/// A convex part of the plane of sizes in which every rectangle is linear in width and height.
package struct LayoutRegion: Sendable {
  /// The part of the plane.
  package var polygon: ConvexPolygon
  /// The ids of the scene's items in this part.
  package var ids: [String]
  /// Their alignment rectangles, in the bounds of their parents.
  package var rectangles: [LinearRectangle]

  /// A scene as the region of one size.
  package init(of scene: Scene, at size: LayoutSize) {
    polygon = ConvexPolygon([size])
    ids = scene.items.map(\.id)
    rectangles = scene.items.map { item in
      let rect = item.rect
      func constant(_ value: Double) -> SizePlane {
        SizePlane(constant: value, alongWidth: 0, alongHeight: 0)
      }
      return LinearRectangle(
        x: constant(rect.x), y: constant(rect.y), width: constant(rect.width),
        height: constant(rect.height))
    }
  }

  init(_ cell: RegionCell) {
    polygon = cell.polygon
    ids = cell.items.map(\.id)
    rectangles = cell.boxes.map {
      LinearRectangle(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }
}

/// A rectangle whose numbers are linear in the width and height of a scene.
package struct LinearRectangle: Sendable, Hashable {
  /// The horizontal position of the left edge.
  package var x: SizePlane
  /// The vertical position of the top edge.
  package var y: SizePlane
  /// The width.
  package var width: SizePlane
  /// The height.
  package var height: SizePlane

  /// Creates a rectangle.
  package init(x: SizePlane, y: SizePlane, width: SizePlane, height: SizePlane) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
