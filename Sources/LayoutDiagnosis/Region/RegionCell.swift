internal import AutoLayout

extension SizePlane: LinearNumber {
  static func - (number: Double, one: Self) -> Self {
    Self(
      constant: number - one.constant, alongWidth: -one.alongWidth, alongHeight: -one.alongHeight)
  }

  static func * (factor: Double, one: Self) -> Self {
    Self(
      constant: factor * one.constant, alongWidth: factor * one.alongWidth,
      alongHeight: factor * one.alongHeight)
  }
}

/// A convex part of the plane in which every rectangle is linear in width and height.
struct RegionCell: LayoutCell {
  var polygon: ConvexPolygon
  var subjects: [ProofSubject]
  var boxes: [LinearBox<SizePlane>]
  var origins: [(x: Double, y: Double)]
  var conflicts: [LayoutConflictNote]
  var ambiguous: [[NSLayoutConstraint.Attribute]]

  func box(_ index: Int) -> LinearBox<SizePlane> { boxes[index] }
  func origin(_ index: Int) -> (x: Double, y: Double) { origins[index] }
  var whole: ConvexPolygon { polygon }

  func allPositive(_ numbers: [SizePlane]) -> ConvexPolygon? {
    var part = polygon
    for number in numbers {
      let values = part.corners.map { number.value(at: $0) }
      var (least, most) = (Double.infinity, -Double.infinity)
      for value in values { (least, most) = (min(least, value), max(most, value)) }
      if most <= LayoutTolerance.slack { return nil }
      // Rounding does not cut anything off.
      if least >= -1e-7 { continue }
      guard let clipped = part.clipped(to: values) else { return nil }
      part = clipped
    }
    return part
  }

  func vanishing(_ length: SizePlane) -> ConvexPolygon? {
    let short = polygon.corners.map { LayoutTolerance.slack - length.value(at: $0) }
    if short.allSatisfy({ $0 >= 0 }) { return polygon }
    if short.allSatisfy({ $0 <= 0 }) { return nil }
    return polygon.clipped(to: short)
  }

  func subtract(_ hole: ConvexPolygon?, from part: ConvexPolygon) -> [ConvexPolygon] {
    guard let hole else { return [part] }
    // The part outside of each edge of the hole is kept; the rest is cut by the next edge.
    var left: [ConvexPolygon] = []
    var rest = part
    for (index, corner) in hole.corners.enumerated() {
      let next = hole.corners[index + 1 < hole.corners.count ? index + 1 : 0]
      guard let edge = SizeLine(corner, next) else { continue }
      let side = edge.value(at: hole.middle) > 0 ? 1.0 : -1.0
      let depths = rest.corners.map { corner -> Double in
        let depth = side * edge.value(at: corner)
        return abs(depth) < 1e-9 ? 0 : depth
      }
      if let outer = rest.clipped(to: depths.map { -$0 }), outer.area > 1e-9 { left.append(outer) }
      guard let inner = rest.clipped(to: depths) else { return left }
      rest = inner
    }
    return left
  }
}
