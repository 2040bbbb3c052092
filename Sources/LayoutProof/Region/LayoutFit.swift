internal import AutoLayout

/// The linear function through the layouts near a polygon's corners, and whether all layouts match
/// it.
struct LayoutFit {
  enum Verdict {
    /// The layout is the function throughout.
    case linear
    /// Rectangles or facts differ from it.
    case turns
    /// Rectangles are linear, but a row's error changes its sign on a line.
    case crosses(SizeLine)
    /// Rectangles are linear, but something else differs between corners.
    case hidden(RegionProof.Doubt)
  }

  private(set) var verdict: Verdict
  /// The linear function of each rectangle.
  private(set) var boxes: [LinearBox<SizePlane>] = []
  private var rates: [SizePlane] = []

  /// Fits layouts; `center` is the one in the middle.
  init(_ probes: [LayoutSample], around polygon: ConvexPolygon, _ center: LayoutSample) {
    verdict = .turns
    guard probes.allSatisfy({ $0.agrees(with: center) }) else { return }
    let base = Base(probes)
    let others = [center] + probes.indices.filter { !base.corners.contains($0) }.map { probes[$0] }
    let weights = others.map { base.weights(at: $0.size) }
    var isHidden = false
    // One layout after the other, so that nothing is allocated for each of thousands of numbers.
    let (first, second, third) = (
      probes[base.corners[0]].values, probes[base.corners[1]].values, probes[base.corners[2]].values
    )
    for (other, weights) in zip(others, weights) {
      let scale =
        2 * LayoutTolerance.computed * max(1, abs(weights.0) + abs(weights.1) + abs(weights.2))
      // Rectangles come first.
      for index in 0..<(isHidden ? center.frameCount : other.values.count) {
        let expected =
          weights.0 * first[index] + weights.1 * second[index] + weights.2 * third[index]
        guard abs(expected - other.values[index]) > scale * (1 + abs(expected)) else { continue }
        if index < center.frameCount { return }
        isHidden = true
        break
      }
    }
    rates = (0..<center.frameCount).map { index in
      base.plane(first[index], second[index], third[index])
    }
    boxes = stride(from: 0, to: rates.count, by: 4).map {
      LinearBox(x: rates[$0], y: rates[$0 + 1], width: rates[$0 + 2], height: rates[$0 + 3])
    }
    if isHidden {
      verdict = .hidden(.hiddenTurn)
      return
    }
    for index in center.frameCount..<center.values.count {
      var (least, most) = (0.0, 0.0)
      for probe in probes {
        least = min(least, probe.values[index])
        most = max(most, probe.values[index])
      }
      guard least < -LayoutTolerance.step, most > LayoutTolerance.step else { continue }
      if let line = SizeLine(base.plane(first[index], second[index], third[index])) {
        verdict = .crosses(line)
        return
      }
    }
    verdict = .linear
  }

  /// Returns whether the engine's range plan agrees.
  func agrees(with local: LocalLayout?) -> Bool {
    guard let local, local.alongWidth.count == rates.count else { return false }
    return rates.indices.allSatisfy {
      abs(rates[$0].alongWidth - local.alongWidth[$0]) < LayoutTolerance.rate
        && abs(rates[$0].alongHeight - local.alongHeight[$0]) < LayoutTolerance.rate
    }
  }

  /// Three points that span a large triangle, which serve as a basis for all others.
  private struct Base {
    var corners: [Int]
    private var origin: LayoutSize
    private var one: LayoutSize
    private var two: LayoutSize

    init(_ probes: [LayoutSample]) {
      let points = probes.map(\.size)
      let first = 0
      let second =
        points.indices.max {
          points[$0].distance(to: points[0]) < points[$1].distance(to: points[0])
        }
        ?? 0
      func size(_ index: Int) -> Double {
        abs(LayoutSize.cross(points[second] - points[first], points[index] - points[first]))
      }
      let third = points.indices.max { size($0) < size($1) } ?? 0
      corners = [first, second, third]
      origin = points[first]
      one = points[second] - origin
      two = points[third] - origin
    }

    /// Returns the weights of the corners for a point.
    func weights(at point: LayoutSize) -> (Double, Double, Double) {
      let way = point - origin
      let whole = LayoutSize.cross(one, two)
      let (a, b) = (LayoutSize.cross(way, two) / whole, LayoutSize.cross(one, way) / whole)
      return (1 - a - b, a, b)
    }

    /// The linear function with these values at the corners.
    func plane(_ first: Double, _ second: Double, _ third: Double) -> SizePlane {
      let whole = LayoutSize.cross(one, two)
      let (up, far) = (second - first, third - first)
      let alongWidth = (up * two.height - far * one.height) / whole
      let alongHeight = (far * one.width - up * two.width) / whole
      return SizePlane(first, at: origin, alongWidth: alongWidth, alongHeight: alongHeight)
    }
  }
}
