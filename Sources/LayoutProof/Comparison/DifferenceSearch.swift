internal import AutoLayout
internal import LayoutGeometry

/// Finds where two layouts over the plane of sizes differ.
///
/// On the intersection of two cells every difference of frames is linear, so its greatest and least values
/// are those at corners.
struct DifferenceSearch {
  /// The numbers of a frame, in order.
  static let parts = ["x", "y", "width", "height"]

  /// Where the views of a pair differ.
  struct Found {
    /// The index of the pair.
    var pair: Int
    var parts: [String]
    var greatest: Double
    /// Parts that do not overlap, as they were found.
    var polygons: [ConvexPolygon]
    var share: Double
    var area: Double
    /// Sizes at which they differ, the smallest first.
    var examples: [LayoutSize]
  }

  /// What is known of a pair.
  private struct Sighting {
    var parts: Set<Int> = []
    var greatest = 0.0
    var polygons: [ConvexPolygon] = []
    /// The smallest size in whole points.
    var whole: LayoutSize?
    /// The smallest one just inside a corner.
    var exact: LayoutSize?
    var inner: [LayoutSize] = []
  }

  private let pairs: [ViewMatching.Pair]
  private let tolerances: [Double]
  private var sightings: [Int: Sighting] = [:]
  /// The area of intersections that are too thin to examine.
  private(set) var thin = 0.0

  init(_ pairs: [ViewMatching.Pair], _ tolerance: EqualityTolerance) {
    self.pairs = pairs
    tolerances = pairs.map { tolerance.of($0) }
  }

  /// The least thickness of an intersection that is examined.
  ///
  /// It is twice the distance from its edges at which a cell is examined: lines of two layouts that are
  /// equal differ by the solver's tolerance.
  private static let thinnest = 4 * LayoutTolerance.slack

  /// The least part that has a place; the rest of a region with a difference is found beside it.
  private static let leastArea = LayoutTolerance.arithmetic

  mutating func run(_ before: LinearLayout, _ after: LinearLayout) {
    var indices: [[Int]: [(old: Int?, new: Int?)]] = [:]
    var first = 0
    let widest = after.cells.map { $0.widths.upperBound - $0.widths.lowerBound }.max() ?? 0
    for cell in before.cells {
      // Cells are ordered by their least width.
      while first < after.cells.count,
        after.cells[first].widths.lowerBound + widest < cell.widths.lowerBound
      {
        first += 1
      }
      for other in after.cells[first...] {
        if other.widths.lowerBound >= cell.widths.upperBound { break }
        guard other.widths.overlaps(cell.widths), other.heights.overlaps(cell.heights),
          let common = cell.polygon.intersection(with: other.polygon), common.area > 0
        else { continue }
        guard common.thickness > Self.thinnest else {
          thin += common.area
          continue
        }
        let key = [cell.views, other.views]
        let places =
          indices[key] ?? places(before.views[cell.views], after.views[other.views])
        indices[key] = places
        compare(cell, other, places, in: common)
      }
    }
  }

  /// Returns for each pair the indices of its views; nil for views that are not there or not visible.
  private func places(
    _ before: LinearLayout.Views, _ after: LinearLayout.Views
  ) -> [(old: Int?, new: Int?)] {
    func visible(_ views: LinearLayout.Views) -> [String: Int] {
      var found: [String: Int] = [:]
      for (index, id) in views.ids.enumerated() where views.isVisible[index] { found[id] = index }
      return found
    }
    let (old, new) = (visible(before), visible(after))
    return pairs.map { (old[$0.old], new[$0.new]) }
  }

  private mutating func compare(
    _ cell: LinearLayout.Cell, _ other: LinearLayout.Cell, _ places: [(old: Int?, new: Int?)],
    in common: ConvexPolygon
  ) {
    for (pair, place) in places.enumerated() {
      guard let old = place.old, let new = place.new else {
        if place.old == nil, place.new == nil { continue }
        note(pair, [common]) { _ in true }
        continue
      }
      let (one, two) = (cell.frames[old], other.frames[new])
      let numbers = [
        one.x - two.x, one.y - two.y, one.width - two.width, one.height - two.height,
      ]
      let tolerance = tolerances[pair]
      var polygons: [ConvexPolygon] = []
      for (part, number) in numbers.enumerated() {
        let values = common.corners.map { number.value(at: $0) }
        let most = values.reduce(0) { max($0, abs($1)) }
        guard most > tolerance else { continue }
        var sighting = sightings[pair] ?? Sighting()
        sighting.parts.insert(part)
        sighting.greatest = max(most, sighting.greatest)
        sightings[pair] = sighting
        for sign in [1.0, -1.0] {
          guard let differing = common.clipped(to: values.map { sign * $0 - tolerance }) else {
            continue
          }
          polygons += [differing].subtracting(polygons)
        }
      }
      guard !polygons.isEmpty else { continue }
      note(pair, polygons) { size in
        numbers.contains { abs($0.value(at: size)) > tolerance }
      }
    }
  }

  /// Records parts of an intersection in which a pair differs.
  ///
  /// The smallest size is near a corner, because the area of a size is least there.
  private mutating func note(
    _ pair: Int, _ polygons: [ConvexPolygon], where differs: (LayoutSize) -> Bool
  ) {
    var sighting = sightings[pair] ?? Sighting()
    for polygon in polygons where polygon.area > Self.leastArea {
      func keepLeast(_ size: LayoutSize, _ kept: inout LayoutSize?) {
        guard kept.map({ LayoutEquality.isSmaller(size, $0) }) ?? true,
          polygon.depth(of: size) > -LayoutTolerance.arithmetic, differs(size)
        else { return }
        kept = size
      }
      for corner in polygon.corners {
        for width in [corner.width.rounded(.down), corner.width.rounded(.up)] {
          for height in [corner.height.rounded(.down), corner.height.rounded(.up)] {
            keepLeast(LayoutSize(width: width, height: height), &sighting.whole)
          }
        }
        keepLeast(corner.moved(LayoutTolerance.reported, towards: polygon.middle), &sighting.exact)
      }
      if sighting.inner.count < 4, differs(polygon.inner) { sighting.inner.append(polygon.inner) }
      sighting.polygons.append(polygon)
    }
    sightings[pair] = sighting
  }

  /// Returns what was found, in the order of the pairs.
  func found(in whole: ConvexPolygon) -> [Found] {
    sightings.sorted { $0.key < $1.key }.map { pair, sighting in
      let area = sighting.polygons.area
      return Found(
        pair: pair, parts: sighting.parts.sorted().map { Self.parts[$0] },
        greatest: sighting.greatest, polygons: sighting.polygons,
        share: min(1, area / whole.area), area: area,
        examples: [sighting.whole, sighting.exact].compactMap(\.self) + sighting.inner)
    }
  }
}
