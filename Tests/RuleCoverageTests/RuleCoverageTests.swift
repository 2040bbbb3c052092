import Foundation
import Testing

@Suite struct RuleCoverageTests {
  @Test func `every rule of Apple's is tested or a known difference`() throws {
    let missing = try RuleCoverage().missing
    #expect(missing.isEmpty, "\(missing.map(\.id).joined(separator: ", "))")
  }

  @Test func `the table of rules is current`() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/RuleCoverage.md").standardizedFileURL
    let text = try RuleCoverage().markdown
    if ProcessInfo.processInfo.environment["PURLIN_RECORD"] == "1" {
      try Data(text.utf8).write(to: url)
      Issue.record("Recorded \(url.lastPathComponent); run without PURLIN_RECORD.")
      return
    }
    let recorded = try String(contentsOf: url, encoding: .utf8)
    #expect(
      text == recorded, "PURLIN_RECORD=1 swift test --filter RuleCoverageTests writes it anew")
  }

  @Test func `citations come in lists and ranges`() {
    // The file is named in two parts, or these would be citations themselves.
    let file = "engine"
    #expect(Citation.rules(in: "\(file):E1.2") == ["engine:E1.2"])
    #expect(
      Citation.rules(in: "// \(file):E1.2, E3.4 and T12") == [
        "engine:E1.2", "engine:E3.4", "engine:T12",
      ])
    #expect(
      Set(Citation.rules(in: "\(file):E1.2–E1.4"))
        == ["engine:E1.2", "engine:E1.3", "engine:E1.4"])
    #expect(Citation.rules(in: "\(file):E5.8a is one") == ["engine:E5.8a"])
    #expect(Citation.rules(in: "search\(file):E1.1").isEmpty)
  }
}
