internal import AutoLayout
internal import LayoutScene

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
  var items: [Scene.Item]
  var boxes: [LinearBox<SizePlane>]
  var origins: [(x: Double, y: Double)]
  var verdict: Scene.Verdict?
  var safeAreaInsets: LayoutInsets

  func box(_ index: Int) -> LinearBox<SizePlane> { boxes[index] }
  func origin(_ index: Int) -> (x: Double, y: Double) { origins[index] }

  func limits(_ number: SizePlane) -> (least: Double, greatest: Double) {
    polygon.corners.reduce((Double.infinity, -Double.infinity)) { limits, corner in
      let value = number.value(at: corner)
      return (min(limits.0, value), max(limits.1, value))
    }
  }

  var whole: ConvexPolygon { polygon }

  func allPositive(_ numbers: [SizePlane]) -> ConvexPolygon? {
    var part = polygon
    for number in numbers {
      let values = part.corners.map { number.value(at: $0) }
      var (least, most) = (Double.infinity, -Double.infinity)
      for value in values { (least, most) = (min(least, value), max(most, value)) }
      if most <= LayoutTolerance.slack { return nil }
      // Rounding does not cut anything off.
      if least >= -LayoutTolerance.direction { continue }
      guard let clipped = part.clipped(to: values) else { return nil }
      part = clipped
    }
    return part
  }

  func greatest(_ number: SizePlane, in part: ConvexPolygon) -> Double {
    part.corners.map { number.value(at: $0) }.max() ?? 0
  }

  func vanishing(_ length: SizePlane) -> ConvexPolygon? {
    let short = polygon.corners.map { LayoutTolerance.slack - length.value(at: $0) }
    if short.allSatisfy({ $0 >= 0 }) { return polygon }
    if short.allSatisfy({ $0 <= 0 }) { return nil }
    return polygon.clipped(to: short)
  }

  func subtract(_ hole: ConvexPolygon?, from part: ConvexPolygon) -> [ConvexPolygon] {
    hole.map { part.subtracting($0) } ?? [part]
  }
}
