extension XMLReader {
  /// Rejects documents with byte order marks or null bytes of UTF-16 and UTF-32.
  mutating func checkEncoding() throws(XMLError) {
    let first = byte(at: 0)
    let second = byte(at: 1)
    if (first == 0xFE && second == 0xFF) || (first == 0xFF && second == 0xFE)
      || (first == 0 && second != nil) || (first != nil && second == 0)
    {
      throw error("the document is encoded in UTF-16 or UTF-32; save it as UTF-8", at: 0)
    }
  }

  /// Checks that the bytes are UTF-8 and contain only characters that XML allows.
  mutating func checkCharacters() throws(XMLError) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20, byte < 0x80 {
        index += 1
      } else if byte < 0x20 {
        guard Self.isSpace(byte) else {
          throw error("a control character (code \(byte)) is not allowed", at: index)
        }
        index += 1
      } else {
        let length = try checkedSequenceLength(at: index)
        index += length
      }
    }
  }

  /// Returns the length of the multibyte sequence at `index`.
  ///
  /// Source: Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
  private mutating func checkedSequenceLength(at index: Int) throws(XMLError) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw error("the bytes are not UTF-8", at: index)
    }
    for step in 1..<length {
      guard let next = byte(at: index + step),
        (step == 1 ? second : 0x80...0xBF).contains(next)
      else { throw error("the bytes are not UTF-8", at: index) }
    }
    if bytes[index] == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
      throw error("a character that XML does not allow", at: index)
    }
    return length
  }

  /// Skips the byte order mark and `<?xml version="1.0" encoding="UTF-8"?>`.
  mutating func skipByteOrderMarkAndDeclaration() throws(XMLError) {
    if byte(at: 0) == 0xEF, byte(at: 1) == 0xBB, byte(at: 2) == 0xBF { offset = 3 }
    guard starts(with: "<?xml", at: offset), let next = byte(at: offset + 5), Self.isSpace(next)
    else { return }
    let start = offset
    try skipInstruction()
    let declaration = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let encoding = Self.encoding(in: declaration) else { return }
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased()) else {
      throw error("the encoding '\(encoding)' is not read; save the document as UTF-8", at: start)
    }
  }

  /// Returns the quoted value of `encoding=` in an XML declaration.
  private static func encoding(in declaration: String) -> String? {
    guard let word = declaration.firstRange(of: "encoding") else { return nil }
    let rest = declaration[word.upperBound...]
    guard let quote = rest.first(where: { $0 == "\"" || $0 == "'" }) else { return nil }
    let quoted = rest.split(separator: quote, maxSplits: 2, omittingEmptySubsequences: false)
    return quoted.count > 1 ? String(quoted[1]) : nil
  }
}
