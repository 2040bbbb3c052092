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
      var owners: [String: String] = [:]
      func leader(_ id: String) -> String {
        var id = id
        while let owner = owners[id] {
          owners[id] = owners[owner] ?? owner
          id = owner
        }
        return id
      }
      func tie(_ one: String, _ other: String) {
        guard ![one, other].contains(where: { $0 == island.root.id || isCellContent($0) }) else {
          return
        }
        let (one, other) = (leader(one), leader(other))
        if one != other { owners[other] = one }
      }
      for constraint in constraints {
        guard let second = constraint.second,
          constraint.first.attribute.isHorizontal == (axis == .horizontal)
        else { continue }
        tie(constraint.first.view, second.view)
      }
      for stack in views where stack.kind == .stackView {
        for member in stack.subviews { tie(stack.id, member.id) }
      }
      let groups = Set(seeds.filter { $0.value.contains(axis) }.map { leader($0.key) })
      for view in views where groups.contains(leader(view.id)) {
        found[view.id, default: []].insert(axis)
      }
    }
    return found
  }
}
