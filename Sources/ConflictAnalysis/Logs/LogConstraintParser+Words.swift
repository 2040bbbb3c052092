// The words of printed constraints: items, names and numbers.
extension LogConstraintParser {
  // MARK: Items

  mutating func takeItem() -> LogConstraint.Item? {
    for (index, entry) in names.enumerated() where text.starts(with: entry.name.utf8) {
      let rest = text.dropFirst(entry.name.utf8.count)
      guard let next = rest.first, [0x2E, 0x5D, 0x28].contains(next) else { continue }
      text = rest
      // Two items can have the same shortened name: only their order distinguishes them.
      if names.filter({ $0.name == entry.name }).count > 1 { names.remove(at: index) }
      return entry.item
    }
    let start = text
    if let className = takeClass(), take(":") {
      var item = LogConstraint.Item(className: className, key: "", text: nil)
      skipBlanksBeforeAddress()
      if let address = takeAddress() {
        item.key = Self.key(of: address, className)
        if peek == UInt8(ascii: "'") { item.text = takeText() }
        if peek == 0x20, let name = takeNameBehindAddress() { item.text = item.text ?? name }
        return item
      }
      if let named = takeNamedAddress() {
        item.key = named.address
        item.text = named.name
        return item
      }
      // A key of Masonry's or a label of SnapKit's, which can contain blanks.
      var end = text.startIndex
      while end < text.endIndex, !endsItem(at: end) { end += 1 }
      if end > text.startIndex, end < text.endIndex {
        let key = Self.string(text[text.startIndex..<end])
        text = text[end...]
        return Self.item(of: className, placeholder: key)
      }
    }
    text = start
    return takeBareName()
  }

  /// Returns the view of a class with a label in place of its address, or with dots, which do not distinguish it.
  static func item(of className: String, placeholder: String) -> LogConstraint.Item {
    let label = placeholder.hasPrefix("0x") ? placeholder.dropFirst(2) : placeholder[...]
    let isLabel = label.contains { $0.isLetter || $0.isNumber }
    return .init(
      className: className, key: isLabel ? "key \(placeholder)" : "name \(className)",
      text: isLabel ? placeholder : nil)
  }

  /// Returns the key of a view with an address; a placeholder such as `0xXXXX` does not distinguish
  /// views of several classes.
  static func key(of address: String, _ className: String) -> String {
    address.dropFirst(2).allSatisfy { $0.isHexDigit } ? address : "\(address) of \(className)"
  }

  /// Skips blanks after a colon, as slides and documents that break lines leave them.
  mutating func skipBlanksBeforeAddress() {
    guard peek == 0x20 else { return }
    let rest = text.drop { $0 == 0x20 }
    if rest.starts(with: "0x".utf8) { text = rest }
  }

  /// A quoted text ends if an attribute, a bracket or the end of the body follows.
  mutating func takeText() -> String? {
    let start = text.startIndex + 1
    var index = start
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "'"), endsItem(at: index + 1) {
        let quoted = text[start..<index]
        text = text[(index + 1)...]
        return Self.unescaped(quoted)
      }
      index += 1
    }
    return nil
  }

  func endsItem(at index: Int) -> Bool {
    guard index < text.endIndex else { return true }
    switch text[index] {
    case UInt8(ascii: "]"), UInt8(ascii: "("): return true
    case UInt8(ascii: "."): return startsAttribute(at: index + 1)
    default: return false
    }
  }

  func startsAttribute(at index: Int) -> Bool {
    let rest = text[min(index, text.endIndex)...]
    return Self.attributes.contains { attribute in
      guard rest.first == attribute[0], rest.starts(with: attribute) else { return false }
      let next = rest.dropFirst(attribute.count).first
      return next.map { !Self.isWord($0) && $0 != UInt8(ascii: ".") } ?? true
    }
  }

  /// A name without class or address: up to an attribute or a bracket.
  mutating func takeBareName() -> LogConstraint.Item? {
    var index = text.startIndex
    while index < text.endIndex, !endsItem(at: index) { index += 1 }
    guard index > text.startIndex, index < text.endIndex else { return nil }
    let name = text[text.startIndex..<index]
    text = text[index...]
    return Self.itemWithoutAddress(name)
  }

  /// Returns the item of a name, or of a class whose address was removed.
  static func itemWithoutAddress(_ name: Bytes) -> LogConstraint.Item {
    let key = "name " + string(name)
    guard let end = classWithoutAddress(name) else {
      return .init(className: "", key: key, text: nameWithTitle(name))
    }
    let title = name[end...].dropFirst().dropLast()
    return .init(
      className: string(name[..<end]), key: key, text: title.isEmpty ? nil : unescaped(title))
  }

  /// Returns a name, with the title that may be printed behind it in quotation marks.
  private static func nameWithTitle(_ text: Bytes) -> String {
    guard let open = text.firstIndex(of: UInt8(ascii: "'")), open > text.startIndex,
      open + 1 < text.endIndex, text.last == UInt8(ascii: "'")
    else { return string(text) }
    let title = unescaped(text[(open + 1)...].dropLast())
    let name = string(text[..<open])
    return title.allSatisfy { $0.isWhitespace } ? name : "\(name) ‘\(title)’"
  }

  /// Returns where a class ends that is all that is printed of a view, except for a title in quotation marks; nil if
  /// the text is none.
  ///
  /// Identifiers of views and names in the debugger begin with a small letter more often than not, and a class never.
  static func classWithoutAddress(_ text: Bytes) -> Int? {
    var parser = LogConstraintParser(text)
    guard let first = text.first, (0x41...0x5A).contains(first) || first == UInt8(ascii: "_"),
      parser.takeClass() != nil
    else { return nil }
    let rest = parser.text
    guard !rest.isEmpty else { return rest.startIndex }
    let isTitle = rest.count > 1 && rest.first == UInt8(ascii: "'") && rest.last == rest.first
    return isTitle ? rest.startIndex : nil
  }

  /// Whether the two items of a constraint are not two views of one class whose addresses were removed.
  static func distinguishesItems(_ read: LogConstraint) -> Bool {
    guard let second = read.second, second.item.key == read.first.item.key,
      ["name ", "0x"].contains(where: { second.item.key.hasPrefix($0) }),
      second.item.address == nil, !second.item.className.isEmpty
    else { return true }
    let lengths: Set = ["width", "height"]
    return Set([read.first.attribute, second.attribute]) == lengths
  }

  // MARK: Bytes

  var peek: UInt8? { text.first }

  static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  static func string(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns a text in which `\U2019` stands for the character U+2019.
  ///
  /// Apple's descriptions of arrays print UTF-16 code units beyond ASCII in this way.
  static func unescaped(_ bytes: Bytes) -> String {
    var units: [UInt16] = []
    var isEscaped = false
    var rest = bytes
    while let byte = rest.first {
      if let unit = escapedUnit(rest) {
        units.append(unit)
        rest = rest.dropFirst(6)
        isEscaped = true
      } else if byte < 0x80 {
        units.append(UInt16(byte))
        rest = rest.dropFirst()
      } else {
        let character = rest.prefix { $0 >= 0x80 }
        units += string(character).utf16
        rest = rest.dropFirst(character.count)
      }
    }
    return isEscaped ? String(decoding: units, as: UTF16.self) : string(bytes)
  }

  private static func escapedUnit(_ bytes: Bytes) -> UInt16? {
    let prefix = Array(bytes.prefix(6))
    guard prefix.count == 6, prefix[0] == UInt8(ascii: "\\"), prefix[1] == UInt8(ascii: "U") else {
      return nil
    }
    return UInt16(string(Bytes(prefix[2...])), radix: 16)
  }

  mutating func take(_ word: String) -> Bool {
    guard text.starts(with: word.utf8) else { return false }
    text = text.dropFirst(word.utf8.count)
    return true
  }

  mutating func takeWhile(_ test: (UInt8) -> Bool) -> Bytes {
    let taken = text.prefix(while: test)
    text = text.dropFirst(taken.count)
    return taken
  }

  mutating func skipBlanks() { _ = takeWhile { $0 == 0x20 || $0 == 0x09 } }

  mutating func trimEnd() {
    while let last = text.last, last == 0x20 || last == 0x09 { text = text.dropLast() }
  }

  mutating func takeRelation() -> ConstraintSystem.Relation? {
    take("==") || take("=")
      ? .equal
      : take(">=") || take("≥") ? .atLeast : take("<=") || take("≤") ? .atMost : nil
  }

  mutating func takeNumber() -> Double? {
    let start = text
    var digits = Array(
      takeWhile { byte in
        (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
      })
    // Some consoles print a decimal comma.
    if peek == UInt8(ascii: ","), let next = text.dropFirst().first, (0x30...0x39).contains(next),
      !digits.isEmpty
    {
      text = text.dropFirst()
      digits.append(UInt8(ascii: "."))
      digits += takeWhile { (0x30...0x39).contains($0) }
    }
    guard let number = Double(Self.string(digits[...])), number.isFinite, abs(number) < 1e11 else {
      text = start
      return nil
    }
    return number
  }

  /// Returns where a text last occurs.
  static func lastPlace(of text: String, in bytes: Bytes) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var rest = bytes
    while let next = rest.lastIndex(of: first) {
      if bytes[next...].starts(with: text.utf8) { return next }
      rest = rest[..<next]
    }
    return nil
  }
}
