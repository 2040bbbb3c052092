extension XMLReader {
  /// Reads character data up to the next `<`.
  ///
  /// Whitespace is kept if it can be content: in an element that has no child elements so far,
  /// before its end tag or a CDATA section. Elsewhere it only formats the file.
  mutating func readText() throws(XMLError) {
    let start = offset
    var isBlank = true
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if !Self.isSpace(bytes[offset]) { isBlank = false }
      offset += 1
    }
    if open.isEmpty {
      if isBlank { return }
      offset = start
      skipSpace()
      throw error("text outside the outermost element", at: offset)
    }
    if isBlank {
      let next = byte(at: offset + 1)
      let mayBeContent = next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
      guard mayBeContent, !open[open.count - 1].hasChildren else { return }
    }
    let text = try unescape(start..<offset, isAttribute: false)
    texts[open[open.count - 1].node, default: ""] += text
  }

  /// Reads `<![CDATA[…]]>`, whose content is literal.
  mutating func readCharacterData() throws(XMLError) {
    let start = offset
    guard !open.isEmpty else {
      throw error("a CDATA section outside the outermost element", at: start)
    }
    offset += 9
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "]"), starts(with: "]]>", at: offset) {
        let text = normalizedLineBreaks(start + 9..<offset)
        texts[open[open.count - 1].node, default: ""] += text
        offset += 3
        return
      }
      offset += 1
    }
    throw error("the CDATA section is never closed", at: start)
  }

  /// Skips `<!--…-->`.
  mutating func readComment() throws(XMLError) {
    let start = offset
    offset += 4
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "-"), byte(at: offset + 1) == UInt8(ascii: "-") {
        guard let next = byte(at: offset + 2) else { break }
        guard next == UInt8(ascii: ">") else { throw error("'--' in a comment", at: offset) }
        offset += 3
        return
      }
      offset += 1
    }
    throw error("the comment is never closed", at: start)
  }

  /// Skips `<?target …?>`.
  mutating func readProcessingInstruction() throws(XMLError) {
    let start = offset
    guard let first = byte(at: start + 2), Self.isNameStart(first) else {
      throw error("'<?' is not followed by a name", at: start)
    }
    if starts(with: "<?xml", at: start), !(byte(at: start + 5).map(Self.isNamePart) ?? false) {
      throw error("the XML declaration must be at the start of the document", at: start)
    }
    try skipInstruction()
  }

  mutating func skipInstruction() throws(XMLError) {
    let start = offset
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "?"), byte(at: offset + 1) == UInt8(ascii: ">") {
        offset += 2
        return
      }
      offset += 1
    }
    throw error("the processing instruction is never closed", at: start)
  }
}

// MARK: - Entities

extension XMLReader {
  /// Returns the text in `range` with references replaced and line breaks normalized.
  ///
  /// In the value of an attribute, literal tabs and line breaks become spaces; `&#10;` is kept.
  mutating func unescape(_ range: Range<Int>, isAttribute: Bool) throws(XMLError) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "&"):
        let scalar = try readReference(at: &index, end: range.upperBound)
        result.append(contentsOf: String(scalar).utf8)
      case UInt8(ascii: "\r"):
        if index < range.upperBound, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        result.append(UInt8(ascii: isAttribute ? " " : "\n"))
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        result.append(isAttribute ? UInt8(ascii: " ") : byte)
      default:
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func normalizedLineBreaks(_ range: Range<Int>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    for index in range {
      if bytes[index] != UInt8(ascii: "\r") {
        result.append(bytes[index])
      } else if index + 1 >= bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
        result.append(UInt8(ascii: "\n"))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads the rest of `&name;`, `&#decimal;` or `&#xhexadecimal;` after the ampersand.
  private mutating func readReference(
    at index: inout Int, end: Int
  ) throws(XMLError) -> Unicode.Scalar {
    let start = index - 1
    // The maximum length of a valid reference, including some leading zeros.
    let limit = min(end, index + 16)
    var stop = index
    while stop < limit, bytes[stop] != UInt8(ascii: ";") {
      stop += 1
    }
    guard stop < limit else {
      throw error("'&' does not start a reference; write '&amp;'", at: start)
    }
    let name = String(decoding: bytes[index..<stop], as: UTF8.self)
    index = stop + 1
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.utf8.first == UInt8(ascii: "#") else {
      throw error("the entity '&\(name);' is not known", at: start)
    }
    guard let scalar = Self.scalar(numeric: name.utf8.dropFirst()) else {
      throw error("'&\(name);' is not a character that XML allows", at: start)
    }
    return scalar
  }

  private static func scalar(numeric digits: Substring.UTF8View) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    var value: UInt32 = 0
    let digits = isHexadecimal ? digits.dropFirst() : digits
    if digits.isEmpty { return nil }
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue,
        isHexadecimal || number < 10
      else { return nil }
      value = value * (isHexadecimal ? 16 : 10) + UInt32(number)
      if value > 0x10FFFF { return nil }
    }
    if value < 0x20, value != 0x09, value != 0x0A, value != 0x0D { return nil }
    if value == 0xFFFE || value == 0xFFFF { return nil }
    return Unicode.Scalar(value)
  }
}
