/// An element of an XML document with its attributes and children, in document order.
package struct XMLElement: Hashable, Sendable {
  /// The element's name, with its prefix if it has one.
  package let name: String

  /// The attributes in the order written; no name stands twice.
  package let attributes: [RawAttribute]

  /// Where the element's `<` stands.
  package let position: SourcePosition

  /// The child elements in document order.
  package internal(set) var children: [XMLElement] = []

  /// The character data, without white space that only separates child elements.
  package internal(set) var text = ""

  /// Returns the value of the attribute with this name, if it was written.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Returns the first child element with this name.
  package func child(_ name: String) -> XMLElement? {
    children.first { $0.name == name }
  }
}
