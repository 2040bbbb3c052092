/// Where an element of a document and its attributes are in the document's bytes.
///
/// For edits that leave every other byte alone, and for whoever points at a place in the text.
package struct XMLMarkup: Sendable {
  /// An attribute: its name, and its value between the quotes.
  package struct Attribute: Sendable {
    package let name: String
    package let nameRange: Range<Int>
    package let valueRange: Range<Int>
    /// The value as written, with entities.
    package let value: String
    package let quote: UInt8
  }

  package let name: String
  /// The place of the element around it among all elements.
  package let parent: Int?
  /// Where its `<` is.
  package let position: SourcePosition
  /// From `<` to behind the `>` of the start tag.
  package let startTag: Range<Int>
  /// From `<` to behind the end tag.
  package internal(set) var whole: Range<Int>
  package let isSelfClosing: Bool
  package let attributes: [Attribute]
  /// The places of the elements directly inside it.
  package internal(set) var children: [Int] = []

  package subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
}

extension XMLReader {
  /// Returns the markup of all elements of a document, in document order.
  ///
  /// - Throws: The first reason why the bytes are no acceptable document.
  /// - Complexity: That of ``read(_:limits:)``.
  package static func markup(of bytes: [UInt8]) throws(XMLError) -> [XMLMarkup] {
    var reader = XMLReader(bytes, limits: XMLLimits())
    reader.markup = []
    try reader.readAll()
    return reader.markup ?? []
  }

  /// Notes the start tag that was read from `start` on, if markup is asked for.
  mutating func noteMarkup(of tag: Tag, from start: Int, at position: SourcePosition) {
    guard let index = markup?.count else { return }
    let parent = open.last?.node
    if let parent { markup?[parent].children.append(index) }
    markup?.append(
      XMLMarkup(
        name: tag.name, parent: parent, position: position, startTag: start..<offset,
        whole: start..<offset, isSelfClosing: tag.isEmpty, attributes: markedAttributes))
  }
}
