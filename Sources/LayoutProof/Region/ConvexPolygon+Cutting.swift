internal import AutoLayout

extension ConvexPolygon {
  /// Returns the part of the polygon outside another, as convex parts that do not overlap.
  func subtracting(_ hole: ConvexPolygon) -> [ConvexPolygon] {
    let (inner, outer) = cut(along: hole)
    return inner == nil ? [self] : outer
  }

  /// Returns the intersection of two polygons; nil if it is empty.
  func intersection(with other: ConvexPolygon) -> ConvexPolygon? { cut(along: other).inner }

  /// Cuts the polygon along each edge of another polygon.
  ///
  /// The part outside each edge is kept, and the rest is cut further.
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
        return abs(depth) < LayoutTolerance.arithmetic ? 0 : depth
      }
      if let part = rest.clipped(to: depths.map { -$0 }), part.area > LayoutTolerance.arithmetic {
        outer.append(part)
      }
      guard let inner = rest.clipped(to: depths) else { return (nil, outer) }
      rest = inner
    }
    return (rest, outer)
  }

  /// Its widths or its heights.
  func extent(ofWidth isWidth: Bool) -> ClosedRange<Double> { isWidth ? widths : heights }

  /// Returns whether parts that do not overlap fill the plane on both sides of a width or height, as far as it has sides.
  func isFilled(beside length: Double, across isWidth: Bool, by parts: [ConvexPolygon]) -> Bool {
    let (own, other) = isWidth ? (widths, heights) : (heights, widths)
    // Parts may end a little before the length.
    let (near, far) = (2 * LayoutTolerance.reported, 1.0)
    return [(length - far, length - near), (length + near, length + far)].allSatisfy { start, end in
      guard start >= own.lowerBound, end <= own.upperBound else { return true }
      let strip =
        isWidth
        ? ConvexPolygon(width: start...end, height: other)
        : ConvexPolygon(width: other, height: start...end)
      let filled = parts.reduce(0) { $0 + (strip.intersection(with: $1)?.area ?? 0) }
      return filled >= strip.area * (1 - LayoutTolerance.share)
    }
  }
}

extension [ConvexPolygon] {
  /// The area of all, none of which overlap.
  var area: Double { reduce(0) { $0 + $1.area } }

  /// Returns the parts that lie outside of `holes`.
  func subtracting(_ holes: Self) -> Self {
    holes.reduce(self) { parts, hole in parts.flatMap { $0.subtracting(hole) } }
  }
}
