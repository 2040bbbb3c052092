// The constraints of a log, which lines can break and other text can follow.
extension ConsoleScan {
  /// `<Class:0x`, with a class that ends in "Constraint".
  func isConstraint(at index: Int) -> Bool {
    guard let colon = colonOfConstraint(at: index) else { return false }
    return colon > index
  }

  private func colonOfConstraint(at index: Int) -> Int? {
    var end = index + 1
    // The debugger prints a blank after the bracket of an array's members.
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    let first = end
    while end < bytes.count, end - index < 200 {
      let byte = bytes[end]
      if byte == UInt8(ascii: ":") { break }
      // A line can be broken anywhere.
      if byte == 0x0A, end > first {
        end += 1
        continue
      }
      let isName =
        LogConstraintParser.isWord(byte) && byte != UInt8(ascii: "$") || byte == UInt8(ascii: ".")
        || byte >= 0x80
      guard isName else { return nil }
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    let name = bytes[first..<end].reversed().lazy.filter { $0 != 0x0A }
    return name.prefix(10).elementsEqual("tniartsnoC".utf8) ? end : nil
  }

  /// Reads the constraint at `start`; returns where to go on.
  mutating func constraint(at start: Int, isListed: Bool) -> Int {
    let first = line
    var body: [UInt8] = []
    var breaks: [LineBreak] = []
    var index = start + 1
    var read: LogConstraint?
    var isHeadClosed = false
    while index < bytes.count {
      // Most bytes end nothing.
      let limit = min(bytes.count, index + Self.longest - body.count)
      var next = index
      while next < limit, !Self.canEnd(bytes[next]) { next += 1 }
      body += bytes[index..<next]
      index = next
      guard index < limit else { break }
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
        let isBlank = next == index + 2 && bytes[index + 1] == 0x20
        breaks.append(.init(place: body.count, precedesBlank: isBlank))
        index = next
        continue
      }
      body.append(byte)
      index += 1
    }
    if isListed {
      if read == nil, place == .breaking { read = listed(headOf: body) }
      if read == nil { read = Self.withoutCutState(body, breaks) }
      if place == .list, read == nil, Self.lacksAddress(body) { current.withoutAddresses += 1 }
      keep(read, from: first, isQuoted: start > 0 && bytes[start - 1] == UInt8(ascii: "\""))
      noteSeparator(at: index)
    }
    return max(index, start + 1)
  }

  /// Whether something is in place of an address, such as `0x…` or `0x<A>`.
  private static func lacksAddress(_ body: [UInt8]) -> Bool {
    var rest = body[...]
    while let place = rest.place(of: "0x") {
      rest = rest[(place + 2)...]
      // What is cut off behind the sign is not replaced.
      if let next = rest.first, !LogConstraintParser.isWord(next) { return true }
    }
    return false
  }

  /// Notes whether a comma follows a member of a list, as it follows all but the last one.
  private mutating func noteSeparator(at index: Int) {
    guard place == .list, index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      separators.isLast = false
      return
    }
    let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
    let rest = bytes[(index + 1)..<end].filter { $0 != 0x20 && $0 != UInt8(ascii: "\r") }
    separators.isLast = rest.isEmpty
    if rest == [UInt8(ascii: ",")] { separators.commas += 1 }
  }

  /// Whether a list ends with the member that no comma follows, though a parenthesis is missing.
  var endsWithoutComma: Bool {
    place == .list && separators.isLast && separators.commas > 0 && current.unreadable == 0
      && separators.commas + 1 == current.constraints.count + current.inactive
  }

  /// The greatest length of a constraint in bytes.
  private static let longest = 4000

  /// Whether a constraint can end at a byte, or its line.
  private static func canEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"")
      || byte == 0x0A
  }

  /// Whether a line of a report, after marks, begins here with a constraint that has lost its `<` and `>`, as a page
  /// takes them for a tag.
  func isBareConstraint(at index: Int) -> Bool {
    let byte = bytes[index]
    guard byte == UInt8(ascii: "_") || LogConstraintParser.isWord(byte) || byte >= 0x80,
      index > 0, current.hasOpener || place == .breaking
    else { return false }
    return isConstraint(at: index - 1)
  }

  /// Whether a text is only the class and the address of a constraint, after which a library closes the bracket:
  /// `<NSLayoutConstraint: 0x6000> H:[UILabel:0x7f(80)] (title, (null))`.
  private static func isHead(_ text: [UInt8]) -> Bool {
    var parser = LogConstraintParser(text[...])
    return parser.takeClassAndAddress() != nil && parser.text.isEmpty
  }

  /// Returns the constraint of the list whose address a text begins with, of which the rest was cut off.
  private func listed(headOf text: [UInt8]) -> LogConstraint? {
    var parser = LogConstraintParser(text[...])
    guard let (_, address) = parser.takeClassAndAddress() else { return nil }
    return known[address]?.first.map { current.constraints[$0] }
  }

  /// Parses a constraint of which only a part of the state is cut off; nil if anything else may be.
  ///
  /// The names of views and the superview behind the bar are a part of the state.
  private static func withoutCutState(_ body: [UInt8], _ breaks: [LineBreak]) -> LogConstraint? {
    guard let start = body.lastIndex(of: UInt8(ascii: "(")), start > 3,
      body[(start - 3)..<start].allSatisfy({ $0 == 0x20 }),
      !body[..<start].contains(UInt8(ascii: "|"))
    else { return nil }
    let state = body[(start + 1)...]
    let isState = ["active", "Names"].contains { word in
      !state.isEmpty && (word.utf8.starts(with: state) || state.starts(with: word.utf8))
    }
    guard isState,
      let read = parsed(Array(body[..<start]), breaks.filter { $0.place < start })
    else { return nil }
    return read.sides.allSatisfy { $0.key.hasPrefix("0x") } ? read : nil
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
  mutating func bareConstraint(at start: Int) -> Int {
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    var body = bytes[start..<end]
    while let last = body.last, " \t\r\",".utf8.contains(last) { body.removeLast() }
    keep(Self.parsed(Array(body), []), from: line)
    return end
  }

  /// Reads the lines before an index as a list, as far as each is a constraint without brackets.
  ///
  /// A list that has lost its beginning is known by the line about the broken constraint below it.
  mutating func readBareList(before index: Int) {
    var starts: [(start: Int, row: Int)] = []
    var (end, row) = (index, row)
    while end > 0 {
      let first = bytes[..<(end - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      row -= 1
      let text = bytes[first..<(end - 1)].drop { " \t\"'\\>*/".utf8.contains($0) }
      // Blank lines and the parenthesis at the end of the list are no other text.
      if text.contains(where: { !" \t\r()".utf8.contains($0) }) {
        guard isConstraint(at: text.startIndex - 1) else { break }
        starts.append((text.startIndex, row))
      }
      end = first
    }
    let present = self.row
    for (start, row) in starts.reversed() {
      self.row = row
      if current.constraints.isEmpty, current.unreadable == 0 { current.line = line }
      _ = bareConstraint(at: start)
    }
    self.row = present
    if !starts.isEmpty { current.hasEnd = true }
  }

  /// Where a constraint without brackets begins behind the words about a broken one, in the same
  /// line.
  func bareConstraintInLine(at index: Int) -> Int? {
    let words = "breaking constraint"
    let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
    guard let found = bytes[index..<end].place(of: words) else { return nil }
    var next = found + words.utf8.count
    while next < end, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    return next < end && isBareConstraint(at: next) ? next : nil
  }

  /// A line break in a constraint.
  private struct LineBreak {
    /// The number of bytes before it.
    var place: Int
    /// Whether the next line begins with one blank, which is not an indentation.
    var precedesBlank: Bool
  }

  /// Reads a line that is a constraint in the inspector's form; returns where to go on.
  mutating func shortConstraint(at start: Int) -> Int? {
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    guard let read = LogConstraintParser.short(bytes[start..<end]) else { return nil }
    keep(read, from: line)
    return end
  }

  /// Parses a constraint that is broken over several lines, with or without blanks at the breaks.
  ///
  /// Of equally good readings the one with the printed blanks counts.
  private static func parsed(_ body: [UInt8], _ breaks: [LineBreak]) -> LogConstraint? {
    let count = min(breaks.count, 4)
    var best: (doubts: Int, constraint: LogConstraint)?
    for choice in 0..<(1 << count) {
      var text: [UInt8] = []
      var last = 0
      for (place, end) in breaks.enumerated() {
        text += body[last..<end.place]
        let isOther = choice >> min(place, count - 1) & 1 == 1
        if isOther != end.precedesBlank, text.last != 0x20 { text.append(0x20) }
        last = end.place
      }
      text += body[last...]
      var parser = LogConstraintParser(text[...])
      guard let read = parser.parse() else { continue }
      let doubts = breaks.isEmpty ? 0 : doubts(read)
      if best.map({ doubts < $0.doubts }) ?? true { best = (doubts, read) }
    }
    return best?.constraint.withAddressesOfItems
  }

  /// The number of signs that a blank was lost or added at the end of a line.
  private static func doubts(_ read: LogConstraint) -> Int {
    // A class with a blank inside is read as a name without a class.
    var doubts = read.sides.count(where: { $0.key.contains(":0x") })
    let keys = read.sides.map { $0.key } + [read.address]
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
    // A console may break a line within a relation.
    if bytes[next...].starts(with: "\n=".utf8) { return false }
    return "\",.\n)".utf8.contains(bytes[next]) || isRemark(at: next)
  }

  /// Whether the rest of a member of a list is what a debugger adds, such as `(Actual Distance - pixels):196"`.
  private func isRemark(at start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "(") else { return false }
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let rest = bytes[start..<end]
    guard !rest.contains(where: { "<>'".utf8.contains($0) }) else { return false }
    let last = rest.last { $0 != 0x20 && $0 != UInt8(ascii: ",") }
    return last == UInt8(ascii: "\"")
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

  private mutating func beginList() {
    begin(headed: followsOpening)
    current.hasParenthesis = followsOpening && followsParenthesis
  }

  private mutating func keep(_ read: LogConstraint?, from first: Int, isQuoted: Bool = false) {
    defer { current.lastLine = max(current.lastLine, line) }
    switch place {
    case .nowhere: beginList()
    case .breaking:
      current.broken = read
      place = .done
      return
    case .done:
      // A member of another list is in quotation marks; a constraint that other text names is not.
      guard isQuoted else { return }
      beginList()
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
    guard known[read.address]?.contains(where: { current.constraints[$0] == read }) != true else {
      return
    }
    known[read.address, default: []].append(current.constraints.count)
    current.constraints.append(read)
  }
}
