import Foundation
import TestSupport
import Testing

/// Names of files that look like options, standard input or commands.
@Suite(.late) struct NameTests {
  @Test(arguments: [
    ("solve", ""), ("explain", ""), ("why", "box"), ("prove --width 320...330", ""), ("lint", ""),
    ("fix --frames", ""), ("edit", "set w constant=60"), ("ibtool --errors", ""),
    ("diff --textconv", ""), ("inspect -o page.html --no-repairs", ""),
    ("render -o picture.svg", ""), ("audit", ""),
  ])
  func `a name that begins with a hyphen follows two`(_ verb: String, _ words: String) throws {
    let folder = try Scratch(documents: ["--output=x.xib", "-"])
    let first = try CommandRun("purlin \(verb) -- --output=x.xib \(words)", in: folder)
    #expect(first.status < 2, "\(first.errors)")
    let second = try CommandRun("purlin \(verb) ./- \(words)", in: folder)
    #expect(second.status < 2, "\(second.errors)")
  }

  @Test(arguments: [
    "lint . --output=A.xib", "audit . -o A.storyboard", "report merge r.json -o A.xib",
    "prove --resizable . --certificate A.xib",
  ])
  func `a report does not replace a document`(_ line: String) throws {
    let folder = try Scratch(documents: ["A.xib", "A.storyboard"])
    let run = try CommandRun("purlin \(line)", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("would be a report in place of a document"))
    #expect(try folder.text("A.xib") == Scratch.document)
    #expect(try folder.text("A.storyboard") == Scratch.document)
  }

  @Test func `the names of files stay on their lines`() throws {
    let folder = try Scratch()
    let name = "a\u{1B}[2J\n::stop-commands::x\u{202E}##[add-mask]b.xib"
    try folder.write(Scratch.document, to: name)
    for line in [
      "lint .", "lint . --format xcode", "lint . --format github", "audit .",
      "fix --frames . --dry-run",
    ] {
      let run = try CommandRun("purlin \(line)", in: folder)
      #expect(run.status < 2, "\(run.errors)")
      for text in [run.output, run.errors] {
        let acts = text.unicodeScalars.contains { "\u{1B}\u{202E}".unicodeScalars.contains($0) }
        #expect(!acts && !text.contains("\n::stop-commands"), "\(line): \(text)")
        #expect(!text.contains("##[add-mask]"), "\(line): \(text)")
      }
    }
  }

  @Test func `a patch of a file with any name is applied`() throws {
    let folder = try Scratch()
    for name in [
      "with blank.xib", "quo\"te.xib", "b\\s.xib", "tab\t.xib", "line\nfeed.xib", "e\u{301}.xib",
    ] {
      try folder.write(Scratch.document.replacing("\"box\"", with: "\"b\u{9B}\u{202E}\""), to: name)
      let run = try CommandRun(
        "purlin fix --frames --dry-run . > p; cp './\(name)' before; git apply -p0 p "
          + "&& purlin fix --frames --dry-run . && ! cmp -s './\(name)' before; "
          + "s=$?; rm './\(name)'; exit $s", in: folder)
      #expect(run.status == 0, "\(name): \(run.errors)")
    }
  }
}
