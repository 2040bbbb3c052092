import TestSupport
import Testing

/// `purlin edit`: what it prints and writes.
@Suite(.late) struct EditTests {
  @Test func `an edit is written, and its outcome printed`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun(
      "purlin edit A.xib set w constant=200", in: folder)
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

  @Test func `a document is formatted with and without other arguments`() throws {
    let folder = try Scratch(documents: ["A.xib", "B.xib"])
    let run = try CommandRun(
      "purlin edit A.xib --format && cp A.xib C.xib && purlin edit --format A.xib && cmp A.xib C.xib && "
        + "purlin edit B.xib format --format json | grep -c \"operation.*format\"; cmp B.xib C.xib",
      in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("format\n"))
    #expect(run.output.hasSuffix("  nothing to change\n1\n"))
  }

  @Test func `views with outlets are found by their texts and printed names`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    func label(_ id: String, y: Int) -> String {
      """
      <label text="Price" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="20" y="\(y)" width="41" height="20.5"/></label>
      """
    }
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Shop"><connections>\
      <outlet property="first" destination="aaa" id="o-1"/>\
      <outlet property="second" destination="bbb" id="o-2"/></connections></placeholder>
      """
    let text = Scratch.document
      .replacing("<objects>", with: "<objects>" + owner)
      .replacing("<subviews>", with: "<subviews>" + label("aaa", y: 100) + label("bbb", y: 200))
    try folder.write(text, to: "A.xib")
    let run = try CommandRun("purlin edit A.xib align Price center-x --dry-run", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("2 views are called 'Price'; use one of the ids: aaa, bbb"),
      "\(run.errors)")
    let named = try CommandRun(
      "purlin edit A.xib align \"'Price'(aaa)\" center-x --dry-run", in: folder)
    #expect(named.status < 2, "\(named.errors)")
  }

  @Test func `a worse layout has status 1`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun("purlin edit A.xib pin box height=10 aspect-ratio=1:1", in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("the layout is worse than before\n"))
  }

  @Test func `edits at once all arrive, and each is told so`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let ids = ["w", "h", "l", "t"]
    // The parts of a pipeline run at once; none of them reads or prints anything.
    let parts = ids.map {
      "{ purlin edit A.xib set \($0) constant=123 >/dev/null; echo \($0) $? >&2; }"
    }
    let run = try CommandRun(parts.joined(separator: " | "), in: folder)
    #expect(run.lines.sorted() == ids.map { Substring("\($0) 0") }.sorted())
    let text = try folder.text("A.xib")
    for id in ids { #expect(text.contains("constant=\"123\" id=\"\(id)\""), "\(id) is lost") }
    #expect(try folder.names == ["A.xib"])
  }

  @Test(arguments: ["edit A.xib set w constant=99", "fix A.xib --frames", "lint A.xib --fix"])
  func `a protected document is refused in one line, and written by force`(
    _ line: String
  ) throws {
    let folder = try Scratch(documents: ["A.xib"])
    let refusal = "purlin: A.xib: is write-protected; --force writes it all the same"
    let run = try CommandRun("chmod 444 A.xib; purlin \(line)", in: folder)
    #expect(run.status == 2)
    #expect(run.lines.first.map(String.init) == refusal)
    #expect(try folder.text("A.xib") == Scratch.document)
    let forced = try CommandRun("purlin \(line) --force && ls -l A.xib | cut -c1-10", in: folder)
    #expect(forced.status == 0)
    #expect(forced.output.hasSuffix("-r--r--r--\n"))
    #expect(try folder.text("A.xib") != Scratch.document)
  }

  @Test func `an output that is the document is the document`() throws {
    let folder = try Scratch(documents: ["A.xib", "B.xib"])
    let run = try CommandRun(
      "ln -s A.xib L.xib; purlin edit A.xib set w constant=99 -o L.xib", in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try folder.text("A.xib").contains("constant=\"99\" id=\"w\""))
    #expect(try folder.names == ["A.xib", "B.xib", "L.xib"])
    let other = try CommandRun("purlin lint A.xib -o B.xib", in: folder)
    #expect(other.status == 2)
    #expect(
      other.lines == [
        "purlin: 'B.xib' would be a report in place of a document; give another name, and '--' before documents"
      ])
    #expect(try folder.text("B.xib") == Scratch.document)
  }
}
