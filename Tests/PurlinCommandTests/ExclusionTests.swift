import Foundation
import TestSupport
import Testing

/// Documents that the settings exclude are counted, and a folder of which nothing is checked is reported.
@Suite(.late) struct ExclusionTests {
  fileprivate struct Case: CustomStringConvertible, Sendable {
    var line: String
    var exclude: String
    var status: Int32
    var summary: String
    var output = ""
    var description: String { "\(line) without \(exclude)" }
  }

  private static let reason = ": error: all storyboards and xibs in it are excluded by .purlin.json"

  private static let cases = [
    Case(
      line: "lint .", exclude: "**", status: 2,
      summary: "0 documents: 2 excluded by .purlin.json; 1 could not be read or checked",
      output: "." + reason),
    Case(
      line: "lint App", exclude: "App/", status: 2,
      summary: "0 documents: 2 excluded by .purlin.json; 1 could not be read or checked",
      output: "App" + reason),
    Case(
      line: "lint .", exclude: "App/A.xib", status: 0,
      summary: "1 document: 1 warning; 1 excluded by .purlin.json"),
    // What a hook names is not known to be all.
    Case(
      line: "lint App/A.xib App/B.xib", exclude: "**", status: 0,
      summary: "0 documents: 2 excluded by .purlin.json"),
    Case(
      line: "lint App/A.xib", exclude: "**/B.xib", status: 0, summary: "1 document: 1 warning"),
    Case(
      line: "audit .", exclude: "**", status: 2,
      summary: "0 documents: 2 excluded by .purlin.json; 1 could not be read or audited",
      output: "." + reason),
    Case(
      line: "fix . --all", exclude: "**", status: 2,
      summary: ".: all storyboards and xibs in it are excluded by .purlin.json"),
  ]

  @Test(arguments: cases)
  fileprivate func `what is excluded is counted`(one: Case) throws {
    let folder = try Scratch()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App"), withIntermediateDirectories: true)
    for name in ["A", "B"] { try folder.write(Scratch.document, to: "App/\(name).xib") }
    try folder.write("{\"exclude\": [\"\(one.exclude)\"]}", to: ".purlin.json")
    let run = try CommandRun("purlin \(one.line)", in: folder)
    #expect(run.status == one.status, "\(run.errors)")
    #expect(run.lines.last.map(String.init) == one.summary)
    #expect(run.output.hasPrefix(one.output), "\(run.output)")
  }

  @Test func `what a file has in place of a baseline is not printed as it is`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    for (text, shown) in [
      ("Secret words", nil), ("\u{1B}[31m{}", nil), ("{\"\\u001b[31m\": 1}", "\\u{1B}[31m"),
      ("{\"find\u{202E}ings\": 1}", "\\u{202E}"), ("{\"a\": \u{9B}}", "\\u{9B}"),
    ] as [(String, String?)] {
      try folder.write(text, to: "b.json")
      for option in ["--baseline", "--config"] {
        let run = try CommandRun("purlin lint A.xib \(option) b.json", in: folder)
        #expect(run.status == 2)
        #expect(run.lines.count == 1)
        let bad = run.errors.unicodeScalars.filter {
          $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
        }
        #expect(bad.isEmpty, "\(run.errors)")
        #expect(!run.errors.contains("Secret"))
        if let shown { #expect(run.errors.contains(shown), "\(run.errors)") }
      }
    }
  }
}
