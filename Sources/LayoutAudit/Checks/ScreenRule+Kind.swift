package import LayoutProof

extension ScreenRule {
  /// The kind of finding on maps and pages; nil for a rule that those do not show.
  ///
  /// The linter's rules of these names find the same kinds.
  package var kind: RangeProof.Kind? {
    switch self {
    case .conflict: .conflict
    case .ambiguity: .ambiguity
    case .overlap: .overlap
    case .outside: .outside
    case .clipped: .clipped
    case .collapsed: .collapsed
    default: nil
    }
  }
}
