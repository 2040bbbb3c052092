/// An element of an XML document, with its attributes and children in document order.
///
/// Children are read from the bytes of the document each time they are accessed, because a complete
/// tree would require several times the memory of the bytes.
package struct XMLElement: Sendable {
  /// The element's name, with its prefix if it has one.
  package let name: String

  /// The attributes in document order; their names are unique.
  package let attributes: [RawAttribute]

  /// The position of the element's `<`.
  package let position: SourcePosition

  /// The character data, without whitespace that only separates child elements.
  package let text: String

  private let content: Content

  private enum Content {
    /// Child elements that are independent of the bytes of a document.
    case elements([XMLElement])
    /// The content that follows a start tag in the bytes of a document.
    case bytes(XMLSource, node: Int)
  }

  init(
    name: String, attributes: [RawAttribute], position: SourcePosition, text: String,
    in source: XMLSource, node: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.position = position
    self.text = text
    content =
      source.hasChildren(node) ? .bytes(source, node: node) : .elements([])
  }

  private init(_ element: XMLElement, children: [XMLElement]) {
    name = element.name
    attributes = element.attributes
    position = element.position
    text = element.text
    content = .elements(children)
  }

  /// The child elements in document order.
  ///
  /// - Complexity: O(*n*) in the number of bytes of their start tags.
  package var children: [XMLElement] {
    switch content {
    case .elements(let children): children
    case .bytes(let source, let node): source.children(of: node)
    }
  }

  /// The same element without a reference to the bytes of the document.
  package var detached: XMLElement { XMLElement(self, children: children.map { $0.detached }) }

  /// Returns the attribute with the given name, or nil if there is none.
  func attribute(_ name: String) -> RawAttribute? { attributes.first { $0.name == name } }

  /// Returns the value of the attribute with the given name, or nil if there is none.
  package subscript(name: String) -> String? {
    attribute(name)?.value
  }

  /// Returns the first child element with the given name.
  package func child(_ name: String) -> XMLElement? {
    children.first { $0.name == name }
  }
}

extension XMLElement: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.position == right.position
      && left.attributes == right.attributes && left.text == right.text
      && left.children == right.children
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(position)
    hasher.combine(attributes)
  }
}
