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

  /// Finds out whether the contradiction in the middle holds at all corners, for each broken constraint.
  ///
  /// That of a corner may hold throughout, too, but it is of other constraints than those that are told.
  ///
  /// - Parameters:
  ///   - probes: The layouts near the corners, with the same constraints broken as in the middle.
  ///   - center: The layout in the middle.
  init(_ probes: [LayoutSample], _ center: LayoutSample) {
    self = .throughout
    func sum(_ sample: LayoutSample, _ place: Int) -> SizePlane? {
      sample.contradictions.indices.contains(place) ? sample.contradictions[place] : nil
    }
    func holdsThroughout(_ sum: SizePlane) -> Bool {
      probes.allSatisfy { sum.value(at: $0.size) > -Self.slack }
    }
    for place in center.facts.broken.indices {
      guard let sum = sum(center, place) else {
        if probes.contains(where: { sum($0, place).map(holdsThroughout) ?? false }) { continue }
        self = .unknown
        return
      }
      if holdsThroughout(sum) { continue }
      guard let line = SizeLine(sum) else {
        self = .unknown
        return
      }
      self = .upTo(line)
    }
  }
}
