/// Where a strings file cannot be read, and why.
public struct StringsFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// What was expected, in one line without a full stop.
  public var message: String

  /// The place and the message, `3:7: expected ';'`.
  public var description: String { "\(line):\(column): \(message)" }
}

extension TextReplacements {
  /// Reads a strings file as translators write them.
  ///
  ///     file  = { comment | entry }
  ///     entry = text [ "=" text ] ";"
  ///     text  = quoted | letters, digits, "_", ".", "-", "/", ":", "$"
  ///
  /// A key without a value stands for itself. Of two entries with one key the later counts.
  ///
  /// - Throws: At the first place that makes no sense.
  public init(stringsFile text: String) throws(StringsFileError) {
    var reader = StringsReader(text)
    self.init(byKey: try reader.entries())
  }
}

/// Reads a strings file character by character.
private struct StringsReader {
  private var rest: Substring
  private var line = 1
  private var column = 1

  init(_ text: String) {
    rest = Substring(text)
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
  }

  mutating func entries() throws(StringsFileError) -> [String: String] {
    var entries: [String: String] = [:]
    try skipBlanks()
    while !rest.isEmpty {
      let key = try word()
      var value = key
      try skipBlanks()
      if rest.first == "=" {
        advance()
        try skipBlanks()
        value = try word()
        try skipBlanks()
      }
      guard rest.first == ";" else { throw error("expected ';' after the entry '\(key)'") }
      advance()
      entries[key] = value
      try skipBlanks()
    }
    return entries
  }

  private mutating func advance() {
    guard let character = rest.popFirst() else { return }
    if character.isNewline {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  private func error(_ message: String) -> StringsFileError {
    StringsFileError(line: line, column: column, message: message)
  }

  /// Passes white space and comments.
  private mutating func skipBlanks() throws(StringsFileError) {
    while let character = rest.first {
      if character.isWhitespace {
        advance()
      } else if rest.hasPrefix("//") {
        while let next = rest.first, !next.isNewline { advance() }
      } else if rest.hasPrefix("/*") {
        let start = error("the comment has no end; '*/' closes it")
        advance()
        advance()
        while !rest.hasPrefix("*/") {
          guard !rest.isEmpty else { throw start }
          advance()
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  private mutating func word() throws(StringsFileError) -> String {
    if rest.first == "\"" { return try quoted() }
    var word = ""
    while let character = rest.first,
      character.isLetter || character.isNumber || "_.-/:$".contains(character)
    {
      word.append(character)
      advance()
    }
    guard !word.isEmpty else {
      throw error("expected a text in quotation marks" + (rest.first.map { ", not '\($0)'" } ?? ""))
    }
    return word
  }

  private mutating func quoted() throws(StringsFileError) -> String {
    let start = error("the text has no end; a quotation mark closes it")
    advance()
    var text = ""
    while let character = rest.first {
      advance()
      switch character {
      case "\"": return text
      case "\\": text.append(try escape())
      default: text.append(character)
      }
    }
    throw start
  }

  private mutating func escape() throws(StringsFileError) -> String {
    guard let character = rest.first else { return "\\" }
    switch character {
    case "U", "u":
      let start = error("expected four hexadecimal digits after '\\\(character)'")
      advance()
      let digits = rest.prefix(4)
      guard digits.count == 4, let code = UInt16(digits, radix: 16) else { throw start }
      for _ in 0..<4 { advance() }
      // Half of a surrogate pair is no character of its own.
      return Unicode.Scalar(code).map { String(Character($0)) } ?? "\u{FFFD}"
    default: break
    }
    advance()
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    default: return String(character)
    }
  }
}
