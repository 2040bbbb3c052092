/// The text of a log without what consoles, terminals and web pages add to it.
///
/// UTF-16 is converted, escape sequences of terminals are removed, the escapes of JSON, HTML and Markdown
/// are resolved, and typographic quotation marks are replaced. ``lines`` keeps the lines of the input.
struct LogText {
  /// The text in UTF-8; line breaks are single bytes of 10.
  private(set) var bytes: [UInt8] = []
  /// The line of the input in which each line of the text begins, from 1.
  private(set) var lines: [Int] = [1]

  init(_ log: [UInt8]) {
    self.init(utf8: Self.isUTF16(log) ? Self.decodedUTF16(log) : log, from: 1)
  }

  /// Creates the text of a part of a log in UTF-8, which begins at a line of it.
  init(utf8 log: [UInt8], from line: Int) {
    lines = [line]
    bytes.reserveCapacity(log.count)
    let hasSmartQuotes = Self.hasSmartQuotes(log)
    var number = line
    var start = 0
    while start <= log.count {
      let end = log[start...].firstIndex(of: 0x0A) ?? log.count
      let line = log[start..<end]
      append(line, number, isJSON: Self.isJSON(line), hasSmartQuotes)
      guard end < log.count else { break }
      number += 1
      newLine(number)
      start = end + 1
    }
  }

  private init() {}

  private mutating func newLine(_ number: Int) {
    bytes.append(0x0A)
    lines.append(number)
  }

  // MARK: One line

  private mutating func append(
    _ line: ArraySlice<UInt8>, _ number: Int, isJSON: Bool, _ hasSmartQuotes: Bool
  ) {
    var index = line.startIndex
    func next(_ offset: Int) -> UInt8 { index + offset < line.endIndex ? line[index + offset] : 0 }
    while index < line.endIndex {
      let byte = line[index]
      switch byte {
      case 0x1B: index = Self.endOfEscape(line, at: index)
      case UInt8(ascii: "\\") where isJSON && "nrt\"/\\".utf8.contains(next(1)):
        switch next(1) {
        case UInt8(ascii: "n"): newLine(number)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "r"): break
        default: bytes.append(next(1))
        }
        index += 2
      case UInt8(ascii: "\\") where "<>*_[]-\"".utf8.contains(next(1)):
        bytes.append(next(1))
        index += 2
      case UInt8(ascii: "&"): index = appendEntity(line, at: index)
      case 0x0D where index + 1 < line.endIndex && next(1) != 0x0D:
        newLine(number)
        index += 1
      case 0x0D, 0x00: index += 1
      case 0xC2 where next(1) == 0xA0:
        bytes.append(0x20)
        index += 2
      // A zero-width space or a byte order mark.
      case 0xE2 where next(1) == 0x80 && next(2) == 0x8B,
        0xEF where next(1) == 0xBB && next(2) == 0xBF:
        index += 3
      case 0xE2 where hasSmartQuotes && next(1) == 0x80 && (0x98...0x9F).contains(next(2)):
        bytes.append(next(2) < 0x9C ? 0x27 : 0x22)
        index += 3
      default:
        bytes.append(byte)
        index += 1
      }
    }
  }

  /// Appends the character of an HTML entity; returns where to go on.
  private mutating func appendEntity(_ line: ArraySlice<UInt8>, at index: Int) -> Int {
    let entities: [(name: String, byte: UInt8)] = [
      ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#39;", 0x27), ("&amp;", 0x26),
      ("&nbsp;", 0x20),
    ]
    for entity in entities where line[index...].starts(with: entity.name.utf8) {
      bytes.append(entity.byte)
      return index + entity.name.utf8.count
    }
    bytes.append(line[index])
    return index + 1
  }

  /// Returns the end of an escape sequence: `ESC [ … letter`, or `ESC ] … BEL`.
  ///
  /// Source: ECMA-48, 5.4, control sequences.
  private static func endOfEscape(_ line: ArraySlice<UInt8>, at start: Int) -> Int {
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

  /// A line of JSON whose strings contain line breaks: an object, as `log stream --style ndjson` prints it, or
  /// a member of one.
  private static func isJSON(_ line: ArraySlice<UInt8>) -> Bool {
    let start = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x2C || $0 == 0x5B }
    let isMember =
      start.first == UInt8(ascii: "\"")
      && start.dropFirst().first.map { LogConstraintParser.isWord($0) } == true
    guard start.first == UInt8(ascii: "{") || isMember else { return false }
    var index = line.startIndex
    while let next = line[index...].firstIndex(of: UInt8(ascii: "\\")), next + 1 < line.endIndex {
      if line[next + 1] == UInt8(ascii: "n") { return true }
      index = next + 2
    }
    return false
  }

  /// Whether quotation marks before constraints are typographic ones.
  private static func hasSmartQuotes(_ log: [UInt8]) -> Bool {
    var index = 0
    while let next = log[index...].firstIndex(of: 0xE2) {
      if next + 3 < log.count, log[next + 1] == 0x80, (0x98...0x9F).contains(log[next + 2]),
        log[next + 3] == UInt8(ascii: "<") || log[next + 3] == UInt8(ascii: "|")
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

// MARK: - Prefixes

extension LogText {
  /// The texts of the processes or devices whose lines are mixed, without what precedes each line.
  ///
  /// What precedes the constraints of a list, such as `// ` or `info: [IOS_SYSLOG_ROW ] `, tells the
  /// sources apart; times do not count. A text with one source is returned as one. A line that begins
  /// otherwise belongs to the source of the line before.
  var sources: [LogText] {
    var prefixes: [[UInt8]] = []
    var starts: [Int] = [0]
    for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    func row(_ number: Int) -> ArraySlice<UInt8> {
      bytes[starts[number]..<(number + 1 < starts.count ? starts[number + 1] - 1 : bytes.count)]
    }
    for number in starts.indices {
      guard let prefix = Self.prefix(ofConstraintIn: row(number)),
        // What a message says of a constraint is no source.
        LogMessage.kind(of: prefix) == nil, prefix.place(of: LogSigns.breaking) == nil
      else { continue }
      let form = Self.form(prefix)
      if !form.isEmpty, !prefixes.contains(form), prefixes.count < 16 { prefixes.append(form) }
    }
    guard !prefixes.isEmpty else { return [self] }
    // The longest first, as one source's prefix may begin like another's.
    prefixes.sort { $0.count > $1.count }
    var texts = prefixes.map { _ in LogText() }
    for index in texts.indices { texts[index].lines = [] }
    var current = 0
    for number in starts.indices {
      let line = row(number)
      var rest = line
      for (place, prefix) in prefixes.enumerated() {
        guard let end = Self.end(of: prefix, in: line) else { continue }
        current = place
        rest = line[end...]
        break
      }
      if !texts[current].lines.isEmpty { texts[current].bytes.append(0x0A) }
      texts[current].bytes += rest
      texts[current].lines.append(lines[number])
    }
    return texts.filter { !$0.lines.isEmpty }
  }

  /// What stands before the first constraint of a line; nil if there is none.
  static func prefix(ofConstraintIn line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var index = line.startIndex
    while let open = line[index...].firstIndex(of: UInt8(ascii: "<")) {
      var end = open + 1
      while end < line.endIndex, line[end] == 0x20 { end += 1 }
      while end < line.endIndex, end - open < 200, isName(line[end]) { end += 1 }
      if end < line.endIndex, line[end] == UInt8(ascii: ":"), end - open > 10,
        line[(end - 10)..<end].elementsEqual("Constraint".utf8)
      {
        return line[line.startIndex..<open]
      }
      index = open + 1
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    LogConstraintParser.isWord(byte) || byte == UInt8(ascii: ".") || byte >= 0x80
  }

  /// A prefix without blanks, quotation marks and times, but with the number of the process.
  ///
  /// Empty if it does not name a source: it has to contain a letter or a mark of a comment.
  static func form(_ prefix: ArraySlice<UInt8>) -> [UInt8] {
    var form: [UInt8] = []
    _ = walk(prefix) { form.append($0) }
    while let last = form.last, last == 0x22 || last == UInt8(ascii: "(") { form.removeLast() }
    let isSource = form.contains { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
        || "/>|#".utf8.contains(byte)
    }
    return isSource ? form : []
  }

  /// Returns where the prefix with a form ends in a line; nil if the line begins otherwise.
  private static func end(of form: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
    var matched = 0
    var fits = true
    let end = walk(line) { byte in
      guard matched < form.count, fits else { return }
      if form[matched] == byte { matched += 1 } else { fits = false }
    } until: {
      matched == form.count || !fits
    }
    return fits && matched == form.count ? end : nil
  }

  /// Passes the bytes of a prefix that tell sources apart; returns where it stopped.
  ///
  /// Blanks and digits are left out, except for a process number, `App[512:9981]` being `App[512]`.
  private static func walk(
    _ line: ArraySlice<UInt8>, _ body: (UInt8) -> Void, until isDone: () -> Bool = { false }
  ) -> Int {
    enum Place { case outside, process, thread }
    var place = Place.outside
    var index = line.startIndex
    while index < line.endIndex, !isDone() {
      let byte = line[index]
      let isDigit = (0x30...0x39).contains(byte)
      switch place {
      case .outside where byte == UInt8(ascii: "["):
        place = .process
        body(byte)
      case .outside: if !isDigit, byte != 0x20, byte != 0x09 { body(byte) }
      case .process where byte == UInt8(ascii: ":"): place = .thread
      case .process, .thread:
        if byte == UInt8(ascii: "]") {
          place = .outside
          body(byte)
        } else if place == .process {
          body(byte)
        }
      }
      index += 1
    }
    return index
  }
}
