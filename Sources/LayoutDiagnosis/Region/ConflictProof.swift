internal import AutoLayout

/// Whether the constraints that are broken near the corners of a polygon are broken throughout it.
///
/// The rows that were kept, and one that was not, contradict each other by a sum that is linear in width
/// and height (Farkas' lemma). Where one such sum is above 0 at all corners, it is so between them, and
/// the row cannot hold with the kept ones, which are the same at all corners.
enum ConflictProof {
  /// Broken constraints cannot hold anywhere in the polygon.
  case throughout
  /// The contradiction that was met in the middle ends on a line; beyond it another one holds.
  case upTo(SizeLine)
  /// No contradiction is known.
  case unknown

  /// Less than this is rounding, and far below what a solver takes for a contradiction.
  private static let slack = 1e-6

  /// Looks for a contradiction that holds at all corners, for each constraint that is broken.
  ///
  /// - Parameters:
  ///   - probes: The layouts near the corners, with the same constraints broken as in the middle.
  ///   - center: The layout in the middle.
  init(_ probes: [LayoutSample], _ center: LayoutSample) {
    self = .throughout
    let all = [center] + probes
    for place in center.facts.broken.indices {
      let known = all.map {
        $0.contradictions.indices.contains(place) ? $0.contradictions[place] : nil
      }
      let holds = known.contains { sum in
        sum.map { sum in probes.allSatisfy { sum.value(at: $0.size) > -Self.slack } } ?? false
      }
      if holds { continue }
      guard let first = known[0], let line = SizeLine(first) else {
        self = .unknown
        return
      }
      self = .upTo(line)
    }
  }
}
