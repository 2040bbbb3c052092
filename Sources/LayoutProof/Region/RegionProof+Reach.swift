internal import LayoutGeometry

extension RegionProof {
  /// The least extent, in points, of the sizes at which a finding counts: nobody sees a window at the width of a
  /// part of a point.
  static let sliver = 1.0

  /// Returns a size at which a finding holds.
  ///
  /// - Parameters:
  ///   - finding: A finding of this proof.
  ///   - ranges: The sizes that windows have; nil if all sizes of the proof count.
  /// - Returns: A size in whole points if one lies inside; nil if the finding holds at none of the sizes, or only in
  ///   strips that are narrower than a point.
  func example(of finding: Finding, within ranges: [LayoutSizeRange]?) -> LayoutSize? {
    guard let ranges else { return finding.polygons.first.map(Self.whole) }
    for range in ranges {
      if range.isSingle {
        let size = LayoutSize(
          width: range.widths.lowerBound, height: range.heights.lowerBound)
        if finding.polygons.contains(where: { $0.depth(of: size) > 0 }) { return size }
        continue
      }
      // A range of widths at one height has no area.
      let least = range.heights.lowerBound
      let area = ConvexPolygon(
        width: range.widths, height: least...max(range.heights.upperBound, least + 2 * Self.sliver))
      for polygon in finding.polygons {
        if let part = polygon.intersection(with: area), part.thickness >= Self.sliver {
          return Self.whole(part)
        }
      }
    }
    return nil
  }

  /// Returns a size in the middle of a polygon, in whole points if that lies inside.
  private static func whole(_ polygon: ConvexPolygon) -> LayoutSize {
    let middle = polygon.inner
    let rounded = LayoutSize(width: middle.width.rounded(), height: middle.height.rounded())
    return polygon.depth(of: rounded) > 0 ? rounded : middle
  }
}
