import Foundation
import TestSupport
import Testing

/// The blocks of the README and of the page Start do what they say.
///
/// Every line after `$` in a `console` block is run, and its output compared; `…` in the output stands for
/// any lines. `swift` blocks are parts of sources that CI builds and runs, and `sh` blocks of scripts that
/// CI runs.
@Suite(.late) struct ReadmeTests {
  /// A fenced block of a Markdown text.
  struct Block: Sendable, CustomTestStringConvertible {
    let page: String
    let language: String
    let line: Int
    let lines: [String]
    var testDescription: String { "\(page), \(language), line \(line)" }
  }

  static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ name: String) -> String {
    (try? String(contentsOf: checkout.appending(path: name), encoding: .utf8)) ?? ""
  }

  static let pages = ["README.md", "Documentation/Start.md"]
  static let blocks = pages.flatMap(blocks)

  private static func blocks(of page: String) -> [Block] {
    var blocks: [Block] = []
    var open: (language: String, line: Int, lines: [String])?
    let lines = text(page).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let block = open {
        if line == "```" {
          blocks.append(
            Block(page: page, language: block.language, line: block.line, lines: block.lines))
          open = nil
        } else {
          open?.lines.append(String(line))
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), index + 1, [])
      }
    }
    return blocks
  }

  @Test func `the README is short, and every block is of a kind that is tested`() {
    let text = Self.text("README.md")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
    #expect(Self.blocks.count >= 5)
    for block in Self.blocks {
      #expect(["swift", "console", "sh"].contains(block.language), "line \(block.line)")
    }
  }

  @Test(arguments: blocks.filter { $0.language == "console" })
  func `commands print what is shown`(_ block: Block) throws {
    // The files that the commands read, under the same names.
    let folder = try Scratch()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Examples"),
      withDestinationURL: Self.checkout.appending(path: "Examples"))
    let starts = block.lines.indices.filter { block.lines[$0].hasPrefix("$ ") }
    #expect(starts.first == 0)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : block.lines.count
      let call = String(block.lines[start].dropFirst(2))
      let run = try CommandRun("(\(call)) 2>&1", in: folder)
      let printed = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init).dropLast()
      #expect(
        Self.matches(block.lines[(start + 1)..<end], printed[...]),
        "'\(call)' prints\n\(run.output)")
    }
  }

  /// Returns whether lines are those that are expected, where `…` stands for any lines.
  static func matches(_ expected: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    let rest = expected.dropFirst()
    if first.drop(while: { $0 == " " }) == "…" {
      return (lines.startIndex...lines.endIndex).contains { matches(rest, lines[$0...]) }
    }
    return lines.first == first && matches(rest, lines.dropFirst())
  }

  @Test(arguments: blocks.filter { $0.language == "swift" })
  func `Swift is part of a source that is built`(_ block: Block) throws {
    let files = [
      "Examples/FirstLayout/main.swift",
      "Examples/TestYourLayout/Tests/LoginTests/LoginTests.swift",
      "Examples/TestYourLayout/Package.swift",
    ]
    func plain(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.hasPrefix("// swift-format-ignore") }
        .joined(separator: "\n")
    }
    let wanted = plain(block.lines.joined(separator: "\n"))
    #expect(files.contains { plain(Self.text($0)).contains(wanted) })
  }

  @Test(arguments: blocks.filter { $0.language == "sh" })
  func `shell lines are part of a script that is run`(_ block: Block) throws {
    let scripts = Self.text(".ci/run") + Self.text("Scripts/check-preview")
    for line in block.lines {
      let command = line.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
      #expect(scripts.contains(command), "nothing runs '\(command)'")
    }
  }

  #if !canImport(Darwin)
  @Test func `the first program prints what its comments say`() throws {
    let expected = Self.text("Examples/FirstLayout/main.swift").split(separator: "\n")
      .filter { $0.hasPrefix("print(") }
      .compactMap { $0.split(separator: "// ").last.map(String.init) }
    let program = URL(fileURLWithPath: CommandRun.program).deletingLastPathComponent()
      .appending(path: "first-layout").path
    let run = try CommandRun("'\(program)'", in: Scratch())
    #expect(run.output == expected.map { $0 + "\n" }.joined())
    #expect(expected.count == 2)
  }
  #endif

  @Test(arguments: pages + ["Documentation/README.md"])
  func `links lead to files and headings`(_ page: String) throws {
    let folder = Self.checkout.appending(path: page).deletingLastPathComponent()
    for match in Self.text(page).matches(of: /\]\(([^)#]*)#?([^)]*)\)/) {
      let (target, heading) = (String(match.1), String(match.2))
      guard !target.hasPrefix("http") else { continue }
      let file = folder.appending(path: target)
      #expect(
        FileManager.default.fileExists(atPath: file.path), "\(target) of \(page) does not exist")
      guard !heading.isEmpty else { continue }
      let headings = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix("#") }.map { line in
          line.drop { "# ".contains($0) }.lowercased()
            .filter { $0.isLetter || $0.isNumber || " -".contains($0) }.replacing(" ", with: "-")
        }
      #expect(headings.contains(heading), "\(target)#\(heading) of \(page) does not exist")
    }
  }

  @Test func `the contents list every page`() throws {
    let folder = Self.checkout.appending(path: "Documentation")
    let contents = Self.text("Documentation/README.md")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".md") && name != "README.md" {
      #expect(contents.contains("](\(name)"), "\(name) is in no part of the documentation")
    }
  }
}
