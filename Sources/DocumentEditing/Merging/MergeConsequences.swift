internal import InterfaceBuilder

/// What follows from other changes: references to what was dropped, and lists of what is used.
extension TreeMerge {
  /// Drops constraints and connections of which an end was dropped with what the other side deleted.
  ///
  /// - Returns: Whether something was dropped.
  mutating func dropDangling(_ merged: inout [String: MergedNode]) -> Bool {
    var dropped: [String] = []
    for key in orderedKeys where kept.contains(key) {
      guard let node = merged[key], MergeVocabulary.dependents.contains(node.name) else { continue }
      let tree = self[node.home]
      let isDangling = node.attributes.contains { attribute in
        guard MergeVocabulary.references.contains(attribute.name) else { return false }
        let end = MarkupTree.key(id: attribute.value)
        guard !kept.contains(end), ours.node(end) != nil || theirs.node(end) != nil else {
          return false
        }
        // A reference that was to nothing before stays.
        return ![ours, theirs].contains {
          $0.node(end) == nil && $0.node(key)?[attribute.name] == attribute.value
        }
      }
      guard isDangling else { continue }
      dropped.append(key)
      // A variation of a deleted constraint is nothing without it.
      let isKnown =
        ["exclude", "include"].contains(node.name)
        || conflicts.contains { $0.subjects.contains(key) }
      if !isKnown, let written = tree.node(key), !tree.isDerived(written) {
        conflicts.append(names.danglingConflict(about: key, in: self))
      }
    }
    for key in dropped {
      kept.remove(key)
      merged[key] = nil
    }
    return !dropped.isEmpty
  }

  /// Keeps the resources that the result uses.
  mutating func decideResources(_ merged: inout [String: MergedNode]) {
    let entries = orderedKeys.filter { key in
      parents[key].flatMap { ours.node($0) ?? theirs.node($0) }?.name == "resources"
        && kept.contains(key)
    }
    guard !entries.isEmpty else { return }
    let (usedByOurs, usedByTheirs) = (usedNames(in: ours), usedNames(in: theirs))
    let used = usedNames(in: merged)
    for key in entries {
      let (o, t) = (ours.node(key), theirs.node(key))
      guard let node = o ?? t, let name = node["name"], !used.contains(name) else { continue }
      // A side that lists it without using it wants it.
      let wasUsed =
        (o == nil || usedByOurs.contains(name)) && (t == nil || usedByTheirs.contains(name))
      let isDeleted = base.node(key) != nil && (o == nil || t == nil)
      if wasUsed || isDeleted { drop(key, &merged) }
    }
  }

  private mutating func drop(_ key: String, _ merged: inout [String: MergedNode]) {
    kept.remove(key)
    merged[key] = nil
  }

  /// Returns what a version refers to by name: all values outside the list of resources.
  private func usedNames(in tree: MarkupTree) -> Set<String> {
    var names: Set<String> = []
    var skipped: Set<Int> = []
    for (index, node) in tree.nodes.enumerated() {
      if node.name == "resources" || node.parent.map(skipped.contains) == true {
        skipped.insert(index)
        continue
      }
      for attribute in node.attributes { names.insert(attribute.value) }
      if !node.text.isEmpty { names.insert(tree.string(node.text)) }
    }
    return names
  }

  private func usedNames(in merged: [String: MergedNode]) -> Set<String> {
    var names: Set<String> = []
    for (key, node) in merged {
      let tree = self[node.home]
      guard let written = tree.node(key),
        !tree.lineage(of: written).contains(where: { $0.name == "resources" })
      else { continue }
      if node.isWhole {
        collect(written, in: tree, &names)
      } else {
        for attribute in node.attributes { names.insert(attribute.value) }
        if let text = self[node.text].node(key)?.text {
          names.insert(self[node.text].string(text))
        }
      }
    }
    return names
  }

  private func collect(_ node: MarkupTree.Node, in tree: MarkupTree, _ names: inout Set<String>) {
    for attribute in node.attributes { names.insert(attribute.value) }
    for child in node.children { collect(tree.nodes[child], in: tree, &names) }
  }
}
