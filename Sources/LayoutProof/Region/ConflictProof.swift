internal import AutoLayout

/// Determines whether constraints that are broken near the corners of a polygon are broken
/// throughout the polygon.
///
/// The satisfied rows and a broken one contradict each other by a sum that is linear in width and
/// height (Farkas' lemma). If this sum is positive at all corners, it is positive throughout the
/// polygon, and the row cannot be satisfied together with the satisfied rows, which are the same at
/// all corners.
enum ConflictProof {
  /// The broken constraints cannot be satisfied anywhere in the polygon.
  case throughout
  /// The contradiction in the middle ends at a line, beyond which another contradiction holds.
  case upTo(SizeLine)
  /// No contradiction is known.
  case unknown

  /// The tolerance for rounding errors, which is far below the smallest contradiction that the
  /// solver reports.
  private static let slack = LayoutTolerance.computed

  /// Searches for a contradiction that holds at all corners, for each broken constraint.
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
