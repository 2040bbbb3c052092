internal import InterfaceBuilder

/// Defects of the structure of a document: ids that two objects have, and references to nothing.
struct MergeDefects {
  /// The ids of several objects.
  private(set) var repeatedIDs: Set<String> = []
  /// The references to objects that do not exist.
  private(set) var dangling: Set<Reference> = []

  /// A reference: the key of the node, its attribute and the id.
  struct Reference: Hashable {
    let key: String
    let attribute: String
    let id: String
  }

  init(of tree: MarkupTree) {
    for node in tree.nodes {
      if node.isRepeated, let id = node.id { repeatedIDs.insert(id) }
      for (attribute, id) in tree.references(of: node) where tree.object(id) == nil {
        dangling.insert(Reference(key: node.key, attribute: attribute, id: id))
      }
    }
  }

  /// Returns the defects of a merged text that neither side has, in sentences.
  static func new(in merged: [UInt8], sides: [[UInt8]]) -> [String] {
    let tree: MarkupTree
    do { tree = try MarkupTree(merged) } catch {
      return ["the merged text cannot be read: \(error.position): \(error.message)"]
    }
    let defects = Self(of: tree)
    let known = sides.compactMap { try? MarkupTree($0) }.map { Self(of: $0) }
    let repeated = defects.repeatedIDs.filter { id in
      !known.contains { $0.repeatedIDs.contains(id) }
    }
    let dangling = defects.dangling.filter { reference in
      !known.contains { $0.dangling.contains(reference) }
    }
    return repeated.sorted().map { "several objects have the id \($0)" }
      + dangling.map { reference in
        let line = tree.node(reference.key)?.position.line ?? 1
        return (
          line, "line \(line): \(reference.attribute) is \(reference.id), which does not exist"
        )
      }.sorted { $0 < $1 }.map(\.1)
  }
}
