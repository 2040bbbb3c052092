internal import ConflictAnalysis
internal import LayoutGeometry
internal import LayoutProof

extension InspectedScene.Case {
  /// The greatest number of conflicts that are drawn.
  private static let mostPictures = 8

  /// Adds the findings of a proof, and what it did not prove.
  ///
  /// - Parameters:
  ///   - proof: The proof.
  ///   - draw: Returns the picture of a conflict.
  mutating func take(_ proof: RegionProof, draw: (RegionProof.Finding) -> String?) {
    var drawn = 0
    func corners(_ polygon: ConvexPolygon) -> [Double] {
      polygon.corners.flatMap { [$0.width, $0.height] }
    }
    findings = RegionProof.groups(proof.findings.filter { proof.isTold($0) }).map { group in
      let first = group[0]
      var constraints: [NamedConstraint] = []
      for constraint in group.flatMap(\.constraints) where !constraints.contains(constraint) {
        constraints.append(constraint)
      }
      var picture: String?
      if first.kind == .conflict, drawn < Self.mostPictures {
        picture = draw(first)
        drawn += 1
      }
      return InspectedScene.Finding(
        kind: first.kind.rawValue, text: RegionProof.Finding.sentence(group),
        places: proof.places(first), isAlways: proof.isAlways(first),
        views: group.flatMap(\.subjects), isMissing: first.ambiguity == .tooFewConstraints,
        constraints: constraints.map { [$0.id, $0.text] }, repair: first.repair?.line,
        polygons: proof.seen(first).map(corners), picture: picture)
    }
    doubts = proof.comparedParts.map {
      InspectedScene.Doubt(
        text: "compared, not proven: \($0.doubt.words)", polygons: $0.polygons.map(corners))
    }
    if !proof.undecidedParts.isEmpty {
      doubts.append(
        InspectedScene.Doubt(
          text: "undecided: \(RegionProof.undecidedReason)",
          polygons: proof.undecidedParts.map(corners)))
    }
  }
}
