// What consoles, terminals and web pages write in place of a character.
extension LogText {
  /// Whether a log has nothing that has to be resolved.
  static func isPlain(_ log: [UInt8]) -> Bool {
    let isSpecial = isSpecial
    var before: UInt8 = 0
    for byte in log {
      if isSpecial[Int(byte)] || before == UInt8(ascii: "<") && byte == UInt8(ascii: "b")
        || before == UInt8(ascii: "%") && (byte == UInt8(ascii: "2") || byte == UInt8(ascii: "3"))
      {
        return false
      }
      before = byte
    }
    return true
  }

  /// Whether a byte can begin what is resolved: a special character, or `#` of an escape of syslog's.
  private static let isSpecial: [Bool] = (0..<256).map { byte in
    LogSigns(rawValue: LogSigns.table[byte]).contains(.special) || byte == 0x23
  }

  /// Returns the UTF-16 code units of the escapes `\u003c` at the beginning of a text.
  static func escapes(in line: ArraySlice<UInt8>) -> [UInt16] {
    var units: [UInt16] = []
    var rest = line
    while rest.starts(with: "\\u".utf8), rest.count >= 6,
      let unit = UInt16(String(decoding: rest.dropFirst(2).prefix(4), as: UTF8.self), radix: 16)
    {
      units.append(unit)
      rest = rest.dropFirst(6)
    }
    return units
  }

  /// Returns a log in which each numeric character reference of HTML or XML, such as `&#8211;`, is replaced by its
  /// character, except for control characters.
  static func withoutCharacterReferences(_ log: [UInt8]) -> [UInt8] {
    guard let first = log[...].place(of: "&#") else { return log }
    var result = Array(log[..<first])
    var index = first
    while index < log.count {
      if log[index] == UInt8(ascii: "&"), index + 1 < log.count, log[index + 1] == UInt8(ascii: "#")
      {
        let rest = log[(index + 2)...].prefix(9)
        if let end = rest.firstIndex(of: UInt8(ascii: ";")) {
          let isHexadecimal = rest.first == UInt8(ascii: "x") || rest.first == UInt8(ascii: "X")
          let digits = String(decoding: log[(index + (isHexadecimal ? 3 : 2))..<end], as: UTF8.self)
          if let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value >= 0x20,
            let scalar = Unicode.Scalar(value)
          {
            result += String(Character(scalar)).utf8
            index = end + 1
            continue
          }
        }
      }
      result.append(log[index])
      index += 1
    }
    return result
  }

  /// Returns a line with constraints in a link, whose characters are resolved and which is in lines of its own; nil if
  /// it has none.
  ///
  /// Source: RFC 3986, 2.1, percent-encoding; HTML, URL-encoded form data, where a plus sign is a blank.
  static func decodedLink(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard line.contains(UInt8(ascii: "%")),
      let mark = ["Constraint%3", "Constraint%253", "Constraint:%20", "Constraint%25253"].lazy
        .compactMap({ line.place(of: $0) }).min(),
      let first = line.firstIndex(of: UInt8(ascii: "%"))
    else { return nil }
    func endsLink(_ byte: UInt8) -> Bool { byte <= 0x20 || "\"<>`".utf8.contains(byte) }
    // The link ends at a character that it would have to escape.
    let start = min(first, mark)
    let end = line[start...].firstIndex(where: endsLink) ?? line.endIndex
    var link = Array(line[start..<end])
    let marksBlanks = link[...].place(of: "%20") == nil && link[...].place(of: "%2520") == nil
    if marksBlanks { link = link.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 } }
    // One that was passed on as a parameter of another link is escaped again.
    for _ in 0..<3 where link.contains(UInt8(ascii: "%")) { link = withoutPercents(link) }
    // A fence, as the list is whole up to here.
    return Array(line[..<start]) + Array("\n```\n".utf8) + link + [0x0A] + line[end...]
  }

  private static func withoutPercents(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
        let high = PartForm.hexadecimal(text[index + 1]),
        let low = PartForm.hexadecimal(text[index + 2])
      {
        result.append(UInt8(16 * high + low))
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// The quotation marks and primes in place of typographic ones, by the last byte.
  static let quotes: [UInt8: UInt8] = [
    0x98: 0x27, 0x99: 0x27, 0x9A: 0x27, 0x9B: 0x27, 0x9C: 0x22, 0x9D: 0x22, 0x9E: 0x22, 0x9F: 0x22,
    0xB2: 0x27, 0xB3: 0x22,
  ]

  /// Whether a dash or a minus sign is in place of a hyphen of a constraint: in a visual format, a mask or before a
  /// number.
  static func isDash(_ line: ArraySlice<UInt8>, at index: Int) -> Bool {
    let (end, start) = (index + 3, line.startIndex)
    guard end < line.endIndex, index > start else { return false }
    let isDash =
      line[index + 1] == 0x80 && (0x90...0x95).contains(line[index + 2])
      || line[index + 1] == 0x88 && line[index + 2] == 0x92
    guard isDash else { return false }
    let (before, after) = (line[index - 1], line[end])
    if before == 0x20, after == 0x20 {
      return end + 1 < line.endIndex && (0x30...0x39).contains(line[end + 1])
    }
    let opens = "([|&".utf8.contains(after) || (0x30...0x39).contains(after)
    return "])|=&".utf8.contains(before) && (opens || after == 0x20)
      || before == 0x20 && (0x30...0x39).contains(after) || before == UInt8(ascii: "(") && opens
  }

  /// Returns the end of an escape sequence: `ESC [ … letter`, or `ESC ] … BEL`.
  ///
  /// Source: ECMA-48, 5.4, control sequences.
  static func endOfEscape(_ line: ArraySlice<UInt8>, at start: Int) -> Int {
    var index = start + 1
    guard index < line.endIndex else { return index }
    if line[index] == UInt8(ascii: "]") {
      while index < line.endIndex, line[index] != 0x07 { index += 1 }
      return min(index + 1, line.endIndex)
    }
    guard line[index] == UInt8(ascii: "[") else { return index }
    index += 1
    while index < line.endIndex, (0x20...0x3F).contains(line[index]) { index += 1 }
    return min(index + 1, line.endIndex)
  }

  // MARK: Encodings

  /// A line of JSON whose strings contain line breaks: an object, as `log stream --style ndjson` prints it, a
  /// member of one, or a whole message that is escaped in the same way.
  static func isJSON(_ line: ArraySlice<UInt8>, _ isMessage: Bool) -> Bool {
    let start = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x2C || $0 == 0x5B }
    let isMember =
      start.first == UInt8(ascii: "\"")
      && start.dropFirst().first.map { LogConstraintParser.isWord($0) } == true
    guard start.first == UInt8(ascii: "{") || isMember || isMessage else { return false }
    var index = line.startIndex
    while let next = line[index...].firstIndex(of: UInt8(ascii: "\\")), next + 1 < line.endIndex {
      if line[next + 1] == UInt8(ascii: "n") { return true }
      index = next + 2
    }
    return false
  }

  /// Whether quotation marks before constraints are typographic ones.
  static func hasSmartQuotes(_ log: [UInt8]) -> Bool {
    var index = 0
    while let next = log[index...].firstIndex(of: 0xE2) {
      if next + 3 < log.count, log[next + 1] == 0x80, (0x98...0x9F).contains(log[next + 2]),
        // The bracket itself can be an entity.
        "<|&".utf8.contains(log[next + 3])
      {
        return true
      }
      index = next + 1
    }
    return false
  }

  /// Whether the beginning of a log looks like UTF-16; at least four bytes are needed.
  static func isUTF16(_ log: [UInt8]) -> Bool {
    guard log.count >= 4 else { return false }
    if log[0] == 0xFF && log[1] == 0xFE || log[0] == 0xFE && log[1] == 0xFF { return true }
    let head = log.prefix(64)
    let zeros = head.indices.filter { head[$0] == 0 }
    return zeros.count * 3 > head.count
      && (zeros.allSatisfy { $0 % 2 == 0 } || zeros.allSatisfy { $0 % 2 == 1 })
  }

  /// Converts UTF-16 to UTF-8.
  static func decodedUTF16(_ log: [UInt8]) -> [UInt8] {
    decodedUTF16(log, isLittleEndian: isLittleEndian(log))
  }

  /// Whether the lower byte of each unit comes first in UTF-16.
  static func isLittleEndian(_ log: [UInt8]) -> Bool {
    log[0] == 0xFF || log[0] != 0xFE && log[1] == 0
  }

  /// Converts a part of a text in UTF-16 to UTF-8.
  static func decodedUTF16(_ log: [UInt8], isLittleEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(log.count / 2)
    for index in stride(from: 0, to: log.count - 1, by: 2) {
      let (a, b) = (UInt16(log[index]), UInt16(log[index + 1]))
      units.append(isLittleEndian ? a | b << 8 : a << 8 | b)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
