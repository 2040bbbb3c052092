internal import ConflictAnalysis
internal import LayoutScene

/// The lengths at which findings hold, collected piece by piece along the range.
struct Sightings {
  struct Key: Hashable {
    var kind: RangeProof.Kind
    var subjects: [Int]
    /// A value that distinguishes findings of the same subjects.
    var detail: String
    var members: [String]
  }

  /// A finding before its intervals are joined.
  struct Sighting {
    var names: [String]
    var ids: [String]
    var constraints: [NamedConstraint]
    var intervals: [RangeProof.Interval]
  }

  var found: [Key: Sighting] = [:]

  /// Records that a finding holds from `lower` to `upper`, and joins it with one that ends there.
  mutating func note(
    _ sight: PieceJudge<LayoutPiece>.Sight, in piece: LayoutPiece, _ interval: RangeProof.Interval
  ) {
    let key = Key(
      kind: sight.kind, subjects: sight.subjects, detail: sight.detail, members: sight.members)
    let subjects = sight.subjects.map { piece.items[$0] }
    var sighting =
      found[key]
      ?? Sighting(
        names: subjects.map(\.name), ids: subjects.map(\.id), constraints: sight.constraints,
        intervals: [])
    if let last = sighting.intervals.last, interval.lower - last.upper < LayoutTolerance.step {
      sighting.intervals[sighting.intervals.count - 1].extend(through: interval)
    } else {
      sighting.intervals.append(interval)
    }
    found[key] = sighting
  }

  /// The findings by kind, then in drawing order.
  var findings: [RangeProof.Finding] {
    let order = RangeProof.Kind.allCases
    func place(_ key: Key) -> Int { order.firstIndex(of: key.kind) ?? 0 }
    let keys = found.keys.sorted {
      if $0.kind != $1.kind { return place($0) < place($1) }
      if $0.subjects != $1.subjects { return $0.subjects.lexicographicallyPrecedes($1.subjects) }
      if $0.detail != $1.detail { return $0.detail < $1.detail }
      return $0.members.lexicographicallyPrecedes($1.members)
    }
    return keys.compactMap { key in
      found[key].map {
        RangeProof.Finding(
          kind: key.kind, subjects: $0.ids, names: $0.names,
          details: key.detail.isEmpty ? [] : [key.detail], constraints: $0.constraints,
          intervals: $0.intervals.map(\.rounded))
      }
    }
  }
}

extension RangeProof.Interval {
  /// Joins the interval with one that follows it.
  mutating func extend(through next: Self) {
    upper = max(upper, next.upper)
    upperCause = next.upperCause
    needed = [needed, next.needed].compactMap(\.self).max()
  }

  fileprivate var rounded: Self {
    var rounded = self
    rounded.lower.roundToMillionths()
    rounded.upper.roundToMillionths()
    return rounded
  }
}

extension Double {
  /// Removes the effect of the solver's tolerance, such as 351.00000005.
  mutating func roundToMillionths() { self = (self * 1e6).rounded() / 1e6 }
}
