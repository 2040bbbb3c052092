/// Neighbouring lines of a log that contain one report, or the mixed ones of several processes.
struct LogPart: Sendable {
  /// What a line is to a report.
  struct Role {
    /// The number of reports that it opens.
    var openings = 0
    /// What precedes the first opening, without times.
    var prefix: [UInt8] = []
    /// Whether it says that a constraint is broken.
    var breaks = 0
    /// Whether it is the line below one that opens a report.
    var isSecond = false
    /// Whether a constraint begins in it.
    var hasConstraint = false
    /// Whether what precedes the constraint names its source, as consoles of several processes do.
    var namesSource = false

    var isOfReport: Bool { openings > 0 || isSecond || breaks > 0 || hasConstraint }

    /// Reads a line without escapes.
    mutating func read(_ line: ArraySlice<UInt8>) {
      if let start = line.place(of: LogSigns.opening) ?? line.place(of: LogSigns.otherOpening) {
        if openings == 0 { prefix = LogText.form(line[..<start], withNumbers: true) }
        openings += 1
      }
      if line.place(of: LogSigns.secondLine) != nil { isSecond = true }
      if line.place(of: LogSigns.breaking) != nil { breaks += 1 }
      if let prefix = LogText.prefix(ofConstraintIn: line) {
        hasConstraint = true
        // A mark of a comment stands before all lines of one report, and mixes it with no other.
        namesSource =
          namesSource
          || LogText.form(prefix).contains { $0 >= UInt8(ascii: "A") && $0 != UInt8(ascii: "|") }
      } else if !hasConstraint {
        hasConstraint =
          line.place(of: "Constraint:") != nil || line.place(of: "int:0x") != nil
          || LogConstraintParser.short(line) != nil
      }
    }
  }

  /// The number of the first line.
  let line: Int
  /// The lines as they are in the log, without the last line break.
  private(set) var bytes: [UInt8]
  private var hasLine = false
  /// The test that ran.
  let test: String?
  let isDuringSeveralTests: Bool
  private var openings = 0
  private var breaks = 0
  private var prefix: [UInt8] = []
  /// What precedes the first lines of the reports.
  private var prefixes: Set<[UInt8]> = []
  private var hasConstraints = false
  /// Whether a constraint names its source.
  private var namesSource = false
  /// The number of lines that only end a list.
  private var listEnds = 0
  /// Whether a constraint can end in the last line.
  private var hasEnd = false
  /// The number of lines since the last one of a report.
  private var idle = 0
  private var trials = 0

  /// The number of lines without a constraint after which a report has ended.
  private static let patience = 64
  /// The greatest number of times that a part is parsed before it ends.
  private static let mostTrials = 4
  /// The greatest length, after which a part ends.
  private static let longest = 1 << 20

  /// Begins a part.
  ///
  /// - Parameters:
  ///   - line: The number of the first line.
  ///   - context: The lines before the first one of a report, each with its line break.
  ///   - test: The test that runs.
  ///   - isDuringSeveralTests: Whether several tests run.
  init(
    from line: Int, after context: ArraySlice<UInt8>, test: String?, isDuringSeveralTests: Bool
  ) {
    self.line = line
    bytes = Array(context)
    self.test = test
    self.isDuringSeveralTests = isDuringSeveralTests
  }

  /// Returns whether a line with this role belongs to another report, during this test.
  func endsBefore(_ line: ArraySlice<UInt8>, _ role: Role, during test: String?) -> Bool {
    // Constraints without a source belong to the list above them.
    let isOfOneSource = hasConstraints && !namesSource
    guard role.openings > 0 else {
      return isOfOneSource && (role.isSecond || Self.isAlone(UInt8(ascii: "("), in: line))
    }
    // Reports of several processes can be mixed; what precedes their first lines differs.
    if openings == 0 || role.prefix == prefix || isOfOneSource { return true }
    // Of some reports, the line about the broken constraint never comes.
    return listEnds >= openings && (prefixes.contains(role.prefix) || test != self.test)
  }

  /// Adds the next line.
  mutating func add(_ line: ArraySlice<UInt8>, _ role: Role) {
    if hasLine { bytes.append(0x0A) }
    hasLine = true
    bytes += line
    if openings == 0 { prefix = role.prefix }
    if role.openings > 0 { prefixes.insert(role.prefix) }
    openings += role.isSecond && openings == 0 ? 1 : role.openings
    breaks += role.breaks
    hasConstraints = hasConstraints || role.hasConstraint
    namesSource = namesSource || role.namesSource
    if Self.isAlone(UInt8(ascii: ")"), in: line) { listEnds += 1 }
    idle = role.isOfReport ? 0 : idle + 1
    hasEnd = line.contains(UInt8(ascii: ">"))
  }

  /// Whether a line has only a parenthesis, after what a logger may print before it.
  private static func isAlone(_ parenthesis: UInt8, in line: ArraySlice<UInt8>) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    guard let end = line.lastIndex(where: { !isBlank($0) }), line[end] == parenthesis
    else { return false }
    return end == line.startIndex || isBlank(line[end - 1])
  }

  /// Whether a part ends after its last line.
  enum End { case no, ifComplete, surely }

  var end: End {
    if idle >= Self.patience || bytes.count > Self.longest { return .surely }
    let mayBeComplete = breaks > 0 && breaks >= openings && hasEnd && trials < Self.mostTrials
    return mayBeComplete ? .ifComplete : .no
  }

  /// Notes that the part was parsed, and was not complete.
  mutating func wasIncomplete() { trials += 1 }
}

/// A part of a log without what distinguishes its repetitions.
///
/// Addresses are numbered in the order in which they occur, and times are left out. Two hashes of it stand for it.
struct PartForm: Hashable {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Creates the form of a part.
  ///
  /// - Complexity: O(*n*) in its length.
  init(of bytes: [UInt8]) {
    var addresses: [UInt64: UInt8] = [:]
    var index = 0
    var isInConstraint = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A { isInConstraint = false }
      if byte == UInt8(ascii: "<") { isInConstraint = true }
      if byte == UInt8(ascii: "0"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "x") {
        index += 2
        var value: UInt64 = 1
        while index < bytes.count, let digit = Self.hexadecimal(bytes[index]) {
          value = value &* 31 &+ (value >> 59) &+ digit
          index += 1
        }
        let number = addresses[value] ?? UInt8(truncatingIfNeeded: addresses.count)
        addresses[value] = number
        add(0xFF)
        add(number)
        continue
      }
      if !isInConstraint, Self.isDigit(byte) {
        let end = Self.endOfTime(bytes, from: index)
        if end > index {
          index = end
          continue
        }
      }
      add(byte)
      index += 1
    }
  }

  private mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    second = (second ^ UInt64(byte)) &* 0xff51_afd7_ed55_8ccd
    second ^= second >> 29
  }

  /// Returns the end of a date, a time or the numbers of a process and a thread, such as `09:41:00.25`; the start
  /// if there is none.
  private static func endOfTime(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    var marks = 0
    var dashes = 0
    while end < bytes.count {
      let byte = bytes[end]
      if !isDigit(byte) {
        guard ":.-+/".utf8.contains(byte), end + 1 < bytes.count, isDigit(bytes[end + 1]) else {
          break
        }
        if byte == UInt8(ascii: ":") { marks += 1 }
        if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") { dashes += 1 }
      }
      end += 1
    }
    return marks > 0 || dashes > 1 ? end : start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func hexadecimal(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 0x30...0x39: UInt64(byte - 0x30)
    case 0x61...0x66: UInt64(byte - 0x57)
    case 0x41...0x46: UInt64(byte - 0x37)
    default: nil
    }
  }
}

/// The causes of parts that were parsed, by which repetitions are recognized.
struct RepeatedParts {
  /// A report of a part.
  struct Report {
    /// The index of its cause; nil if there were too many.
    var cause: Int?
    /// Where it begins, in lines after the first one of the part.
    var offset: Int
  }

  private var reports: [PartForm: [Report]] = [:]
  /// The greatest number of parts that are remembered.
  private static let most = 4096

  /// The reports of a part with this form; nil if it is not known.
  subscript(form: PartForm) -> [Report]? { reports[form] }

  /// Remembers the reports of a part.
  mutating func note(_ found: [Report], of form: PartForm) {
    if reports.count < Self.most { reports[form] = found }
  }
}
