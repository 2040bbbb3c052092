/// Reads one XML document from UTF-8 bytes into a tree of elements.
///
/// The whole document is checked first, and only the positions of its elements are stored. A start
/// tag is read again when the element is accessed.
///
/// The reader supports the XML that Interface Builder uses. It rejects document type declarations
/// (only the five predefined entities and numeric references are supported), encodings other than
/// UTF-8, and documents that exceed its limits. Namespaces are not interpreted. Open elements are
/// stored on a separate stack, so the nesting of elements does not use the call stack.
package struct XMLReader {
  let bytes: [UInt8]
  let limits: XMLLimits
  var offset = 0
  var names: NameCache
  var cursor = PositionCursor()
  var elementCount = 0

  /// Whether attribute values are only checked.
  var isChecking = true

  /// An element that has not been closed.
  struct OpenElement {
    let name: String
    let position: SourcePosition
    let node: Int
    var hasChildren = false
  }

  /// The elements that have not been closed, outermost first.
  var open: [OpenElement] = []

  /// Whether the outermost element has been closed.
  var isComplete = false

  /// The elements in document order.
  var nodes: [XMLSource.Node] = []

  /// The character data of elements, by their indices.
  var texts: [Int: String] = [:]

  /// The ranges of the elements in the bytes, if requested, with the indices of ``nodes``.
  var markup: [XMLMarkup]?

  /// The attributes of the current tag, if markup is requested.
  var markedAttributes: [XMLMarkup.Attribute] = []

  init(_ bytes: [UInt8], limits: XMLLimits, names: NameCache = NameCache()) {
    self.bytes = bytes
    self.limits = limits
    self.names = names
  }

  /// Returns the outermost element of the document.
  ///
  /// - Throws: The first error in the document.
  /// - Complexity: O(*n*) in the number of bytes, except that the attributes of an element are
  ///   compared pairwise.
  package static func read(
    _ bytes: [UInt8], limits: XMLLimits = XMLLimits()
  ) throws(XMLError) -> XMLElement {
    var reader = XMLReader(bytes, limits: limits)
    try reader.readAll()
    return XMLSource(
      bytes, limits: limits, nodes: reader.nodes, texts: reader.texts, names: reader.names
    ).root()
  }

  /// Checks the whole document and records the positions of its elements.
  mutating func readAll() throws(XMLError) {
    guard bytes.count <= limits.byteCount else {
      throw XMLError(
        "the document has \(bytes.count) bytes, more than the limit of \(limits.byteCount)",
        at: SourcePosition(line: 1, column: 1))
    }
    try checkEncoding()
    try checkCharacters()
    try skipByteOrderMarkAndDeclaration()
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") {
        try readMarkup()
      } else {
        try readText()
      }
    }
    if let unclosed = open.last {
      throw XMLError(
        "the element <\(unclosed.name)> is never closed", at: unclosed.position)
    }
    guard isComplete else { throw error("the document has no element", at: bytes.count) }
  }

  private mutating func readMarkup() throws(XMLError) {
    switch byte(at: offset + 1) {
    case UInt8(ascii: "/"): try readEndTag()
    case UInt8(ascii: "?"): try readProcessingInstruction()
    case UInt8(ascii: "!"): try readDeclaration()
    default: try readStartTag()
    }
  }

  private mutating func readDeclaration() throws(XMLError) {
    if starts(with: "<!--", at: offset) {
      try readComment()
    } else if starts(with: "<![CDATA[", at: offset) {
      try readCharacterData()
    } else if starts(with: "<!DOCTYPE", at: offset) {
      throw error("a document type declaration is not accepted", at: offset)
    } else {
      throw error("'<!' begins neither a comment nor a CDATA section", at: offset)
    }
  }
}

// MARK: - Accessing bytes

extension XMLReader {
  func byte(at index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  func starts(with prefix: StaticString, at start: Int) -> Bool {
    let prefix = prefix.description.utf8
    guard start + prefix.count <= bytes.count else { return false }
    return bytes[start..<start + prefix.count].elementsEqual(prefix)
  }

  mutating func error(_ message: String, at offset: Int) -> XMLError {
    XMLError(message, at: cursor.position(of: offset, in: bytes))
  }

  /// Returns whether a byte can separate attributes: space, tab, line feed or carriage return.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) {
      offset += 1
    }
  }
}
