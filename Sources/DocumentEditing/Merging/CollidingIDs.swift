internal import InterfaceBuilder
internal import InterfaceLinter

/// Ids that both sides gave to different new objects.
///
/// An object that both sides added is usually the same one, of a commit that both have: constraints and connections that
/// both sides added refer to it, too. It is another one if it has another class, or nothing that distinguishes it is equal.
enum CollidingIDs {
  /// Returns new ids for the objects of their version, by the old ones; empty if no ids collide.
  static func renamings(
    _ base: MarkupTree, _ ours: MarkupTree, _ theirs: MarkupTree
  ) -> [String: String] {
    var renamings: [String: String] = [:]
    var used = Set([base, ours, theirs].flatMap { $0.nodes.compactMap(\.id) })
    let ends = sharedEnds(base, ours, theirs)
    for node in theirs.nodes {
      guard let id = node.id, node.key == MarkupTree.key(id: id), base.node(node.key) == nil,
        let other = ours.node(node.key),
        !(other.name == node.name && ends.contains(id)), !isSame(other, in: ours, node, in: theirs)
      else { continue }
      let new = Repairer.freeID(for: [.init("id", id)], besides: used)
      used.insert(new)
      renamings[id] = new
    }
    return renamings
  }

  /// Returns the ids to which constraints and connections refer by the same attribute that both sides added.
  private static func sharedEnds(
    _ base: MarkupTree, _ ours: MarkupTree, _ theirs: MarkupTree
  ) -> Set<String> {
    var ends: Set<String> = []
    for node in theirs.nodes where MergeVocabulary.dependents.contains(node.name) {
      guard node.id != nil, base.node(node.key) == nil, let other = ours.node(node.key),
        other.name == node.name
      else { continue }
      for (attribute, id) in theirs.references(of: node) where other[attribute] == id {
        ends.insert(id)
      }
    }
    return ends
  }

  /// Returns the ids of ours for connections of theirs that both sides added under different ids, by those of theirs.
  ///
  /// An object has one outlet of a name: two of them with different destinations are different values of it. Actions and
  /// members of collections are the same if all they say is.
  static func sharedConnections(
    _ base: MarkupTree, _ ours: MarkupTree, _ theirs: MarkupTree
  ) -> [String: String] {
    func added(in tree: MarkupTree) -> [(key: String, id: String)] {
      tree.nodes.compactMap { node in
        guard let id = node.id, base.node(node.key) == nil, let list = tree.parentKey(of: node)
        else { return nil }
        let names: [String]
        switch node.name {
        case "outlet": names = ["property"]
        case "outletCollection": names = ["property", "destination"]
        case "action": names = ["selector", "destination", "eventType"]
        default: return nil
        }
        let values = names.map { node[$0] ?? "" }.joined(separator: " ")
        return ("\(list) \(node.name) \(values)", id)
      }
    }
    let known = Dictionary(added(in: ours).map { ($0.key, $0.id) }) { first, _ in first }
    var renamings: [String: String] = [:]
    var used: Set<String> = []
    for (key, id) in added(in: theirs) {
      guard let other = known[key], other != id, ours.object(id) == nil,
        theirs.object(other) == nil, used.insert(other).inserted
      else { continue }
      renamings[id] = other
    }
    return renamings
  }

  /// Returns the text of a version with other ids, in the objects and in what refers to them.
  static func rename(_ ids: [String: String], in tree: MarkupTree) -> [UInt8] {
    let markup = MarkupIndex(tree.bytes)
    let edits = tree.nodes.flatMap { node in
      node.attributes.compactMap { attribute -> DocumentEdit? in
        guard attribute.name == "id" || MergeVocabulary.references.contains(attribute.name),
          let new = ids[attribute.value]
        else { return nil }
        return DocumentEdit(attribute.valueRange, new.utf8, in: markup)
      }
    }
    return DocumentEdit.apply(edits, to: tree.bytes)
  }

  private static func isSame(
    _ one: MarkupTree.Node, in ours: MarkupTree, _ other: MarkupTree.Node, in theirs: MarkupTree
  ) -> Bool {
    guard one.name == other.name else { return false }
    switch one.name {
    case "constraint":
      // One side may have changed its attributes.
      return ["firstItem", "secondItem"].allSatisfy { one[$0] == other[$0] }
        && (one["secondItem"] != nil || one["firstAttribute"] == other["firstAttribute"])
    case "outlet", "outletCollection", "action", "segue":
      return ["property", "selector", "destination", "identifier"].contains {
        one[$0] != nil && one[$0] == other[$0]
      }
    default: break
    }
    // Both have the same objects in it.
    let inside = (ids(inside: one, of: ours), ids(inside: other, of: theirs))
    if !inside.0.isDisjoint(with: inside.1) { return true }
    let names = ["text", "title", "userLabel", "customClass", "image", "placeholder", "key"]
    if names.contains(where: { one[$0] != nil && one[$0] == other[$0] }) { return true }
    let frames = (
      ours.child(of: one, "rect", key: "frame"), theirs.child(of: other, "rect", key: "frame")
    )
    guard let first = frames.0, let second = frames.1 else {
      return one.attributes.map(\.value) == other.attributes.map(\.value)
    }
    return first["x"] == second["x"] && first["y"] == second["y"]
      && names.allSatisfy { one[$0] == nil || other[$0] == nil || one[$0] == other[$0] }
  }

  /// Returns the ids of the descendants of a node.
  private static func ids(inside node: MarkupTree.Node, of tree: MarkupTree) -> Set<String> {
    node.children.reduce(into: []) { ids, index in
      let child = tree.nodes[index]
      if let id = child.id { ids.insert(id) }
      ids.formUnion(self.ids(inside: child, of: tree))
    }
  }
}
