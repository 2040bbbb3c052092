import TestSupport
import Testing

/// `purlin prove --resizable`, as a person types it.
@Suite struct ProveResizableTests {
  private let call =
    "purlin prove --resizable A.xib --no-cache --no-repairs --width 320...400 --height 400...480"

  // It was taken for left to right without a word.
  @Test func `a single direction applies, and the certificate names it`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun("\(call) --direction right-to-left --certificate c.json", in: folder)
    #expect(run.output.contains(" 400 × 480, right to left\n"))
    #expect(try folder.text("c.json").contains("\"right to left\""))
    let plain = try CommandRun("\(call) --direction left-to-right", in: folder)
    #expect(plain.output.contains(" 400 × 480\n"))
  }

  @Test func `a language without texts is told, so that nobody relies on it`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun("\(call) --language xx", in: folder)
    #expect(run.errors.contains("no document has texts in 'xx' beside it"))
    #expect(!run.output.contains("xx"))
  }
}
