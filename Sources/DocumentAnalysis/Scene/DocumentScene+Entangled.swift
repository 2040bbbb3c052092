internal import AutoLayout
internal import InterfaceBuilder
internal import LayoutGeometry

extension DocumentScene {
  /// Returns the axes along which the frame of each view may depend on which constraint of a conflict is broken: those of
  /// the views in conflicts, and of all views that constraints or a stack view relate to them.
  ///
  /// The root and the content view of a cell relate nothing, because their frames are given.
  ///
  /// - Complexity: O(*n*) in the scene's views and constraints, up to the inverse Ackermann function.
  func findEntangled() -> [String: Set<NSLayoutConstraint.Axis>] {
    let seeds = conflictingAxes
    guard !seeds.isEmpty else { return [:] }
    var found = seeds
    for axis in NSLayoutConstraint.Axis.allCases {
      var related = RelatedViews(of: self, along: axis) {
        $0 != island.root.id && !isCellContent($0)
      }
      let groups = Set(
        seeds.filter { $0.value.contains(axis) }.map { related.leader(of: $0.key) })
      for view in views where groups.contains(related.leader(of: view.id)) {
        found[view.id, default: []].insert(axis)
      }
    }
    return found
  }
}
