/// What one side deleted, in groups of objects that are kept or dropped together.
///
/// A group is an object with its descendants, and the constraints and connections of other objects that were
/// deleted with it.
struct DeletionGroups {
  /// Objects that were deleted together.
  struct Group {
    /// The side that deleted them.
    let side: MergeSide
    /// The keys of the deleted nodes, in document order.
    var members: [String] = []
    /// Those that the other side changed or moved.
    var changed: [String] = []
    /// The keys of nodes that the other side added to them.
    var additions: [String] = []
    /// The keys of nodes that the other side moved into them, or added to them while this side has them elsewhere.
    var arrivals: [String] = []
    /// The keys of nodes that this side moved out of them.
    var departures: [String] = []
    /// The keys of constraints of departures that this side deleted.
    var oldConstraints: [String] = []
    /// The keys of constraints of departures that this side added, and of what refers to them.
    var newConstraints: [String] = []
    /// The keys of nodes elsewhere that the other side added and that refer to them.
    var newReferrers: [String] = []
    /// The keys of nodes elsewhere that now refer to them.
    var changedReferrers: [String] = []

    /// Whether the other side uses what was deleted.
    var isConflict: Bool {
      !(changed.isEmpty && additions.isEmpty && arrivals.isEmpty && newReferrers.isEmpty
        && changedReferrers.isEmpty)
    }

    /// Whether the other side changed only numbers of constraints that are gone because a view of them is: nobody has to
    /// decide about a distance to a view that does not exist.
    fileprivate(set) var isSettled = false
  }

  /// The groups, in document order.
  private(set) var groups: [Group] = []

  /// The deleted nodes, each with the one that represents its group.
  private var leaders: [String: String] = [:]
  private let user: MarkupTree
  private let deleter: MarkupTree

  init(by side: MergeSide, in merge: TreeMerge) {
    user = merge[side.other]
    deleter = merge[side]
    let candidates = merge.topNodes(of: user)
    var deleted: [MarkupTree.Node] = []
    for node in candidates {
      guard merge.base.node(node.key) != nil, deleter.node(node.key) == nil, !user.isList(node)
      else { continue }
      // What follows from others is deleted without a question, except with its object.
      if user.isDerived(node), owner(of: node).flatMap({ leaders[$0] }) == nil { continue }
      deleted.append(node)
      leaders[node.key] = node.key
    }
    guard !deleted.isEmpty else { return }
    for node in deleted {
      if let owner = owner(of: node), leaders[owner] != nil { unite(owner, node.key) }
      guard MergeVocabulary.dependents.contains(node.name) else { continue }
      for (_, id) in user.references(of: node) where leaders[MarkupTree.key(id: id)] != nil {
        unite(MarkupTree.key(id: id), node.key)
      }
    }
    var found: [String: Group] = [:]
    var order: [String] = []
    for node in deleted {
      let leader = leader(of: node.key)
      if found[leader] == nil { order.append(leader) }
      found[leader, default: Group(side: side)].members.append(node.key)
    }
    collectUses(candidates, merge, side, &found)
    groups = order.compactMap { found[$0] }.map { group in
      var group = group
      group.isSettled = isSettled(group, merge.base)
      if group.isConflict, !group.isSettled { collectDepartures(&group, merge) }
      return group
    }
  }

  private func isSettled(_ group: Group, _ base: MarkupTree) -> Bool {
    guard group.additions.isEmpty, group.arrivals.isEmpty, group.newReferrers.isEmpty,
      group.changedReferrers.isEmpty, !group.changed.isEmpty
    else { return false }
    let members = Set(group.members)
    return group.changed.allSatisfy { key in
      guard let node = user.node(key), let old = base.node(key), node.name == "constraint" else {
        return false
      }
      let ends = user.references(of: node)
      return ends.allSatisfy { old[$0.attribute] == $0.id }
        && ends.contains { members.contains(MarkupTree.key(id: $0.id)) }
        && base.parentKey(of: old) == user.parentKey(of: node)
    }
  }

  /// Finds what the other side did with deleted nodes.
  private mutating func collectUses(
    _ candidates: [MarkupTree.Node], _ merge: TreeMerge, _ side: MergeSide,
    _ found: inout [String: Group]
  ) {
    for node in candidates {
      let before = merge.base.node(node.key)
      let isMoved = before.map { merge.base.parentKey(of: $0) != user.parentKey(of: node) } ?? true
      let holder = owner(of: node).flatMap { leaders[$0] == nil ? nil : leader(of: $0) }
      if leaders[node.key] != nil {
        if isMoved || merge.isChanged(node.key, by: side.other) {
          found[leader(of: node.key)]?.changed.append(node.key)
        }
      } else if before == nil, let holder {
        guard !user.isList(node), !user.isDerived(node) else { continue }
        if deleter.node(node.key) != nil {
          found[holder]?.arrivals.append(node.key)
          continue
        }
        found[holder]?.additions.append(node.key)
        // Its descendants are part of the group, too.
        leaders[node.key] = holder
        continue
      } else if isMoved, let holder {
        found[holder]?.arrivals.append(node.key)
      }
      // An exclusion of a deleted constraint says no more than that it is gone.
      guard leaders[node.key] == nil, node.name != "exclude", !user.isDerived(node) else {
        continue
      }
      for (attribute, id) in user.references(of: node) where leaders[MarkupTree.key(id: id)] != nil
      {
        guard before?[attribute] != id else { continue }
        let group = leader(of: MarkupTree.key(id: id))
        if before == nil {
          found[group]?.newReferrers.append(node.key)
        } else {
          found[group]?.changedReferrers.append(node.key)
        }
      }
    }
  }

  /// Finds what this side moved out of what it deleted: if the other side's is kept, so are they with their constraints.
  private func collectDepartures(_ group: inout Group, _ merge: TreeMerge) {
    let members = Set(group.members)
    for node in user.nodes {
      guard !members.contains(node.key), node.id != nil, deleter.node(node.key) != nil,
        !MergeVocabulary.dependents.contains(node.name),
        let owner = owner(of: node), members.contains(owner)
      else { continue }
      group.departures.append(node.key)
    }
    let departed = Set(group.departures)
    guard !departed.isEmpty else { return }
    func hasEnd(_ node: MarkupTree.Node, _ tree: MarkupTree) -> Bool {
      if tree.references(of: node).contains(where: { departed.contains(MarkupTree.key(id: $0.id)) })
      {
        return true
      }
      // A view's own length has no first item.
      return node["firstItem"] == nil
        && tree.lineage(of: node).dropFirst().first { !tree.isList($0) }.map {
          departed.contains($0.key)
        } == true
    }
    group.oldConstraints = user.nodes.filter { node in
      node.name == "constraint" && merge.base.node(node.key) != nil
        && deleter.node(node.key) == nil && !members.contains(node.key) && hasEnd(node, user)
    }.map(\.key)
    let new = deleter.nodes.filter { node in
      merge.base.node(node.key) == nil && user.node(node.key) == nil
    }
    var dropped = Set(new.filter { $0.name == "constraint" && hasEnd($0, deleter) }.map(\.key))
    for node in new
    where MergeVocabulary.dependents.contains(node.name)
      && deleter.references(of: node).contains(where: {
        dropped.contains(MarkupTree.key(id: $0.id))
      })
    { dropped.insert(node.key) }
    group.newConstraints = new.map(\.key).filter(dropped.contains)
  }

  /// Returns the key of the element around a node that is not only a list.
  private func owner(of node: MarkupTree.Node) -> String? {
    user.lineage(of: node).dropFirst().first { !user.isList($0) }?.key
  }

  private mutating func unite(_ one: String, _ other: String) {
    leaders[leader(of: other)] = leader(of: one)
  }

  private func leader(of key: String) -> String {
    var key = key
    while let next = leaders[key], next != key { key = next }
    return key
  }
}
