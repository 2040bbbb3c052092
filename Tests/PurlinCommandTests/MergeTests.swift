import TestSupport
import Testing

/// `purlin merge`: what it writes and prints, alone and as git's driver.
@Suite(.late) struct MergeTests {
  private static func with(width: Int = 70, height: Int = 50) -> String {
    Scratch.document.replacing("constant=\"70\" id=\"w\"", with: "constant=\"\(width)\" id=\"w\"")
      .replacing("constant=\"50\" id=\"h\"", with: "constant=\"\(height)\" id=\"h\"")
  }

  private func folder(ours: String, theirs: String) throws -> Scratch {
    let folder = try Scratch(documents: ["Base.xib"])
    try folder.write(ours, to: "Ours.xib")
    try folder.write(theirs, to: "Theirs.xib")
    return folder
  }

  @Test func `both changes are written, without a question`() throws {
    let folder = try folder(ours: Self.with(width: 120), theirs: Self.with(height: 60))
    let run = try CommandRun("purlin merge Base.xib Ours.xib Theirs.xib -o Merged.xib", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors == "Merged.xib: merged\n")
    #expect(try folder.text("Merged.xib") == Self.with(width: 120, height: 60))
  }

  @Test func `a conflict is described and has status 1, and a side decides it`() throws {
    let folder = try folder(ours: Self.with(width: 120), theirs: Self.with(width: 130))
    let run = try CommandRun("purlin merge Base.xib Ours.xib Theirs.xib", in: folder)
    #expect(run.status == 1)
    #expect(run.output == Self.with(width: 120))
    #expect(run.lines.count == 2)
    #expect(run.lines.first?.contains("70 became 120 in ours, 130 in theirs") == true)
    let json = try CommandRun(
      "purlin merge Base.xib Ours.xib Theirs.xib -o Ours.xib --theirs --json", in: folder)
    #expect(json.status == 0)
    #expect(json.output.contains("\"decided\" : \"theirs\""))
    #expect(try folder.text("Ours.xib") == Self.with(width: 130))
  }

  @Test func `a page shows the sides and the result beside the conflicts`() throws {
    let folder = try folder(ours: Self.with(width: 120), theirs: Self.with(width: 130))
    let run = try CommandRun(
      "purlin merge Base.xib Ours.xib Theirs.xib -o Ours.xib --page conflicts.html", in: folder)
    #expect(run.status == 1, "\(run.errors)")
    let page = try folder.text("conflicts.html")
    for text in [
      "<td>70</td><td>120</td><td>130</td><td>ours</td>", ">ours</text>", ">theirs</text>",
      ">merged</text>", "1 conflict; the file has our change",
    ] { #expect(page.contains(text), "\(text)") }
    let texts = try CommandRun(
      "purlin merge Base.xib Ours.xib Theirs.xib -o a.strings --page conflicts.html", in: folder)
    #expect(texts.status == 2)
  }

  @Test(arguments: [
    ("Base.xib Ours.xib", "give three files, the common ancestor, ours and theirs, not 2"),
    ("Base.xib Ours.xib Theirs.xib --ours --theirs", "--ours and --theirs contradict each other"),
    (
      "Base.xib Ours.xib Theirs.xib --json",
      "--format json needs -o, because the document is printed otherwise"
    ),
    ("Base.xib Ours.xib Broken.xib -o Ours.xib", "Broken.xib:1:6: the tag <view> is never closed"),
  ])
  func `a wrong call has status 2 and writes nothing`(call: String, message: String) throws {
    let folder = try folder(ours: Self.with(width: 120), theirs: Self.with())
    try folder.write("<a><b", to: "Broken.xib")
    let run = try CommandRun("purlin merge \(call)", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains(message) || call.contains("Broken"), "\(run.errors)")
    #expect(run.errors.hasPrefix("purlin: "))
    #expect(try folder.text("Ours.xib") == Self.with(width: 120))
  }

  @Test func `git merges documents by objects once it is installed`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write("#!/bin/sh\nexec \"\(CommandRun.program)\" \"$@\"\n", to: "bin/purlin")
    try folder.write(Self.with(width: 120), to: "Ours.xib")
    try folder.write(Self.with(height: 60), to: "Theirs.xib")
    try folder.write(Self.with(width: 140), to: "Other.xib")
    let run = try CommandRun(
      """
      chmod +x bin/purlin; PATH="$PWD/bin:$PATH"; export PATH
      git init -q -b main . && git config user.name N && git config user.email n@example.org || exit 9
      purlin merge --install | sh
      git add A.xib .gitattributes && git commit -qm base || exit 9
      git checkout -qb theirs && cp Theirs.xib A.xib && git commit -qam theirs || exit 9
      git checkout -q main && git checkout -qb other && cp Other.xib A.xib && git commit -qam other || exit 9
      git checkout -q main && cp Ours.xib A.xib && git commit -qam ours || exit 9
      git merge -q -m merged theirs && cp A.xib Both.xib || exit 8
      git merge -q -m conflict other && exit 7
      git ls-files -u A.xib | wc -l
      """, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let patterns = [
      "*.storyboard", "*.xib", "*.strings", "*.stringsdict", "*.xcstrings", "Contents.json",
    ]
    #expect(
      try folder.text(".gitattributes") == patterns.map { "\($0) merge=purlin\n" }.joined())
    #expect(try folder.text("Both.xib") == Self.with(width: 120, height: 60))
    // Three versions are in the index until the conflict is resolved; the file is a document.
    #expect(run.output.hasSuffix("3\n"), "\(run.output)")
    #expect(run.errors.contains("A.xib:11: conflict: constant of the constraint"))
    #expect(try folder.text("A.xib") == Self.with(width: 120, height: 60))
  }
}
