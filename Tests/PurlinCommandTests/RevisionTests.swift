import Foundation
import IsolatedWork
import TestSupport
import Testing

/// `purlin diff` over the revisions of a Git repository.
@Suite(.late) struct RevisionTests {
  /// A repository whose second commit makes a view narrower, and adds a document.
  private func repository() throws -> Scratch {
    let folder = try Scratch(documents: ["App/A.xib", "Other/B.xib"])
    let git = "git -c user.name=A -c user.email=a@example.org -c init.defaultBranch=main"
    let first = try CommandRun(
      "\(git) init -q . && \(git) add App Other && \(git) commit -qm First", in: folder)
    try #require(first.status == 0, "\(first.errors)")
    try folder.write(
      Scratch.document.replacing("constant=\"70\"", with: "constant=\"30\"")
        .replacing("width=\"50\" height=\"50\"", with: "width=\"30\" height=\"50\""),
      to: "App/A.xib")
    try folder.write(Scratch.document, to: "App/C.xib")
    let second = try CommandRun("\(git) add App && \(git) commit -qm Second", in: folder)
    try #require(second.status == 0, "\(second.errors)")
    return folder
  }

  @Test func `the documents that differ are compared, with their findings`() throws {
    let folder = try repository()
    for range in ["HEAD~1 HEAD", "HEAD~1..HEAD", "HEAD~1...main", "HEAD~1"] {
      let run = try CommandRun("purlin diff \(range)", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.hasPrefix("App/A.xib\n"))
      #expect(run.output.contains("UIView(box): width −40"), "\(run.output)")
      #expect(run.output.contains("- 1 finding no longer there"))
      #expect(run.output.contains("App/C.xib\nroot: a new scene"))
      #expect(!run.output.contains("Other/B.xib"))
    }
    #expect(try CommandRun("purlin diff HEAD~1 --exit-code", in: folder).status == 1)
    let same = try CommandRun("purlin diff HEAD~1 -- Other", in: folder)
    #expect(same.status == 0 && same.output.isEmpty)
    let inner = try CommandRun("cd App && purlin diff HEAD~1 -- A.xib", in: folder)
    #expect(inner.output.hasPrefix("A.xib\n") && !inner.output.contains("C.xib"))
  }

  @Test func `a change that is not committed is compared with a revision`() throws {
    let folder = try repository()
    try folder.write(Scratch.document, to: "App/A.xib")
    let run = try CommandRun("purlin diff HEAD -- App", in: folder)
    #expect(run.output.contains("+ warning: Frame for "))
    #expect(run.output.contains("(purlin explain App/A.xib#box)"))
  }

  @Test func `markdown has findings, frames and the picture`() throws {
    let folder = try repository()
    try folder.write(Scratch.document, to: "App/A.xib")
    let run = try CommandRun("purlin diff HEAD --format markdown -o c.svg -- App", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("### App/A.xib\n\n**1 new finding**\n\n- line 8, warning: "))
    #expect(run.output.contains("| scene | view | on | before | after |\n|---|---|---|---|---|\n"))
    #expect(run.output.contains(" | 10, 20, 30 × 50 | 10, 20, 70 × 50 |\n"))
    #expect(run.output.hasSuffix("![before and after](c.svg)\n"))
    #expect(try folder.text("c.svg").hasPrefix("<svg"))
    let none = try CommandRun("purlin diff HEAD --format markdown -- Other", in: folder)
    #expect(none.output == "No layout changed.\n")
  }

  @Test func `JSON follows the schema`() throws {
    let folder = try repository()
    let run = try CommandRun("purlin diff HEAD~1 --json", in: folder)
    let problems = try JSONSchema("diff").problems(of: run.output)
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test func `a wrong revision is one line`() throws {
    let folder = try repository()
    for (line, message) in [
      ("diff none", "'none' is neither a file nor a revision"),
      ("diff HEAD none", "'none' is neither a file nor a revision"),
      ("diff a b c", "unexpected argument 'c'"),
      ("diff HEAD --format yaml", "--format is text, json or markdown, not 'yaml'"),
      ("diff", "give an old and a new file"),
      (
        "diff HEAD -- App -o x.svg",
        "no version has '-o'; only documents and folders follow '--', and options precede it"
      ),
    ] {
      let run = try CommandRun("purlin \(line)", in: folder)
      #expect(run.status == 2)
      #expect(run.lines.first.map(String.init) == "purlin: \(message)")
    }
  }

  @Test func `outside a repository it is one line`() throws {
    let folder = try Scratch()
    let run = try CommandRun("GIT_CEILING_DIRECTORIES=/ purlin diff main", in: folder)
    #expect(run.lines == ["purlin: this folder is in no Git repository"])
  }
}
