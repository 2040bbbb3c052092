internal import AutoLayout

/// Describes a region of the plane.
struct RegionWords {
  private let polygons: [ConvexPolygon]
  private let widths: ClosedRange<Double>
  private let heights: ClosedRange<Double>

  init(
    _ polygons: [ConvexPolygon], _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>
  ) {
    self.polygons = polygons
    self.widths = widths
    self.heights = heights
  }

  /// One slanted line if that is the region's only edge; otherwise strips along the sides of the plane first, then the
  /// rest of the region.
  var text: String {
    if let line = slantedText { return line }
    var words: [String] = []
    var (left, right) = (widths.lowerBound, widths.upperBound)
    var (low, high) = (heights.lowerBound, heights.upperBound)
    let allWidths = polygons.flatMap { $0.corners.map(\.width) }
    let allHeights = polygons.flatMap { $0.corners.map(\.height) }
    if let end = allWidths.sorted(by: >).first(where: { fills(left...max(left, $0), heights) }) {
      left = end
      words.append("below \(end.inTenths) points of width")
    }
    if let start = allWidths.sorted().first(where: { fills(min(right, $0)...right, heights) }) {
      right = start
      words.append("from \(start.inTenths) points of width on")
    }
    if let end = allHeights.sorted(by: >).first(where: { fills(widths, low...max(low, $0)) }) {
      low = end
      words.append("below \(end.inTenths) points of height")
    }
    if let start = allHeights.sorted().first(where: { fills(widths, min(high, $0)...high) }) {
      high = start
      words.append("from \(start.inTenths) points of height on")
    }
    guard left < right, low < high else { return words.joined(separator: " or ") }
    let rest = ConvexPolygon.joined(polygons.compactMap { within($0, left...right, low...high) })
      .filter { $0.thickness >= LayoutTolerance.reported }
    if rest.count > 1 {
      let (widths, heights) = Self.bounds(rest)
      let bounds = ranges(widths, heights)
      words.append(bounds.isEmpty ? "at some sizes" : "at some sizes \(bounds)")
    } else {
      words += rest.map { describe($0, left...right, low...high) }
    }
    return words.isEmpty ? "at single sizes" : words.joined(separator: " or ")
  }

  /// The region as one side of a slanted line within the plane; nil if it is no such part.
  private var slantedText: String? {
    let plane = ConvexPolygon(width: widths, height: heights)
    let area = polygons.area
    for polygon in polygons {
      for (index, corner) in polygon.corners.enumerated() {
        let next = polygon.corners[index + 1 < polygon.corners.count ? index + 1 : 0]
        guard let line = SizeLine(corner, next),
          min(abs(line.alongWidth), abs(line.alongHeight)) > LayoutTolerance.computed
        else { continue }
        let side = line.value(at: polygon.middle) > 0 ? 1.0 : -1.0
        guard let part = plane.clipped(to: plane.corners.map { side * line.value(at: $0) }),
          abs(part.area - area) <= area * LayoutTolerance.share,
          polygons.allSatisfy({ other in
            other.corners.allSatisfy { side * line.value(at: $0) > -LayoutTolerance.reported }
          })
        else { continue }
        return words(of: line, above: part.middle)
      }
    }
    return nil
  }

  /// Describes the side of a slanted line on which a size is.
  private func words(of line: SizeLine, above size: LayoutSize) -> String {
    let slope = -line.alongWidth / line.alongHeight
    let start = -line.constant / line.alongHeight
    let isAbove = size.height > slope * size.width + start
    let factor = abs(slope - 1) < LayoutTolerance.computed ? "" : "\(slope.inPoints) × "
    let offset =
      abs(start) < 0.005 ? "" : " \(start < 0 ? "−" : "+") \(abs(start).inPoints)"
    return "where the height is \(isAbove ? "above" : "below") \(factor)the width\(offset)"
  }

  /// Returns whether the region covers a rectangle that is not empty.
  private func fills(_ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>) -> Bool {
    let area = ConvexPolygon(width: widths, height: heights).area
    guard area > LayoutTolerance.reported else { return false }
    let covered = polygons.reduce(0) { $0 + (within($1, widths, heights)?.area ?? 0) }
    // Between parts, strips that are too thin to be examined can be left out.
    let gap =
      LayoutTolerance.reported
      * min(widths.upperBound - widths.lowerBound, heights.upperBound - heights.lowerBound)
    return covered >= area * (1 - LayoutTolerance.computed) - gap
  }

  /// Returns the part of a polygon within a rectangle.
  private func within(
    _ polygon: ConvexPolygon, _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>
  ) -> ConvexPolygon? {
    polygon.clipped(to: polygon.corners.map { $0.width - widths.lowerBound })
      .flatMap { part in part.clipped(to: part.corners.map { widths.upperBound - $0.width }) }
      .flatMap { part in part.clipped(to: part.corners.map { $0.height - heights.lowerBound }) }
      .flatMap { part in part.clipped(to: part.corners.map { heights.upperBound - $0.height }) }
  }

  private static func bounds(
    _ polygons: [ConvexPolygon]
  ) -> (ClosedRange<Double>, ClosedRange<Double>) {
    let (widths, heights) = (polygons.map(\.widths), polygons.map(\.heights))
    return (
      (widths.map(\.lowerBound).min() ?? 0)...(widths.map(\.upperBound).max() ?? 0),
      (heights.map(\.lowerBound).min() ?? 0)...(heights.map(\.upperBound).max() ?? 0)
    )
  }

  /// Describes a part that is not a strip: a rectangle, the part beyond a slanted line, or its
  /// bounds.
  private func describe(
    _ part: ConvexPolygon, _ openWidths: ClosedRange<Double>, _ openHeights: ClosedRange<Double>
  ) -> String {
    var slanted: [SizeLine] = []
    var isCut = false
    for (index, corner) in part.corners.enumerated() {
      let next = part.corners[index + 1 < part.corners.count ? index + 1 : 0]
      guard let line = SizeLine(corner, next) else { continue }
      if min(abs(line.alongWidth), abs(line.alongHeight)) > LayoutTolerance.computed {
        slanted.append(line)
        continue
      }
      let isAtSide =
        [openWidths.lowerBound, openWidths.upperBound].contains {
          abs($0 - corner.width) < LayoutTolerance.slack
            && abs($0 - next.width) < LayoutTolerance.slack
        }
        || [openHeights.lowerBound, openHeights.upperBound].contains {
          abs($0 - corner.height) < LayoutTolerance.slack
            && abs($0 - next.height) < LayoutTolerance.slack
        }
      isCut = isCut || !isAtSide
    }
    if slanted.count == 1, !isCut {
      // The region's middle is on one side of the line.
      return words(of: slanted[0], above: part.middle)
    }
    let text = ranges(part.widths, part.heights)
    guard !slanted.isEmpty else { return text }
    return text.isEmpty ? "at some sizes" : "at some sizes \(text)"
  }

  /// Describes a rectangle, without sides on the plane's boundary.
  private func ranges(_ inner: ClosedRange<Double>, _ others: ClosedRange<Double>) -> String {
    func range(_ range: ClosedRange<Double>, _ whole: ClosedRange<Double>, _ word: String)
      -> String?
    {
      let starts = range.lowerBound <= whole.lowerBound + LayoutTolerance.slack
      let ends = range.upperBound >= whole.upperBound - LayoutTolerance.slack
      switch (starts, ends) {
      case (true, true): return nil
      case (true, false): return "below \(range.upperBound.inTenths) \(word)"
      case (false, true): return "from \(range.lowerBound.inTenths) \(word) on"
      case (false, false):
        return "at \(range.lowerBound.inTenths) to \(range.upperBound.inTenths) \(word)"
      }
    }
    return [range(inner, widths, "points of width"), range(others, heights, "points of height")]
      .compactMap(\.self)
      .joined(separator: " and ")
  }
}

extension Double {
  /// The length with one decimal, which is more than anybody sees.
  var inTenths: String { ((self * 10).rounded() / 10).inPoints }
}
