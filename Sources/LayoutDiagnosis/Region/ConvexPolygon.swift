public import AutoLayout

/// A convex part of the plane of sizes, as its corners in order.
public struct ConvexPolygon: Sendable, Hashable, Codable {
  /// The corners, counterclockwise where height grows upwards.
  public private(set) var corners: [LayoutSize]

  /// Makes a polygon of corners that are convex and in order.
  init(_ corners: [LayoutSize]) { self.corners = corners }

  /// Makes a rectangle.
  public init(width: ClosedRange<Double>, height: ClosedRange<Double>) {
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

  /// A point inside that is no crossing of lines of symmetry, where a layout might just turn.
  var inner: LayoutSize {
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

  /// About how wide the polygon is where it is narrowest: its area by its greatest length.
  var thickness: Double {
    var longest = 0.0
    for (index, one) in corners.enumerated() {
      for two in corners[..<index] { longest = max(longest, one.distance(to: two)) }
    }
    return longest > 0 ? area / longest : 0
  }

  /// How far a point is from the nearest edge: above 0 inside.
  public func depth(of point: LayoutSize) -> Double {
    var least = Double.infinity
    for (index, corner) in corners.enumerated() {
      let next = corners[index + 1 < corners.count ? index + 1 : 0]
      let length = corner.distance(to: next)
      guard length > 0 else { continue }
      least = min(least, LayoutSize.cross(next - corner, point - corner) / length)
    }
    return least
  }

  /// The part in which a number, given by its values at the corners, is above 0; nil for none.
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

  /// The crossing of an edge, the same from whichever side it is asked for.
  private static func crossing(
    _ one: LayoutSize, _ value: Double, _ two: LayoutSize, _ other: Double
  ) -> LayoutSize {
    guard (one.width, one.height) < (two.width, two.height) else {
      return one == two ? one : crossing(two, other, one, value)
    }
    // Upright and level edges keep their coordinate exactly.
    let part = value / (value - other)
    return LayoutSize(
      width: one.width == two.width ? one.width : one.width + part * (two.width - one.width),
      height: one.height == two.height ? one.height : one.height + part * (two.height - one.height))
  }

  /// Both parts of the polygon beside a line; nil where one of them is empty.
  func split(by line: SizeLine) -> (ConvexPolygon, ConvexPolygon)? {
    let values = corners.map { corner -> Double in
      let value = line.value(at: corner)
      // A corner that the line meets is on it, so that no sliver is cut off.
      return abs(value) < 1e-6 ? 0 : value
    }
    guard let above = clipped(to: values), let below = clipped(to: values.map { -$0 }),
      above.corners.count > 2, below.corners.count > 2, above != self, below != self
    else { return nil }
    return (below, above)
  }

  /// The part that a number's being above 0 leaves.
  func clipped(where number: SizePlane) -> ConvexPolygon? {
    clipped(to: corners.map { number.value(at: $0) })
  }

  /// Without corners that are one, or that lie on the straight way between their neighbours.
  private var simplified: ConvexPolygon? {
    var kept: [LayoutSize] = []
    for corner in corners where kept.last.map({ $0.distance(to: corner) > 1e-9 }) ?? true {
      kept.append(corner)
    }
    while kept.count > 1, let last = kept.last, last.distance(to: kept[0]) <= 1e-9 {
      kept.removeLast()
    }
    return kept.count > 2 ? ConvexPolygon(kept) : nil
  }
}
