internal import ConflictAnalysis
internal import DocumentAnalysis
internal import InterfaceBuilder
internal import LayoutGeometry
internal import LayoutProof

/// What the rules of the linter report of a layout, to compare findings of a proof with.
struct ReportedFindings {
  /// The ids of the objects of findings, by kind.
  private var objects: [RangeProof.Kind: Set<String>] = [:]
  /// The ids of the constraints of each conflict.
  private var conflicts: [Set<String>] = []
  /// By how many points the constraints of each conflict contradict each other, reported or not.
  private var excesses: [(ids: Set<String>, points: Double)] = []
  /// The ids of the views of each overlap.
  private var overlaps: [Set<String>] = []
  /// The edges beyond which views extend, by the ids of findings about them.
  private var edges: [String: Set<String>] = [:]
  /// The edges beyond which texts and controls lie completely, by their ids.
  ///
  /// The rule does not report them, because code usually moves in what is never inside.
  private var gone: [String: Set<String>] = [:]

  init() {}

  /// Takes what rules report of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - rules: The rules.
  ///   - open: The ids of views of which ambiguity is not reported.
  @MainActor
  init(in scene: DocumentScene, by rules: ShownFindings, withoutAmbiguityOf open: Set<String>) {
    for outside in scene.present where outside.kind == .outside {
      guard let subject = outside.subjects.first, let element = scene.element(subject),
        Self.isSensitive(element.kind), !scene.isInvisible(subject), let area = outside.shown.first,
        outside.amount
          >= (outside.detail == "left" || outside.detail == "right"
            ? area.width : area.height) - 1
      else { continue }
      gone[subject, default: []].insert(outside.detail)
    }
    for conflict in scene.classifiedConflicts {
      let ids = conflict.members.compactMap { scene.constraint(of: $0)?.element.id }
      excesses.append((Set(ids), abs(conflict.excess)))
    }
    for (kind, finding) in rules.findings(in: scene) {
      if kind == .ambiguity, finding.mentions(open) { continue }
      let ids = Set([finding.objectID].compactMap(\.self) + finding.related.map(\.objectID))
      objects[kind, default: []].formUnion(ids)
      if kind == .conflict { conflicts.append(ids) }
      if kind == .overlap { overlaps.append(ids) }
      if kind == .outside {
        // Another detail, such as a multiplier, is of any edge.
        let named = Set(finding.detail.split(separator: " and ").map(String.init))
        let crossed = named.isSubset(of: Self.edges) ? named : Self.edges
        for id in ids { edges[id, default: []].formUnion(crossed) }
      }
    }
  }

  /// Returns whether a finding of a proof is reported: about one of its views, or one of its constraints for a
  /// conflict, and about both views of an overlap; of a view beyond an edge, about that edge.
  func has(_ finding: RegionProof.Finding, gone counts: Bool) -> Bool {
    let objects = objects[finding.kind] ?? []
    let own = finding.kind == .conflict ? finding.constraints.map(\.id) : finding.subjects
    if finding.kind == .overlap { return overlaps.contains { $0.isSuperset(of: own) } }
    guard finding.kind == .outside, let edge = finding.details.first else {
      return own.contains(where: objects.contains)
    }
    return own.contains { edges[$0]?.contains(edge) ?? false }
      || counts && finding.subjects.first.map { gone[$0]?.contains(edge) ?? false } ?? false
  }

  /// Returns whether a conflict of a proof is there, and its constraints contradict each other by no more than a point, which
  /// nobody sees.
  func isSlight(_ conflict: RegionProof.Finding) -> Bool {
    let own = Set(conflict.constraints.map(\.id).filter { !$0.contains(":") })
    let same = excesses.filter { $0.ids.isSuperset(of: own) }
    return !own.isEmpty && !same.isEmpty
      && same.allSatisfy { $0.points <= 1 + LayoutTolerance.slack }
  }

  /// Returns whether a finding of a proof is reported of a display: of a conflict, with all of its constraints, or at
  /// one of some sizes with some of them.
  func has(_ finding: RegionProof.Finding, onDisplayOf sizes: [LayoutSize]) -> Bool {
    guard has(finding, gone: true) else { return false }
    guard finding.kind == .conflict else { return true }
    // Sizes of contents have no ids in a document.
    let own = Set(finding.constraints.map(\.id).filter { !$0.contains(":") })
    return conflicts.contains { own.isSubset(of: $0) }
      || finding.polygons.contains { polygon in sizes.contains { polygon.depth(of: $0) > 0 } }
  }

  /// Whether a person misses a view: a text or a control.
  private static func isSensitive(_ kind: ViewKind) -> Bool {
    switch kind {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .label: true
    default: false
    }
  }

  private static let edges: Set = ["left", "right", "top", "bottom"]
}
