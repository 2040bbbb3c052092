internal import ConflictAnalysis

// Conflicts that are one: at each size, other constraints of a row of views are too much.
extension RegionProof {
  /// Groups findings; conflicts that share most of their constraints are of one group.
  ///
  /// Which constraints contradict each other changes with the size, as more of them bind where there is less space. That
  /// some do is one cause.
  func related(_ findings: [Finding]) -> [[Finding]] {
    var groups: [[Finding]] = []
    for finding in findings {
      let related = groups.indices.filter { place in
        groups[place].contains { finding.isRelated(to: $0) }
      }
      guard let first = related.first else {
        groups.append([finding])
        continue
      }
      groups[first].append(finding)
      for place in related.dropFirst().reversed() { groups[first] += groups.remove(at: place) }
    }
    return groups
  }

  /// Returns the finding of several with the greatest region, where any of them holds.
  func union(_ findings: [Finding]) -> Finding {
    var union = findings.max { $0.share < $1.share } ?? findings[0]
    // The parts of one finding do not overlap, but those of two may.
    union.polygons = []
    for polygon in findings.flatMap(\.polygons) {
      union.polygons += [polygon].subtracting(union.polygons)
    }
    union.share = union.polygons.area / whole.area
    // A length at which none of them holds.
    func common(ofWidth isWidth: Bool, _ lengths: (Finding) -> [Double]) -> [Double] {
      Set(findings.flatMap(lengths)).sorted().filter { length in
        findings.allSatisfy { finding in
          lengths(finding).contains { abs($0 - length) < LayoutTolerance.slack }
            || !finding.polygons.contains { polygon in
              let extent = polygon.extent(ofWidth: isWidth)
              return extent.lowerBound < length - LayoutTolerance.slack
                && length + LayoutTolerance.slack < extent.upperBound
            }
        }
      }
    }
    union.told = Exceptions(
      widths: common(ofWidth: true) { $0.told.widths + $0.freeEnds.widths },
      heights: common(ofWidth: false) { $0.told.heights + $0.freeEnds.heights })
    union.exceptions = union.told
    return union
  }
}

extension RegionProof.Finding {
  /// Returns whether it holds only at sizes at which one of some others holds, but for strips that nobody sees.
  func isInside(_ others: [Self]) -> Bool {
    polygons.subtracting(others.flatMap(\.polygons))
      .allSatisfy { $0.thickness < RegionProof.sliver }
  }

  /// Whether both are conflicts that share most constraints of the smaller one.
  fileprivate func isRelated(to other: Self) -> Bool {
    guard kind == .conflict, other.kind == .conflict else { return false }
    let (ids, others) = (Set(constraints.map(\.id)), Set(other.constraints.map(\.id)))
    return 2 * ids.intersection(others).count > min(ids.count, others.count)
  }
}

extension ResizeCertificate.Finding {
  /// Joins conflicts of one cause: that with the greatest region, where any of them holds.
  init(joining all: [Self], of group: [RegionProof.Finding], in proof: RegionProof) {
    let largest = all.indices.max { all[$0].share < all[$1].share } ?? 0
    self = all[largest]
    let union = proof.union(group)
    (places, share, isAlways) = (proof.places(union), union.share, proof.isAlways(union))
    isAsSaved = all.contains(where: \.isAsSaved)
    let counting = all.filter(\.counts)
    if let seen = counts ? self : counting.first {
      (example, isShown, isUncertain) = (seen.example, seen.isShown, seen.isUncertain)
    }
    occurrences = []
    for occurrence in counting.flatMap(\.occurrences)
    where !occurrences.contains(where: {
      $0.kind == occurrence.kind && $0.words == occurrence.words
    }) {
      occurrences.append(occurrence)
    }
    repair = RegionRepair(of: all.map(\.repair), largest: repair)
  }
}

extension RegionRepair {
  /// The repair of a finding that was found in parts, from the repairs of the parts: that of the largest one, or of another.
  fileprivate init?(of repairs: [RegionRepair?], largest: RegionRepair?) {
    let found = repairs.compactMap { $0 }
    let repaired = ([largest].compactMap { $0 } + found).first { !$0.changes.isEmpty }
    guard var repair = repaired ?? found.first else { return nil }
    repair.isPartial =
      !repair.changes.isEmpty && !repairs.allSatisfy { $0?.changes == repair.changes }
    if repair.changes.isEmpty {
      repair.triedCount = found.reduce(0) { $0 + $1.triedCount }
      repair.isCutShort = found.contains(where: \.isCutShort)
    }
    self = repair
  }
}
