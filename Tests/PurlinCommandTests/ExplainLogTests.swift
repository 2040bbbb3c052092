import ArgumentParser
import Foundation
import IsolatedWork
import LayoutRendering
import TestSupport
import Testing

@testable import PurlinCommand

/// `purlin explain` of the log of a whole run.
@MainActor
@Suite struct ExplainLogTests {
  /// A report in which the width of a view has two values.
  private func report(_ number: Int, _ address: Int) -> String {
    """
    2026-01-05 09:41:0\(address % 10).123 Demo[5:9] [LayoutConstraints] Unable to simultaneously \
    satisfy constraints.
    (
        "<NSLayoutConstraint:0x6\(address)1 UIView:0x7\(address)a.width == \(number)   (active)>",
        "<NSLayoutConstraint:0x6\(address)2 UIView:0x7\(address)a.width == 2000   (active)>"
    )

    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x6\(address)2 UIView:0x7\(address)a.width == 2000   (active)>

    """
  }

  /// A report of an alert's own constraints.
  private let systemReport = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x61 UIView:0x71.width == - 16   (active)>"
    )

    Will attempt to recover by breaking constraint 
    <NSLayoutConstraint:0x61 UIView:0x71.width == - 16   (active)>

    """

  private func run(_ arguments: String, _ logs: [String: String]) throws -> CommandRun {
    let folder = try Scratch()
    for (name, text) in logs { try folder.write(text, to: name) }
    return try run(arguments, in: folder)
  }

  private func run(_ arguments: String, in folder: Scratch) throws -> CommandRun {
    let words = arguments.split(separator: " ").map {
      $0.contains(".") ? folder.url.appending(path: String($0)).path : String($0)
    }
    return try CommandRun(inProcess: ["explain"] + words, in: folder)
  }

  private var log: String {
    "Test Case '-[A b]' started.\n" + report(10, 1) + "noise\n" + report(20, 2)
      + "Test Case '-[A b]' passed (0.1 seconds).\n" + report(10, 3) + report(10, 4)
  }

  @Test func `JSON has one element for each cause`() throws {
    struct Cause: Decodable {
      var line: Int
      var verdict: String
      var conflicts: [Conflict]
      var count: Int
      var lines: [Int]
      var tests: [String]
      var fingerprint: String
      var isAuthors: Bool
    }
    struct Conflict: Decodable {}
    struct Answer: Decodable {
      var schema: String
      var causes: [Cause]
    }
    let found = try run("log.txt --json", ["log.txt": log])
    #expect(found.status == 1)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(found.output.utf8))
    #expect(answer.schema == "purlin/explain/1")
    let causes = answer.causes
    #expect(causes.map(\.count) == [3, 1])
    #expect(causes.map(\.lines) == [[2, 20, 28], [11]])
    #expect(causes.map(\.line) == [2, 11])
    #expect(causes.map(\.tests) == [["-[A b]"], ["-[A b]"]])
    #expect(
      causes.allSatisfy { $0.verdict == "conflict" && $0.conflicts.count == 1 && $0.isAuthors })
    #expect(Set(causes.map(\.fingerprint)).count == 2)
  }

  @Test func `a baseline suppresses known causes in every later log`() throws {
    let folder = try Scratch()
    try folder.write(log, to: "log.txt")
    let written = try run("log.txt --write-baseline --baseline known.json", in: folder)
    #expect(written.status == 0)
    #expect(written.output.isEmpty)
    #expect(written.errors.contains("2 findings in 1 document written"))
    // Other addresses, and another name of the log.
    try folder.write(report(20, 7) + report(10, 8), to: "later.txt")
    let known = try run("later.txt --baseline known.json", in: folder)
    #expect(known.status == 0)
    #expect(known.output.isEmpty)
    #expect(known.errors == "2 causes suppressed by the baseline\n")
    try folder.write(report(30, 7) + report(10, 8), to: "new.txt")
    let new = try run("new.txt --baseline known.json", in: folder)
    #expect(new.status == 1)
    #expect(new.output.hasPrefix("Line 1: "))
    #expect(!new.output.contains("is 10"))
    #expect(new.errors.contains("1 of the baseline no longer found"))
  }

  @Test func `causes are findings in the formats of lint`() throws {
    let logs = ["log.txt": log + systemReport]
    let github = try run("log.txt --format github", logs)
    #expect(github.status == 1)
    let lines = github.output.split(separator: "\n")
    #expect(lines.map { $0.hasPrefix("::error") } == [true, true, false])
    #expect(lines[0].contains("line=2,col=1,title=logged-conflict::3 ×"))
    let junit = try run("log.txt --format junit", logs)
    #expect(junit.output.contains("tests=\"3\" failures=\"2\""))
    let sarif = try run("log.txt --format sarif", logs)
    let value = try JSONSerialization.jsonObject(with: Data(sarif.output.utf8))
    let runs = try #require((value as? [String: Any])?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleId"] as? String } == Array(repeating: "logged-conflict", count: 3))
    #expect(results.map { $0["level"] as? String } == ["error", "error", "note"])
    let tool = runs.first?["tool"] as? [String: [String: Any]]
    #expect(tool?["driver"]?["semanticVersion"] as? String == Version.number)
  }

  @Test func `only the author's own constraints are an error`() throws {
    let found = try run("log.txt", ["log.txt": systemReport])
    #expect(found.status == 0)
    #expect(found.output.contains("Not yours"))
  }

  @Test(arguments: ["log.txt --format yaml", "A.xib --format sarif", "A.xib --baseline b.json"])
  func `what does not fit is refused`(_ arguments: String) throws {
    let found = try run(arguments, ["log.txt": log, "A.xib": Scratch.document])
    #expect(found.status == 2)
    #expect(found.output.isEmpty)
  }

  @Test func `a picture shows the most frequent cause, and a report goes to a file`() throws {
    let folder = try Scratch()
    try folder.write(log, to: "log.txt")
    #expect(try run("log.txt -o out.svg", in: folder).output.hasPrefix("4 reports of 2 causes"))
    let picture = try folder.text("out.svg")
    #expect(picture.contains("3 × in -[A b], first at line 2: UIKit broke number 2"))
    #expect(picture.contains("prefers-color-scheme:dark"))
    #expect(try run("log.txt --format junit -o out.xml", in: folder).output.isEmpty)
    #expect(try folder.text("out.xml").hasPrefix("<?xml"))
    #expect(try run("log.txt -o A.xib", in: folder).status == 2)
    try folder.write("Build succeeded.\n", to: "clean.txt")
    let other = try run("log.txt -o out.gif", in: folder)
    #expect(other.status == 2)
    #expect(other.errors.contains("-o needs a name that ends in .svg, .png, .pdf or .html, not"))
    // A page shows every cause, a picture the most frequent one.
    #expect(try run("log.txt -o out.html", in: folder).status == 1)
    let page = try folder.text("out.html")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.split(separator: "<svg").count == 3)
    for ending in ["png", "pdf"] where LayoutRenderer.drawsImages {
      #expect(try run("log.txt -o out.\(ending)", in: folder).status == 1)
      #expect(
        FileManager.default.fileExists(atPath: folder.url.appending(path: "out.\(ending)").path))
    }
    let clean = try run("clean.txt -o none.svg", in: folder)
    #expect(clean.errors.contains("not written, because no conflict can be drawn"))
    #expect(clean.status == 0)
  }

  // MARK: Standard input

  @Test func `one report is answered as from a file`() throws {
    let folder = try Scratch()
    try folder.write(report(10, 1) + "noise\n", to: "log.txt")
    let file = try CommandRun("purlin explain log.txt", in: folder)
    let input = try CommandRun("cat log.txt | purlin explain -", in: folder)
    #expect(input.output == file.output)
    #expect(input.status == 1)
  }

  @Test func `each new cause is explained when its report is complete, and counted at the end`()
    throws
  {
    let folder = try Scratch()
    let url = folder.url.appending(path: "out.txt")
    try Data().write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    func printed() throws -> String { try folder.text("out.txt") }
    try StandardOutput.$descriptor.withValue(handle.fileDescriptor) {
      let findings = try LogFindings(try BaselineOptions.parse([]), in: "standard input")
      var stream = LogStream(findings, limit: 12, withRanking: false)
      // The last line break completes the report.
      try stream.read(Array(report(10, 1).dropLast().utf8))
      #expect(try printed().isEmpty)
      try stream.read([0x0A])
      let first = try printed()
      #expect(first.hasPrefix("Line 1: "))
      try stream.read(Array(report(10, 2).utf8))
      #expect(try printed() == first)
      try stream.read(Array(report(20, 3).utf8))
      #expect(try printed().hasPrefix(first + "\nLine 17: "))
      #expect(try stream.finish())
      #expect(try printed().contains("\n3 reports of 2 causes.\n  2 ×, first at line 1: "))
    }
  }

  @Test func `a signal ends a stream with the counts, and then the command`() throws {
    let folder = try Scratch()
    let url = folder.url.appending(path: "out.txt")
    try Data().write(to: url)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandRun.program)
    process.arguments = ["explain", "-"]
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: url)
    try process.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data((report(10, 1) + report(20, 2)).utf8))
    // The input stays open, as that of `tail -f`.
    while process.isRunning, try !folder.text("out.txt").contains("\nLine 9: ") {}
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGTERM)
    #expect(try folder.text("out.txt").contains("\n2 reports of 2 causes.\n"))
  }

  @Test func `views that are printed later decide a report`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 UIView:0x71.width == 100   (active)>",
          "<NSLayoutConstraint:0x62 UIView:0x71.midY == + 70   (active)>",
          "<NSLayoutConstraint:0x63 UIView:0x71.top == UIView:0x70.top + 10   (active)>",
          "<NSLayoutConstraint:0x64 UIView:0x71.height == 20   (active)>"
      )

      Will attempt to recover by breaking constraint 
      <NSLayoutConstraint:0x64 UIView:0x71.height == 20   (active)>

      <UIView: 0x70; frame = (0 0; 375 667); layer = <CALayer: 0x60>>
         | <UIView: 0x71; frame = (0 10; 100 20); layer = <CALayer: 0x61>>

      """
    let folder = try Scratch()
    try folder.write(log, to: "log.txt")
    let run = try CommandRun("purlin explain - <log.txt", in: folder)
    #expect(run.output.hasPrefix("Line 1: UIKit broke number 3: a conflict if UIView"))
    #expect(run.output.contains("With the views that were printed later:\nLine 1: UIKit broke"))
    #expect(run.status == 1)
  }
}
