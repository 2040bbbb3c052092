import ConflictAnalysis
import TestSupport
import Testing

/// A log of a whole run: its reports are grouped, counted and assigned to tests.
@Suite(.late) struct LogReaderTests {
  private func read(_ text: String) -> LogReader {
    var reader = LogReader()
    reader.read(Array(text.utf8))
    reader.finish()
    return reader
  }

  /// The report of a cause, with addresses and a time of its own.
  private func report(_ lines: [LogWriter.Line], _ number: Int) -> String {
    LogWriter.report(lines, breaking: lines.last)
      .replacing("0x", with: "0x9\(String(number, radix: 16))")
      .replacing("09:41:00", with: "09:41:\(10 + number % 50)")
  }

  private func size(_ number: Int, _ address: Int) -> String {
    """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x\(address)1 UIView:0x\(address)a.width == \(number)>",
        "<NSLayoutConstraint:0x\(address)2 UIView:0x\(address)a.width == 2000>"
    )

    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x\(address)2 UIView:0x\(address)a.width == 2000>
    """
  }

  @Test(arguments: Cause.all.indices)
  func `reports that differ by addresses, times and order have one cause`(_ index: Int) throws {
    var random = SplitMix64(seed: UInt64(index))
    let lines = Cause.all[index].lines(seed: UInt64(index * 100_000))
    let log = (0..<6).map { number in
      report(number < 3 ? lines : lines.shuffled(using: &random), number) + "other output\n"
    }
    let reader = read(log.joined())
    try #require(
      reader.causes.count == 1, "\(Cause.all[index].name): \(reader.causes.map(\.fingerprint))")
    #expect(reader.causes[0].count == 6)
    let one = LogExplanation(Array(log[0].utf8)).text()
    let all = LogExplanation(reader).text()
    // The same words, except for the first ones and the addresses.
    let words = { (text: String) in text.drop { $0 != ":" }.replacing("0x90", with: "0x") }
    #expect(words(all).hasPrefix(words(one)))
    // What has the same form is not parsed again.
    #expect(reader.parsedParts <= 4)
  }

  @Test func `500 repeats are explained once, with their number and the first line`() {
    let log = (0..<500).map { size(10, $0) }.joined(separator: "\nother output\n")
    let reader = read(log)
    let text = LogExplanation(reader).text()
    #expect(text.hasPrefix("500 ×, first at line 1: UIKit broke number 2, so "))
    #expect(text.split(separator: "\n").count < 20)
    #expect(reader.parsedParts == 1)
  }

  /// Random runs, of which everything is known by construction.
  @Test(arguments: 0..<12) func `causes are counted, sorted and assigned to tests`(
    _ seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    var lines: [String] = []
    var expected: [Int: (count: Int, line: Int, tests: [String])] = [:]
    for test in 0..<Int.random(in: 2...9, using: &random) {
      let name = "-[AppTests.T\(test % 4) test\(test)]"
      lines.append("Test Case '\(name)' started.")
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        lines += Array(repeating: "noise < 3 > \\ &", count: Int.random(in: 0...90, using: &random))
        let cause = Int.random(in: 1...6, using: &random)
        var entry = expected[cause] ?? (0, lines.count + 1, [])
        entry.count += 1
        if entry.tests.last != name { entry.tests.append(name) }
        expected[cause] = entry
        var report = size(cause, lines.count)
          .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // Of one cause the broken constraint is never printed, and loggers differ.
        if cause == 6 { report.removeSubrange(report.firstIndex(of: ")")! + 1..<report.count) }
        if Bool.random(using: &random) { report[0] = "2026-01-05 09:41:00.1 A[5:6] " + report[0] }
        lines += report
      }
      lines.append("Test Case '\(name)' passed (0.1 seconds).")
    }
    let log = Array(lines.joined(separator: "\n").utf8)
    var reader = LogReader()
    reader.read(log)
    reader.finish()
    let order = expected.values.sorted { ($1.count, $0.line) < ($0.count, $1.line) }
    let causes = LogExplanation(reader).causes.map(\.reports)
    #expect(causes.map(\.count) == order.map(\.count))
    #expect(causes.map(\.report.line) == order.map(\.line))
    #expect(causes.map(\.tests) == order.map(\.tests))
    #expect(reader.lineCount == lines.count - 1)

    // How the log is divided into pieces has no effect.
    var divided = LogReader()
    var start = 0
    while start < log.count {
      let end = min(log.count, start + Int.random(in: 1...700, using: &random))
      divided.read(Array(log[start..<end]))
      start = end
    }
    divided.finish()
    #expect(LogExplanation(divided).text() == LogExplanation(reader).text())
  }

  @Test(arguments: [400, 800])
  func `each report is parsed once, although no two are alike`(_ count: Int) {
    let log = (0..<count).map { size($0 + 1, $0) }.joined(separator: "\nother output\n")
    let reader = read(log)
    #expect(reader.reportCount == count)
    #expect(reader.parsedParts == count)
    #expect(reader.causes.count == min(count, LogReader.mostCauses))
  }

  @Test func `a report is known when its last line was read`() {
    var reader = LogReader()
    reader.read(Array((size(10, 1) + "\n").utf8))
    #expect(reader.causes.count == 1)
    // Without a broken constraint, the next report ends it.
    let list = size(20, 2).split(separator: "\n").prefix(5).joined(separator: "\n")
    reader.read(Array((list + "\n").utf8))
    #expect(reader.causes.count == 1)
    reader.read(Array((size(30, 3) + "\n").utf8))
    #expect(reader.causes.count == 3)
  }

  @Test func `other output takes no memory`() {
    var reader = LogReader()
    let noise = Array(String(repeating: "Compiling A.swift <b> & \\ UIView*\n", count: 8000).utf8)
    for _ in 0..<4 { reader.read(noise) }
    #expect(reader.bufferedBytes < 1 << 15)
    #expect(reader.parsedParts == 0)
    #expect(reader.lineCount == 32_000)
  }

  @Test func `the number of causes is limited`() {
    let many = LogReader.mostCauses + 20
    let reader = read((0..<many).map { size($0 + 1, 7) }.joined(separator: "\n"))
    #expect(reader.causes.count == LogReader.mostCauses)
    #expect(reader.reportCount == many)
    #expect(reader.uncountedReports == 20)
  }

  @Test func `texts of views do not distinguish causes, and are named`() {
    let names = ["Anna", "Bert", "Cleo"]
    let log = names.map { size(10, 1).replacing("UIView:0x1a", with: "UILabel:0x1a'\($0)'") }
    let text = LogExplanation(Array(log.joined(separator: "\n").utf8)).text()
    #expect(text.hasPrefix("3 ×, first at line 1: "))
    #expect(text.contains("Some have other texts, such as ‘Bert’ and ‘Cleo’."))
  }

  @Test(
    arguments: [
      ("Test Case '-[AppTests.LoginTests testIt]' started.", "-[AppTests.LoginTests testIt]"),
      ("2026-01-05 09:41:00.1 xctest[5:6] Test Case '-[A b]' started.", "-[A b]"),
      ("Test Case 'LoginTests.testIt' started at 2026-01-05 09:41:00.123", "LoginTests.testIt"),
      ("◇ Test example() started.", "example()"),
      ("\u{1B}[90m◇ \u{1B}[0mTest \"A name\" started.", "\"A name\""),
      ("◇ Test `a card fits`() started.", "`a card fits`()"),
      ("◇ Test run started.", nil), ("◇ Suite LoginTests started.", nil),
      ("Test server started.", nil), ("Test Suite 'All tests' started at 2026-01-05", nil),
      ("Latest Case 'x' started.", nil),
    ] as [(String, String?)])
  func `the running test is named`(_ line: String, _ name: String?) throws {
    let reader = read(line + "\n" + size(10, 1) + "\n")
    #expect(reader.causes.first?.tests == [name].compactMap { $0 })
    let text = LogExplanation(reader).text()
    #expect(text.hasPrefix("Line 2" + (name.map { ", in \($0)" } ?? "") + ": UIKit broke"))
  }

  @Test(arguments: [
    ("Test Case '-[A b]' started.", "Test Case '-[A b]' passed (0.1 seconds)."),
    ("◇ Test b() started.", "✘ Test b() failed after 0.1 seconds with 1 issue."),
    ("Test Case 'A.b()' started.", "Test case 'A.b()' passed on 'iPhone 17' (0.1 seconds)"),
  ])
  func `a test that has ended does not run`(_ begin: String, _ end: String) {
    #expect(read([begin, end, size(10, 1)].joined(separator: "\n")).causes[0].tests.isEmpty)
  }

  @Test func `of several tests at once none is named`() {
    let reader = read("◇ Test a() started.\n◇ Test b() started.\n" + size(10, 1))
    #expect(reader.causes[0].tests.isEmpty)
    #expect(LogExplanation(reader).text().contains("It was printed while several tests ran."))
  }

  @Test func `mixed reports of two processes are both read`() {
    let (a, b) = (size(10, 1).split(separator: "\n"), size(20, 2).split(separator: "\n"))
    let lines = zip(a, b).flatMap { ["A[1:2] \($0)", "B[3:4] \($1)"] }
    let reader = read((lines + lines).joined(separator: "\n"))
    #expect(reader.causes.map(\.count) == [2, 2])
    #expect(reader.causes.allSatisfy { $0.report.constraints.count == 2 })
  }

  /// How a report can stand in a log, each form with its own beginning or its own end.
  private static let forms: [(name: String, form: @Sendable (String) -> String)] = [
    ("as a console prints it", { $0 }),
    ("without a broken constraint", { $0.before("\nWill") }),
    ("cut off in its list", { $0.split(separator: "\n").prefix(4).joined(separator: "\n") }),
    ("without the time", { $0.from("Unable") }),
    ("from its second line", { $0.from("\tProbably") }),
    ("from its list", { $0.from("(\n") }),
    (
      "in a comment",
      { $0.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n") }
    ),
    ("with other output behind", { $0 + "\nother output < 3\n" }),
  ]

  @Test(arguments: 0..<12)
  func `reports that follow each other are read as each alone`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for before in Self.forms {
      for after in Self.forms {
        let causes = (
          Cause.all[Int.random(in: Cause.all.indices, using: &random)],
          Cause.all[Int.random(in: Cause.all.indices, using: &random)]
        )
        let texts = [
          before.form(report(causes.0.lines(seed: random.next()), 1)),
          after.form(report(causes.1.lines(seed: random.next()), 2)),
        ]
        let alone = texts.map { read($0).causes.map(\.report.constraints) }
        let together = read(texts.joined(separator: "\n"))
        #expect(
          together.causes.map(\.report.constraints) == alone[0] + alone[1],
          "\(causes.0.name) \(before.name), \(causes.1.name) \(after.name)")
      }
    }
  }

  @Test func `a list in quotation marks behind a report is a list of its own`() {
    let list = size(20, 2).split(separator: "\n")[2...3].joined(separator: "\n")
    #expect(read(size(10, 1) + "\n" + list).causes.map(\.report.constraints.count) == [2, 2])
  }

  @Test(arguments: ["1: (", "Log:  (", "("])
  func `a parenthesis at the end of a line begins a list`(_ line: String) {
    let list = """
      "<NSLayoutConstraint:0x61 UIView:0x71.width == 10>",
      "<NSLayoutConstraint:0x62 UIView:0x72.width == 20>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x62 UIView:0x72.width == 20>
      """
    #expect(LogExplanation(read(list)).text().contains("the list's beginning is missing"))
    #expect(!LogExplanation(read("\(line)\n\(list)")).text().contains("beginning is missing"))
  }

  @Test func `UIKit's second line states that there is a report`() {
    let text = String(
      size(10, 1).split(separator: "\n").dropFirst().prefix(4).joined(separator: "\n"))
    let second =
      "\tProbably at least one of the constraints in the following list is one you don't want.\n"
    #expect(read(second + text).causes.map(\.report.isReport) == [true])
    #expect(read(text).causes.map(\.report.isReport) == [false])
  }

  @Test func `a broken constraint without its list comes last`() {
    let orphan = size(20, 2).split(separator: "\n").suffix(2).joined(separator: "\n")
    let causes = LogExplanation(read(orphan + "\n" + size(10, 1))).causes
    #expect(causes.map(\.diagnosis.verdict.isConflict) == [true, false])
  }
}

extension String {
  /// Returns the text before a word.
  fileprivate func before(_ word: String) -> String {
    firstRange(of: word).map { String(self[..<$0.lowerBound]) } ?? self
  }

  /// Returns the text from a word on.
  fileprivate func from(_ word: String) -> String {
    firstRange(of: word).map { String(self[$0.lowerBound...]) } ?? self
  }
}
