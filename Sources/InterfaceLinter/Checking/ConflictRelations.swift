internal import AutoLayout
internal import ConflictAnalysis
package import InterfaceBuilder
package import LayoutProof

/// Which views of a scene depend on the constraints of a conflict: along an axis, constraints or stack views relate them to
/// a view of the conflict.
///
/// Which of its constraints is broken decides their frames then. The root relates nothing, because its frame is given.
package struct ConflictRelations {
  /// The first of the related views and guides, by axis and id; the root has none.
  private let horizontal: [String: String]
  private let vertical: [String: String]
  /// The items of each constraint with its axis, by its id.
  private let ends: [String: (items: [String], isHorizontal: Bool)]

  /// Collects the relations of a scene.
  ///
  /// - Complexity: O(*n*) in the scene's views and constraints, up to the inverse Ackermann function.
  package init(in island: Island) {
    var ends: [String: (items: [String], isHorizontal: Bool)] = [:]
    var stacks: [(String, [String])] = []
    var given = Set([island.root.id] + island.root.guides.map(\.id))
    if let controller = island.viewController {
      given.formUnion([controller.topLayoutGuide, controller.bottomLayoutGuide].compactMap(\.self))
    }
    for view in island.views {
      if view.key == "contentView" { given.insert(view.id) }
      if view.kind == .stackView { stacks.append((view.id, view.subviews.map(\.id))) }
      for constraint in view.constraints {
        let items = [constraint.firstItem ?? view.id, constraint.secondItem].compactMap(\.self)
        ends[constraint.id] = (items, constraint.firstAttribute.isHorizontal)
      }
    }
    self.ends = ends.mapValues { end in (end.items.filter { !given.contains($0) }, end.isHorizontal)
    }
    func leaders(isHorizontal: Bool) -> [String: String] {
      var owners: [String: String] = [:]
      func leader(_ id: String) -> String {
        var id = id
        while let owner = owners[id], owner != id {
          owners[id] = owners[owner] ?? owner
          id = owner
        }
        return id
      }
      func tie(_ items: [String]) {
        let items = items.filter { !given.contains($0) }
        for item in items {
          let (one, other) = (leader(items[0]), leader(item))
          owners[other] = one
        }
      }
      for end in ends.values where end.isHorizontal == isHorizontal { tie(end.items) }
      for (stack, members) in stacks { tie([stack] + members) }
      return Dictionary(uniqueKeysWithValues: owners.keys.map { ($0, leader($0)) })
    }
    horizontal = leaders(isHorizontal: true)
    vertical = leaders(isHorizontal: false)
  }

  /// Returns whether a view of a finding depends on the constraints of a conflict.
  package func relates(_ finding: RegionProof.Finding, _ conflict: RegionProof.Finding) -> Bool {
    let axes: [Bool] =
      switch finding.details.first {
      case "x", "width", "left", "right": [true]
      case "y", "height", "top", "bottom": [false]
      default: [true, false]
      }
    return axes.contains { isHorizontal in
      let leaders = isHorizontal ? horizontal : vertical
      let own = Set(finding.subjects.compactMap { leaders[$0] })
      return conflict.constraints.contains { constraint in
        items(of: constraint.id, isHorizontal).contains { leaders[$0].map(own.contains) ?? false }
      }
    }
  }

  /// Returns whether a finding depends on the place of one of some views along an axis: its constraints of the axis
  /// mention one.
  func mentions(
    _ views: Set<String>, _ isHorizontal: Bool, in finding: RegionProof.Finding
  ) -> Bool {
    finding.kind != .conflict
      && finding.constraints.contains { constraint in
        !views.isDisjoint(with: items(of: constraint.id, isHorizontal))
      }
  }

  /// The views and guides of a constraint along an axis; of the size of a content, its view.
  private func items(of id: String, _ isHorizontal: Bool) -> [String] {
    if let end = ends[id] { return end.isHorizontal == isHorizontal ? end.items : [] }
    guard id.hasPrefix("content:"), let dot = id.lastIndex(of: ".") else { return [] }
    guard (id[dot...] == ".width") == isHorizontal else { return [] }
    return [String(id[..<dot].dropFirst("content:".count))]
  }
}
