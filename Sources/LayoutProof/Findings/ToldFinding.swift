/// A finding of a proof, as one sentence tells it.
protocol ToldFinding {
  var kind: RangeProof.Kind { get }
  var subjects: [String] { get }
  var details: [String] { get }
}

extension RangeProof.Finding: ToldFinding {}
extension RegionProof.Finding: ToldFinding {}

/// What findings that are told in one sentence have in common.
private struct SharedPlace<Place: Hashable>: Hashable {
  let kind: RangeProof.Kind
  var subjects: [String] = []
  var edges: [String] = []
  let place: Place
}

extension Array where Element: ToldFinding {
  /// Groups findings that are told in one sentence, in the order of their first ones: ambiguous numbers at the same
  /// sizes, and views that cross the same edges of one superview at the same sizes.
  ///
  /// - Parameter place: Returns the sizes at which a finding holds.
  /// - Returns: The groups, none empty.
  /// - Complexity: O(n) for n findings.
  func told<Place: Hashable>(by place: (Element) -> Place) -> [[Element]] {
    let edgesOfViews = grouped { finding -> SharedPlace<Place>? in
      switch finding.kind {
      case .ambiguity: SharedPlace(kind: finding.kind, place: place(finding))
      case .outside:
        SharedPlace(kind: finding.kind, subjects: finding.subjects, place: place(finding))
      default: nil
      }
    }
    let edges = edgesOfViews.grouped { group -> SharedPlace<Place>? in
      guard group[0].kind == .outside, let superview = group[0].subjects.last else { return nil }
      return SharedPlace(
        kind: .outside, subjects: [superview], edges: group.flatMap(\.details),
        place: place(group[0]))
    }
    return edges.map { $0.flatMap(\.self) }
  }
}
