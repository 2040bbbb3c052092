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
  init(utf8 part: [UInt8], from line: Int) {
    lines = [line]
    guard !Self.isPlain(part) else {
      bytes = part
      for byte in part where byte == 0x0A { lines.append(line + lines.count) }
      return
    }
    let log = Self.withoutCharacterReferences(part)
    bytes.reserveCapacity(log.count)
    let hasSmartQuotes = Self.hasSmartQuotes(log)
    var number = line
    var start = 0
    while start <= log.count {
      let end = log[start...].firstIndex(of: 0x0A) ?? log.count
      let line = log[start..<end]
      let isMessage = line.place(of: LogSigns.opening) != nil
      let isJSON = Self.isJSON(line, isMessage)
      if let link = Self.decodedLink(line) {
        // The list begins in a line of its own, and line breaks are escaped like other characters.
        for (place, row) in link.split(separator: 0x0A, omittingEmptySubsequences: false)
          .enumerated()
        {
          if place > 0 { newLine(number) }
          append(row, number, isMessage: isMessage, isJSON: isJSON, hasSmartQuotes)
        }
      } else {
        append(line, number, isMessage: isMessage, isJSON: isJSON, hasSmartQuotes)
      }
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

  /// Appends a line; one that opens a report may be a whole message, whose line breaks are escaped.
  private mutating func append(
    _ line: ArraySlice<UInt8>, _ number: Int, isMessage: Bool, isJSON: Bool,
    _ hasSmartQuotes: Bool
  ) {
    var index = line.startIndex
    func next(_ offset: Int) -> UInt8 { index + offset < line.endIndex ? line[index + offset] : 0 }
    while index < line.endIndex {
      let byte = line[index]
      switch byte {
      case 0x1B: index = Self.endOfEscape(line, at: index)
      // A line break, as syslog daemons escape it in octal digits.
      case UInt8(ascii: "\\"), UInt8(ascii: "#"):
        if isMessage, line[index...].dropFirst().starts(with: "012".utf8) {
          newLine(number)
          index += 4
        } else {
          index = appendEscape(line, at: index, number, isJSON: isJSON)
        }
      case UInt8(ascii: "<") where next(1) == UInt8(ascii: "b") && next(2) == UInt8(ascii: "r"):
        index = appendTag(line, at: index, number)
      case UInt8(ascii: "&"): index = appendEntity(line, at: index, number)
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
      case 0xE2 where hasSmartQuotes && next(1) == 0x80 && Self.quotes[next(2)] != nil:
        bytes.append(Self.quotes[next(2)] ?? 0x22)
        index += 3
      case 0xE2 where Self.isDash(line, at: index):
        bytes.append(UInt8(ascii: "-"))
        index += 3
      default:
        bytes.append(byte)
        index += 1
      }
    }
  }

  /// Appends what a backslash escapes in JSON or in Markdown; returns where to go on.
  private mutating func appendEscape(
    _ line: ArraySlice<UInt8>, at index: Int, _ number: Int, isJSON: Bool
  ) -> Int {
    guard line[index] == UInt8(ascii: "\\"), index + 1 < line.endIndex else {
      bytes.append(line[index])
      return index + 1
    }
    let next = line[index + 1]
    if isJSON {
      switch next {
      case UInt8(ascii: "n"): newLine(number)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): break
      case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"): bytes.append(next)
      case UInt8(ascii: "u"):
        let escapes = Self.escapes(in: line[index...])
        if escapes.isEmpty { break }
        bytes += String(decoding: escapes, as: UTF16.self).utf8
        return index + 6 * escapes.count
      default:
        bytes.append(line[index])
        return index + 1
      }
      return index + 2
    }
    bytes.append("<>*_[]-\"|".utf8.contains(next) ? next : line[index])
    return index + ("<>*_[]-\"|".utf8.contains(next) ? 2 : 1)
  }

  /// Appends a line break in place of the tag `<br>`, otherwise the bracket; returns where to go on.
  private mutating func appendTag(_ line: ArraySlice<UInt8>, at index: Int, _ number: Int) -> Int {
    let tags = ["<br>", "<br/>", "<br />"]
    guard let tag = tags.first(where: { line[index...].starts(with: $0.utf8) }) else {
      bytes.append(line[index])
      return index + 1
    }
    // At the end of a line, a break is the line's own.
    let end = index + tag.utf8.count
    if end < line.endIndex, line[end] != 0x0D { newLine(number) }
    return end
  }

  /// Appends the character of an HTML entity; returns where to go on.
  private mutating func appendEntity(
    _ line: ArraySlice<UInt8>, at index: Int, _ number: Int
  ) -> Int {
    let entities: [(name: String, byte: UInt8)] = [
      ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27), ("&amp;", 0x26),
      ("&nbsp;", 0x20), ("&#10;", 0x0A), ("&#xA;", 0x0A), ("&#x0A;", 0x0A), ("&#9;", 0x09),
    ]
    for entity in entities where line[index...].starts(with: entity.name.utf8) {
      if entity.byte == 0x0A { newLine(number) } else { bytes.append(entity.byte) }
      return index + entity.name.utf8.count
    }
    bytes.append(line[index])
    return index + 1
  }
}

// MARK: - Prefixes

extension LogText {
  /// The texts of the processes or devices whose lines are mixed, without what precedes each line.
  ///
  /// What precedes the constraints of a list, such as `// ` or `info: [IOS_SYSLOG_ROW ] `, distinguishes
  /// the sources; times do not count, and numbers only if they recur, as those of workers do and those of lines
  /// do not. A text with one source is returned as one. A line that begins otherwise belongs to the source of
  /// the line before.
  var sources: [LogText] {
    var starts: [Int] = [0]
    for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    func row(_ number: Int) -> ArraySlice<UInt8> {
      bytes[starts[number]..<(number + 1 < starts.count ? starts[number + 1] - 1 : bytes.count)]
    }
    var plain: Set<[UInt8]> = []
    var numbered: [[UInt8]: Int] = [:]
    for number in starts.indices {
      guard let prefix = Self.prefix(ofConstraintIn: row(number)),
        // What a message says of a constraint is no source.
        LogMessage.kind(of: prefix) == nil, prefix.place(of: LogSigns.breaking) == nil
      else { continue }
      let form = Self.form(prefix)
      guard !form.isEmpty, plain.count < Self.mostSources || plain.contains(form) else { continue }
      plain.insert(form)
      numbered[Self.form(prefix, withNumbers: true), default: 0] += 1
    }
    let withNumbers =
      numbered.count > plain.count && numbered.count <= Self.mostSources
      && numbered.values.allSatisfy { $0 > 1 }
    var prefixes = withNumbers ? Array(numbered.keys) : Array(plain)
    guard !prefixes.isEmpty else { return [self] }
    // The longest first, as one source's prefix may begin like another's.
    prefixes.sort { $0.count != $1.count ? $0.count > $1.count : $0.lexicographicallyPrecedes($1) }
    var texts = prefixes.map { _ in LogText() }
    for index in texts.indices { texts[index].lines = [] }
    var current = 0
    for number in starts.indices {
      let line = row(number)
      var rest = line
      for (place, prefix) in prefixes.enumerated() {
        guard let end = Self.end(of: prefix, in: line, withNumbers) else { continue }
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

  /// The greatest number of sources.
  private static let mostSources = 16

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

  /// A prefix without blanks, quotation marks and times, but with the number of the process, and optionally other
  /// numbers.
  ///
  /// Empty if it does not name a source: it has to contain a letter or a mark of a comment.
  static func form(_ prefix: ArraySlice<UInt8>, withNumbers: Bool = false) -> [UInt8] {
    var form: [UInt8] = []
    _ = walk(prefix, withNumbers) { form.append($0) }
    while let last = form.last, last == 0x22 || last == UInt8(ascii: "(") { form.removeLast() }
    let isSource = form.contains { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
        || "/>|#".utf8.contains(byte)
    }
    return isSource ? form : []
  }

  /// Returns where the prefix with a form ends in a line; nil if the line begins otherwise.
  private static func end(
    of form: [UInt8], in line: ArraySlice<UInt8>, _ withNumbers: Bool
  ) -> Int? {
    var matched = 0
    var fits = true
    let end = walk(line, withNumbers) { byte in
      guard matched < form.count, fits else { return }
      if form[matched] == byte { matched += 1 } else { fits = false }
    } until: {
      matched == form.count || !fits
    }
    return fits && matched == form.count ? end : nil
  }

  /// Passes the bytes of a prefix that distinguish sources; returns where it stopped.
  ///
  /// Blanks and digits are left out, except for a process number, `App[512:9981]` being `App[512]`, and
  /// optionally for numbers that are not parts of times.
  private static func walk(
    _ line: ArraySlice<UInt8>, _ withNumbers: Bool, _ body: (UInt8) -> Void,
    until isDone: () -> Bool = { false }
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
      case .outside where isDigit: if withNumbers, isWholeNumber(line, at: index) { body(byte) }
      case .outside: if byte != 0x20, byte != 0x09 { body(byte) }
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

  /// Whether the digits around an index are neither a part of a time or a date nor a fraction.
  private static func isWholeNumber(_ line: ArraySlice<UInt8>, at index: Int) -> Bool {
    func isDigit(_ index: Int) -> Bool {
      line.indices.contains(index) && (0x30...0x39).contains(line[index])
    }
    func joins(_ index: Int) -> Bool {
      line.indices.contains(index) && ":.,-/+T".utf8.contains(line[index])
    }
    var (start, end) = (index, index + 1)
    while isDigit(start - 1) { start -= 1 }
    while isDigit(end) { end += 1 }
    return !(joins(start - 1) && isDigit(start - 2)) && !(joins(end) && isDigit(end + 1))
  }
}
