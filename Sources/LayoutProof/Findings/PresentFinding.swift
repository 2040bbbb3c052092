package import LayoutGeometry
package import LayoutScene

/// A finding about the geometry of a single layout, with its extent in points.
package struct PresentFinding {
  /// The kind of finding: overlapping, outside, clipped or collapsed.
  package var kind: RangeProof.Kind
  /// The ids of the views concerned.
  ///
  /// For an overlap, the view behind is first; for a view outside its parent, that view is first.
  package var subjects: [String]
  /// The detail: an edge, a length, or `lines`.
  package var detail: String
  /// The extent in points: the missing length, the distance outside, or the smaller side of the
  /// overlap.
  package var amount: Double
  /// The rectangle of the visible content of each view, in the bounds of its parent.
  package var shown: [LayoutRect]
  /// The length that a clipped text needs, in points.
  package var needed: Double?

  /// The overlaps that are found.
  package enum Overlaps {
    /// Views of one superview that partly cover each other, as in proofs and the linter.
    case ofSiblings
    /// Also views of different superviews, and texts completely over other texts: what a person sees
    /// where no view is an alternative for another.
    case all
  }

  /// Returns the findings about the rectangles of a scene, without conflicts and ambiguity.
  ///
  /// - Returns: The findings in the order of the scene's views, overlaps last.
  /// - Complexity: O(*n*) in views, and O(*s*²) in those that lie beside each other, or for all overlaps
  ///   in texts and controls.
  package static func all(
    in scene: Scene, overlaps: Overlaps = .ofSiblings
  ) -> [PresentFinding] {
    var scene = scene
    scene.verdict = nil
    let layout = SingleLayout(of: scene)
    let judge = PieceJudge(layout)
    var found: [PresentFinding] = []
    func note(_ sight: PieceJudge<SingleLayout>.Sight) {
      found.append(
        PresentFinding(
          kind: sight.kind, subjects: sight.subjects.map { layout.items[$0].id },
          detail: sight.detail, amount: sight.part,
          shown: sight.subjects.map { judge.shownRect($0) }, needed: sight.needed))
    }
    judge.report(note)
    if overlaps == .all {
      judge.crossings(note)
      judge.coverings(note)
    }
    return found
  }
}

extension PieceJudge<SingleLayout> {
  /// What all rectangles of a subject have in common.
  fileprivate func shownRect(_ index: Int) -> LayoutRect {
    var rects = shown(index).map {
      LayoutRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    let last = rects.removeLast()
    return rects.reduce(last) { $0.intersection($1) ?? .zero }
  }
}
