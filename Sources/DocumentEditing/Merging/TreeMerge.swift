internal import InterfaceBuilder

/// Merges three versions of a document as trees: which nodes there are, and where.
///
/// A change of one side is made; equal changes of both sides are made once. Where the sides contradict
/// each other, the change of one side is made, ours by default, and a conflict is recorded.
struct TreeMerge {
  let base: MarkupTree
  let ours: MarkupTree
  let theirs: MarkupTree
  /// The side that decides conflicts; nil if they are open, and ours is kept.
  let favored: MergeSide?
  /// What is written about nodes in conflicts.
  let names: MergeNames
  /// The keys of nodes that are merged as one value.
  let values: Set<String>
  /// The keys of the nodes in them.
  private let inner: Set<String>

  /// The keys of the nodes of both sides, ours first.
  private(set) var orderedKeys: [String] = []
  /// The keys of the nodes of the result.
  var kept: Set<String> = []
  /// The keys of the elements around the nodes of the result.
  var parents: [String: String] = [:]
  /// The keys of the children of the nodes of the result, in their order.
  var children: [String: [String]] = [:]
  var conflicts: [MergeConflict] = []
  /// The keys of lists, and of those that one side deleted and that are kept only for their members.
  private var lists: Set<String> = []
  private var emptyLists: Set<String> = []
  /// The sides whose places nodes have that the other side moved out of what is kept.
  private var returned: [String: MergeSide] = [:]

  var decider: MergeSide { favored ?? .ours }

  init(
    _ base: MarkupTree, _ ours: MarkupTree, _ theirs: MarkupTree, favored: MergeSide?,
    names: MergeNames
  ) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.favored = favored
    self.names = names
    let trees = [base, ours, theirs]
    var values: Set<String> = []
    for tree in trees {
      for node in tree.nodes where !values.contains(node.key) {
        let others = trees.compactMap { other in other.node(node.key).map { (other, $0) } }
        let isValue =
          others.contains { $0.isValue($1) } || others.contains { $0.1.name != node.name }
        if isValue, !others.contains(where: { $0.hasIDs($1) }) { values.insert(node.key) }
      }
    }
    var inner: Set<String> = []
    for tree in trees {
      for node in tree.nodes {
        guard let parent = tree.parentKey(of: node) else { continue }
        if values.contains(parent) || inner.contains(parent) { inner.insert(node.key) }
      }
    }
    self.values = values.subtracting(inner)
    self.inner = inner
    orderedKeys =
      topNodes(of: ours).map(\.key)
      + topNodes(of: theirs).map(\.key).filter { ours.node($0) == nil }
    decidePresence()
    decideParents()
    orderChildren()
  }

  subscript(side: MergeSide) -> MarkupTree { side == .ours ? ours : theirs }

  /// Returns the nodes of a tree that are not part of a value.
  func topNodes(of tree: MarkupTree) -> [MarkupTree.Node] {
    tree.nodes.filter { !inner.contains($0.key) }
  }

  /// Returns whether a side changed a node that the common ancestor has, beside its children.
  func isChanged(_ key: String, by side: MergeSide) -> Bool {
    guard let old = base.node(key), let new = self[side].node(key) else { return false }
    if self[side].isDerived(new) { return false }
    if values.contains(key) { return !ValueMerge.isSame(old, of: base, new, of: self[side]) }
    guard old.name == new.name, base.string(old.text) == self[side].string(new.text) else {
      return true
    }
    let attributes = Set(old.attributes.map(\.name)).union(new.attributes.map(\.name))
      .subtracting(MergeVocabulary.flags).subtracting(MergeVocabulary.versions)
    return attributes.contains { name in
      !ValueMerge.isSame(name, of: old, new)
        && picture(name, of: old, in: base) != picture(name, of: new, in: self[side])
    }
  }

  /// Returns what an attribute says: for the name that Xcode gives to an embedded image, the image.
  func picture(_ name: String, of node: MarkupTree.Node, in tree: MarkupTree) -> String? {
    guard let value = node[name], MergeVocabulary.isGeneratedName(value) else {
      return node.meaning(of: name)
    }
    return tree.embeddedImage(value) ?? value
  }

  private func isMoved(_ key: String, by side: MergeSide) -> Bool {
    guard let old = base.node(key), let new = self[side].node(key) else { return false }
    return base.parentKey(of: old) != self[side].parentKey(of: new)
  }

  // MARK: Presence

  private mutating func decidePresence() {
    for side in [MergeSide.ours, .theirs] {
      for node in topNodes(of: self[side]) {
        let isInOther = self[side.other].node(node.key) != nil
        if isInOther || base.node(node.key) == nil || isUsedResource(node, of: side) {
          kept.insert(node.key)
        }
      }
    }
    for side in [MergeSide.ours, .theirs] {
      for deletion in DeletionGroups(by: side, in: self).groups { decide(deletion) }
    }
    decideDesignables()
  }

  /// Keeps the sizes that the canvas remembers of views that are kept although one side deleted them.
  private mutating func decideDesignables() {
    for side in [MergeSide.ours, .theirs] {
      let (tree, other) = (self[side], self[side.other])
      for node in tree.nodes {
        guard let holder = tree.lineage(of: node).first(where: { $0.name == "designable" }),
          let id = holder["name"], other.object(id) == nil, base.object(id) != nil
        else { continue }
        if kept.contains(MarkupTree.key(id: id)) {
          kept.insert(node.key)
        } else {
          kept.remove(node.key)
        }
      }
    }
  }

  /// Returns whether a node is in a list that follows from the rest of the document, and is decided by what
  /// the rest refers to.
  private func isUsedResource(_ node: MarkupTree.Node, of side: MergeSide) -> Bool {
    guard let parent = node.parent else { return false }
    return self[side].nodes[parent].name == "resources"
  }

  /// Keeps or drops what one side deleted.
  private mutating func decide(_ deletion: DeletionGroups.Group) {
    guard deletion.isConflict else { return }
    let user = deletion.side.other
    if decider == user, !deletion.isSettled {
      kept.formUnion(deletion.members + deletion.oldConstraints)
      kept.subtract(deletion.newConstraints)
      for key in deletion.departures { returned[key] = user }
    } else {
      kept.subtract(deletion.additions)
      kept.subtract(deletion.newReferrers)
    }
    conflicts.append(names.conflict(about: deletion, in: self))
  }

  // MARK: Places

  private mutating func decideParents() {
    // Lists are kept for what is in them, where their elements are.
    let decided = kept
    let lists = [ours, theirs].flatMap { tree in
      topNodes(of: tree).filter {
        tree.isList($0) && !values.contains($0.key) && isKept($0, of: tree)
      }.map(\.key)
    }
    kept.formUnion(lists)
    for key in orderedKeys where kept.contains(key) { parents[key] = parent(of: key) }
    breakCycles()
    self.lists = Set(lists)
    emptyLists = Set(lists).subtracting(decided)
    pruneLists()
  }

  /// Returns whether the element around a list is in the result.
  private func isKept(_ list: MarkupTree.Node, of tree: MarkupTree) -> Bool {
    guard let parent = list.parent.map({ tree.nodes[$0] }) else { return false }
    return tree.isList(parent) ? isKept(parent, of: tree) : kept.contains(parent.key)
  }

  /// Returns the key of the element around a node in the result.
  private mutating func parent(of key: String) -> String? {
    let (o, t) = (ours.node(key), theirs.node(key))
    let (inOurs, inTheirs) = (o.flatMap(ours.parentKey), t.flatMap(theirs.parentKey))
    guard o != nil, t != nil, inOurs != inTheirs else { return inOurs ?? inTheirs }
    let before = base.node(key).flatMap(base.parentKey)
    let chosen: String?
    if let side = returned[key] {
      chosen = side == .ours ? inOurs : inTheirs
    } else if before == inOurs {
      chosen = inTheirs
    } else if before == inTheirs {
      chosen = inOurs
    } else {
      chosen = decider == .ours ? inOurs : inTheirs
      // A side moved it into what the other deleted, which is a conflict already.
      if !conflicts.contains(where: { $0.subjects.contains(key) }) {
        conflicts.append(names.positionConflict(about: key, in: self))
      }
    }
    return [chosen, inOurs, inTheirs].compactMap { $0 }.first(where: kept.contains)
  }

  /// Moves nodes that each side put into another's descendants back to where one side has them.
  private mutating func breakCycles() {
    for key in orderedKeys where kept.contains(key) {
      guard parents[key] != nil, !reachesRoot(key) else { continue }
      let sides = [decider, decider.other]
      for side in sides {
        parents[key] = self[side].node(key).flatMap { self[side].parentKey(of: $0) }
        if reachesRoot(key) { break }
      }
      if reachesRoot(key) {
        conflicts.append(names.positionConflict(about: key, in: self))
      } else {
        kept.remove(key)
      }
    }
  }

  private func reachesRoot(_ key: String) -> Bool {
    var seen: Set<String> = []
    var next = key
    while let parent = parents[next] {
      guard kept.contains(parent), seen.insert(next).inserted else { return false }
      next = parent
    }
    return base.nodes.first?.key == next || ours.nodes.first?.key == next
  }

  /// Drops lists without members, as Interface Builder does.
  mutating func pruneLists() {
    var counts: [String: Int] = [:]
    for key in kept { if let parent = parents[key] { counts[parent, default: 0] += 1 } }
    for key in orderedKeys.reversed() where lists.contains(key) && kept.contains(key) {
      guard counts[key, default: 0] == 0 else { continue }
      let hadMembers = [ours, theirs].contains { $0.node(key)?.children.isEmpty == false }
      let name = (ours.node(key) ?? theirs.node(key))?.name ?? ""
      if !emptyLists.contains(key), !hadMembers || !MergeVocabulary.prunable.contains(name) {
        continue
      }
      kept.remove(key)
      if let parent = parents[key] { counts[parent, default: 0] -= 1 }
    }
  }

  // MARK: Order

  /// Orders the children of all nodes; called again after nodes were dropped.
  mutating func orderChildren() {
    children = [:]
    for key in orderedKeys where kept.contains(key) {
      if let parent = parents[key] { children[parent, default: []].append(key) }
    }
    for (parent, members) in children where members.count > 1 {
      children[parent] = order(of: members, in: parent).order
    }
  }

  /// Records conflicts about the order of lists.
  mutating func recordOrderConflicts() {
    for parent in orderedKeys {
      guard let members = children[parent], members.count > 1,
        let node = ours.node(parent) ?? theirs.node(parent),
        MergeVocabulary.ordered.contains(node.name), order(of: members, in: parent).isConflict
      else { continue }
      conflicts.append(names.orderConflict(about: parent, in: self))
    }
  }

  private func order(of members: [String], in parent: String) -> SequenceMerge {
    func list(_ tree: MarkupTree) -> [String] {
      tree.node(parent)?.children.map { tree.nodes[$0].key } ?? []
    }
    let (b, o, t) = (list(base), list(ours), list(theirs))
    if (ours.node(parent) ?? theirs.node(parent))?.name == "constraints", o == o.sorted(),
      t == t.sorted()
    {
      // Newer versions of Interface Builder sort constraints by their ids.
      return SequenceMerge(sorted: members)
    }
    return SequenceMerge(b, o, t, kept: members, favored: decider) { key in
      let node = ours.node(key) ?? theirs.node(key)
      return MergeVocabulary.rank(of: node?.name ?? "", key: node?["key"])
    }
  }
}
