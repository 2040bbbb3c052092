/// Extracts the reports of conflicts from the log of a console, a device or a build.
///
///     for report in ConsoleReader.reports(in: bytes) { print(LogDiagnosis(report)) }
///
/// Only the first line, the parentheses, the word "break" and the constraints are read, so
/// prefixes, comment marks, quotation marks and missing line breaks do not matter.
public enum ConsoleReader {
  /// Reads all reports, in their order.
  ///
  /// - Complexity: O(*n*) in the length of the log.
  public static func reports(in log: [UInt8]) -> [ConsoleReport] {
    reports(in: LogText(log).sources)
  }

  /// Reads the reports of each source of a log, in the order of their lines.
  static func reports(in sources: [LogText]) -> [ConsoleReport] {
    var reports: [ConsoleReport] = []
    for source in sources {
      var scan = Scan(source)
      scan.run()
      reports += scan.reports
    }
    return sources.count < 2 ? reports : reports.sorted { $0.line < $1.line }
  }

  /// Whether each source has reports, and the last one of each has its broken constraint.
  static func areComplete(in sources: [LogText]) -> Bool {
    sources.allSatisfy { source in
      var scan = Scan(source)
      scan.run()
      return scan.reports.last.map { $0.broken != nil && $0.hasEnd } ?? false
    }
  }

  /// Reads descriptions of views in a log, as printed by `_autolayoutTrace`, `recursiveDescription`
  /// or the debugger.
  ///
  /// - Complexity: O(*n*) in the length of the log.
  public static func views(in log: [UInt8]) -> ViewListing { ViewListing(readFrom: LogText(log)) }
}

private struct Scan {
  let bytes: [UInt8]
  private let lines: [Int]
  var reports: [ConsoleReport] = []

  private enum Place { case nowhere, list, breaking, done }
  private var place = Place.nowhere
  private var current = ConsoleReport()
  /// The constraints of the current report, by which repeated ones are found.
  private var known: Set<LogConstraint> = []
  private var row = 0
  private var sawOpener = false
  /// The last run of marks with an opening parenthesis.
  private var marked = 0..<0
  /// Whether the present line belongs to a report, and where it begins.
  private var isOfReport = false
  private var start = 0
  /// Whether other text was read since the last constraint of the list.
  private var sawOtherText = false
  /// Whether the last line that was not empty is the fence of a listing, which encloses a list as parentheses do.
  private var followsFence = false

  /// The line of the input, from 1.
  private var line: Int { row < lines.count ? lines[row] : lines.last ?? 1 }

  init(_ text: LogText) {
    bytes = text.bytes
    lines = text.lines
  }

  mutating func run() {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A {
        endLine(at: index)
        row += 1
      }
      if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "C"), opens(at: index) {
        begin(headed: true)
        sawOpener = true
        current.hasOpener = true
        isOfReport = true
      } else if byte == UInt8(ascii: "W"), at(index, "Will attempt to recover by breaking") {
        isOfReport = true
        if place == .list || place == .done, !current.constraints.isEmpty || current.unreadable > 0
        {
          current.hasEnd = true
          place = .breaking
        } else if place == .nowhere {
          begin(headed: false)
          place = .breaking
        }
        current.namesBroken = true
      } else if byte == UInt8(ascii: "<"), place == .list || place == .breaking,
        at(index, "<private>")
      {
        isOfReport = true
        current.isRedacted = true
        if place == .list { noteUnreadable(line) }
      } else if isAlone(index) {
        isOfReport = true
        bracket(byte)
      } else if byte == UInt8(ascii: "\""), at(index, "\"\""), place == .list {
        isOfReport = true
        noteUnreadable(line)
        index += 1
      } else if byte == UInt8(ascii: "<"), isConstraint(at: index) {
        // A constraint that another message of Auto Layout's names is not one of a list.
        let isListed = !LogMessage.names(constraintAt: index, in: bytes, from: start)
        index = constraint(at: index, isListed: isListed)
        isOfReport = true
        continue
      } else if place == .list || place == .breaking, isBareConstraint(at: index) {
        isOfReport = true
        index = bareConstraint(at: index)
        continue
      }
      index += 1
    }
    endLine(at: bytes.count)
    end()
  }

  /// Notes text between the constraints of a list, and dots in place of constraints.
  private mutating func endLine(at end: Int) {
    defer {
      isOfReport = false
      start = min(end + 1, bytes.count)
    }
    noteFence(before: end)
    guard place == .list, !isOfReport, !current.constraints.isEmpty, start < end else { return }
    let text = bytes[start..<end].filter { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ",") }
    if text.count >= 3, text.allSatisfy({ $0 == UInt8(ascii: ".") }) || text == Array("…".utf8) {
      noteUnreadable(line)
    } else if text.contains(where: { LogConstraintParser.isWord($0) || $0 >= 0x80 }) {
      sawOtherText = true
    }
  }

  private mutating func noteFence(before end: Int) {
    guard !isOfReport, start < end else { return }
    let line = bytes[start..<end].drop { " \t>".utf8.contains($0) }
    guard line.starts(with: "```".utf8) else {
      if !line.isEmpty { followsFence = false }
      return
    }
    followsFence = true
    guard place == .list, !current.constraints.isEmpty else { return }
    current.hasEnd = true
    place = .done
  }

  private mutating func noteUnreadable(_ line: Int) {
    current.unreadable += 1
    current.unreadableLines.append(line)
  }

  /// Returns whether a word stands at an index; line breaks inside do not count.
  private func at(_ index: Int, _ word: String) -> Bool {
    var place = index
    for byte in word.utf8 {
      if byte == 0x20 {
        guard place < bytes.count, " \t\n".utf8.contains(bytes[place]) else { return false }
        while place < bytes.count, " \t\n".utf8.contains(bytes[place]) { place += 1 }
        continue
      }
      if place < bytes.count, bytes[place] == 0x0A, place > index { place += 1 }
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private func opens(at index: Int) -> Bool {
    at(index, "Unable to simultaneously satisfy constraints")
      || at(index, "Conflicting constraints detected")
  }

  /// Returns whether a parenthesis is alone on its line, except for quotation marks, comment marks
  /// and punctuation.
  ///
  /// - Complexity: O(*n*) for all offsets of a log together, because a run of marks is measured once.
  private mutating func isAlone(_ index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: ")") else {
      return false
    }
    // A closing parenthesis is no mark, so it is in no run; an opening one is in the same run as others.
    if bytes[index] == UInt8(ascii: ")") {
      let marks = marks(around: index)
      return startsLine(marks.lowerBound) && endsLine(marks.upperBound)
    }
    if !marked.contains(index) { marked = marks(around: index) }
    return endsLine(marked.upperBound)
      && (place == .list || startsLine(marked.lowerBound) || followsArray(marked.lowerBound))
  }

  /// Whether the line begins with an array as the debugger prints it: `<__NSArrayM 0x6000>(`.
  private func followsArray(_ index: Int) -> Bool {
    let line = bytes[start..<index].drop { " \t".utf8.contains($0) }
    guard line.first == UInt8(ascii: "<"), line.count < 60 else { return false }
    return line.place(of: "Array") != nil && line.place(of: " 0x") != nil
  }

  /// Returns a byte with the marks before and after it.
  private func marks(around index: Int) -> Range<Int> {
    var (start, end) = (index, index + 1)
    while start > 0, Self.isMark(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Self.isMark(bytes[end]) { end += 1 }
    return start..<end
  }

  private func startsLine(_ index: Int) -> Bool { index == 0 || bytes[index - 1] == 0x0A }

  private func endsLine(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x22
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "`"),
      UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"),
      UInt8(ascii: "("), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private mutating func bracket(_ byte: UInt8) {
    if byte == UInt8(ascii: "(") {
      if place == .nowhere || place == .done {
        begin(headed: true)
      } else if place == .list, current.constraints.isEmpty {
        current.hasBeginning = true
      }
    } else if place == .list {
      current.hasEnd = true
      place = .done
    }
  }

  private mutating func begin(headed: Bool) {
    end()
    sawOtherText = false
    current = ConsoleReport()
    known.removeAll(keepingCapacity: true)
    current.line = line
    current.hasBeginning = headed
    place = .list
  }

  private mutating func end() {
    let isReport =
      !current.constraints.isEmpty || current.unreadable > 0 || current.broken != nil || sawOpener
    if place != .nowhere, isReport { reports.append(current) }
    place = .nowhere
    sawOpener = false
  }

  /// `<Class:0x`, with a class that ends in "Constraint".
  private func isConstraint(at index: Int) -> Bool {
    guard let colon = colonOfConstraint(at: index) else { return false }
    return colon > index
  }

  private func colonOfConstraint(at index: Int) -> Int? {
    var end = index + 1
    // The debugger prints a blank after the bracket of an array's members.
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    var name: [UInt8] = []
    while end < bytes.count, end - index < 200 {
      let byte = bytes[end]
      if byte == UInt8(ascii: ":") { break }
      // A line can be broken anywhere.
      if byte == 0x0A, !name.isEmpty {
        end += 1
        continue
      }
      let isName =
        LogConstraintParser.isWord(byte) && byte != UInt8(ascii: "$") || byte == UInt8(ascii: ".")
        || byte >= 0x80
      guard isName else { return nil }
      name.append(byte)
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":"), name.count >= 10,
      name.suffix(10).elementsEqual("Constraint".utf8)
    else { return nil }
    return end
  }

  /// Reads the constraint at `start`; returns where to go on.
  private mutating func constraint(at start: Int, isListed: Bool) -> Int {
    let first = line
    var body: [UInt8] = []
    var breaks: [Int] = []
    var index = start + 1
    var read: LogConstraint?
    var isHeadClosed = false
    while index < bytes.count {
      let byte = bytes[index]
      if isHeadClosed, byte == UInt8(ascii: "\"") || byte == 0x0A {
        read = Self.parsed(Self.withoutTags(body), [])
        break
      }
      if byte == UInt8(ascii: ">"), !isHeadClosed, Self.isHead(body), !ends(at: index) {
        isHeadClosed = true
        index += 1
        continue
      }
      if byte == UInt8(ascii: ">"), ends(at: index) || place == .breaking {
        // Names and texts can contain such an end, too: it ends what can be read.
        // No quotation mark encloses the broken one, so other text can follow in its line.
        read = Self.parsed(body, breaks)
        if read != nil || ends(at: index) && !endsAgain(after: index) {
          index += 1
          break
        }
      }
      // Another constraint, an empty line or the end of the report: this one was cut off.
      if byte == UInt8(ascii: "<"), isConstraint(at: index) { break }
      if byte == 0x0A {
        var next = index + 1
        while next < bytes.count, " \t`".utf8.contains(bytes[next]) { next += 1 }
        if next < bytes.count, bytes[next] == 0x0A { break }
        // The end of the list, unless it is the constraint's own state that is broken: `(active` and `)>`.
        if next < bytes.count, bytes[next] == UInt8(ascii: ")"), isAlone(next),
          next + 1 == bytes.count || bytes[next + 1] != UInt8(ascii: ">")
        {
          break
        }
        if opens(at: next) || at(next, "Will attempt to recover by breaking") { break }
        row += 1
        self.start = index + 1
        // A console that breaks lines at blanks leaves none; one that breaks them anywhere keeps all.
        breaks.append(body.count)
        index = next
        continue
      }
      body.append(byte)
      index += 1
      if body.count > 4000 { break }
    }
    if isListed { keep(read, from: first) }
    return max(index, start + 1)
  }

  /// Whether a line of a report begins here with a constraint that has lost its `<` and `>`, as a page takes
  /// them for a tag.
  private func isBareConstraint(at index: Int) -> Bool {
    let byte = bytes[index]
    guard byte == UInt8(ascii: "_") || LogConstraintParser.isWord(byte) || byte >= 0x80,
      index > 0, current.hasOpener, isConstraint(at: index - 1)
    else { return false }
    return bytes[start..<index].allSatisfy { " \t\"'\\>*/".utf8.contains($0) }
  }

  /// Whether a text is only the class and the address of a constraint, after which a library closes the bracket:
  /// `<NSLayoutConstraint: 0x6000> H:[UILabel:0x7f(80)] (title, (null))`.
  private static func isHead(_ text: [UInt8]) -> Bool {
    var parser = LogConstraintParser(text[...])
    guard parser.takeClass() != nil, parser.take(":") else { return false }
    parser.skipBlanks()
    return parser.takeAddress() != nil && parser.text.isEmpty
  }

  /// Returns such a text without the tags of the items at its end.
  private static func withoutTags(_ text: [UInt8]) -> [UInt8] {
    guard text.last == UInt8(ascii: ")") else { return text }
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == UInt8(ascii: ")") { depth += 1 }
      if text[index] == UInt8(ascii: "(") { depth -= 1 }
      guard depth == 0 else { continue }
      let isTag = index > 0 && text[index - 1] == 0x20
      return isTag ? Array(text[..<(index - 1)]) : text
    }
    return text
  }

  /// Reads a constraint without brackets, which is the whole line; returns where to go on.
  private mutating func bareConstraint(at start: Int) -> Int {
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    var body = bytes[start..<end]
    while let last = body.last, " \t\r\",".utf8.contains(last) { body.removeLast() }
    keep(Self.parsed(Array(body), []), from: line)
    return end
  }

  /// Parses a constraint that is broken over several lines, with or without blanks at the breaks.
  private static func parsed(_ body: [UInt8], _ breaks: [Int]) -> LogConstraint? {
    let count = min(breaks.count, 4)
    var best: (doubts: Int, constraint: LogConstraint)?
    for choice in 0..<(1 << count) {
      var text: [UInt8] = []
      var last = 0
      for (place, end) in breaks.enumerated() {
        text += body[last..<end]
        if choice >> min(place, count - 1) & 1 == 1, text.last != 0x20 { text.append(0x20) }
        last = end
      }
      text += body[last...]
      var parser = LogConstraintParser(text[...])
      guard let read = parser.parse() else { continue }
      let doubts = breaks.isEmpty ? 0 : doubts(read)
      if best.map({ doubts < $0.doubts }) ?? true { best = (doubts, read) }
    }
    return best?.constraint
  }

  /// The number of signs that a blank was lost or added at the end of a line.
  private static func doubts(_ read: LogConstraint) -> Int {
    let items = [read.first.item, read.second?.item].compactMap { $0 }
    // A class with a blank inside is read as a name without a class.
    var doubts = items.count(where: { $0.key.contains(":0x") })
    let keys = items.map { $0.key } + [read.address]
    doubts += keys.count(where: { key in
      key.hasPrefix("0x") && !key.dropFirst(2).allSatisfy { $0.isHexDigit }
    })
    if let identifier = read.identifier, OwnershipRule.first(.identifier, identifier) == nil {
      doubts += 1
    }
    return doubts
  }

  /// A `>` ends a constraint if a quotation mark of any kind, punctuation or the end of the line follows.
  private func ends(at index: Int) -> Bool {
    var next = index + 1
    if next < bytes.count, bytes[next] >= 0x80 { return true }
    while next < bytes.count, " *\\`".utf8.contains(bytes[next]) { next += 1 }
    guard next < bytes.count else { return true }
    return "\",.\n)".utf8.contains(bytes[next])
  }

  /// Returns whether another end of a constraint follows in the line, before a constraint begins.
  private func endsAgain(after index: Int) -> Bool {
    for next in (index + 1)..<min(bytes.count, index + 1000) {
      if bytes[next] == 0x0A || bytes[next] == UInt8(ascii: "<") && isConstraint(at: next) {
        return false
      }
      if bytes[next] == UInt8(ascii: ">"), ends(at: next) { return true }
    }
    return false
  }

  private mutating func keep(_ read: LogConstraint?, from first: Int) {
    defer { current.lastLine = max(current.lastLine, line) }
    switch place {
    case .nowhere: begin(headed: followsFence)
    case .breaking:
      current.broken = read
      place = .done
      return
    case .done: return
    case .list: break
    }
    guard let read else {
      noteUnreadable(first)
      return
    }
    guard read.isActive else {
      current.inactive += 1
      return
    }
    if sawOtherText, !current.constraints.isEmpty { current.hasOtherText = true }
    sawOtherText = false
    if known.insert(read).inserted { current.constraints.append(read) }
  }
}
