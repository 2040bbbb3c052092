/// Reads the reports of one source of a log.
struct ConsoleScan {
  let bytes: [UInt8]
  let lines: [Int]
  var reports: [ConsoleReport] = []

  enum Place { case nowhere, list, breaking, done }
  var place = Place.nowhere
  var current = ConsoleReport()
  /// The constraints of the current report, by their addresses, by which repeated ones are found.
  var known: [String: [Int]] = [:]
  var row = 0
  private var sawOpener = false
  /// The last run of marks with an opening parenthesis.
  private var marked = 0..<0
  /// Whether the present line belongs to a report, and where it begins.
  private var isOfReport = false
  var start = 0
  /// The number of commas after members of the list, and whether the last member has none.
  var separators = (commas: 0, isLast: false)
  /// Whether other text was read since the last constraint of the list.
  var sawOtherText = false
  /// Whether the last line that was not empty is the fence of a listing, which encloses a list as parentheses do, or
  /// ends with a parenthesis after a label, such as `1: (`.
  private(set) var followsOpening = false
  /// Whether it is the parenthesis.
  private(set) var followsParenthesis = false

  /// The line of the input, from 1.
  var line: Int { row < lines.count ? lines[row] : lines.last ?? 1 }

  init(_ text: LogText) {
    bytes = text.bytes
    lines = text.lines
  }

  /// Whether something can begin with a byte that is not the first one of its line.
  private static let begins: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "\nUCPW<()\"".utf8 { table[Int(byte)] = true }
    return table
  }()

  mutating func run() {
    var index = 0
    // Whether only marks precede the byte in its line.
    var isLeading = true
    while index < bytes.count {
      let byte = bytes[index]
      if !isLeading, !Self.begins[Int(byte)] {
        index += 1
        continue
      }
      if byte == 0x0A {
        endLine(at: index)
        row += 1
      }
      let follows = isLeading
      isLeading = byte == 0x0A || isLeading && " \t\"'\\>*/".utf8.contains(byte)
      if index == start, let end = shortConstraint(at: index) {
        isOfReport = true
        index = end
        continue
      }
      if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "C"), opens(at: index) {
        beginReport()
        current.isOfAppKit = opensWithColon(at: index)
      } else if byte == UInt8(ascii: "P"), at(index, LogSigns.secondLine) {
        if place != .list || !current.constraints.isEmpty { beginReport() }
        isOfReport = true
      } else if byte == UInt8(ascii: "W"), at(index, "Will attempt to recover by breaking") {
        isOfReport = true
        if place == .list || place == .done, !current.constraints.isEmpty || current.unreadable > 0
        {
          current.hasEnd = true
          place = .breaking
        } else if place == .nowhere {
          begin(headed: false)
          readBareList(before: start)
          place = .breaking
        }
        current.namesBroken = true
        if let bare = bareConstraintInLine(at: index) {
          index = bareConstraint(at: bare)
          continue
        }
      } else if byte == UInt8(ascii: "<"), place == .list || place == .breaking,
        at(index, "<private>")
      {
        isOfReport = true
        current.isRedacted = true
        if place == .list { noteUnreadable(line) }
      } else if isAlone(index) {
        isOfReport = true
        bracket(byte)
      } else if byte == UInt8(ascii: "]"), follows, place == .list, !current.constraints.isEmpty,
        endsLine(marks(around: index).upperBound)
      {
        // An array as Swift prints it.
        isOfReport = true
        bracket(UInt8(ascii: ")"))
      } else if byte == UInt8(ascii: "\""), place == .list,
        bytes[index...].starts(with: "\"\"".utf8)
      {
        isOfReport = true
        noteUnreadable(line)
        index += 1
      } else if byte == UInt8(ascii: "<"), isConstraint(at: index) {
        // A constraint that another message of Auto Layout's names is not one of a list.
        let isListed = !LogMessage.names(constraintAt: index, in: bytes, from: start)
        index = constraint(at: index, isListed: isListed)
        isOfReport = true
        continue
      } else if follows, !isLeading, place == .list || place == .breaking,
        isBareConstraint(at: index)
      {
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
    noteOpening(before: end)
    guard place == .list, !isOfReport, !current.constraints.isEmpty, start < end else { return }
    if Self.isFragment(bytes[start..<end]) { return noteUnreadable(line) }
    // Dots may be in brackets, in a comment or in quotation marks.
    let text = bytes[start..<end].filter { !" \t\r,\"'[]<>()*/".utf8.contains($0) }
    if text.count > 1, text.allSatisfy({ $0 == UInt8(ascii: ".") }) || text == Array("…".utf8) {
      noteUnreadable(line)
      current.leftOut += 1
    } else if text.contains(where: { LogConstraintParser.isWord($0) || $0 >= 0x80 }) {
      sawOtherText = true
    }
  }

  /// Whether a line is the beginning of a constraint, cut off in its class: `"<NSLay`.
  private static func isFragment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { " \t\\>*/".utf8.contains($0) }
    let isQuoted = text.first == UInt8(ascii: "\"")
    let name = isQuoted ? text.dropFirst() : text
    guard name.first == UInt8(ascii: "<"), isQuoted || name.count > 1 else { return false }
    return name.dropFirst().allSatisfy { byte in
      LogConstraintParser.isWord(byte) || byte >= 0x80 || " .\r".utf8.contains(byte)
    }
  }

  private mutating func noteOpening(before end: Int) {
    guard !isOfReport, start < end else { return }
    let line = bytes[start..<end].drop { " \t>".utf8.contains($0) }
    guard line.starts(with: "```".utf8) else {
      if let last = line.last(where: { !" \t\r".utf8.contains($0) }) {
        followsOpening = last == UInt8(ascii: "(")
        followsParenthesis = followsOpening
      }
      return
    }
    (followsOpening, followsParenthesis) = (true, false)
    guard place == .list, !current.constraints.isEmpty else { return }
    current.hasEnd = true
    place = .done
  }

  mutating func noteUnreadable(_ line: Int) {
    current.unreadable += 1
    current.readBeforeUnreadable = current.constraints.count
    current.unreadableLines.append(line)
  }

  /// Returns whether a word stands at an index; line breaks inside do not count.
  func at(_ index: Int, _ word: String) -> Bool {
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

  func opens(at index: Int) -> Bool {
    at(index, "Unable to simultaneously satisfy constraints")
      || at(index, "Conflicting constraints detected")
  }

  /// Returns whether a parenthesis is alone on its line, except for quotation marks, comment marks
  /// and punctuation.
  ///
  /// - Complexity: O(*n*) for all offsets of a log together, because a run of marks is measured once.
  mutating func isAlone(_ index: Int) -> Bool {
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
      if place == .nowhere || place == .done || !current.constraints.isEmpty {
        begin(headed: true)
      } else if place == .list, current.constraints.isEmpty {
        current.hasBeginning = true
      }
      current.hasParenthesis = true
    } else if place == .list {
      current.hasEnd = true
      place = .done
    }
  }

  /// Whether the line that opens a report ends with a colon, as AppKit prints it.
  private func opensWithColon(at index: Int) -> Bool {
    let line = bytes[index...].prefix { $0 != 0x0A }
    return line.place(of: "constraints:") != nil
  }

  private mutating func beginReport() {
    begin(headed: true)
    sawOpener = true
    current.hasOpener = true
    isOfReport = true
  }

  mutating func begin(headed: Bool) {
    end()
    separators = (0, false)
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
    if endsWithoutComma, !current.hasEnd {
      current.hasEnd = true
      current.endsWithoutComma = true
    }
    if place != .nowhere, isReport { reports.append(current) }
    place = .nowhere
    sawOpener = false
  }
}
