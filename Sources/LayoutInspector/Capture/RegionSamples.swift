internal import AutoLayout
internal import LayoutGeometry
internal import LayoutProof
internal import LayoutSnapshot
internal import ViewAnalysis

/// Three layouts inside a region, through which linear functions are laid, or one.
@MainActor
struct RegionSamples {
  /// The sizes: one in the middle, and two away from it, unless it is one only.
  let sizes: [LayoutSize]

  init(in polygon: ConvexPolygon) {
    let middle = polygon.inner
    let corners = polygon.corners
    func span(_ one: LayoutSize, _ two: LayoutSize) -> Double {
      abs(
        (one.width - middle.width) * (two.height - middle.height)
          - (two.width - middle.width) * (one.height - middle.height))
    }
    var best = (corners[0], corners[1])
    for (index, one) in corners.enumerated() {
      for two in corners[..<index] where span(one, two) > span(best.0, best.1) { best = (one, two) }
    }
    func inward(_ corner: LayoutSize) -> LayoutSize {
      LayoutSize(
        width: middle.width + 0.8 * (corner.width - middle.width),
        height: middle.height + 0.8 * (corner.height - middle.height))
    }
    sizes = [middle, inward(best.0), inward(best.1)]
  }

  /// One layout, in which all numbers are constant.
  init(at size: LayoutSize) { sizes = [size] }

  /// Returns the linear function of width and height with these values at the sizes.
  func plane(_ values: [Double]) -> SizePlane {
    guard values.count > 1 else {
      return SizePlane(constant: values[0], alongWidth: 0, alongHeight: 0)
    }
    let (w1, h1) = (sizes[1].width - sizes[0].width, sizes[1].height - sizes[0].height)
    let (w2, h2) = (sizes[2].width - sizes[0].width, sizes[2].height - sizes[0].height)
    let (v1, v2) = (values[1] - values[0], values[2] - values[0])
    let whole = w1 * h2 - w2 * h1
    let alongWidth = (v1 * h2 - v2 * h1) / whole
    let alongHeight = (v2 * w1 - v1 * w2) / whole
    return SizePlane(
      constant: values[0] - alongWidth * sizes[0].width - alongHeight * sizes[0].height,
      alongWidth: alongWidth, alongHeight: alongHeight)
  }
}

extension SizePlane {
  /// The coefficients, without the noise of rounding.
  ///
  /// The solver's tolerance is 1e-6 points; a ten-millionth is far below the 1e-4 pixels that
  /// rounding to pixels ignores.
  var numbers: [Double] {
    [constant, alongWidth, alongHeight].enumerated().map { index, value in
      let unit = index == 0 ? 1e7 : 1e10
      let rounded = (value * unit).rounded() / unit
      return rounded == 0 ? 0 : rounded
    }
  }
}
