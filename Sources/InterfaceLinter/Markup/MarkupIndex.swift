package import InterfaceBuilder

/// The positions of a document's elements and attributes in its bytes.
///
/// The document has been parsed before; this type only finds positions, so that edits can leave all
/// other bytes unchanged.
package struct MarkupIndex: Sendable {
  package typealias Attribute = XMLMarkup.Attribute
  package typealias Element = XMLMarkup

  package let bytes: [UInt8]
  package private(set) var elements: [Element] = []
  private var byPosition: [SourcePosition: Int] = [:]
  private var lineStarts: [Int] = [0]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    findLines()
    // The reader of documents has accepted them before.
    elements = (try? XMLReader.markup(of: bytes)) ?? []
    for (index, element) in elements.enumerated() { byPosition[element.position] = index }
  }

  /// The ids of all elements.
  package var ids: Set<String> { Set(elements.compactMap { $0["id"]?.value }) }

  /// Returns the element whose `<` is at a position.
  package func element(at position: SourcePosition) -> Element? {
    byPosition[position].map { elements[$0] }
  }

  /// Returns an element and those around it, from the inside out.
  package func lineage(of element: Element) -> UnfoldFirstSequence<Element> {
    sequence(first: element) { $0.parent.map { elements[$0] } }
  }

  /// Returns the child elements with a name.
  package func children(of element: Element, named name: String) -> [Element] {
    element.children.map { elements[$0] }.filter { $0.name == name }
  }

  /// Returns the text of a line, counted from 1, without its line ending.
  package func line(_ number: Int) -> String? {
    range(ofLine: number).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Returns the bytes of a line, counted from 1, without its line ending.
  package func range(ofLine number: Int) -> Range<Int>? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
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
