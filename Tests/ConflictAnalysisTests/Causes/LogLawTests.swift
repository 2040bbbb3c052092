import ConflictAnalysis
import Foundation
import TestSupport
import Testing

/// What must hold for every log.
@Suite(.late) struct LogLawTests {
  private static let orders = Rounds.of(24, ordinarily: 2)
  /// The reports of each cause whose order is changed: 1000 of all causes in a thorough run.
  private static let reports = Rounds.of(1000 / Cause.all.count + 1, ordinarily: 1)

  private func answer(_ text: String) -> String {
    LogExplanation(Array(text.utf8)).text(withRanking: true)
  }

  @Test(arguments: Cause.all.indices)
  func `the answer does not depend on the order of the list`(_ index: Int) {
    let cause = Cause.all[index]
    for number in 0..<Self.reports {
      let seed = UInt64(index * 100_000 + number)
      let lines = cause.lines(seed: seed)
      var random = SplitMix64(seed: seed + 7)
      let expected = answer(LogWriter.report(lines, breaking: nil))
      for _ in 0..<Self.orders {
        let other = answer(LogWriter.report(lines.shuffled(using: &random), breaking: nil))
        #expect(other == expected)
        guard other == expected else { return }
      }
    }
  }

  @Test(arguments: Cause.all.indices)
  func `an annotation says the cause before the list, as the answer does`(_ index: Int) throws {
    let lines = Cause.all[index].lines(seed: UInt64(index * 100_000 + 11))
    let text = LogWriter.report(lines, breaking: lines.last)
    let report = try #require(ConsoleReader.reports(in: Array(text.utf8)).first)
    let diagnosis = LogDiagnosis(report)
    let paragraph = diagnosis.paragraph
    let list = try #require(paragraph.range(of: " (1) "))
    let sentences = diagnosis.text().split(separator: "\n").filter {
      ["Change first: ", "Likely mistake: ", "Not yours: "].contains(where: $0.hasPrefix)
    }
    let first = try #require(sentences.first, "\(diagnosis)")
    let said = try #require(paragraph.range(of: first), "\(paragraph)")
    #expect(said.upperBound <= list.lowerBound)
  }

  /// Ways in which a log is passed on.
  enum Wrapping: String, CaseIterable, Sendable {
    case ansi, comments, prefix, smartQuotes, utf16, json, html, columns, windows, syslog, processes
    case xcodebuild, beautified, appium, structured, osLog, quoted, markdown, decimalCommas
    case guillemets, carriageReturns, jsonMember, debugger, tagged
    case jsonEscapes, published, oneLine, octal, hashed, tags, workers, blanks, bare

    func apply(_ log: String) -> [UInt8] {
      let lines = log.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      func each(_ change: (String) -> String) -> [UInt8] {
        Array(lines.map(change).joined(separator: "\n").utf8)
      }
      switch self {
      case .ansi: return each { "\u{1B}[33m\($0.replacing("0x", with: "\u{1B}[1m0x"))\u{1B}[0m" }
      case .comments: return each { "// \($0)" }
      case .prefix: return each { "info: [IOS_SYSLOG_ROW ] \($0)" }
      case .syslog: return each { "Jan  5 09:41:00 host Demo[512:9981]: \($0)" }
      case .windows: return each { $0 + "\r" }
      case .xcodebuild:
        return each {
          "2026-01-05 09:41:00.000 xcodebuild[77:1234]  IDETestOperationsObserverDebug: \($0)"
        }
      case .beautified: return each { "    \u{1B}[36m▸\u{1B}[0m \($0)" }
      case .appium: return each { "[\u{1B}[35mXCUITest\u{1B}[39m] [IOS_SYSLOG_ROW] \($0)" }
      case .osLog:
        return each {
          "2026-01-05 09:41:00.000000+0100 0x1a2b3    Default     0x0                  512    0    "
            + "Demo: (UIKitCore) [com.apple.UIKit:LayoutConstraints] \($0)"
        }
      // Xcode writes the metadata of a message below it.
      case .structured:
        return each {
          $0.hasPrefix("<") || $0.hasPrefix(")")
            ? $0 + "\nType: Error | Timestamp: 2026-01-05 09:41:00.000000+01:00 | Process: Demo | "
              + "Library: UIKitCore | Subsystem: com.apple.UIKit | Category: LayoutConstraints"
            : $0
        }
      // A page takes the brackets for those of a tag.
      case .bare:
        return each { $0.replacing(/<(\S*Constraint:.*)>("?,?)$/) { $0.output.1 + $0.output.2 } }
      // Slides and documents leave a blank where they may break a line.
      case .blanks: return each { $0.replacing(":0x", with: ": 0x") }
      case .quoted: return each { "> \($0)" }
      case .markdown:
        return each {
          $0.replacing("<", with: "\\<").replacing(">", with: "\\>").replacing("_", with: "\\_")
            .replacing("*", with: "\\*")
        }
      case .decimalCommas:
        return each { line in
          line.contains("Constraint:") && !line.contains("#")
            ? line.replacing(/(\d)\.(\d)/) { "\($0.output.1),\($0.output.2)" } : line
        }
      case .smartQuotes:
        return each { $0.replacing("\"<", with: "“<").replacing(">\"", with: ">”") }
      case .guillemets:
        return each { $0.replacing("\"<", with: "«<").replacing(">\"", with: ">»") }
      case .debugger: return each { $0.replacing(/<(\w+Constraint):/) { "< \($0.output.1):" } }
      // A library closes the bracket after the address, and names the items at the end.
      case .tagged:
        return each {
          $0.replacing(/<(\w+Constraint):(0x\w+) (.*)>("?,?)$/) {
            "<\($0.output.1): \($0.output.2)> \($0.output.3) (title, (null))\($0.output.4)"
          }
        }
      // JSON that may stand in a page.
      case .jsonEscapes:
        let text = log.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
          .replacing("<", with: "\\u003c").replacing(">", with: "\\u003E")
          .replacing("'", with: "\\u0027").replacing("…", with: "\\u2026")
        return Array("{\"eventMessage\":\"\(text)\"}\n".utf8)
      // A blog's software replaces quotation marks, hyphens and primes.
      case .published:
        return each {
          $0.replacing("&", with: "&#038;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&#8221;")
            .replacing("'", with: "&#8217;").replacing(" - ", with: " &#8211; ")
            .replacing("--", with: "&#8211;").replacing("-(", with: "&#x2013;(")
        }
      case .oneLine:
        return Array((lines.joined(separator: " ") + " Make a symbolic breakpoint at X").utf8)
      // Daemons of syslog escape line breaks.
      case .octal: return Array(("Demo[512]: " + lines.joined(separator: "\\012")).utf8)
      case .hashed: return Array(("Demo[512]: " + lines.joined(separator: "#012")).utf8)
      case .tags:
        return Array(
          lines.map {
            $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
              .replacing(">", with: "&gt;")
          }.joined(separator: "<br />").utf8)
      case .carriageReturns: return Array(lines.joined(separator: "\r").utf8)
      case .html:
        return each {
          $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
        }
      case .utf16:
        return [0xFF, 0xFE] + log.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .json, .jsonMember:
        let text = log.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
        let members = ["\"pid\":512", "\"eventMessage\": \"\(text)\""]
        let (start, gap, end) =
          self == .json ? ("{", ",", "}\n") : ("[\n  {\n    ", ",\n    ", "\n  }\n]\n")
        return Array((start + members.joined(separator: gap) + end).utf8)
      case .columns:
        return each { line in
          var rows: [String] = []
          var rest = Substring(line)
          while rest.count > 80 {
            rows.append(String(rest.prefix(80)))
            rest = rest.dropFirst(80)
          }
          return (rows + [String(rest)]).joined(separator: "\n")
        }
      // Two of the same kind, which only a number distinguishes.
      case .workers:
        return each { "worker 1: \($0)\nworker 2: \($0.replacing("0x", with: "0x9"))" }
      case .processes:
        let other = "Other[77:1] said something\nOther[77:1] \"<NSLayoutConstraint:0x99 "
        return each { "Demo[512:9] \($0)\n\(other)UIView:0x98.width == 1   (active)>\"" }
      }
    }
  }

  /// The answer without the lines of the log, which a wrapping can move.
  private func bare(_ diagnosis: LogDiagnosis) -> String {
    let text = diagnosis.description
    return String(text[(text.firstIndex(of: ":") ?? text.startIndex)...])
  }

  @Test(arguments: Wrapping.allCases)
  func `the way in which a log is passed on does not change its answer`(_ wrapping: Wrapping) throws
  {
    // Every twelfth cause ordinarily, and others in the next way.
    let part = Wrapping.allCases.firstIndex(of: wrapping) ?? 0
    for (index, cause) in Cause.all.enumerated()
    where Rounds.areAll || index % 12 == part % 12 {
      let lines = cause.lines(seed: UInt64(index * 100_000 + 3))
      let log = LogWriter.report(lines, breaking: lines.first)
      let expected = try #require(ConsoleReader.reports(in: Array(log.utf8)).first)
      let wrapped = ConsoleReader.reports(in: wrapping.apply(log)).first {
        $0.constraints.count == expected.constraints.count
      }
      let found = try #require(wrapped, "\(cause.name)\n\(log)")
      let one = bare(LogDiagnosis(expected))
      #expect(bare(LogDiagnosis(found)) == one, "\(cause.name)")
    }
  }

  @Test func `a console may break lines at any column`() throws {
    let name = "'IB auto generated at build time for view with fixed frame'"
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSIBPrototypingLayoutConstraint:0x61 \(name) H:|-(20)-[UILabel:0x71'A b c']   (active, names: '|':UIView:0x72 )>",
          "<NSLayoutConstraint:0x62 H:|-(100)-[UILabel:0x71'A b c']   (active, names: '|':UIView:0x72 )>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x62 H:|-(100)-[UILabel:0x71'A b c']   (active, names: '|':UIView:0x72 )>
      """
    let expected = try #require(ConsoleReader.reports(in: Array(log.utf8)).first)
    for width in 40...130 {
      let rows = log.split(separator: "\n").flatMap { line in
        stride(from: 0, to: line.count, by: width).map { start in
          String(line.dropFirst(start).prefix(width))
        }
      }
      let found = ConsoleReader.reports(in: Array(rows.joined(separator: "\n").utf8)).first
      #expect(found?.constraints == expected.constraints, "\(width)")
      #expect(found?.constraints.map(\.identifier) == expected.constraints.map(\.identifier))
      #expect(found?.broken == expected.broken, "\(width)")
    }
  }

  @Test func `inactive constraints do not take part`() {
    let log = """
      (lldb) po view.constraints
      ▿ 2 elements
        - 0 : <NSLayoutConstraint:0x61 UIView:0x71.width == 100   (active)>
        - 1 : <NSLayoutConstraint:0x62 UIView:0x71.width == 200   (inactive)>
      """
    let explanation = LogExplanation(Array(log.utf8))
    #expect(!explanation.hasConflict)
    #expect(explanation.diagnoses.allSatisfy { !$0.verdict.isConflict })
  }

  @Test func `constraints that are printed apart prove no conflict`() {
    let log = """
      was: <NSLayoutConstraint:0x61 UIView:0x71.width == 100   (active)>
      2026-01-05 09:41:00 Demo[512:9] did change
      is: <NSLayoutConstraint:0x62 UIView:0x71.width == 200   (active)>
      """
    #expect(!LogExplanation(Array(log.utf8)).hasConflict)
    let list = """
      "<NSLayoutConstraint:0x61 UIView:0x71.width == 100   (active)>",
      "<NSLayoutConstraint:0x62 UIView:0x71.width == 200   (active)>"
      """
    let explanation = LogExplanation(Array(list.utf8))
    #expect(explanation.diagnoses.map(\.verdict) == [.contradictoryList])
    #expect(!explanation.hasConflict)
  }

  @Test func `a label of SnapKit's is read in place of an address`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
        "<SnapKit.LayoutConstraint:Min dodgy constraint@Unlock.swift#107 \
      UIView:0x71.right == UIView:0x72.right - 30.0>",
        "<SnapKit.LayoutConstraint:Other constraint@Unlock.swift#106 \
      UIView:0x71.right == UIView:0x72.right - 10.0>"
      )
      """
    let diagnosis = try #require(LogExplanation(Array(log.utf8)).diagnoses.first)
    #expect(diagnosis.verdict == .conflict)
    #expect(diagnosis.description.contains("Min dodgy constraint"))
  }

  @Test func `a constraint that was made twice is one member`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 'top' V:|-(20)-[UIView:0x71]   (active, names: '|':UIView:0x72 )>",
          "<NSLayoutConstraint:0x63 V:|-(30)-[UIView:0x71]   (active, names: '|':UIView:0x72 )>",
          "<NSLayoutConstraint:0x62 'top' V:|-(20)-[UIView:0x71]   (active, names: '|':UIView:0x72 )>",
          "<NSLayoutConstraint:0x64 V:|-(30)-[UIView:0x71]   (active, names: '|':UIView:0x72 )>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x64 V:|-(30)-[UIView:0x71]   (active, names: '|':UIView:0x72 )>
      """
    let diagnosis = try #require(LogExplanation(Array(log.utf8)).diagnoses.first)
    #expect(diagnosis.conflicts.count == 1)
    #expect(diagnosis.brokenIsMember == true)
    let text = diagnosis.description
    #expect(text.contains("Remove number 1 (both).\n"))
    #expect(text.contains("Number 1 exists twice: make it once.\n"))
    #expect(text.contains("Number 2 exists twice (0x63 and 0x64): make it once.\n"))
  }

  @Test func `code that ran twice is named by its line`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
        "<SnapKit.LayoutConstraint:0x61@Card.swift#7 UIView:0x71.height == 10.0>",
        "<SnapKit.LayoutConstraint:0x62@Card.swift#7 UIView:0x71.height == 10.0>",
        "<SnapKit.LayoutConstraint:0x63@Card.swift#9 UIView:0x71.height == 30.0>"
      )
      """
    let diagnosis = try #require(LogExplanation(Array(log.utf8)).diagnoses.first)
    #expect(diagnosis.description.contains("exists twice: the code at Card.swift:7 ran twice."))
  }

  @Test func `members that have lost their brackets are read, and the broken one`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          NSLayoutConstraint:0x61 UILabel:0x71.leading == UIView:0x72.leading + 5,
          "MASLayoutConstraint:0x62 UILabel:0x71.trailing == UIView:0x72.trailing",
          NSLayoutConstraint:0x63 UIView:0x72.width == 0
      )
      Will attempt to recover by breaking constraint
      MASLayoutConstraint:0x62 UILabel:0x71.trailing == UIView:0x72.trailing
      """
    let diagnosis = try #require(LogExplanation(Array(log.utf8)).diagnoses.first)
    #expect(diagnosis.verdict == .conflict)
    #expect(diagnosis.report.constraints.count == 3)
    #expect(diagnosis.brokenIsMember == true)
  }

  @Test func `a mask's position without a number is 0`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 H:|-(20)-[UILabel:0x71]   (Names: '|':UIView:0x72 )>",
          "<NSAutoresizingMaskLayoutConstraint:0x62 h=--& v=--& UILabel:0x71.midX ==>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x61 H:|-(20)-[UILabel:0x71]   (Names: '|':UIView:0x72 )>
      """
    let diagnosis = try #require(LogExplanation(Array(log.utf8)).diagnoses.first)
    #expect(diagnosis.verdict == .conflict)
    let change = try #require(diagnosis.conflicts.first?.repairs.first?.change)
    guard case .turnOffMask = change else {
      Issue.record("\(change)")
      return
    }
  }

  @Test func `a fence encloses a list as parentheses do`() throws {
    let log = """
      The console prints:
      ```
      "<NSLayoutConstraint:0x61 UIView:0x71.width == 100   (active)>",
      "<NSAutoresizingMaskLayoutConstraint:0x62 h=--& v=--& UIView:0x71.width == 0   (active)>"
      ```
      and "" is another text.
      """
    let explanation = LogExplanation(Array(log.utf8))
    #expect(explanation.diagnoses.count == 1)
    #expect(!explanation.text().contains("missing"))
  }

  @Test func `a size that a scroll view gives to its content belongs to the system`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<_UIScrollViewAutomaticContentSizeConstraint:0x61 UITableView:0x71.contentHeight{id: 9} == -5.0>"
      )
      Will attempt to recover by breaking constraint
      <_UIScrollViewAutomaticContentSizeConstraint:0x61 UITableView:0x71.contentHeight{id: 9} == -5.0>
      """
    let diagnosis = try #require(LogExplanation(Array(log.utf8)).diagnoses.first)
    #expect(FirstRepair.words(diagnosis) { $0 } == "ignore")
  }

  @Test func `an array of the debugger is a whole list`() throws {
    let log = """
      (lldb) po [label constraintsAffectingLayoutForAxis:0]
      <__NSArrayM 0x6000>(
      <NSLayoutConstraint:0x61 H:|-(16)-[UILabel:0x71]   (active, names: '|':UIView:0x72 )>,
      <NSLayoutConstraint:0x62 UILabel:0x71.width == 100   (active)>
      )
      """
    let text = LogExplanation(Array(log.utf8)).text()
    #expect(text.contains("these listed constraints can hold together"))
  }
}
