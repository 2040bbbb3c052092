import Foundation
import TestSupport
import Testing

/// What cannot be written or read is one line and a status.
@Suite(.late) struct StreamTests {
  #if os(Linux)
  @Test(
    arguments: [
      "solve A.xib", "solve A.xib --json", "lint A.xib", "lint A.xib --format json",
      "lint A.xib --format sarif", "lint A.xib --format github", "lint A.xib --format xcode",
      "lint A.xib --format junit", "fix A.xib --all --dry-run", "render A.xib -o A.svg",
      "explain A.xib", "explain A.xib --json", "why A.xib box.width", "prove A.xib",
      "diff A.xib B.xib", "diff --textconv A.xib",
      "ibtool --errors A.xib", "measure Text", "devices", "devices retina6_12", "rules",
      "rules clipped-text", "--help", "--version", "lint --help",
    ])
  func `a full disc is reported`(line: String) throws {
    let folder = try Scratch(documents: ["A.xib", "B.xib"])
    try folder.write(Scratch.document.replacing("\"70\"", with: "\"90\""), to: "B.xib")
    let run = try CommandRun("purlin \(line) > /dev/full", in: folder)
    #expect(run.status == 2)
    #expect(
      run.lines.last
        == "purlin: standard output: cannot be written: no space left on device")
  }
  #endif

  @Test func `a report that does not fit leaves the old one`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write("old", to: "report.sarif")
    let run = try CommandRun(
      "ulimit -f 4; purlin lint A.xib --format sarif -o report.sarif", in: folder)
    #expect(run.status == 2)
    #expect(run.lines.last == "purlin: report.sarif: cannot be written to its end: file too large")
    #expect(try folder.text("report.sarif") == "old")
    #expect(try folder.names == ["A.xib", "report.sarif"])
  }

  @Test(arguments: ["solve A.xib", "lint A.xib --format sarif", "rules --markdown"])
  func `a reader that goes away is no error`(line: String) throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun(
      "{ purlin \(line); echo $? >status; } | true; cat status", in: folder)
    #expect(run.lines.filter { $0.contains("purlin:") }.isEmpty)
  }

  @Test func `a closed standard output is an error`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    for line in ["solve A.xib", "lint A.xib"] {
      let run = try CommandRun("purlin \(line) >&-", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("purlin: standard output: cannot be written"))
    }
  }

  @Test func `a log in UTF-16 is read, and other wide text is refused`() throws {
    let folder = try Scratch()
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 UILabel:0x71'Größe'.width == 10   (active)>",
          "<NSLayoutConstraint:0x62 UILabel:0x71'Größe'.width == 20   (active)>"
      )
      """
    func run(_ text: String, _ encoding: String.Encoding) throws -> CommandRun {
      let bytes = try #require(text.data(using: encoding))
      try bytes.write(to: folder.url.appending(path: "log.txt"))
      return try CommandRun("purlin explain log.txt", in: folder)
    }
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let found = try run(log, encoding)
      #expect(found.status == 1, "\(found.errors)")
      #expect(found.output.contains("the width of UILabel ‘Größe’ is 10"))
    }
    for (text, encoding) in [(log, String.Encoding.utf32), ("<?xml version=\"1.0\"?>", .utf16)] {
      let found = try run(text, encoding)
      #expect(found.status == 2)
      #expect(found.output.isEmpty)
      #expect(found.errors.hasPrefix("purlin: log.txt:1:1: is UTF-16 or UTF-32 text"))
    }
  }

  @Test func `what is no log is refused`() throws {
    let folder = try Scratch()
    try folder.write("", to: "empty.txt")
    try Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7 % 40) })
      .write(to: folder.url.appending(path: "noise.txt"))
    for (line, reason) in [
      ("explain empty.txt", "empty.txt:1:1: is empty"),
      ("explain - </dev/null", "standard input:1:1: is empty"),
      ("explain noise.txt", "noise.txt:1:1: is neither a document nor the text of a log"),
      ("explain .", ".: is a folder"), ("explain none.txt", "none.txt: no such file"),
    ] {
      let run = try CommandRun("purlin \(line)", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("purlin: \(reason)"))
    }
    try folder.write("Build succeeded.\n", to: "log.txt")
    #expect(try CommandRun("purlin explain log.txt", in: folder).status == 0)
  }

  @Test func `what a shell hands over as a pipe is read`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun("cat A.xib | purlin solve /dev/stdin", in: folder)
    #expect(run.status == 0)
    #expect(run.output == (try CommandRun("purlin solve A.xib", in: folder)).output)
  }
}
