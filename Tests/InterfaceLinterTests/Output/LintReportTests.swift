import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct LintReportTests {
  /// One warning, with a related place and characters that every format has to escape.
  private let scene = Scene(
    views: label(
      "a", "Settings", 16, 60, 70, attributes: "userLabel=\"A &quot;B&quot; &lt;C&gt; %\"",
      constraints: tie("a.width = 70", id: "w")),
    constraints: corner("a", 16, 60))

  private func report(_ format: LintFormat, unread: Bool = false) throws -> String {
    var report = format.makeReport()
    var text = report.beginning + report.text(of: try scene.lint())
    if unread {
      text += report.text(
        of: UnreadDocument(
          file: "Bad.xib", position: SourcePosition(line: 3, column: 4), message: "is no XML"))
    }
    return text + report.ending
  }

  @Test func `text has the place, the line and a caret under it`() throws {
    let lines = try report(.text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("Main.storyboard:15:14: warning: Fixed width constraints"))
    #expect(lines[0].hasSuffix("[fixed-width-text]"))
    #expect(lines[1].hasPrefix("    <constraints><constraint firstItem=\"a\" "))
    #expect(lines[2] == "                 ^")
    #expect(lines[3] == "  in Main, id w")
    #expect(lines[4] == "  Main.storyboard:12:1: note: \"A \"B\" <C> %\"")
  }

  @Test func `a caret finds its place on a line of a whole document`() throws {
    let text = String(repeating: "x", count: 300)
    let finding = LintFinding(
      rule: "left-right", .warning, "m", at: SourcePosition(line: 1, column: 250), of: nil)
    var result = try scene.lint()
    result = LintResult(file: "A.xib", findings: [finding], lines: [1: text])
    let lines = TextReport().text(of: result).split(separator: "\n")
    #expect(lines[1].hasPrefix("    …x"))
    #expect(lines[2] == "    " + String(repeating: " ", count: 21) + "^")
  }

  @Test func `github's commands escape what they must`() throws {
    let text = try report(.github, unread: true)
    #expect(
      text.hasPrefix(
        "::warning file=Main.storyboard,line=15,col=14,title=fixed-width-text::Fixed width"))
    #expect(text.contains("<C> %25"))
    #expect(text.hasSuffix("::error file=Bad.xib,line=3,col=4::is no XML\n"))
  }

  @Test(.rules("ibdocuments:D8.3"))
  func `xcode's line begins with the place and the category`() throws {
    let text = try report(.xcode)
    #expect(
      text.hasPrefix(
        "Main.storyboard:15:14: warning: Auto Layout Localization: Fixed width constraints"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func `json is one object with every finding`() throws {
    let data = Data(try report(.json, unread: true).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["rule"] as? String == "fixed-width-text")
    #expect(findings.first?["line"] as? Int == 15)
    #expect((root["unread"] as? [[String: Any]])?.count == 1)
  }

  @Test func `sarif has what code scanning needs`() throws {
    let data = Data(try report(.sarif, unread: true).utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "fixed-width-text")
    #expect(result["partialFingerprints"] != nil)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect((driver?["rules"] as? [Any])?.count == RulePage.all.count)
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    #expect(invocation?["executionSuccessful"] as? Bool == false)
  }

  @Test(arguments: LintFormat.allCases)
  func `a report of nothing is whole`(format: LintFormat) throws {
    let report = format.makeReport()
    let text = report.beginning + report.ending
    switch format {
    case .json, .sarif: _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    case .junit: #expect(text.hasSuffix("</testsuites>\n"))
    case .text, .github, .xcode: #expect(text.isEmpty)
    }
  }

  @Test func `junit counts warnings as failures and escapes`() throws {
    let text = try report(.junit, unread: true)
    #expect(text.contains("tests=\"1\" failures=\"1\" errors=\"0\""))
    #expect(text.contains("&lt;C&gt; %"))
    #expect(text.contains("<error type=\"unread\" message=\"is no XML\">Bad.xib:3:4</error>"))
  }

  @Test(.rules("ibdocuments:D8.1, D8.2"))
  func `ibtool's two forms`() throws {
    let result = try scene.lint()
    let report = IBToolReport([.errors, .warnings])
    #expect(
      report.humanReadableText(of: result).hasPrefix(
        "/* com.apple.ibtool.document.warnings */\nMain.storyboard:w: warning: Fixed width"))
    let data = Data(report.propertyList(of: result).utf8)
    let list =
      try unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    #expect(
      list?.keys.sorted() == [
        "com.apple.ibtool.document.errors", "com.apple.ibtool.document.warnings",
      ])
    let warnings = list?["com.apple.ibtool.document.warnings"] as? [String: [[String: String]]]
    #expect(warnings?["w"]?.first?["type"] == "Auto Layout Localization")
  }

  @Test func `the fingerprint is the same on every machine`() {
    let finding = LintFinding(
      rule: "left-right", .warning, "m", at: SourcePosition(line: 1, column: 1), of: "a")
    #expect(finding.fingerprint(in: "A.xib").count == 16)
    #expect(finding.fingerprint(in: "A.xib") != finding.fingerprint(in: "B.xib"))
  }
}
