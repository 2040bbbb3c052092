import Foundation
import InterfaceBuilder
import Testing

@testable import InterfaceLinter

#if canImport(FoundationXML)
import FoundationXML
import TestSupport
#endif

/// What other programs read out of a report: every finding, with nothing lost in escaping.
@MainActor
@Suite struct ReportRoundTripTests {
  private static let file = "App & Co/Ü \"1\", 100%.storyboard"

  /// An error, a warning that can be fixed and a note, about views with awkward names.
  private let result: LintResult
  private let unread = UnreadDocument(
    file: "Bad <1>.xib", position: SourcePosition(line: 3, column: 4), message: "'&' is no name")

  init() throws {
    let scene = Scene(
      views: label(
        "a", "Settings", 16, 60, 70,
        attributes: "userLabel=\"A &quot;B&quot; &lt;C&gt; &amp; 50%&#10;, é: 🙂\"",
        constraints: tie("a.width = 70", id: "w"))
        + box("b", constraints: tie("b.width = 50"))
        + box("c", constraints: tie("c.width = 50") + tie("c.height = 50")),
      constraints: corner("a", 16, 60) + corner("b") + corner("c", 16, 300)
        + tie("c.left = root.left + 16", id: "left") + tie("c.width <= 70", id: "limit"))
    result = try Linter().lint(Array(scene.text.utf8), file: Self.file)
    #expect(Set(result.findings.map(\.severity)) == Set(FindingSeverity.allCases))
  }

  private func report(_ format: LintFormat) -> String {
    var report = format.makeReport()
    let beginning = report.beginning
    let text = report.text(of: result) + report.text(of: unread)
    return beginning + text + report.ending
  }

  /// What a reader makes of one finding, whatever the format.
  private struct Read: Hashable {
    let severity: String
    let rule: String
    let place: String
    let message: String
  }

  private func expected(_ severity: (FindingSeverity) -> String = \.rawValue) -> [Read] {
    result.findings.map {
      Read(
        severity: severity($0.severity), rule: $0.ruleID, place: "\($0.position)",
        message: $0.message)
    }
  }

  private func object(_ format: LintFormat) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(report(format).utf8)) as? [String: Any])
  }

  @Test func `json`() throws {
    let findings = try #require(try object(.json)["findings"] as? [[String: Any]])
    let read = findings.map {
      Read(
        severity: $0["severity"] as? String ?? "", rule: $0["rule"] as? String ?? "",
        place: "\($0["line"] as? Int ?? 0):\($0["column"] as? Int ?? 0)",
        message: $0["message"] as? String ?? "")
    }
    #expect(read == expected())
    #expect(findings.allSatisfy { $0["file"] as? String == Self.file })
  }

  @Test func `sarif`() throws {
    let runs = try #require(try object(.sarif)["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    let read = try results.map { entry in
      let location = try #require((entry["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let region = try #require(physical["region"] as? [String: Int])
      let artifact = try #require(physical["artifactLocation"] as? [String: String])
      #expect(artifact["uri"]?.removingPercentEncoding == Self.file)
      #expect(artifact["uri"].flatMap { URL(string: $0) } != nil)
      return Read(
        severity: entry["level"] as? String ?? "", rule: entry["ruleId"] as? String ?? "",
        place: "\(region["startLine"] ?? 0):\(region["startColumn"] ?? 0)",
        message: (entry["message"] as? [String: String])?["text"] ?? "")
    }
    #expect(read == expected())
  }

  @Test func `junit`() throws {
    let document = try XMLDocument(xmlString: report(.junit))
    let suites = document.rootElement()?.elements(forName: "testsuite") ?? []
    #expect(suites.map { $0.attribute(forName: "name")?.stringValue } == [Self.file, unread.file])
    let cases = try #require(suites.first).elements(forName: "testcase")
    let read = try cases.map { entry in
      let failure = entry.elements(forName: "failure").first
      let note = entry.elements(forName: "system-out").first?.stringValue
      let name = try #require(entry.attribute(forName: "name")?.stringValue)
      let place = String(name.split(separator: " ").last ?? "")
      if let failure { #expect(failure.stringValue == "\(Self.file):\(place)") }
      return Read(
        severity: failure?.attribute(forName: "type")?.stringValue ?? "note",
        rule: String(name.split(separator: " ").first ?? ""), place: place,
        message: failure?.attribute(forName: "message")?.stringValue
          ?? note?.replacing("\(Self.file):\(place): ", with: "") ?? "")
    }
    #expect(read == expected())
    let failures = result.findings.filter { $0.severity != .note }.count
    #expect(suites.first?.attribute(forName: "failures")?.stringValue == "\(failures)")
    #expect(suites.first?.attribute(forName: "tests")?.stringValue == "\(cases.count)")
    let error = suites.last?.elements(forName: "testcase").first?.elements(forName: "error").first
    #expect(error?.attribute(forName: "message")?.stringValue == unread.message)
  }

  @Test func `github`() throws {
    // As the runner reads it: properties end at the first `::` and are separated by commas.
    let names = ["notice": "note"]
    let read = try report(.github).split(separator: "\n").map { line in
      let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1)
      let head = try #require(parts.first).split(separator: " ", maxSplits: 1)
      var properties: [String: String] = [:]
      for property in try #require(head.last).split(separator: ",") {
        let sides = property.split(separator: "=", maxSplits: 1)
        properties[String(sides[0])] = unescaped(sides[1])
      }
      let severity = String(head[0])
      return (
        properties["file"],
        Read(
          severity: names[severity] ?? severity, rule: properties["title"] ?? "",
          place: "\(properties["line"] ?? ""):\(properties["col"] ?? "")",
          message: unescaped(try #require(parts.last)))
      )
    }
    #expect(read.dropLast().map(\.1) == expected())
    #expect(read.dropLast().allSatisfy { $0.0 == Self.file })
    #expect(read.last?.0 == unread.file)
    #expect(read.last?.1.message == unread.message)
  }

  private func unescaped(_ text: Substring) -> String {
    String(text).replacing("%3A", with: ":").replacing("%2C", with: ",").replacing(
      "%0A", with: "\n"
    )
    .replacing("%0D", with: "\r").replacing("%25", with: "%")
  }

  @Test func `xcode and text`() throws {
    let line = /(.*?):(\d+):(\d+): (error|warning|note): (.*)/
    let lines = report(.xcode).split(separator: "\n")
    #expect(lines.count == result.findings.count + 1)
    for (text, finding) in zip(lines, result.findings) {
      let match = try #require(text.wholeMatch(of: line))
      #expect(match.1 == Self.file)
      #expect("\(match.2):\(match.3)" == "\(finding.position)")
      #expect(match.4 == finding.severity.rawValue)
      let page = try #require(RulePage.named(finding.ruleID))
      let message = finding.message.replacing("\n", with: " ")
      #expect(match.5 == "\(page.category.rawValue): \(message) (\(finding.ruleID))")
    }
    let heads = report(.text).split(separator: "\n").filter { $0.wholeMatch(of: line) != nil }
      .filter { !$0.hasPrefix("  ") }
    #expect(heads.count == result.findings.count + 1)
  }

  @Test(.rules("ibdocuments:D8.1, D8.2"))
  func `ibtool`() throws {
    let report = IBToolReport(IBToolReport.Group.allCases)
    let line = /(.*?): (error|warning|notice): (.*)/
    let lines = report.humanReadableText(of: result).split(separator: "\n")
    let titles = lines.filter { $0.hasPrefix("/* ") }
    #expect(
      titles == [
        "/* com.apple.ibtool.document.errors */", "/* com.apple.ibtool.document.warnings */",
        "/* com.apple.ibtool.document.notices */",
      ])
    let found = lines.filter { !$0.hasPrefix("/* ") }
    #expect(found.count == result.findings.count)
    #expect(found.allSatisfy { $0.wholeMatch(of: line) != nil && $0.hasPrefix(Self.file + ":") })

    let data = Data(report.propertyList(of: result).utf8)
    let list = try #require(
      try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: [String: [[String: String]]]])
    let messages = list.values.flatMap(\.values).flatMap { $0 }.compactMap { $0["message"] }
    #expect(messages.sorted() == result.findings.map(\.message).sorted())
  }
}
