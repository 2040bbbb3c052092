package import LayoutGeometry

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
    examples(of: finding, within: ranges, most: 1).first
  }

  /// Returns sizes at which a finding holds: in the middle of parts of its region, and near their least and greatest
  /// corners, where it is often most visible.
  package func examples(
    of finding: Finding, within ranges: [LayoutSizeRange]?, most: Int = 3
  ) -> [LayoutSize] {
    var sizes: [LayoutSize] = []
    for part in parts(of: finding, within: ranges) where sizes.count < most {
      sizes.append(part.count == 1 ? part[0] : ConvexPolygon(part).wholeInner)
      guard part.count > 1 else { continue }
      let polygon = ConvexPolygon(part)
      let corners = part.sorted { $0.width + $0.height < $1.width + $1.height }
      for corner in [corners[0], corners[corners.count - 1]] {
        let length = corner.distance(to: polygon.inner)
        let inside = corner.moved(min(0.5, 2 / max(length, 1)), towards: polygon.inner)
        let rounded = LayoutSize(width: inside.width.rounded(), height: inside.height.rounded())
        sizes.append(polygon.depth(of: rounded) > 0 ? rounded : inside)
      }
    }
    return Array(sizes.prefix(most))
  }

  /// Returns the corners of the parts of a finding's region that lie within ranges; single sizes have one.
  private func parts(of finding: Finding, within ranges: [LayoutSizeRange]?) -> [[LayoutSize]] {
    guard let ranges else { return finding.polygons.map(\.corners) }
    var parts: [[LayoutSize]] = []
    for range in ranges {
      if range.isSingle {
        let size = LayoutSize(
          width: range.widths.lowerBound, height: range.heights.lowerBound)
        if finding.polygons.contains(where: { $0.depth(of: size) > 0 }) { parts.append([size]) }
        continue
      }
      // A range of widths at one height has no area.
      let least = range.heights.lowerBound
      let area = ConvexPolygon(
        width: range.widths, height: least...max(range.heights.upperBound, least + 2 * Self.sliver))
      for polygon in finding.polygons {
        if let part = polygon.intersection(with: area), part.thickness >= Self.sliver {
          parts.append(part.corners)
        }
      }
    }
    return parts
  }
}

extension RegionProof.Finding {
  /// A size in the largest part of the region, in whole points if one lies in its middle.
  ///
  /// The constraints of a conflict are those that conflict at this size.
  package var typicalSize: LayoutSize? {
    polygons.max { $0.area < $1.area }?.wholeInner
  }
}

extension ConvexPolygon {
  /// A size in the middle, in whole points if that lies inside.
  fileprivate var wholeInner: LayoutSize {
    let rounded = LayoutSize(width: inner.width.rounded(), height: inner.height.rounded())
    return depth(of: rounded) > 0 ? rounded : inner
  }
}
