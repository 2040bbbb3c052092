import Foundation
import HeadlessUIKit
import IsolatedWork
import TestSupport
import Testing

@testable import InterfaceLinter
@testable import PurlinCommand

/// Each answer leads to the next step: a finding to its explanation, and that to edits that remove it.
@MainActor
@Suite struct NextStepTests {
  nonisolated private static let documents: [String] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpus/Documents")
    let files = FileManager.default.enumerator(atPath: folder.path)
    return (files?.compactMap { $0 as? String } ?? []).filter { Files.isDocument($0) }.sorted()
      .map { folder.appending(path: $0).path }
  }()

  /// Returns the findings of a document.
  private func findings(_ bytes: [UInt8], _ file: String) throws -> [LintFinding] {
    var environment = LayoutEnvironment.current
    environment.log = .silent()
    return try LayoutEnvironment.with(environment) {
      try DocumentChecker(linter: Linter(imagesNear: file), checksSizes: false)
        .check(bytes, file: file).findings
    }
  }

  @Test func `no edit moves a view out of its superview`() throws {
    let folder = try Scratch()
    let label = """
      <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">\
      <rect key="frame" x="20" y="8" width="40" height="20.5"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      """
    // Under the status bar: with the other sign it would be above the screen, where no rule finds it.
    let constraints = """
      <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="top"/>\
      <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="left"/>
      """
    let document = Scratch.document.replacing("</subviews>", with: label)
      .replacing(
        "<constraint firstItem=\"box\"", with: constraints + "<constraint firstItem=\"box\"",
        maxReplacements: 1
      )
      .replacing("retina3_5", with: "retina6_12")
    try folder.write(document, to: "A.xib")
    for id in ["title", "top"] {
      let file = folder.url.appending(path: "A.xib").path
      let run = try CommandRun(inProcess: ["explain", "\(file)#\(id)"], in: folder)
      #expect(run.status <= 1 && !run.output.contains("constant=-"), "\(run.output)\(run.errors)")
    }
  }

  @Test(arguments: Rounds.of(documents, ordinarilyEvery: 60))
  func `the command of a finding explains it, and the edits in the answer remove it`(
    _ file: String
  ) throws {
    let folder = try Scratch()
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file)))
    var answers: [String: CommandRun] = [:]
    let before = try findings(bytes, file)
    for finding in before {
      let command = finding.nextCommand(in: file)
      let words = command.split(separator: " ").map(String.init)
      #expect(words[0] == "purlin")
      let known = answers[command]
      let run = try known ?? CommandRun(inProcess: Array(words.dropFirst()), in: folder)
      answers[command] = run
      #expect(run.status <= 1, "\(command): \(run.errors)")
      #expect(run.output.contains("[\(finding.ruleID)]"), "\(command): \(run.output)")
    }
    // Each edit is made on a copy; what it is printed for is gone then.
    for answer in answers.values {
      var rule = ""
      for line in answer.output.split(separator: "\n") {
        if line.hasSuffix("]"), let start = line.lastIndex(of: "[") {
          rule = String(line[line.index(after: start)...].dropLast())
        }
        guard line.hasPrefix("    purlin edit ") else { continue }
        let copy = folder.url.appending(path: "Copy." + (file as NSString).pathExtension).path
        let run = try CommandRun(
          inProcess: Self.words(line.trimmingPrefix("    purlin ")) + ["-o", copy], in: folder)
        #expect(run.status <= 1, "\(line): \(run.errors)")
        let edited = Array(try Data(contentsOf: URL(fileURLWithPath: copy)))
        let left = try findings(edited, file).count { $0.ruleID == rule }
        #expect(left < before.count { $0.ruleID == rule }, "\(line)")
      }
    }
  }

  @Test func `the edit that changes least is printed first`() throws {
    let folder = try Scratch()
    // The saved width is 50; the other constraint contradicts it.
    try folder.write(
      Scratch.document.replacing(
        "constant=\"70\" id=\"w\"/>",
        with: """
          constant="50" id="w"/><constraint firstAttribute="width" constant="90" id="w2"/>
          """), to: "A.xib")
    let run = try CommandRun("purlin explain A.xib#w", in: folder)
    let first = run.output.split(separator: "\n").first { $0.hasPrefix("    purlin ") }
    #expect(first?.contains("A.xib set w2 ") == true || first?.contains("remove w2") == true)
  }

  /// Returns the words of a line for a shell without variables.
  private static func words(_ line: some StringProtocol) -> [String] {
    var (words, word, isQuoted) = ([String](), "", false)
    for character in line {
      switch character {
      case "'": isQuoted.toggle()
      case " " where !isQuoted:
        words.append(word)
        word = ""
      default: word.append(character)
      }
    }
    return words + [word]
  }
}
