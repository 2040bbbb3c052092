package import InterfaceBuilder

/// A value of a JSON text, with its position.
struct PositionedJSON {
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([PositionedJSON])
    /// Members in the written order, each with the position of its key.
    case object([(key: String, position: SourcePosition, value: PositionedJSON)])
  }

  let value: Value
  let position: SourcePosition

  /// The kind of value, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The members of an object; for another value, an error that says what it should be.
  func members(
    _ claim: String
  ) throws(SettingsError) -> [(key: String, position: SourcePosition, value: PositionedJSON)] {
    guard case .object(let members) = value else {
      throw SettingsError("\(claim), not \(kind)", at: position)
    }
    return members
  }

  /// Parses a whole text, which is an object.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kind: What the text should be, such as `a baseline`, for the message about another text.
  /// - Returns: The value with positions.
  /// - Throws: ``SettingsError`` for the first error.
  static func read(_ text: String, as kind: String) throws(SettingsError) -> PositionedJSON {
    var reader = JSONReader(text)
    return try reader.readDocument(as: kind)
  }
}

/// An error in settings or a baseline, with its position.
package struct SettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position in the text.
  package let position: SourcePosition
  /// The error and its correction, in one line.
  package let message: String

  /// Creates an error.
  ///
  /// Messages quote keys and values of the file, which can be anything: what does not print, or changes
  /// what follows it, is replaced by its number.
  init(_ message: String, at position: SourcePosition) {
    self.message = Self.printable(message)
    self.position = position
  }

  private static func printable(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      guard shown.unicodeScalars.count < 400 else { return shown + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// `line:column: message`.
  package var description: String { "\(position): \(message)" }
}

/// A parser for JSON (RFC 8259) with limited nesting.
private struct JSONReader {
  private let scalars: [UnicodeScalar]
  private var index = 0
  private var line = 1
  private var column = 1

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { index = 1 }
  }

  private var position: SourcePosition { SourcePosition(line: line, column: column) }

  private var next: UnicodeScalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    if scalars[index] == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
    index += 1
  }

  private mutating func skipSpace() {
    while let scalar = next, scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
      advance()
    }
  }

  private func error(_ message: String) -> SettingsError { SettingsError(message, at: position) }

  private var found: String { next.map { "'\($0)'" } ?? "the end of the text" }

  mutating func readDocument(as kind: String) throws(SettingsError) -> PositionedJSON {
    skipSpace()
    // Of a file that is something else, no word is shown.
    guard next == "{" || next == "[" || next == "\"" else {
      throw error("not \(kind), which is a JSON object and begins with '{'")
    }
    let value = try readValue(depth: 0)
    skipSpace()
    guard next == nil else { throw error("nothing may follow the value, not \(found)") }
    return value
  }

  private mutating func readValue(depth: Int) throws(SettingsError) -> PositionedJSON {
    guard depth < 64 else { throw error("values are nested more than 64 deep") }
    let start = position
    let value: PositionedJSON.Value
    switch next {
    case "{": value = try readObject(depth)
    case "[": value = try readArray(depth)
    case "\"": value = .string(try readString())
    case let scalar? where scalar.properties.isAlphabetic: value = try readWord()
    case let scalar? where scalar == "-" || ("0"..."9").contains(scalar):
      value = .number(try readNumber())
    default: throw error("expected a value, not \(found)")
    }
    return PositionedJSON(value: value, position: start)
  }

  private mutating func readWord() throws(SettingsError) -> PositionedJSON.Value {
    let start = position
    var text = ""
    while let scalar = next, scalar.properties.isAlphabetic {
      text.unicodeScalars.append(scalar)
      advance()
    }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: throw SettingsError("'\(text)' is not a value; texts need quotes", at: start)
    }
  }

  private mutating func readNumber() throws(SettingsError) -> Double {
    let start = position
    var text = ""
    while let scalar = next, "+-.0123456789eE".unicodeScalars.contains(scalar) {
      text.unicodeScalars.append(scalar)
      advance()
    }
    guard let number = Double(text), number.isFinite else {
      throw SettingsError("'\(text)' is not a number", at: start)
    }
    return number
  }

  private mutating func readArray(_ depth: Int) throws(SettingsError) -> PositionedJSON.Value {
    var elements: [PositionedJSON] = []
    try readList(upTo: "]") { reader throws(SettingsError) in
      elements.append(try reader.readValue(depth: depth + 1))
    }
    return .array(elements)
  }

  private mutating func readObject(_ depth: Int) throws(SettingsError) -> PositionedJSON.Value {
    var members: [(key: String, position: SourcePosition, value: PositionedJSON)] = []
    try readList(upTo: "}") { reader throws(SettingsError) in
      let start = reader.position
      guard reader.next == "\"" else {
        throw reader.error("expected a key in quotes, not \(reader.found)")
      }
      let key = try reader.readString()
      guard !members.contains(where: { $0.key == key }) else {
        throw SettingsError("the key '\(key)' occurs twice", at: start)
      }
      reader.skipSpace()
      guard reader.next == ":" else { throw reader.error("expected ':', not \(reader.found)") }
      reader.advance()
      reader.skipSpace()
      members.append((key, start, try reader.readValue(depth: depth + 1)))
    }
    return .object(members)
  }

  /// Reads what brackets enclose, the opening one of which is next: elements between commas.
  private mutating func readList(
    upTo end: UnicodeScalar, _ readElement: (inout Self) throws(SettingsError) -> Void
  ) throws(SettingsError) {
    advance()
    skipSpace()
    var isOpen = next != end
    while isOpen {
      skipSpace()
      try readElement(&self)
      skipSpace()
      isOpen = next == ","
      guard isOpen || next == end else {
        throw error("expected ',' or '\(end)', not \(found)")
      }
      if isOpen { advance() }
    }
    advance()
  }

  private mutating func readString() throws(SettingsError) -> String {
    let start = position
    var text = ""
    advance()
    while let scalar = next {
      switch scalar {
      case "\"":
        advance()
        return text
      case "\\":
        advance()
        text.unicodeScalars.append(contentsOf: try readEscape())
      case _ where scalar.value < 0x20: throw error("a line ends inside a text")
      default:
        text.unicodeScalars.append(scalar)
        advance()
      }
    }
    throw SettingsError("the text that begins here is not terminated", at: start)
  }

  private mutating func readEscape() throws(SettingsError) -> [UnicodeScalar] {
    guard let scalar = next else { throw error("expected an escape, not the end of the text") }
    let plain: [UnicodeScalar: UnicodeScalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r",
      "t": "\t",
    ]
    if let meant = plain[scalar] {
      advance()
      return [meant]
    }
    guard scalar == "u" else { throw error("'\\\(scalar)' is not an escape") }
    advance()
    var units = [try readHex()]
    if (0xD800...0xDBFF).contains(units[0]), next == "\\", index + 1 < scalars.count,
      scalars[index + 1] == "u"
    {
      advance()
      advance()
      units.append(try readHex())
    }
    return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }

  private mutating func readHex() throws(SettingsError) -> UInt16 {
    var digits = ""
    while digits.count < 4, let scalar = next, scalar.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(scalar)
      advance()
    }
    guard digits.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw error("'\\u' needs four hexadecimal digits")
    }
    return unit
  }
}
