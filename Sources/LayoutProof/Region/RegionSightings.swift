internal import AutoLayout
internal import ConflictAnalysis
internal import LayoutScene

/// The regions of findings, collected cell by cell.
struct RegionSightings {
  private struct Key: Hashable {
    var kind: RangeProof.Kind
    var ids: [String]
    /// A value that distinguishes findings of the same subjects.
    var detail: String
    var members: [String]
  }

  private struct Sighting {
    var names: [String]
    /// The indices of the views among the subjects where it was first found.
    var order: [Int]
    var constraints: [NamedConstraint]
    var needed: Double?
    var polygons: [ConvexPolygon]
  }

  private var found: [Key: Sighting] = [:]

  /// Records a finding in a cell.
  mutating func note(_ sight: PieceJudge<RegionCell>.Sight, in cell: RegionCell) {
    let key = Key(
      kind: sight.kind, ids: sight.subjects.map { cell.items[$0].id }, detail: sight.detail,
      members: sight.members)
    var sighting =
      found[key]
      ?? Sighting(
        names: sight.subjects.map { cell.items[$0].name }, order: sight.subjects,
        constraints: sight.constraints, polygons: [])
    sighting.polygons.append(sight.part)
    sighting.needed = [sighting.needed, sight.needed].compactMap(\.self).max()
    found[key] = sighting
  }

  /// The widths and heights at which parts of a region meet.
  static func seams(of parts: [ConvexPolygon]) -> RegionProof.Exceptions {
    func seams(ofWidth isWidth: Bool) -> [Double] {
      let ends = parts.map { $0.extent(ofWidth: isWidth).upperBound }
      let starts = parts.map { $0.extent(ofWidth: isWidth).lowerBound }
      var found: [Double] = []
      for end in ends.sorted() {
        guard let start = starts.first(where: { abs($0 - end) < LayoutTolerance.reported }) else {
          continue
        }
        let seam = (start + end) / 2
        if found.last.map({ seam - $0 > LayoutTolerance.reported }) ?? true { found.append(seam) }
      }
      return found
    }
    return RegionProof.Exceptions(widths: seams(ofWidth: true), heights: seams(ofWidth: false))
  }

  /// The findings by kind, then in drawing order; those of conflicts with the lengths at which their parts meet as
  /// exceptions, which remain to be confirmed.
  func findings(in whole: ConvexPolygon) -> [RegionProof.Finding] {
    let kinds = RangeProof.Kind.allCases
    return found.sorted { one, two in
      if one.key.kind != two.key.kind {
        return kinds.firstIndex(of: one.key.kind) ?? 0 < kinds.firstIndex(of: two.key.kind) ?? 0
      }
      if one.value.order != two.value.order {
        return one.value.order.lexicographicallyPrecedes(two.value.order)
      }
      let (first, second) = (one.key, two.key)
      return (first.detail, first.ids.joined(), first.members.joined(separator: " "))
        < (second.detail, second.ids.joined(), second.members.joined(separator: " "))
    }.map { key, sighting in
      let polygons = ConvexPolygon.joined(sighting.polygons).map(\.rounded)
      return RegionProof.Finding(
        kind: key.kind, subjects: key.ids, names: sighting.names,
        details: key.detail.isEmpty ? [] : [key.detail], constraints: sighting.constraints,
        needed: sighting.needed, polygons: polygons,
        exceptions: key.kind == .conflict
          ? Self.seams(of: sighting.polygons) : .init(),
        share: polygons.area / whole.area)
    }
  }
}

extension ConvexPolygon {
  /// Removes the effect of the solver's tolerance, such as 351.00000005.
  fileprivate var rounded: ConvexPolygon {
    ConvexPolygon(
      corners.map { corner in
        var corner = corner
        corner.width.roundToMillionths()
        corner.height.roundToMillionths()
        return corner
      })
  }
}
