internal import InterfaceBuilder

/// One version of a document as a tree whose elements are recognized in other versions.
///
/// An element is recognized by its id; an element without one by its place in the element around it
/// and its `key`, name or reference. Comments are nodes, too, so that they are kept.
struct MarkupTree {
  /// An element.
  struct Node {
    /// What identifies the element in all versions.
    let key: String
    /// The element's name.
    let name: String
    let parent: Int?
    /// The number of elements around it.
    let depth: Int
    let attributes: [XMLMarkup.Attribute]
    let position: SourcePosition
    let startTag: Range<Int>
    let whole: Range<Int>
    let isSelfClosing: Bool
    /// The blanks and comments before it.
    let gap: Range<Int>
    /// The character data of an element without children; empty if there is none.
    fileprivate(set) var text: Range<Int>
    fileprivate(set) var children: [Int] = []
    /// Whether an earlier element has the same key but for a number.
    fileprivate(set) var isRepeated = false

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    var id: String? { MarkupTree.id(of: name, self["id"]) }
  }

  let bytes: [UInt8]
  private(set) var nodes: [Node] = []
  /// The nodes by their keys.
  private(set) var indices: [String: Int] = [:]
  /// Whether the document uses Auto Layout.
  private(set) var usesAutoLayout = false

  /// Reads a version of a document.
  ///
  /// - Throws: The first error in its markup.
  init(_ bytes: [UInt8]) throws(XMLError) {
    self.bytes = bytes
    let elements = try XMLReader.markup(of: bytes)
    guard let root = elements.first else { return }
    usesAutoLayout = root["useAutolayout"]?.value == "YES"
    add(0, of: elements, parent: nil, gap: root.whole.lowerBound..<root.whole.lowerBound)
  }

  /// Returns the node with a key.
  func node(_ key: String) -> Node? { indices[key].map { nodes[$0] } }

  /// Returns the key of the element around a node.
  func parentKey(of node: Node) -> String? { node.parent.map { nodes[$0].key } }

  /// Returns a node and those around it, from the inside out.
  func lineage(of node: Node) -> UnfoldFirstSequence<Node> {
    sequence(first: node) { $0.parent.map { nodes[$0] } }
  }

  /// Returns the node with an id.
  func object(_ id: String) -> Node? { node(Self.key(id: id)) }

  /// Returns the first child of a node with a name, and with a `key` if it is given.
  func child(of node: Node, _ name: String, key: String? = nil) -> Node? {
    node.children.lazy.map { nodes[$0] }.first {
      $0.name == name && (key == nil || $0["key"] == key)
    }
  }

  /// Returns the comment before a node, without the blanks around it: Interface Builder writes the name of a
  /// controller before its scene.
  func comment(before node: Node) -> String {
    guard let first = node.gap.first(where: { bytes[$0] > 0x20 }),
      let last = node.gap.last(where: { bytes[$0] > 0x20 })
    else { return "" }
    return string(first..<last + 1)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns what a node and its descendants contain, without the order of attributes and the blanks
  /// between elements.
  func signature(of node: Node) -> String {
    var text = node.name
    for attribute in node.attributes.sorted(by: { $0.name < $1.name }) {
      text += " \(attribute.name)=\"\(attribute.value)\""
    }
    text += ">" + string(node.text)
    for child in node.children { text += "<" + signature(of: nodes[child]) }
    return text + "/"
  }

  /// Returns what the image with a name contains that is embedded in the document; nil if there is none.
  func embeddedImage(_ name: String) -> String? {
    guard let image = nodes.first(where: { $0.name == "image" && $0["name"] == name }) else {
      return nil
    }
    return ["width", "height"].map { image[$0] ?? "" }.joined(separator: " ")
      + image.children.map { signature(of: nodes[$0]) }.joined()
  }

  /// Returns whether a node or a descendant has an id.
  func hasIDs(_ node: Node) -> Bool {
    node.id != nil || node.children.contains { hasIDs(nodes[$0]) }
  }

  // MARK: Building

  /// Adds an element with its descendants.
  private mutating func add(
    _ index: Int, of elements: [XMLMarkup], parent: Int?, gap: Range<Int>
  ) {
    let element = elements[index]
    let place = append(
      Node(
        key: key(of: element, in: parent), name: element.name, parent: parent,
        depth: parent.map { nodes[$0].depth + 1 } ?? 0, attributes: element.attributes,
        position: element.position, startTag: element.startTag, whole: element.whole,
        isSelfClosing: element.isSelfClosing, gap: gap,
        text: element.startTag.upperBound..<element.startTag.upperBound))
    let end = element.isSelfClosing ? element.whole.upperBound : startOfEndTag(of: element)
    if element.children.isEmpty {
      let content = element.startTag.upperBound..<end
      if element.isSelfClosing || isFormatting(content, in: element.name) { return }
      nodes[place].text = content
      return
    }
    var start = element.startTag.upperBound
    for child in element.children {
      add(child, of: elements, parent: place, gap: start..<elements[child].whole.lowerBound)
      start = elements[child].whole.upperBound
    }
  }

  private mutating func append(_ node: Node) -> Int {
    let index = nodes.count
    var key = node.key
    var count = 1
    while indices[key] != nil {
      count += 1
      key = "\(node.key)~\(count)"
    }
    indices[key] = index
    nodes.append(key == node.key ? node : node.renamed(key))
    if let parent = node.parent { nodes[parent].children.append(index) }
    return index
  }

  /// Returns the offset of the end tag of an element.
  private func startOfEndTag(of element: XMLMarkup) -> Int {
    bytes[element.startTag.upperBound..<element.whole.upperBound].lastIndex(of: UInt8(ascii: "<"))
      ?? element.whole.upperBound
  }

  /// Returns whether the content of an element is only a line break, not text.
  private func isFormatting(_ content: Range<Int>, in name: String) -> Bool {
    !MergeVocabulary.texts.contains(name) && content.allSatisfy { bytes[$0] <= 0x20 }
  }

  // MARK: Identity

  /// Returns the key of the element with an id.
  static func key(id: String) -> String { "#" + id }

  /// Returns the id of an element; the id of a device names a model.
  static func id(of name: String, _ value: String?) -> String? { name == "device" ? nil : value }

  private func key(of element: XMLMarkup, in parent: Int?) -> String {
    guard let parent else { return element.name }
    if let id = Self.id(of: element.name, element["id"]?.value) { return Self.key(id: id) }
    if let id = element["sceneID"]?.value { return "scene#" + id }
    let place = nodes[parent].key + "/"
    // The element's name belongs to its value: `<nil key="textColor"/>`, `<color key="textColor" …/>`.
    if let key = element["key"]?.value { return place + "key=" + key }
    var names = ["reference", "identifier", "keyPath", "className"]
    if MergeVocabulary.named.contains(nodes[parent].name) { names += ["name", "catalog"] }
    let values = names.compactMap { name in element[name].map { "[\(name)=\($0.value)]" } }
    return place + element.name + values.joined()
  }
}

extension MarkupTree.Node {
  /// Returns the node with the key of one that repeats another.
  fileprivate func renamed(_ key: String) -> Self {
    Self(
      key: key, name: name, parent: parent, depth: depth, attributes: attributes,
      position: position, startTag: startTag, whole: whole, isSelfClosing: isSelfClosing, gap: gap,
      text: text, children: children, isRepeated: true)
  }
}
