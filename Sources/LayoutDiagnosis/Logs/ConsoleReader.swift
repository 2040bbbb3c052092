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
    var scan = Scan(bytes: cleaned(log))
    scan.run()
    return scan.reports
  }

  /// Reads descriptions of views in a log, as printed by `_autolayoutTrace`, `recursiveDescription`
  /// or the debugger.
  ///
  /// - Complexity: O(*n*) in the length of the log.
  public static func views(in log: [UInt8]) -> ViewListing { ViewListing(readFrom: cleaned(log)) }

  /// Undoes the effects of mark-up on the text.
  private static func cleaned(_ log: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(log.count)
    var index = 0
    func entity(_ name: String, _ byte: UInt8) -> Bool {
      guard log[index...].starts(with: name.utf8) else { return false }
      out.append(byte)
      index += name.utf8.count
      return true
    }
    while index < log.count {
      switch log[index] {
      case UInt8(ascii: "\\")
      where index + 1 < log.count && "<>*_[]-\"".utf8.contains(log[index + 1]):
        index += 1
      case UInt8(ascii: "&")
      where entity("&lt;", 0x3C) || entity("&gt;", 0x3E) || entity("&quot;", 0x22)
        || entity("&#39;", 0x27) || entity("&amp;", 0x26):
        continue
      case 0x0D:
        index += 1
        continue
      default: break
      }
      out.append(log[index])
      index += 1
    }
    return out
  }
}

private struct Scan {
  let bytes: [UInt8]
  var reports: [ConsoleReport] = []

  private enum Place { case nowhere, list, breaking, done }
  private var place = Place.nowhere
  private var current = ConsoleReport()
  /// The constraints of the current report, by which repeated ones are found.
  private var known: Set<LogConstraint> = []
  private var line = 1
  private var sawOpener = false
  /// The last run of marks with an opening parenthesis.
  private var marked = 0..<0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A { line += 1 }
      if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "C"), opens(at: index) {
        begin(headed: true)
        sawOpener = true
      } else if byte == UInt8(ascii: "W"), at(index, "Will attempt to recover by breaking") {
        if place == .list || place == .done, !current.constraints.isEmpty || current.unreadable > 0
        {
          current.hasEnd = true
          place = .breaking
        } else if place == .nowhere {
          begin(headed: false)
          place = .breaking
        }
      } else if isAlone(index) {
        bracket(byte)
      } else if byte == UInt8(ascii: "\""), at(index, "\"\""), place == .list {
        current.unreadable += 1
        current.unreadableLines.append(line)
        index += 1
      } else if byte == UInt8(ascii: "<"), isConstraint(at: index) {
        index = constraint(at: index)
        continue
      }
      index += 1
    }
    end()
  }

  private func at(_ index: Int, _ word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

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
    return endsLine(marked.upperBound) && (place == .list || startsLine(marked.lowerBound))
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
    while end < bytes.count, end - index < 200 {
      let byte = bytes[end]
      if byte == UInt8(ascii: ":") { break }
      let isWord =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte >= 0x80
      guard isWord else { return nil }
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":"), end - index > 10,
      bytes[(end - 10)..<end].elementsEqual("Constraint".utf8)
    else { return nil }
    return end
  }

  /// Reads the constraint at `start`; returns where to go on.
  private mutating func constraint(at start: Int) -> Int {
    let first = line
    var body: [UInt8] = []
    var index = start + 1
    var closed = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">"), ends(at: index) {
        closed = true
        index += 1
        break
      }
      // Another constraint, an empty line or the end of the report: this one was cut off.
      if byte == UInt8(ascii: "<"), isConstraint(at: index) { break }
      if byte == 0x0A {
        line += 1
        var next = index + 1
        while next < bytes.count, " \t`".utf8.contains(bytes[next]) { next += 1 }
        if next < bytes.count, bytes[next] == 0x0A || bytes[next] == UInt8(ascii: ")") { break }
        if body.last != 0x20 { body.append(0x20) }
        index = next
        continue
      }
      body.append(byte)
      index += 1
      if body.count > 4000 { break }
    }
    var parser = LogConstraintParser(body[...])
    keep(closed ? parser.parse() : nil, from: first)
    return max(index, start + 1)
  }

  /// A `>` ends a constraint if a quotation mark, punctuation or the end of the line follows.
  private func ends(at index: Int) -> Bool {
    var next = index + 1
    while next < bytes.count, " *\\`".utf8.contains(bytes[next]) { next += 1 }
    guard next < bytes.count else { return true }
    return "\",.\n)".utf8.contains(bytes[next])
  }

  private mutating func keep(_ read: LogConstraint?, from first: Int) {
    defer { current.lastLine = max(current.lastLine, line) }
    switch place {
    case .nowhere: begin(headed: false)
    case .breaking:
      current.broken = read
      place = .done
      return
    case .done: return
    case .list: break
    }
    guard let read else {
      current.unreadable += 1
      current.unreadableLines.append(first)
      return
    }
    if known.insert(read).inserted { current.constraints.append(read) }
  }
}
