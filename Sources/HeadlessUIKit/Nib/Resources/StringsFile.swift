public import Foundation

/// The texts of a `.strings` file: `"key" = "text";` with comments, in UTF-8 or UTF-16.
///
///     file  = { pair | comment | space }
///     pair  = word "=" word ";"
///     word  = '"' { character | escape } '"' | letters, digits and "._-$/:"
///     escape = "\" ( '"' | "\" | "'" | "n" | "t" | "r" | "U" 4 hex | "u" 4 hex | newline )
public struct StringsFile: Sendable, Equatable {
  /// The texts by their keys; of a key that stands twice, the last.
  public let texts: [String: String]

  /// Reads a file.
  ///
  /// - Throws: ``ResourceError`` with the place of what cannot be read.
  public init(_ data: Data) throws(ResourceError) {
    if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
      guard let texts = try? PropertyListDecoder().decode([String: String].self, from: data) else {
        throw ResourceError(line: 1, column: 1, "is a property list of something else than texts")
      }
      self.texts = texts
      return
    }
    var reader = Reader(scalars: Array(try Self.text(of: data).unicodeScalars))
    texts = try reader.pairs()
  }

  private static func text(of data: Data) throws(ResourceError) -> String {
    let encoding: String.Encoding =
      switch (data.first, data.dropFirst().first) {
      case (0xFE, 0xFF), (0xFF, 0xFE): .utf16
      case (0, _?): .utf16BigEndian
      case (_?, 0): .utf16LittleEndian
      default: .utf8
      }
    guard let text = String(data: data, encoding: encoding) else {
      throw ResourceError(line: 1, column: 1, "is neither UTF-8 nor UTF-16")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var index = 0

    init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    mutating func pairs() throws(ResourceError) -> [String: String] {
      var texts: [String: String] = [:]
      try skipSpace()
      while next != nil {
        let key = try word("a key")
        try expect("=")
        texts[key] = try word("the text of '\(key)'")
        try expect(";")
      }
      return texts
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(ResourceError) {
      guard next == scalar else { throw error("'\(scalar)' is missing", at: index) }
      index += 1
      try skipSpace()
    }

    private mutating func word(_ what: String) throws(ResourceError) -> String {
      let start = index
      var text = String.UnicodeScalarView()
      if next == "\"" {
        index += 1
        while let scalar = next, scalar != "\"" {
          index += 1
          text.append(scalar == "\\" ? try escape() : scalar)
        }
        guard next != nil else { throw error("\(what) is never closed", at: start) }
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

    private mutating func escape() throws(ResourceError) -> Unicode.Scalar {
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

    /// The character of a code, with the second half of a surrogate pair behind it.
    private mutating func paired(_ code: UInt32) throws(ResourceError) -> Unicode.Scalar {
      if let scalar = Unicode.Scalar(code) { return scalar }
      let rest = scalars[index...].prefix(6)
      let digits = String(String.UnicodeScalarView(rest.dropFirst(2)))
      guard (0xD800...0xDBFF).contains(code), rest.count == 6, rest.first == "\\",
        let low = UInt32(digits, radix: 16), (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00))
      else { throw error("half of a surrogate pair", at: index) }
      index += 6
      return scalar
    }

    private mutating func skipSpace() throws(ResourceError) {
      while let scalar = next {
        if scalar.properties.isWhitespace {
          index += 1
        } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
          while let inside = next, inside != "\n", inside != "\r" {
            index += 1
            _ = inside
          }
        } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
          let start = index
          index += 2
          while index + 1 < scalars.count, !(scalars[index] == "*" && scalars[index + 1] == "/") {
            index += 1
          }
          guard index + 1 < scalars.count else {
            throw error("the comment is never closed", at: start)
          }
          index += 2
        } else {
          return
        }
      }
    }

    private func error(_ message: String, at offset: Int) -> ResourceError {
      var line = 1
      var column = 1
      for scalar in scalars[..<min(offset, scalars.count)] {
        if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
      }
      return ResourceError(line: line, column: column, message)
    }
  }
}

/// Why a file beside a document cannot be read.
public struct ResourceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, from 1; 0 where there is none.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// What is wrong, in one line without a full stop.
  public let message: String

  init(line: Int = 0, column: Int = 0, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// `line:column: message`.
  public var description: String { line == 0 ? message : "\(line):\(column): \(message)" }
}
