internal import InterfaceBuilder

/// A position in a text, from which tokens are read.
struct TextScanner {
  let bytes: [UInt8]
  private(set) var index = 0
  private var readsLists = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[index] }

  func begins(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  mutating func advance(by count: Int = 1) { index = min(bytes.count, index + count) }

  /// Returns the bytes since a position.
  func text(since start: Int) -> [UInt8] { Array(bytes[start..<index]) }

  func error(_ message: String) -> XMLError {
    let before = bytes[..<index]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return XMLError(
      message,
      at: SourcePosition(
        line: line,
        column: String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1))
  }

  mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while let next, isSkipped(next) { advance() }
  }

  mutating func skipSpace() { skip { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  /// Skips what follows, if it is there.
  mutating func take(_ text: String) -> Bool {
    guard begins(with: text) else { return false }
    advance(by: text.utf8.count)
    return true
  }

  /// Skips up to the end of a text.
  mutating func skip(through end: String, _ what: String) throws(XMLError) {
    let start = self
    while !isAtEnd {
      if take(end) { return }
      advance()
    }
    throw start.error("\(what) is not closed")
  }

  /// Skips a string in quotation marks, with escapes.
  mutating func skipQuoted(_ quote: UInt8) throws(XMLError) {
    let start = self
    advance()
    while let next {
      advance(by: next == UInt8(ascii: "\\") ? 2 : 1)
      if next == quote { return }
    }
    throw start.error("the string is not closed")
  }

  // MARK: Files of strings

  /// Reads `"key" = "value";`, with comments as in C.
  mutating func strings() throws(XMLError) -> KeyedText {
    var table = KeyedText()
    while true {
      let start = index
      try skipComments()
      let lead = text(since: start)
      guard !isAtEnd else {
        table.ending = lead
        return table
      }
      let name = index
      try skipWord()
      let key = String(decoding: text(since: name), as: UTF8.self)
      try skipComments()
      var value: [UInt8] = []
      if take("=") {
        try skipComments()
        let written = text(since: name)
        let begin = index
        try skipWord()
        value = text(since: begin)
        let end = index
        try skipComments()
        guard take(";") else { throw error("';' is missing after the value of \(key)") }
        table.append(
          .init(key: key, lead: lead, name: written, value: .plain(value), end: text(since: end)))
      } else {
        // A key alone stands for itself.
        guard take(";") else { throw error("'=' is missing after \(key)") }
        table.append(.init(key: key, lead: lead, name: [], value: .plain(text(since: name))))
      }
    }
  }

  private mutating func skipComments() throws(XMLError) {
    while true {
      skipSpace()
      if begins(with: "/*") {
        try skip(through: "*/", "the comment")
      } else if begins(with: "//") {
        skip { $0 != 0x0A }
      } else {
        return
      }
    }
  }

  private mutating func skipWord() throws(XMLError) {
    guard let next else { throw error("the text ends within an entry") }
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try skipQuoted(next) }
    let start = index
    skip { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || "./:-%@".utf8.contains(byte) || (0x30...0x39).contains(byte)
        || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    guard index > start else { throw error("a key or value is expected here") }
  }

  // MARK: Property lists

  /// Reads a property list whose value is a dictionary.
  mutating func propertyList() throws(XMLError) -> KeyedText {
    let start = index
    while !isAtEnd, !begins(with: "<plist") {
      if begins(with: "<!--") { try skip(through: "-->", "the comment") } else { advance() }
    }
    guard !isAtEnd else { throw error("there is no <plist>") }
    try skip(through: ">", "<plist>")
    try skipMarkupSpace()
    guard begins(with: "<dict>") else { throw error("the property list is no dictionary") }
    var table = try dictionary(since: start)
    let end = index
    advance(by: bytes.count)
    table.ending += text(since: end)
    return table
  }

  private mutating func skipMarkupSpace() throws(XMLError) {
    while true {
      skipSpace()
      guard begins(with: "<!--") else { return }
      try skip(through: "-->", "the comment")
    }
  }

  private mutating func dictionary(since start: Int) throws(XMLError) -> KeyedText {
    advance(by: "<dict>".utf8.count)
    var table = KeyedText(beginning: text(since: start))
    while true {
      let start = index
      try skipMarkupSpace()
      if take("</dict>") {
        table.ending = text(since: start)
        return table
      }
      let lead = text(since: start)
      let name = index
      guard take("<key>") else { throw error("<key> is expected here") }
      let begin = index
      try skip(through: "</key>", "<key>")
      let key = String(
        decoding: bytes[begin..<(index - "</key>".utf8.count)], as: UTF8.self)
      try skipMarkupSpace()
      let written = text(since: name)
      let beginning = index
      let value: KeyedText.Value
      if begins(with: "<dict>") {
        value = .table(try dictionary(since: beginning))
      } else {
        try skipElement()
        value = .plain(text(since: beginning))
      }
      table.append(.init(key: key, lead: lead, name: written, value: value))
    }
  }

  private mutating func skipElement() throws(XMLError) {
    var depth = 0
    repeat {
      let start = self
      guard next == UInt8(ascii: "<") else {
        if isAtEnd { throw error("the text ends within a value") }
        if depth == 0 { throw error("a value is expected here") }
        advance()
        continue
      }
      if begins(with: "<!--") {
        try skip(through: "-->", "the comment")
        continue
      }
      let isEnd = begins(with: "</")
      if isEnd, depth == 0 { throw start.error("a value is expected here") }
      try skip(through: ">", "the element")
      let isEmpty = bytes[index - 2] == UInt8(ascii: "/")
      depth += isEnd ? -1 : isEmpty ? 0 : 1
    } while depth > 0
  }

  // MARK: Catalogs

  /// Reads an object of JSON.
  ///
  /// With `readsLists`, a list of objects is a table, too: the images and colors of an asset catalog.
  mutating func catalog(readsLists: Bool) throws(XMLError) -> KeyedText {
    self.readsLists = readsLists
    let start = index
    skipSpace()
    guard next == UInt8(ascii: "{") else { throw error("the catalog is no object of JSON") }
    var table = try object(since: start, depth: 0)
    let end = index
    skipSpace()
    guard isAtEnd else { throw error("there is more after the catalog") }
    table.ending += text(since: end)
    return table
  }

  private mutating func object(since start: Int, depth: Int) throws(XMLError) -> KeyedText {
    guard depth < 100 else { throw error("objects are nested too deep") }
    advance()
    var table = KeyedText(beginning: text(since: start), separator: [UInt8(ascii: ",")])
    while true {
      let start = index
      skipSpace()
      if table.entries.isEmpty, take("}") {
        table.ending = text(since: start)
        return table
      }
      let lead = text(since: start)
      let name = index
      guard next == UInt8(ascii: "\"") else { throw error("a key is expected here") }
      try skipQuoted(UInt8(ascii: "\""))
      let key = String(decoding: bytes[(name + 1)..<(index - 1)], as: UTF8.self)
      skipSpace()
      guard take(":") else { throw error("':' is missing after \"\(key)\"") }
      skipSpace()
      let written = text(since: name)
      let beginning = index
      let value: KeyedText.Value
      // The text of a unit and its state belong together.
      if next == UInt8(ascii: "{"), key != "stringUnit" {
        value = .table(try object(since: beginning, depth: depth + 1))
      } else if let list = try list(depth: depth + 1) {
        value = .table(list)
      } else {
        try skipValue()
        value = .plain(text(since: beginning))
      }
      table.append(.init(key: key, lead: lead, name: written, value: value))
      let end = index
      skipSpace()
      if take("}") {
        table.ending = text(since: end)
        return table
      }
      // Space before a comma is none that Xcode writes, and is dropped.
      guard take(",") else { throw error("',' or '}' is missing") }
    }
  }

  /// What an object in a list of an asset catalog has, and not what it is for.
  private static let contentKeys: Set<String> = [
    "filename", "color", "resizing", "alignment-insets",
  ]

  /// Reads a list of objects, whose keys are what they are for, such as the idiom and scale; nil for another value.
  private mutating func list(depth: Int) throws(XMLError) -> KeyedText? {
    guard readsLists, next == UInt8(ascii: "[") else { return nil }
    let before = self
    advance()
    var table = KeyedText(beginning: [UInt8(ascii: "[")], separator: [UInt8(ascii: ",")])
    while true {
      let start = index
      skipSpace()
      if table.entries.isEmpty, take("]") {
        table.ending = text(since: start)
        return table
      }
      let lead = text(since: start)
      guard next == UInt8(ascii: "{") else {
        self = before
        return nil
      }
      let element = try object(since: index, depth: depth)
      table.append(
        .init(key: Self.purpose(of: element), lead: lead, name: [], value: .table(element)))
      let end = index
      skipSpace()
      if take("]") {
        table.ending = text(since: end)
        return table
      }
      guard take(",") else { throw error("',' or ']' is missing") }
    }
  }

  /// What an object in a list is for, in one line.
  private static func purpose(of element: KeyedText) -> String {
    element.entries.filter { !contentKeys.contains($0.key) }.map { entry in
      let value =
        switch entry.value {
        case .plain(let value): value
        case .table(let table): table.bytes
        }
      let words = value.filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") }
      return "\(entry.key)=\(String(decoding: words, as: UTF8.self))"
    }.sorted().joined(separator: " ")
  }

  private mutating func skipValue() throws(XMLError) {
    var depth = 0
    repeat {
      guard let next else { throw error("the text ends within a value") }
      switch next {
      case UInt8(ascii: "\""): try skipQuoted(next)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        advance()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { throw error("a value is expected here") }
        depth -= 1
        advance()
      default:
        let start = index
        skip { byte in
          byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
            || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
            || depth > 0 && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":"))
        }
        if depth > 0 { skipSpace() }
        guard index > start else { throw error("a value is expected here") }
      }
    } while depth > 0
  }
}
