internal import AutoLayout

extension ConvexPolygon {
  /// What of the polygon lies outside another: convex parts that do not overlap.
  func subtracting(_ hole: ConvexPolygon) -> [ConvexPolygon] {
    let (inner, outer) = cut(along: hole)
    return inner == nil ? [self] : outer
  }

  /// What two polygons share; nil where that is nothing.
  func intersection(with other: ConvexPolygon) -> ConvexPolygon? { cut(along: other).inner }

  /// Cuts along each edge of another polygon: what is outside of it is left, the rest goes on.
  private func cut(
    along hole: ConvexPolygon
  ) -> (inner: ConvexPolygon?, outer: [ConvexPolygon]) {
    var outer: [ConvexPolygon] = []
    var rest = self
    for (index, corner) in hole.corners.enumerated() {
      let next = hole.corners[index + 1 < hole.corners.count ? index + 1 : 0]
      guard let edge = SizeLine(corner, next) else { continue }
      let side = edge.value(at: hole.middle) > 0 ? 1.0 : -1.0
      let depths = rest.corners.map { corner -> Double in
        let depth = side * edge.value(at: corner)
        return abs(depth) < 1e-9 ? 0 : depth
      }
      if let part = rest.clipped(to: depths.map { -$0 }), part.area > 1e-9 { outer.append(part) }
      guard let inner = rest.clipped(to: depths) else { return (nil, outer) }
      rest = inner
    }
    return (rest, outer)
  }
}
