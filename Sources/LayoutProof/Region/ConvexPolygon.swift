public import AutoLayout

/// A convex part of the plane of sizes, given by its corners in order.
public struct ConvexPolygon: Sendable, Hashable, Codable {
  /// The corners, counterclockwise where height grows upward.
  public private(set) var corners: [LayoutSize]

  /// Creates a polygon from corners that are convex and in order.
  init(_ corners: [LayoutSize]) { self.corners = corners }

  /// Creates a rectangle.
  package init(width: ClosedRange<Double>, height: ClosedRange<Double>) {
    corners = [
      LayoutSize(width: width.lowerBound, height: height.lowerBound),
      LayoutSize(width: width.upperBound, height: height.lowerBound),
      LayoutSize(width: width.upperBound, height: height.upperBound),
      LayoutSize(width: width.lowerBound, height: height.upperBound),
    ]
  }

  /// The area in square points.
  public var area: Double {
    guard corners.count > 2 else { return 0 }
    var twice = 0.0
    for index in 1..<(corners.count - 1) {
      twice += LayoutSize.cross(corners[index] - corners[0], corners[index + 1] - corners[0])
    }
    return twice / 2
  }

  /// The least and greatest widths.
  public var widths: ClosedRange<Double> {
    let all = corners.map(\.width)
    return (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// The least and greatest heights.
  public var heights: ClosedRange<Double> {
    let all = corners.map(\.height)
    return (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// The mean of the corners, which lies inside.
  var middle: LayoutSize {
    let sum = corners.reduce(LayoutSize(width: 0, height: 0)) { $0 + $1 }
    return 1 / Double(max(1, corners.count)) * sum
  }

  /// A point inside that is not on a line of symmetry, where a layout might change.
  package var inner: LayoutSize {
    var sum = LayoutSize(width: 0, height: 0)
    var whole = 0.0
    for (index, corner) in corners.enumerated() {
      let weight = 1 + 0.1 * (Double(index + 1) * 0.618).truncatingRemainder(dividingBy: 1)
      sum = sum + weight * corner
      whole += weight
    }
    return 1 / whole * sum
  }

  /// The line across the longer side, through the middle.
  var halvingLine: SizeLine {
    let (widths, heights) = (widths, heights)
    return widths.upperBound - widths.lowerBound > heights.upperBound - heights.lowerBound
      ? .vertical(at: middle.width) : .horizontal(at: middle.height)
  }

  /// The approximate width of the polygon where it is narrowest: its area divided by its greatest
  /// length.
  var thickness: Double {
    var longest = 0.0
    for (index, one) in corners.enumerated() {
      for two in corners[..<index] { longest = max(longest, one.distance(to: two)) }
    }
    return longest > 0 ? area / longest : 0
  }

  /// Returns the distance of a point from the nearest edge: positive inside.
  package func depth(of point: LayoutSize) -> Double {
    var least = Double.infinity
    for (index, corner) in corners.enumerated() {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      let length = corner.distance(to: next)
      guard length > 0 else { continue }
      least = min(least, LayoutSize.cross(next - corner, point - corner) / length)
    }
    return least
  }

  /// Returns the part in which a number, given by its values at the corners, is positive; nil if
  /// there is none.
  func clipped(to values: [Double]) -> ConvexPolygon? {
    guard values.contains(where: { $0 > 0 }) else { return nil }
    guard values.contains(where: { $0 < 0 }) else { return self }
    var kept: [LayoutSize] = []
    for (index, corner) in corners.enumerated() {
      let next = index + 1 < corners.count ? index + 1 : 0
      let (value, following) = (values[index], values[next])
      if value >= 0 { kept.append(corner) }
      if value > 0 && following < 0 || value < 0 && following > 0 {
        kept.append(Self.crossing(corner, value, corners[next], following))
      }
    }
    return ConvexPolygon(kept).simplified
  }

  /// Returns the intersection with an edge, which is the same for both adjacent polygons.
  private static func crossing(
    _ one: LayoutSize, _ value: Double, _ two: LayoutSize, _ other: Double
  ) -> LayoutSize {
    guard (one.width, one.height) < (two.width, two.height) else {
      return one == two ? one : crossing(two, other, one, value)
    }
    // Vertical and horizontal edges keep their coordinate exactly.
    let part = value / (value - other)
    return LayoutSize(
      width: one.width == two.width ? one.width : one.width + part * (two.width - one.width),
      height: one.height == two.height ? one.height : one.height + part * (two.height - one.height))
  }

  /// Returns both parts of the polygon beside a line; nil if one of them is empty.
  func split(by line: SizeLine) -> (ConvexPolygon, ConvexPolygon)? {
    let values = corners.map { corner -> Double in
      let value = line.value(at: corner)
      // A corner near the line is treated as on it, so that no sliver is cut off.
      return abs(value) < LayoutTolerance.computed ? 0 : value
    }
    guard let above = clipped(to: values), let below = clipped(to: values.map { -$0 }),
      above.corners.count > 2, below.corners.count > 2, above != self, below != self
    else { return nil }
    return (below, above)
  }

  /// Returns the part in which a number is positive.
  func clipped(where number: SizePlane) -> ConvexPolygon? {
    clipped(to: corners.map { number.value(at: $0) })
  }

  /// The polygon without corners that coincide, or that lie on the line between their neighbors.
  private var simplified: ConvexPolygon? {
    var kept: [LayoutSize] = []
    for corner in corners
    where kept.last.map({ $0.distance(to: corner) > LayoutTolerance.arithmetic }) ?? true {
      kept.append(corner)
    }
    while kept.count > 1, let last = kept.last,
      last.distance(to: kept[0]) <= LayoutTolerance.arithmetic
    {
      kept.removeLast()
    }
    return kept.count > 2 ? ConvexPolygon(kept) : nil
  }
}
