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
  package var rectangles: [LinearBox<SizePlane>]

  /// A scene as the region of one size.
  package init(of scene: Scene, at size: LayoutSize) {
    polygon = ConvexPolygon([size])
    ids = scene.items.map(\.id)
    rectangles = scene.items.map { item in
      let rect = item.rect
      func constant(_ value: Double) -> SizePlane {
        SizePlane(constant: value, alongWidth: 0, alongHeight: 0)
      }
      return LinearBox(
        x: constant(rect.x), y: constant(rect.y), width: constant(rect.width),
        height: constant(rect.height))
    }
  }

  init(_ cell: RegionCell) {
    polygon = cell.polygon
    ids = cell.items.map(\.id)
    rectangles = cell.boxes
  }
}
