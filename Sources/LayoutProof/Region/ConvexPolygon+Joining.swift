internal import AutoLayout

extension ConvexPolygon {
  /// Returns the union with another polygon if it is convex; nil otherwise.
  func joined(with other: ConvexPolygon) -> ConvexPolygon? {
    let hull = Self.hull(of: corners + other.corners)
    // A union is convex exactly if it fills its hull. A thousandth of a square point is a strip of
    // a millionth of a point along the side of a screen, which rounding causes.
    return hull.area <= area + other.area + LayoutTolerance.slack ? hull : nil
  }

  /// Joins polygons that do not overlap if the union of two is convex.
  ///
  /// - Complexity: O(*n*²) comparisons of bounds, few of which need more work.
  static func joined(_ polygons: [ConvexPolygon]) -> [ConvexPolygon] {
    var done:
      [(polygon: ConvexPolygon, widths: ClosedRange<Double>, heights: ClosedRange<Double>)] =
        []
    var open = Array(polygons.reversed())
    while let next = open.popLast() {
      let (widths, heights) = (next.widths.grown, next.heights.grown)
      var union: ConvexPolygon?
      for index in done.indices
      where done[index].widths.overlaps(widths) && done[index].heights.overlaps(heights) {
        guard let joined = done[index].polygon.joined(with: next) else { continue }
        union = joined
        done.remove(at: index)
        break
      }
      if let union { open.append(union) } else { done.append((next, widths, heights)) }
    }
    return done.map(\.polygon).sorted {
      ($0.heights.lowerBound, $0.widths.lowerBound) < ($1.heights.lowerBound, $1.widths.lowerBound)
    }
  }

  /// The convex hull, without corners on straight edges.
  ///
  /// Source: A. M. Andrew, "Another efficient algorithm for convex hulls in two dimensions",
  /// Information Processing Letters 9(5), 1979.
  private static func hull(of points: [LayoutSize]) -> ConvexPolygon {
    let sorted = points.sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    func half(_ points: some Sequence<LayoutSize>) -> [LayoutSize] {
      var chain: [LayoutSize] = []
      for point in points where chain.last != point {
        while chain.count > 1,
          LayoutSize.cross(
            chain[chain.count - 1] - chain[chain.count - 2], point - chain[chain.count - 2])
            <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    var corners = half(sorted) + half(sorted.reversed())
    // Rounding leaves corners on edges; they are removed one by one, so that no edge is displaced.
    var index = 0
    while index < corners.count, corners.count > 3 {
      let last = corners[index > 0 ? index - 1 : corners.count - 1]
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      if abs(SizeLine(last, next)?.value(at: corners[index]) ?? 0) < LayoutTolerance.direction {
        corners.remove(at: index)
      } else {
        index += 1
      }
    }
    return ConvexPolygon(corners)
  }
}

extension ClosedRange<Double> {
  fileprivate var grown: Self {
    (lowerBound - LayoutTolerance.computed)...(upperBound + LayoutTolerance.computed)
  }
}
