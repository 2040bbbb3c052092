extension XMLReader {
  /// Reads `<name attribute="value" …>` or `<name …/>`.
  mutating func readStartTag() throws(XMLError) {
    let start = offset
    if isComplete {
      throw error("a second outermost element; a document has one", at: start)
    }
    if open.count >= limits.depth {
      throw error("elements are nested more than \(limits.depth) levels deep", at: start)
    }
    elementCount += 1
    if elementCount > limits.elementCount {
      throw error("the document has more than \(limits.elementCount) elements", at: start)
    }
    let position = cursor.position(of: start, in: bytes)
    markedAttributes.removeAll(keepingCapacity: true)
    let tag = try readTag(at: position)
    noteMarkup(of: tag, from: start, at: position)
    if !open.isEmpty { open[open.count - 1].hasChildren = true }
    open.append(OpenElement(name: tag.name, position: position, node: nodes.count))
    nodes.append(
      XMLSource.Node(
        offset: UInt32(start), line: UInt32(position.line), column: UInt32(position.column), end: 0)
    )
    if tag.isEmpty { close() }
  }

  /// The text between `<` and `>`.
  struct Tag {
    var name: String
    var attributes: [RawAttribute] = []
    /// Whether the tag is a self-closing tag.
    var isEmpty = false
  }

  /// Reads a start tag that has already been checked.
  mutating func readCheckedTag(at start: Int, _ position: SourcePosition) -> Tag {
    isChecking = false
    offset = start
    cursor = PositionCursor(offset: start, position)
    // This cannot fail, because the tag has already been checked.
    return (try? readTag(at: position)) ?? Tag(name: "")
  }

  private mutating func readTag(at position: SourcePosition) throws(XMLError) -> Tag {
    if (0..<7).allSatisfy({ byte(at: offset + $0) == UInt8(ascii: "<") }) {
      throw XMLError(
        "a conflict marker of git: merge the versions first, as 'purlin merge' does", at: position)
    }
    offset += 1
    let name = try readName("'<' is not followed by an element name")
    var tag = Tag(name: name)
    while true {
      let beforeSpace = offset
      skipSpace()
      switch byte(at: offset) {
      case nil:
        throw XMLError("the tag <\(name)> is never closed", at: position)
      case UInt8(ascii: ">"):
        offset += 1
        return tag
      case UInt8(ascii: "/"):
        guard byte(at: offset + 1) == UInt8(ascii: ">") else {
          throw error("'/' in a tag is not followed by '>'", at: offset)
        }
        offset += 2
        tag.isEmpty = true
        return tag
      default:
        if offset == beforeSpace {
          throw error("no space before the next attribute of <\(name)>", at: offset)
        }
        try readAttribute(of: name, into: &tag.attributes)
      }
    }
  }

  /// Reads `</name>`.
  mutating func readEndTag() throws(XMLError) {
    let start = offset
    offset += 2
    let name = try readName("'</' is not followed by an element name")
    skipSpace()
    guard byte(at: offset) == UInt8(ascii: ">") else {
      throw error("the end tag </\(name)> is never closed", at: start)
    }
    offset += 1
    guard let element = open.last else {
      throw error("</\(name)> does not match a start tag", at: start)
    }
    guard element.name == name else {
      throw error(
        "</\(name)> does not close <\(element.name)> of \(element.position)", at: start)
    }
    close()
  }

  private mutating func close() {
    let node = open.removeLast().node
    nodes[node].end = UInt32(nodes.count)
    if let start = markup?[node].whole.lowerBound { markup?[node].whole = start..<offset }
    isComplete = open.isEmpty
  }

  private mutating func readAttribute(
    of element: String, into attributes: inout [RawAttribute]
  ) throws(XMLError) {
    let start = offset
    let position = cursor.position(of: start, in: bytes)
    let name = try readName("unexpected character in the tag <\(element)>")
    let nameRange = start..<offset
    if attributes.count >= limits.attributeCount {
      throw XMLError(
        "<\(element)> has more than \(limits.attributeCount) attributes", at: position)
    }
    if attributes.contains(where: { $0.name == name }) {
      throw XMLError("the attribute '\(name)' occurs twice on <\(element)>", at: position)
    }
    skipSpace()
    guard byte(at: offset) == UInt8(ascii: "=") else {
      throw XMLError("the attribute '\(name)' has no value", at: position)
    }
    offset += 1
    skipSpace()
    guard let quote = byte(at: offset), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else {
      throw XMLError("the value of '\(name)' is not quoted", at: position)
    }
    offset += 1
    let valueStart = offset
    let value = try readValue(of: name, until: quote, position: position)
    if markup != nil {
      let range = valueStart..<offset - 1
      markedAttributes.append(
        XMLMarkup.Attribute(
          name: name, nameRange: nameRange, valueRange: range,
          value: String(decoding: bytes[range], as: UTF8.self), quote: quote))
    }
    attributes.append(RawAttribute(name: name, value: value, position: position))
  }

  private mutating func readValue(
    of name: String, until quote: UInt8, position: SourcePosition
  ) throws(XMLError) -> String {
    let start = offset
    var isPlain = true
    while true {
      guard let byte = byte(at: offset) else {
        throw XMLError("the value of '\(name)' is never closed", at: position)
      }
      if byte == quote { break }
      if byte == UInt8(ascii: "<") {
        throw error("'<' in the value of '\(name)'; write '&lt;'", at: offset)
      }
      if byte == UInt8(ascii: "&") || byte < 0x20 { isPlain = false }
      offset += 1
    }
    let range = start..<offset
    offset += 1
    if range.count > limits.attributeLength {
      throw XMLError(
        "the value of '\(name)' has more than \(limits.attributeLength) bytes", at: position)
    }
    if isPlain { return isChecking ? "" : String(decoding: bytes[range], as: UTF8.self) }
    return try unescape(range, isAttribute: true)
  }

  private mutating func readName(_ message: String) throws(XMLError) -> String {
    let start = offset
    guard let first = byte(at: offset), Self.isNameStart(first) else {
      throw error(message, at: start)
    }
    while offset < bytes.count, Self.isNamePart(bytes[offset]) {
      offset += 1
    }
    if offset - start > limits.nameLength {
      throw error("a name has more than \(limits.nameLength) bytes", at: start)
    }
    return isChecking
      ? names.name(start..<offset, in: bytes) : names.known(start..<offset, in: bytes)
  }

  /// Returns whether a byte can start a name: a letter, `_`, `:` or a byte outside ASCII.
  ///
  /// XML excludes only a few rare characters outside ASCII.
  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isNameStart(byte)
    }
  }
}
