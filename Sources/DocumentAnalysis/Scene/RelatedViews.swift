package import AutoLayout
internal import InterfaceBuilder
internal import LayoutGeometry

/// Groups of views that constraints and stack views relate to each other along an axis.
package struct RelatedViews {
  private var owners: [String: String] = [:]

  /// Finds the groups.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - axis: The axis of the constraints.
  ///   - isRelated: Whether a view, by its id, belongs to a group; others relate nothing.
  /// - Complexity: O(*n*) in the scene's views and constraints, up to the inverse Ackermann function.
  @MainActor
  package init(
    of scene: DocumentScene, along axis: NSLayoutConstraint.Axis, where isRelated: (String) -> Bool
  ) {
    for constraint in scene.constraints {
      guard let second = constraint.second,
        constraint.first.attribute.isHorizontal == (axis == .horizontal),
        isRelated(constraint.first.view), isRelated(second.view)
      else { continue }
      tie(constraint.first.view, second.view)
    }
    for stack in scene.views where stack.kind == .stackView {
      let members = stack.subviews.map(\.id).filter(isRelated)
      for member in members { tie(members[0], member) }
      if let first = members.first, isRelated(stack.id) { tie(stack.id, first) }
    }
  }

  /// Returns the view that stands for the group of a view.
  package mutating func leader(of id: String) -> String {
    var id = id
    while let owner = owners[id] {
      owners[id] = owners[owner] ?? owner
      id = owner
    }
    return id
  }

  private mutating func tie(_ one: String, _ other: String) {
    let (one, other) = (leader(of: one), leader(of: other))
    if one != other { owners[other] = one }
  }
}
