package import InterfaceBuilder

/// The positions of a document's elements and attributes in its bytes.
///
/// The document has been parsed before; this type only finds positions, so that edits can leave all
/// other bytes unchanged.
package struct MarkupIndex: Sendable {
  /// An attribute: its name, and its value between the quotes.
  package struct Attribute: Sendable {
    package let name: String
    package let nameRange: Range<Int>
    package let valueRange: Range<Int>
    package let value: String
    package let quote: UInt8
  }

  /// An element: the range of its start tag, and of the whole element.
  package struct Element: Sendable {
    package let name: String
    package let parent: Int?
    /// From `<` to the end of the start tag.
    package var startTag: Range<Int>
    /// From `<` to the end of the end tag.
    package var whole: Range<Int>
    package var isSelfClosing = false
    package var attributes: [Attribute] = []
    package var children: [Int] = []

    package subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
  }

  package let bytes: [UInt8]
  package private(set) var elements: [Element] = []
  private var byPosition: [SourcePosition: Int] = [:]
  private var lineStarts: [Int] = [0]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    findLines()
    scan()
  }

  /// Returns the element whose `<` is at a position.
  package func element(at position: SourcePosition) -> Element? {
    byPosition[position].map { elements[$0] }
  }

  /// Returns the child elements with a name.
  package func children(of element: Element, named name: String) -> [Element] {
    element.children.map { elements[$0] }.filter { $0.name == name }
  }

  /// Returns the text of a line, counted from 1, without its line ending.
  package func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns the characters before an offset on its line, if they are only blanks.
  package func indentation(before offset: Int) -> ArraySlice<UInt8>? {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    let isLineStart =
      start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r")
    return isLineStart ? bytes[start..<offset] : nil
  }

  /// The document's line ending.
  package var lineEnd: [UInt8] {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    guard bytes[index] == 0x0D else { return [0x0A] }
    let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
    return isPair ? [0x0D, 0x0A] : [0x0D]
  }

  /// Returns the line of a byte, from 1, and its column in Unicode scalars.
  package func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    var index = lineStarts[low]
    if low == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = min(3, offset) }
    while index < offset {
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    return SourcePosition(line: low + 1, column: column)
  }

  private mutating func findLines() {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A {
        lineStarts.append(index)
      } else if byte == 0x0D, index >= bytes.count || bytes[index] != 0x0A {
        lineStarts.append(index)
      }
    }
  }
}

// MARK: - Scanning

extension MarkupIndex {
  private mutating func scan() {
    var open: [Int] = []
    var offset = 0
    // Positions are requested in increasing order; counting continues from the last one.
    var (line, lineStart, columnOffset, column) = (0, 0, 0, 1)
    func place(_ offset: Int) -> SourcePosition {
      while line + 1 < lineStarts.count, lineStarts[line + 1] <= offset {
        line += 1
        lineStart = lineStarts[line]
        columnOffset = lineStart
        column = 1
      }
      if columnOffset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { columnOffset = 3 }
      while columnOffset < offset {
        if bytes[columnOffset] & 0xC0 != 0x80 { column += 1 }
        columnOffset += 1
      }
      return SourcePosition(line: line + 1, column: column)
    }
    while let start = find(UInt8(ascii: "<"), from: offset) {
      switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
      case UInt8(ascii: "!"):
        offset =
          has("<!--", at: start)
          ? end(of: "-->", from: start + 4)
          : has("<![CDATA[", at: start)
            ? end(of: "]]>", from: start + 9) : end(of: ">", from: start)
      case UInt8(ascii: "?"): offset = end(of: "?>", from: start)
      case UInt8(ascii: "/"):
        offset = end(of: ">", from: start)
        if let index = open.popLast() {
          elements[index].whole = elements[index].whole.lowerBound..<offset
        }
      default:
        let element = startTag(at: start, parent: open.last)
        offset = element.startTag.upperBound
        let index = elements.count
        elements.append(element)
        byPosition[place(start)] = index
        if let parent = open.last { elements[parent].children.append(index) }
        if !element.isSelfClosing { open.append(index) }
      }
    }
  }

  private func startTag(at start: Int, parent: Int?) -> Element {
    var offset = start + 1
    let name = self.name(from: &offset)
    var element = Element(name: name, parent: parent, startTag: start..<start, whole: start..<start)
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">") { break }
      if byte == UInt8(ascii: "/") {
        element.isSelfClosing = true
        offset += 1
        continue
      }
      if byte <= 0x20 {
        offset += 1
        continue
      }
      let nameStart = offset
      let name = self.name(from: &offset)
      let nameRange = nameStart..<offset
      guard offset > nameStart, let quoteAt = quote(from: offset),
        let close = find(bytes[quoteAt], from: quoteAt + 1)
      else {
        offset += 1
        continue
      }
      let value = quoteAt + 1..<close
      element.attributes.append(
        Attribute(
          name: name, nameRange: nameRange, valueRange: value,
          value: String(decoding: bytes[value], as: UTF8.self), quote: bytes[quoteAt]))
      offset = close + 1
    }
    let end = min(offset + 1, bytes.count)
    element.startTag = start..<end
    element.whole = start..<end
    return element
  }

  private func name(from offset: inout Int) -> String {
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20, bytes[offset] != UInt8(ascii: "="),
      bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "/")
    {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Returns the position of the quote that opens the value after a name and `=`.
  private func quote(from offset: Int) -> Int? {
    var index = offset
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return index
      case UInt8(ascii: "="), 0x09, 0x0A, 0x0D, 0x20: index += 1
      default: return nil
      }
    }
    return nil
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index += 1
    }
    return nil
  }

  private func has(_ text: StaticString, at start: Int) -> Bool {
    let wanted = text.description.utf8
    guard start + wanted.count <= bytes.count else { return false }
    return bytes[start..<start + wanted.count].elementsEqual(wanted)
  }

  /// Returns the offset after the next occurrence of a text, or the end.
  private func end(of text: StaticString, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if has(text, at: index) { return index + text.description.utf8.count }
      index += 1
    }
    return bytes.count
  }
}
