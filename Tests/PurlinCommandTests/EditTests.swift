import Testing

/// `purlin edit`: what it prints and writes.
@Suite struct EditTests {
  @Test func `an edit is written, and its outcome printed`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun(
      "purlin edit A.xib set w constant=200 --update-frames", in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("set w constant=200\n  ~ "))
    #expect(run.output.contains("→ 200"))
    #expect(try folder.text("A.xib").contains("constant=\"200\" id=\"w\""))
    #expect(try folder.text("A.xib").contains("width=\"200\" height=\"50\""))
  }

  @Test func `a patch undoes what it describes`() throws {
    let folder = try Scratch(documents: ["A.xib", "B.xib"])
    let run = try CommandRun(
      "purlin edit A.xib remove w --dry-run > edit.patch; purlin edit A.xib remove w; "
        + "git apply -p0 -R edit.patch && cmp A.xib B.xib", in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `operations come from JSON, and the outcome is JSON`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write(
      #"[{"operation": "set", "constraints": ["w"], "constant": 90}, {"operation": "set", "#
        + #""constraints": ["h"], "priority": 750}]"#, to: "edits.json")
    let run = try CommandRun(
      "purlin edit A.xib --operations edits.json -o B.xib --json", in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("\"priority\" : 750"))
    #expect(run.output.contains("\"patch\" : \"--- before"))
    #expect(try folder.text("A.xib") == Scratch.document)
    #expect(try folder.text("B.xib").contains("constant=\"90\""))
  }

  @Test func `a worse layout has status 1`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun("purlin edit A.xib pin box width=10", in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("the layout is worse than before\n"))
  }
}
