internal import DocumentAnalysis
internal import InterfaceBuilder

/// The names of objects in the three versions of a document, as in Interface Builder's outline.
///
/// The versions are read when a name is first needed: most merges have no conflict.
final class MergeNames {
  private let versions: [[UInt8]]

  /// Creates the names of the views and controllers in some versions.
  ///
  /// - Parameter versions: The texts; where they have different names, the first one has the right one. A
  ///   text that is no document for UIKit has none.
  init(_ versions: [[UInt8]]) { self.versions = versions }

  private lazy var outline: [String: String] = {
    var names: [String: String] = [:]
    for version in versions {
      for island in (try? InterfaceDocument(parsing: version))?.islands ?? [] {
        if let controller = island.viewController?.id, names[controller] == nil {
          names[controller] = island.displayName
        }
        for view in island.views where names[view.id] == nil { names[view.id] = view.outlineName }
      }
    }
    return names
  }()

  // MARK: Nodes

  /// Returns a description of a node: a view's name, a constraint's formula, or an element and the object
  /// that it belongs to.
  func words(_ key: String, in merge: TreeMerge) -> String {
    for tree in [merge.ours, merge.theirs, merge.base] {
      if let node = tree.node(key) { return words(node, in: tree) }
    }
    return key
  }

  /// Returns a description of a node of one version.
  func words(_ node: MarkupTree.Node, in tree: MarkupTree) -> String {
    switch node.name {
    case "constraint": return "the constraint \(formula(node, in: tree))"
    case "outlet", "outletCollection":
      return "the outlet '\(node["property"] ?? "?")' of \(holder(of: node, in: tree))"
    case "action": return "the action '\(node["selector"] ?? "?")' of \(holder(of: node, in: tree))"
    case "segue":
      let name = node["identifier"] ?? node["kind"] ?? "?"
      return "the segue '\(name)' of \(holder(of: node, in: tree))"
    case "scene":
      let objects = tree.child(of: node, "objects")
      let controller = objects?.children.first.map { tree.nodes[$0] }
      return "the scene of \(controller.map { words($0, in: tree) } ?? node.key)"
    case "document": return "the document"
    default: break
    }
    if let id = node.id {
      let name = [outline[id], node["userLabel"], node["customClass"]].compactMap { $0 }.first {
        !$0.isEmpty
      }
      return name.map { "\"\($0)\" (\(id))" } ?? "the \(node.name) \(id)"
    }
    return "the \(element(node)) of \(holder(of: node, in: tree))"
  }

  /// Returns the name of an element without an id: `backgroundColor`, `subviews`.
  func element(_ node: MarkupTree.Node) -> String {
    let name = node["key"] ?? node["keyPath"] ?? node["name"] ?? node["identifier"]
    return name.map { node["key"] == nil ? "\(node.name) '\($0)'" : $0 } ?? node.name
  }

  /// Returns the object to which a node belongs.
  func object(_ node: MarkupTree.Node, in tree: MarkupTree) -> MarkupTree.Node {
    var node = node
    while node.id == nil, let parent = node.parent { node = tree.nodes[parent] }
    return node
  }

  /// Returns the path from the object to which a node belongs: `normal.titleColor`.
  func property(_ node: MarkupTree.Node, in tree: MarkupTree) -> String {
    var path: [String] = []
    var node = node
    while node.id == nil, let parent = node.parent {
      if !tree.isList(node) || node["key"] != nil { path.insert(element(node), at: 0) }
      node = tree.nodes[parent]
    }
    return path.joined(separator: ".")
  }

  private func holder(of node: MarkupTree.Node, in tree: MarkupTree) -> String {
    guard let parent = node.parent else { return "the document" }
    return words(object(tree.nodes[parent], in: tree), in: tree)
  }

  // MARK: Constraints

  private func formula(_ node: MarkupTree.Node, in tree: MarkupTree) -> String {
    let holder = node.parent.flatMap { tree.nodes[$0].parent }.map { tree.nodes[$0].id ?? "?" }
    var text = end(node["firstItem"] ?? holder, node["firstAttribute"], in: tree)
    switch node["relation"] {
    case "greaterThanOrEqual": text += " ≥ "
    case "lessThanOrEqual": text += " ≤ "
    default: text += " = "
    }
    let constant = Double(node["constant"] ?? "0") ?? 0
    if let second = node["secondItem"] ?? (node["secondAttribute"] == nil ? nil : holder) {
      if let multiplier = node["multiplier"] { text += "\(multiplier) × " }
      text += end(second, node["secondAttribute"], in: tree)
      if constant > 0 { text += " + \(constant.short)" }
      if constant < 0 { text += " − \((-constant).short)" }
    } else {
      text += constant.short
    }
    return text + (node["id"].map { " (\($0))" } ?? "")
  }

  private func end(_ id: String?, _ attribute: String?, in tree: MarkupTree) -> String {
    let attribute = attribute ?? "?"
    guard let id else { return attribute }
    if let name = outline[id] { return "\"\(name)\".\(attribute)" }
    guard let node = tree.object(id) else { return "\(id).\(attribute)" }
    if let parent = node.parent, node["key"] == "safeArea",
      let name = outline[tree.nodes[parent].id ?? ""]
    {
      return "safe area of \"\(name)\".\(attribute)"
    }
    return "\(node["userLabel"] ?? node["type"] ?? id).\(attribute)"
  }
}
