/// An error in a strings file, with its position.
package struct StringsFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, starting at 1.
  package var line: Int
  /// The column in characters, starting at 1.
  package var column: Int
  /// The error in one line, without a period.
  package var message: String

  /// The position and the message, such as `3:7: expected ';'`.
  package var description: String { "\(line):\(column): \(message)" }
}

extension TextReplacements {
  /// Creates replacements from the text of a strings file.
  ///
  ///     file  = { comment | entry }
  ///     entry = text [ "=" text ] ";"
  ///     text  = '"' { character | escape } '"' | letters, digits, "_", ".", "-", "/", ":", "$"
  ///     escape = "\" ( '"' | "\" | "'" | "n" | "t" | "r" | ( "U" | "u" ) 4 hex | newline )
  ///
  /// An entry without a value has its key as the value. If two entries have the same key, the later
  /// one is used.
  ///
  /// - Throws: The first syntax error.
  package init(stringsFile text: String) throws(StringsFileError) {
    let text =
      text.unicodeScalars.first == "\u{FEFF}"
      ? text.unicodeScalars.dropFirst() : text.unicodeScalars[...]
    var reader = StringsReader(scalars: Array(text))
    self.init(byKey: try reader.pairs())
  }
}

/// Reads a strings file scalar by scalar.
private struct StringsReader {
  let scalars: [Unicode.Scalar]
  var index = 0

  init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func pairs() throws(StringsFileError) -> [String: String] {
    var texts: [String: String] = [:]
    try skipSpace()
    while next != nil {
      let key = try word("a key")
      if next == ";" {
        texts[key] = key
      } else {
        try expect("=")
        texts[key] = try word("the text of '\(key)'")
      }
      try expect(";")
    }
    return texts
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(StringsFileError) {
    guard next == scalar else { throw error("expected '\(scalar)'", at: index) }
    index += 1
    try skipSpace()
  }

  private mutating func word(_ what: String) throws(StringsFileError) -> String {
    let start = index
    var text = String.UnicodeScalarView()
    if next == "\"" {
      index += 1
      while let scalar = next, scalar != "\"" {
        index += 1
        text.append(scalar == "\\" ? try escape() : scalar)
      }
      guard next != nil else { throw error("\(what) is not terminated", at: start) }
      index += 1
    } else {
      while let scalar = next,
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "._-$/:".unicodeScalars.contains(scalar)
      {
        text.append(scalar)
        index += 1
      }
      if text.isEmpty { throw error("\(what) is missing", at: start) }
    }
    try skipSpace()
    return String(text)
  }

  private mutating func escape() throws(StringsFileError) -> Unicode.Scalar {
    guard let scalar = next else { throw error("'\\' at the end", at: index) }
    index += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(String.UnicodeScalarView(scalars[index...].prefix(4)))
      guard digits.count == 4, let code = UInt32(digits, radix: 16) else {
        throw error("'\\\(scalar)' is not followed by four hexadecimal digits", at: index)
      }
      index += 4
      return try paired(code)
    default: return scalar
    }
  }

  /// Returns the character of a code unit; for the first of a surrogate pair, reads the second one
  /// too.
  private mutating func paired(_ code: UInt32) throws(StringsFileError) -> Unicode.Scalar {
    if let scalar = Unicode.Scalar(code) { return scalar }
    let rest = scalars[index...].prefix(6)
    let digits = String(String.UnicodeScalarView(rest.dropFirst(2)))
    guard (0xD800...0xDBFF).contains(code), rest.count == 6, rest.first == "\\",
      let low = UInt32(digits, radix: 16), (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
    else { throw error("an unpaired surrogate", at: index) }
    index += 6
    return scalar
  }

  private mutating func skipSpace() throws(StringsFileError) {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        index += 1
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
        while let inside = next, inside != "\n", inside != "\r" { index += 1 }
      } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
        let start = index
        index += 2
        while index + 1 < scalars.count, !(scalars[index] == "*" && scalars[index + 1] == "/") {
          index += 1
        }
        guard index + 1 < scalars.count else {
          throw error("the comment is not terminated", at: start)
        }
        index += 2
      } else {
        return
      }
    }
  }

  private func error(_ message: String, at offset: Int) -> StringsFileError {
    var line = 1
    var column = 1
    for scalar in scalars[..<min(offset, scalars.count)] {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return StringsFileError(line: line, column: column, message: message)
  }
}
