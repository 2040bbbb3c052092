internal import InterfaceBuilder

/// Conflicts in words.
extension MergeNames {
  /// Returns a conflict about attributes of a node, or about the whole node if they are nil.
  func valueConflict(
    about key: String, attributes: [String]?, in merge: TreeMerge
  ) -> MergeConflict {
    let nodes = (merge.base.node(key), merge.ours.node(key), merge.theirs.node(key))
    let tree = nodes.1 == nil ? merge.theirs : merge.ours
    func value(_ node: MarkupTree.Node?, _ tree: MarkupTree) -> String? {
      guard let node else { return nil }
      guard let attributes else { return content(of: node, in: tree) }
      if attributes.isEmpty { return node.name }
      let values = attributes.compactMap { node[$0] }
      if attributes.count == 1 { return values.first.map(shortened) }
      let text = attributes.compactMap { name in node[name].map { "\(name) \($0)" } }
      return text.isEmpty ? nil : shortened(text.joined(separator: ", "))
    }
    let values = (
      value(nodes.0, merge.base), value(nodes.1, merge.ours), value(nodes.2, merge.theirs)
    )
    let written = nodes.1 ?? nodes.2
    let path = written.map { property($0, in: tree) } ?? ""
    let named = attributes?.joined(separator: ", ") ?? ""
    let what = [path, named].filter { !$0.isEmpty }.joined(separator: ".")
    let owner = written.map { words(object($0, in: tree), in: tree) } ?? key
    let subject = what.isEmpty ? owner : "\(what) of \(owner)"
    let change =
      values.0.map { "\($0) became \(values.1 ?? "none") in ours, \(values.2 ?? "none") in theirs" }
      ?? "new, \(values.1 ?? "none") in ours, \(values.2 ?? "none") in theirs"
    return conflict(
      .value, about: key, property: what, values, "\(subject): \(change)", in: merge,
      subjects: attributes.map { $0.isEmpty ? [key] : $0.map { "\(key)@\($0)" } } ?? [key])
  }

  /// Returns a conflict about an object that one side deleted and the other uses.
  func conflict(about group: DeletionGroups.Group, in merge: TreeMerge) -> MergeConflict {
    let user = merge[group.side.other]
    // The object rather than what refers to it.
    let root =
      group.members.first {
        !MergeVocabulary.dependents.contains(user.node($0)?.name ?? "")
      } ?? group.members.first ?? ""
    let more = group.members.filter { $0 != root && user.node($0)?.id != nil }.count
    let what = words(root, in: merge) + (more == 0 ? "" : " and \(more) more")
    let uses =
      group.changed.map { changeWords($0, by: group.side.other, in: merge) }
      + group.additions.filter { !isInside($0, group.additions, user) }.map {
        "adds \(words($0, in: merge))"
      } + group.arrivals.map { "moves \(words($0, in: merge)) into it" }
      + (group.newReferrers + group.changedReferrers).map {
        "refers to it by \(words($0, in: merge))"
      }
    let shown = uses.prefix(3).joined(separator: ", ") + (uses.count > 3 ? ", …" : "")
    let deleter = group.side.rawValue
    let end = group.isSettled ? ", which is gone with it" : ""
    let moved = group.departures.map { words($0, in: merge) }
    let list = moved.prefix(3).joined(separator: ", ") + (moved.count > 3 ? ", …" : "")
    let departed = moved.isEmpty ? "" : " and moves \(list) out of it"
    return conflict(
      .deletion, about: root, property: "", (nil, nil, nil),
      "\(deleter) deletes \(what)\(departed); \(group.side.other.rawValue) \(shown)\(end)",
      in: merge,
      subjects: group.members + group.additions + group.arrivals + group.newReferrers
        + group.changedReferrers + group.departures + group.oldConstraints + group.newConstraints,
      settledBy: group.isSettled ? group.side : nil)
  }

  /// Returns a conflict about a constraint or connection of an object that was dropped.
  func danglingConflict(about key: String, in merge: TreeMerge) -> MergeConflict {
    conflict(
      .deletion, about: key, property: "", (nil, nil, nil),
      "\(words(key, in: merge)) is dropped, because what it refers to is not in the result",
      in: merge, subjects: [key])
  }

  /// Returns a conflict about an object that both sides moved.
  func positionConflict(about key: String, in merge: TreeMerge) -> MergeConflict {
    func place(_ tree: MarkupTree) -> String? {
      guard let node = tree.node(key), let parent = node.parent else { return nil }
      return words(object(tree.nodes[parent], in: tree), in: tree)
    }
    let places = (place(merge.base), place(merge.ours), place(merge.theirs))
    return conflict(
      .position, about: key, property: "", places,
      "ours puts \(words(key, in: merge)) into \(places.1 ?? "?"), theirs into \(places.2 ?? "?")",
      in: merge, subjects: [key])
  }

  /// Returns a conflict about a list that both sides ordered.
  func orderConflict(about key: String, in merge: TreeMerge) -> MergeConflict {
    func order(_ tree: MarkupTree) -> String? {
      tree.node(key).map { list in
        shortened(
          list.children.map { words(tree.nodes[$0], in: tree) }.joined(separator: ", "))
      }
    }
    let orders = (order(merge.base), order(merge.ours), order(merge.theirs))
    return conflict(
      .order, about: key, property: merge.ours.node(key)?.name ?? "", orders,
      "both order \(words(key, in: merge)): ours \(orders.1 ?? "?"); theirs \(orders.2 ?? "?")",
      in: merge, subjects: [key + "@order"])
  }

  // MARK: Words

  private func changeWords(_ key: String, by side: MergeSide, in merge: TreeMerge) -> String {
    let tree = merge[side]
    guard let new = tree.node(key), let old = merge.base.node(key) else { return "changes it" }
    guard merge.isChanged(key, by: side) else { return "moves \(words(new, in: tree))" }
    if merge.values.contains(key) { return "changes \(words(new, in: tree))" }
    let names = (old.attributes + new.attributes).map(\.name)
    var seen: Set<String> = []
    let changed = names.filter {
      seen.insert($0).inserted && old[$0] != new[$0] && !MergeVocabulary.flags.contains($0)
    }
    return "changes \(changed.isEmpty ? "text" : changed.joined(separator: ", ")) of "
      + words(new, in: tree)
  }

  private func isInside(_ key: String, _ others: [String], _ tree: MarkupTree) -> Bool {
    let others = Set(others)
    return tree.node(key).map { node in
      tree.lineage(of: node).dropFirst().contains { others.contains($0.key) }
    } ?? false
  }

  /// Returns what an element contains, in one line.
  private func content(of node: MarkupTree.Node, in tree: MarkupTree) -> String {
    let attributes = node.attributes.filter { $0.name != "key" && $0.name != "id" }
    let text = tree.string(node.text)
    if !text.isEmpty { return shortened(text) }
    if attributes.isEmpty { return node.name }
    return shortened(attributes.map { "\($0.name) \($0.value)" }.joined(separator: " "))
  }

  private func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }

  private func conflict(
    _ kind: MergeConflict.Kind, about key: String, property: String,
    _ values: (String?, String?, String?), _ message: String, in merge: TreeMerge,
    subjects: [String], settledBy side: MergeSide? = nil
  ) -> MergeConflict {
    let tree = [merge.ours, merge.theirs, merge.base].first { $0.node(key) != nil } ?? merge.ours
    let object = tree.node(key).map { self.object($0, in: tree) }
    func line(_ tree: MarkupTree) -> Int? { tree.node(key)?.position.line }
    return MergeConflict(
      kind: kind, object: object?.id, name: object.map { words($0, in: tree) } ?? "",
      property: property, base: values.0, ours: values.1, theirs: values.2,
      lines: .init(
        base: line(merge.base), ours: line(merge.ours), theirs: line(merge.theirs), merged: nil),
      isSettled: side != nil, kept: side ?? merge.decider, message: message, subjects: subjects)
  }
}
