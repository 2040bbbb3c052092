// Names that people write into printed constraints, before or behind the addresses of views.
extension LogConstraintParser {
  /// Returns the view of a text with one address, whatever else is in it: `UILabel title:0x7f`.
  static func itemAroundAddress(_ text: Bytes) -> LogConstraint.Item? {
    var found: Range<Int>?
    var isQuoted = false
    for index in text.indices {
      if text[index] == UInt8(ascii: "'") { isQuoted.toggle() }
      guard !isQuoted, text[index...].starts(with: "0x".utf8),
        index == text.startIndex || !isWord(text[index - 1])
      else { continue }
      let digits = text[(index + 2)...].prefix { isWord($0) }
      guard !digits.isEmpty, found == nil, string(digits).allSatisfy({ $0.isHexDigit }) else {
        return nil
      }
      found = index..<digits.endIndex
    }
    guard let found else { return nil }
    let marks = " :[]"
    func trimmed(_ part: Bytes) -> Bytes {
      var part = part.drop { marks.utf8.contains($0) }
      while let last = part.last, marks.utf8.contains(last) { part.removeLast() }
      return part
    }
    var head = LogConstraintParser(trimmed(text[..<found.lowerBound]))
    let start = head.text
    // A class begins with a capital letter or has a module, and a name seldom does.
    let word = head.takeClass() ?? ""
    let isClass =
      word.contains(".")
      || start.first.map { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "_") } == true
    if !isClass { head.text = start }
    let className = isClass ? word : ""
    let names = [trimmed(head.text), trimmed(text[found.upperBound...])].filter { !$0.isEmpty }
    return .init(
      className: className, key: string(text[found]),
      text: names.isEmpty ? nil : names.map { string($0) }.joined(separator: " "))
  }

  /// Whether the text is a class, a colon and an address, perhaps after blanks.
  var isClassAndAddress: Bool {
    var parser = self
    return parser.takeClassAndAddress() != nil
  }

  /// Parses a name between an address and an attribute or a bracket: `UILabel:0x7f title.width`.
  mutating func takeNameBehindAddress() -> String? {
    var end = text.startIndex
    while end < text.endIndex, !endsItem(at: end) {
      if "=<>".utf8.contains(text[end]) { return nil }
      end += 1
    }
    guard end < text.endIndex, text[end] != UInt8(ascii: "(") else { return nil }
    let name = text[text.startIndex..<end].drop { $0 == 0x20 }
    guard !name.isEmpty else { return nil }
    text = text[end...]
    return Self.string(name)
  }
}

extension LogConstraint {
  /// The constraint with the addresses of its items as their keys, whatever is written beside them.
  ///
  /// One view can then be printed in several ways.
  var withAddressesOfItems: LogConstraint {
    func known(_ item: Item) -> Item {
      for mark in ["name ", "key "] where item.key.utf8.starts(with: mark.utf8) {
        let text = Array(item.key.utf8.dropFirst(mark.utf8.count))
        guard var found = LogConstraintParser.itemAroundAddress(text[...]) else { continue }
        if !item.className.isEmpty { found.className = item.className }
        return found
      }
      return item
    }
    var constraint = self
    constraint.first.item = known(first.item)
    if let second { constraint.second?.item = known(second.item) }
    if let bar { constraint.bar = known(bar) }
    return constraint
  }
}
