/// The ranges of an element and its attributes in the bytes of a document.
///
/// The ranges are used for edits that do not change other bytes, and to refer to positions in the
/// text.
package struct XMLMarkup: Sendable {
  /// An attribute: its name and the value between the quotation marks.
  package struct Attribute: Sendable {
    package let name: String
    package let nameRange: Range<Int>
    package let valueRange: Range<Int>
    /// The value, including entities.
    package let value: String
    package let quote: UInt8
  }

  package let name: String
  /// The index of the parent element.
  package let parent: Int?
  /// The position of its `<`.
  package let position: SourcePosition
  /// The range from `<` through the `>` of the start tag.
  package let startTag: Range<Int>
  /// The range from `<` through the end tag.
  package internal(set) var whole: Range<Int>
  package let isSelfClosing: Bool
  package let attributes: [Attribute]
  /// The indices of the child elements.
  package internal(set) var children: [Int] = []

  package subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
}

extension XMLReader {
  /// Returns the markup of all elements of a document, in document order.
  ///
  /// - Throws: The first error in the document.
  /// - Complexity: That of ``read(_:limits:)``.
  package static func markup(of bytes: [UInt8]) throws(XMLError) -> [XMLMarkup] {
    var reader = XMLReader(bytes, limits: XMLLimits())
    reader.markup = []
    try reader.readAll()
    return reader.markup ?? []
  }

  /// Records the start tag that begins at `start`, if markup is requested.
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
