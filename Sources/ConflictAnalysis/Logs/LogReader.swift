/// Reads a log piece by piece, and groups its reports of conflicts by cause.
///
///     var reader = LogReader()
///     while let piece = next() { reader.read(piece) }
///     reader.finish()
///
/// Memory depends on the number of causes and of described views, not on the length of the log. The
/// result does not depend on how the log is divided into pieces. Lines that belong to no report are
/// scanned once; a part that repeats another one, except for addresses and times, is not parsed again.
///
/// - Complexity: O(*n*) in the length of the log.
public struct LogReader: Sendable {
  /// The causes, in the order of their first reports.
  public private(set) var causes: [LogCause] = []
  /// The views that the log describes.
  public private(set) var views = ViewListing()
  /// The first of the other messages of Auto Layout's, at most ``mostMessages`` of each kind.
  package private(set) var messages: [LogMessage] = []
  /// The number of messages of each kind.
  package private(set) var messageCounts: [LogMessage.Kind: Int] = [:]
  /// The number of line breaks.
  package private(set) var lineCount = 0
  /// The number of lines outside of reports that look like constraints, but cannot be read.
  private(set) var fragmentCount = 0
  /// The number of reports.
  package private(set) var reportCount = 0
  /// The number of reports whose cause was not kept, because there are too many.
  package private(set) var uncountedReports = 0

  /// The greatest number of causes that are kept.
  package static let mostCauses = 500
  /// The greatest number of messages of a kind that are kept.
  package static let mostMessages = 6
  /// The greatest length of a line, after which it is divided.
  private static let longestLine = 4 << 20

  /// The number of causes and kinds of messages that were known before.
  private var told = 0
  private var places: [LogShape: Int] = [:]
  private var known = RepeatedParts()
  private var tests = RunningTests()
  private var testIDs: [String: Int] = [:]
  private let table = LogSigns.table

  /// The bytes that are not scanned yet, after those of the lines before.
  private var buffer: [UInt8] = []
  /// Where the present line begins, and how far it is scanned.
  private var (lineStart, passed) = (0, 0)
  /// The signs of the present line so far, and its last byte.
  private var (signs, last): (UInt8, Int) = (0, 0)
  /// Where the lines before the present one begin, as a list can begin before its first constraint.
  private var context: [Int] = []
  private var part: LogPart?
  private var encoding = Encoding.unknown
  private var undecoded: [UInt8] = []
  /// The number of bytes that are kept at present.
  package var bufferedBytes: Int { buffer.count + undecoded.count + (part?.bytes.count ?? 0) }
  /// The number of parts that were parsed because they repeat no other one.
  package private(set) var parsedParts = 0

  private enum Encoding { case unknown, utf8, utf16(isLittleEndian: Bool) }

  /// Creates a reader at the beginning of a log.
  package init() {}

  // MARK: Bytes

  /// Reads the next bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which can end anywhere.
  ///   - body: What is called with the reader as soon as a line has been read with which a new cause, or a
  ///     new kind of message, is known.
  public mutating func read(_ bytes: [UInt8], whenNew body: (LogReader) -> Void = { _ in }) {
    // In pieces, so that little is copied.
    var start = 0
    while start < bytes.count {
      let end = min(start + 1 << 18, bytes.count)
      readPiece(bytes[start..<end], body)
      start = end
    }
  }

  /// Reads the end of the log: the last line and the last report.
  package mutating func finish(whenNew body: (LogReader) -> Void = { _ in }) {
    if case .unknown = encoding { begin() }
    if case .utf16(let isLittleEndian) = encoding {
      buffer += LogText.decodedUTF16(undecoded, isLittleEndian: isLittleEndian)
      undecoded = []
    }
    pass(body)
    endLine(at: buffer.count)
    if let part { close(part) }
    part = nil
    tell(body)
    buffer = []
    (lineStart, passed, context) = (0, 0, [])
  }

  private mutating func readPiece(_ piece: ArraySlice<UInt8>, _ body: (LogReader) -> Void) {
    switch encoding {
    case .utf8: buffer += piece
    case .unknown, .utf16: undecoded += piece
    }
    if case .unknown = encoding {
      guard undecoded.count >= 64 else { return }
      begin()
    }
    if case .utf16(let isLittleEndian) = encoding { decode(isLittleEndian) }
    pass(body)
    compact()
  }

  /// Finds the encoding by the first bytes.
  private mutating func begin() {
    if LogText.isUTF16(undecoded) {
      encoding = .utf16(isLittleEndian: LogText.isLittleEndian(undecoded))
    } else {
      encoding = .utf8
      buffer = undecoded
      undecoded = []
    }
  }

  /// Converts whole lines, which end with a whole character.
  private mutating func decode(_ isLittleEndian: Bool) {
    let low = isLittleEndian ? 0 : 1
    var end = undecoded.count - undecoded.count % 2
    while end > 0, undecoded[end - 2 + low] != 0x0A || undecoded[end - 1 - low] != 0 { end -= 2 }
    guard end > 0 else { return }
    buffer += LogText.decodedUTF16(Array(undecoded[..<end]), isLittleEndian: isLittleEndian)
    undecoded.removeFirst(end)
  }

  /// Scans the new bytes, and reads each line that ends in them.
  private mutating func pass(_ body: (LogReader) -> Void) {
    var index = passed
    while index < buffer.count {
      let byte = buffer[index]
      if byte == 0x0A {
        lineCount += 1
        endLine(at: index)
        tell(body)
        lineStart = index + 1
      } else {
        signs |= table[last << 8 | Int(byte)]
        last = Int(byte)
        if index - lineStart >= Self.longestLine {
          endLine(at: index)
          lineStart = index
        }
      }
      index += 1
    }
    passed = index
  }

  /// Forgets the bytes of lines that are not needed any more.
  private mutating func compact() {
    let start = context.first ?? lineStart
    guard start > 0 else { return }
    buffer.removeFirst(start)
    lineStart -= start
    passed -= start
    for index in context.indices { context[index] -= start }
  }

  /// Calls `body` if something is new.
  private mutating func tell(_ body: (LogReader) -> Void) {
    let count = causes.count + messageCounts.count
    guard count > told else { return }
    told = count
    body(self)
  }

  // MARK: Lines

  /// The greatest number of lines before a constraint that belong to its report.
  private static let mostContext = 12
  /// The greatest length of these lines.
  private static let longestContext = 1 << 14

  private mutating func endLine(at end: Int) {
    let line = buffer[lineStart..<end]
    let found = LogSigns(rawValue: signs)
    (signs, last) = (0, 0)
    let number = lineCount + (end < buffer.count && buffer[end] == 0x0A ? 0 : 1)
    var role = LogPart.Role()
    if found.contains(.special) {
      let text = LogText(utf8: Array(line), from: number)
      for row in text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
        read(row, LogSigns(of: row, table), number, &role)
      }
    } else if !found.isEmpty || views.isInTree {
      read(line, found, number, &role)
    }
    place(line, number, role)
  }

  /// Reads a line without escapes: what it is to a report, and what else it says.
  private mutating func read(
    _ line: ArraySlice<UInt8>, _ signs: LogSigns, _ number: Int, _ role: inout LogPart.Role
  ) {
    if signs.contains(.message), line.count > 10, let kind = LogMessage.kind(of: line) {
      let count = messageCounts[kind, default: 0]
      messageCounts[kind] = count + 1
      if count < Self.mostMessages, let message = LogMessage(in: line, number: number) {
        messages.append(message)
      }
    }
    if signs.contains(.test) { tests.read(line) }
    if !signs.isDisjoint(with: [.bracket, .tree]) || views.isInTree { views.read(line, number) }
    if signs.contains(.report) || signs.contains(.bracket) { role.read(line) }
    if signs.contains(.relation), !role.isOfReport, LogConstraintParser.resembles(line) {
      fragmentCount += 1
    }
  }

  /// Adds a line to the part of the log that is read as a whole, or to the lines before one.
  private mutating func place(_ line: ArraySlice<UInt8>, _ number: Int, _ role: LogPart.Role) {
    if let open = part, open.endsBefore(line, role, during: tests.name) {
      close(open)
      part = nil
    }
    if part == nil {
      guard role.isOfReport else {
        context.append(lineStart)
        while context.count > Self.mostContext
          || lineStart - (context.first ?? 0) > Self.longestContext
        {
          context.removeFirst()
        }
        return
      }
      // The line that opens a report needs nothing before it.
      let lead = role.openings > 0 || role.isSecond ? 0 : context.count
      part = LogPart(
        from: number - lead, after: buffer[(lead > 0 ? context[0] : lineStart)..<lineStart],
        test: tests.name, isDuringSeveralTests: tests.areSeveral)
      context = []
    }
    part?.add(line, role)
    guard let open = part else { return }
    switch open.end {
    case .no: return
    case .surely: close(open)
    case .ifComplete:
      guard closeIfComplete(open) else {
        part?.wasIncomplete()
        return
      }
    }
    part = nil
  }

  // MARK: Reports

  /// Adds the reports of a part to their causes if each has its end; returns whether it has.
  private mutating func closeIfComplete(_ part: LogPart) -> Bool {
    let form = PartForm(of: part.bytes)
    if let found = known[form] {
      add(found, part)
      return true
    }
    let read = ConsoleReader.read(LogText(utf8: part.bytes, from: part.line).sources)
    parsedParts += 1
    if read.areComplete { add(read.reports, part, form) }
    return read.areComplete
  }

  /// Adds the reports of a part to their causes.
  private mutating func close(_ part: LogPart) {
    let form = PartForm(of: part.bytes)
    if let found = known[form] { return add(found, part) }
    parsedParts += 1
    add(ConsoleReader.reports(in: LogText(utf8: part.bytes, from: part.line).sources), part, form)
  }

  private mutating func add(_ known: [RepeatedParts.Report], _ part: LogPart) {
    for report in known { add(report.cause, at: part.line + report.offset, part) }
  }

  private mutating func add(_ reports: [ConsoleReport], _ part: LogPart, _ form: PartForm) {
    var found: [RepeatedParts.Report] = []
    for report in reports {
      let shape = LogShape(of: report)
      if let place = places[shape] {
        causes[place].note(textsOf: report)
        add(place, at: report.line, part)
      } else if causes.count < Self.mostCauses {
        reportCount += 1
        places[shape] = causes.count
        causes.append(LogCause(report, shape))
        note(part, causes.count - 1)
      } else {
        add(nil, at: report.line, part)
      }
      found.append(.init(cause: places[shape], offset: report.line - part.line))
    }
    known.note(found, of: form)
  }

  private mutating func add(_ cause: Int?, at line: Int, _ part: LogPart) {
    reportCount += 1
    guard let cause else {
      uncountedReports += 1
      return
    }
    causes[cause].repeats(at: line)
    note(part, cause)
  }

  /// Notes the test during which a report was printed.
  private mutating func note(_ part: LogPart, _ cause: Int) {
    let test = part.test.map { name in
      let id = testIDs[name] ?? testIDs.count
      testIDs[name] = id
      return (id: id, name: name)
    }
    causes[cause].note(test, isDuringSeveral: part.isDuringSeveralTests)
  }

  /// The number of tests during which reports were printed.
  package var testCount: Int { testIDs.count }
}
