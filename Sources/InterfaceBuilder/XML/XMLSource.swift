/// The bytes of a well-formed document, with the positions of its elements.
final class XMLSource: Sendable {
  /// The position of an element.
  struct Node {
    /// The offset of its `<`.
    var offset: UInt32
    var line: UInt32
    var column: UInt32
    /// The index of the first node that is not inside the element.
    var end: UInt32
  }

  private let bytes: [UInt8]
  private let limits: XMLLimits
  /// The elements in document order, each followed by its descendants.
  private let nodes: [Node]
  /// The character data of the elements that have any.
  private let texts: [Int: String]
  private let names: NameCache

  init(
    _ bytes: [UInt8], limits: XMLLimits, nodes: [Node], texts: [Int: String], names: NameCache
  ) {
    self.bytes = bytes
    self.limits = limits
    self.nodes = nodes
    self.texts = texts
    self.names = names
  }

  func hasChildren(_ node: Int) -> Bool { Int(nodes[node].end) > node + 1 }

  /// The outermost element.
  func root() -> XMLElement {
    var reader = XMLReader(bytes, limits: limits, names: names)
    return element(0, with: &reader)
  }

  func children(of node: Int) -> [XMLElement] {
    var reader = XMLReader(bytes, limits: limits, names: names)
    var children: [XMLElement] = []
    var child = node + 1
    while child < Int(nodes[node].end) {
      children.append(element(child, with: &reader))
      child = Int(nodes[child].end)
    }
    return children
  }

  private func element(_ index: Int, with reader: inout XMLReader) -> XMLElement {
    let node = nodes[index]
    let position = SourcePosition(line: Int(node.line), column: Int(node.column))
    let tag = reader.readCheckedTag(at: Int(node.offset), position)
    return XMLElement(
      name: tag.name, attributes: tag.attributes, position: position, text: texts[index] ?? "",
      in: self, node: index)
  }
}
