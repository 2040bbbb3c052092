import InterfaceBuilder
import Testing

@testable import InterfaceLinter

@MainActor
@Suite struct DocumentFixerTests {
  /// A scene with something to fix of every kind.
  private static let scene = Scene(
    views: box(
      "box", 16, 60, 300, 50, attributes: "misplaced=\"YES\"",
      constraints: tie("box.height = 50") + tie("box.height = 50", id: "twice"))
      + label("a", "One", 16, 140, 303) + label("b", "Two", 327, 140, 32)
      + label("c", "Username", 16, 200, 80) + label("d", "Guest", 110, 200, 50),
    constraints: tie("box.left = root.left + 16") + tie("box.top = root.top + 60")
      + tie("root.trailing = box.trailing + 16").replacing("trailing", with: "right")
      + tie("a.leading = root.leading + 16") + tie("a.top = root.top + 140")
      + tie("b.leading = a.trailing + 8") + tie("root.trailing = b.trailing + 16")
      + tie("b.top = a.top") + corner("c", 16, 200) + corner("d", 110, 200))

  private func fix(
    _ text: String, _ kinds: Set<DocumentRepair.Kind>
  ) throws -> (text: String, outcome: DocumentFixer.Outcome) {
    let outcome = try DocumentFixer(linter: Linter(), kinds: kinds)
      .fix(Array(text.utf8), file: "Main.storyboard")
    return (String(decoding: outcome.bytes, as: UTF8.self), outcome)
  }

  @Test(arguments: [
    (DocumentRepair.Kind.frames, "misplaced-view"), (.duplicates, "duplicate-constraint"),
    (.directions, "left-right"), (.edges, "missing-trailing"),
    (.priorities, "content-priority-ambiguity"),
  ])
  func `a repair makes its finding go away and changes nothing else`(
    kind: DocumentRepair.Kind, rule: String
  ) throws {
    let before = try Self.scene.lint().findings
    #expect(before.contains { $0.ruleID == rule })
    let (text, outcome) = try fix(Self.scene.text, [kind])
    #expect(!outcome.mended.isEmpty)
    #expect(outcome.refused.isEmpty)
    let after = try Linter().lint(Array(text.utf8), file: "Main.storyboard").findings
    #expect(!after.contains { $0.ruleID == rule })
    // What the repair is not about is found as before.
    let others = { (found: [LintFinding]) in
      Set(found.filter { $0.ruleID != rule }.map(\.identity))
    }
    #expect(others(after).isSubset(of: others(before)))
    expectOnlyEdits(outcome.mended.flatMap(\.edits), from: Self.scene.text, to: text)
  }

  @Test func `a frame in the older form is written in today's`() throws {
    let scene = Scene(
      views: box(
        "box", 0, 60, 300, 50, attributes: "misplaced=\"YES\"", constraints: tie("box.height = 50")),
      constraints: tie("box.leading = root.leading") + tie("box.top = root.top + 60")
        + tie("root.trailing = box.trailing + 16"))
    let old = scene.text.replacing(
      "<rect key=\"frame\" x=\"0.0\" y=\"60.0\" width=\"300.0\" height=\"50.0\"/>",
      with: "<frame key=\"frameInset\" minY=\"60\" width=\"300\" height=\"50\"/>")
    try #require(old != scene.text)
    let (text, outcome) = try fix(old, [.frames])
    #expect(outcome.refused.isEmpty)
    #expect(text.contains("<rect key=\"frame\" x=\"0.0\" y=\"60\" width=\"359\" height=\"50\"/>"))
    #expect(!text.contains("frameInset") && !text.contains("misplaced"))
  }

  @Test(arguments: [(16, 16), (40, 40), (0, 20)])
  func `a missing edge keeps the distance that other views keep`(sibling: Int, distance: Int) throws
  {
    let scene = Scene(
      views: label("a", "Notifications of updates and more news", 16, 40, 300)
        + box("box", 16, 120, 300, 50, constraints: tie("box.height = 50")),
      constraints: corner("a") + corner("box", 16, 120)
        + tie("root.trailing = box.trailing + \(sibling)"))
    let (text, _) = try fix(scene.text, [.edges])
    #expect(text.contains("secondAttribute=\"trailing\" constant=\"\(distance)\" id="))
  }

  /// Every byte outside the edits is the byte it was.
  private func expectOnlyEdits(
    _ edits: [DocumentEdit], from old: String, to new: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let old = Array(old.utf8)
    let new = Array(new.utf8)
    var (i, j) = (0, 0)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let kept = old[i..<edit.range.lowerBound]
      #expect(kept.elementsEqual(new[j..<j + kept.count]), sourceLocation: sourceLocation)
      j += kept.count + edit.replacement.count
      i = edit.range.upperBound
    }
    #expect(old[i...].elementsEqual(new[j...]), sourceLocation: sourceLocation)
  }

  @Test func `frames are written as Interface Builder writes them, and the flag goes`() throws {
    let text = try fix(Self.scene.text, [.frames]).text
    #expect(
      text.contains("<rect key=\"frame\" x=\"16.0\" y=\"60.0\" width=\"343\" height=\"50.0\"/>"))
    #expect(!text.contains("misplaced"))
  }

  @Test func `only the later of two equal constraints goes, with its line`() throws {
    let scene = Scene(
      views: box(
        "box", 16, 60, 100, 50,
        constraints: tie("box.width = 100") + "\n      " + tie("box.height = 50") + "\n      "
          + tie("box.height = 50", id: "twice") + "\n"), constraints: corner("box", 16, 60))
    let text = try fix(scene.text, [.duplicates]).text
    let line = "      " + tie("box.height = 50", id: "twice") + "\n"
    #expect(text == scene.text.replacing(line, with: ""))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a new constraint gets a line like its neighbours'`(lineEnd: String) throws {
    let scene = Scene(
      views: label("c", "Username", 16, 60, 80) + label("d", "Guest", 110, 60, 50),
      constraints: "          " + corner("c", 16, 60).replacing("/><", with: "/>\n          <")
        + "\n          " + corner("d", 110, 60).replacing("/><", with: "/>\n          <"))
    let old = scene.text.replacing("\n", with: lineEnd)
    let text = try fix(old, [.edges]).text
    let added = text.split(separator: lineEnd, omittingEmptySubsequences: false)
      .filter { !old.contains($0) }
    #expect(added.count == 1)
    #expect(
      added.first?.hasPrefix(
        "          <constraint firstItem=\"d\" firstAttribute=\"leading\" "
          + "relation=\"greaterThanOrEqual\" secondItem=\"c\" secondAttribute=\"trailing\" "
          + "constant=\"8\" id=\"") == true)
  }

  @Test func `a repair is the same every time, and fixing twice changes nothing more`() throws {
    let once = try fix(Self.scene.text, Set(DocumentRepair.Kind.allCases)).text
    #expect(try fix(Self.scene.text, Set(DocumentRepair.Kind.allCases)).text == once)
    let twice = try fix(once, Set(DocumentRepair.Kind.allCases))
    #expect(twice.text == once)
    #expect(twice.outcome.mended.isEmpty)
  }

  /// A document of scenes, of which the repair of each second one does not help: a text that its saved frame cannot
  /// show has another frame in Interface Builder, too.
  private func scenes(_ count: Int) throws -> String {
    let text = Scene(
      views: box("box", 10, 60, 100, 50) + label("text", "lantern harbour", 30, 40, 80),
      constraints: corner("box", 16, 60) + tie("box.width = 100") + tie("box.height = 50")
        + tie("text.centerX = root.centerX") + tie("text.centerY = root.centerY")
    ).text
    let start = try #require(text.firstRange(of: "<scene ")).lowerBound
    let end = try #require(text.firstRange(of: "</scene>")).upperBound
    let copies = (0..<count).map { index in
      text[start..<end].replacing("lantern harbour", with: index % 2 == 0 ? "a" : "lantern harbour")
        .replacing(#/(id|firstItem|secondItem|sceneID|storyboardIdentifier)="([^"]*)"/#) {
          "\($0.output.1)=\"\($0.output.2)\(index)\""
        }
    }
    return text[..<start] + copies.joined() + text[end...]
  }

  @Test func `the number of checks does not grow with the scenes`() throws {
    let few = try fix(scenes(4), [.frames]).outcome
    let many = try fix(scenes(32), [.frames]).outcome
    #expect(!few.mended.isEmpty && !few.refused.isEmpty)
    #expect(many.mended.count == 8 * few.mended.count)
    #expect(many.refused.count == 8 * few.refused.count)
    #expect(many.checks == few.checks)
  }

  @Test func `what a marker silences is not fixed`() throws {
    var scene = Self.scene
    scene.views = scene.views.replacing(
      "misplaced=\"YES\"", with: "misplaced=\"YES\" userLabel=\"purlin:disable misplaced-view\"")
    #expect(try fix(scene.text, [.frames]).text == scene.text)
  }

  @Test func `what lies over its neighbour already gets no constraint to keep away`() throws {
    let scene = Scene(
      views: label("c", "Username", 16, 60, 80) + label("d", "Guest", 80, 60, 50),
      constraints: corner("c", 16, 60) + corner("d", 80, 60))
    let (text, outcome) = try fix(scene.text, [.edges])
    #expect(text == scene.text)
    #expect(outcome.mended.isEmpty)
  }
}

@Suite struct DocumentEditTests {
  private func edit(_ range: Range<Int>, _ text: String, _ source: String) -> DocumentEdit {
    DocumentEdit(range, text.utf8, in: MarkupIndex(Array(source.utf8)))
  }

  @Test func `ranges count in the text as it was, in any order`() {
    let source = "<abcdef/>"
    let edits = [edit(5..<6, "E", source), edit(1..<3, "", source), edit(4..<4, "++", source)]
    let result = DocumentEdit.apply(edits, to: Array(source.utf8))
    #expect(String(decoding: result, as: UTF8.self) == "<c++dEf/>")
  }

  @Test func `of edits that overlap the first counts`() {
    let source = "<abcdef/>"
    let edits = [edit(1..<4, "X", source), edit(2..<3, "Y", source), edit(1..<4, "X", source)]
    let result = DocumentEdit.apply(edits, to: Array(source.utf8))
    #expect(String(decoding: result, as: UTF8.self) == "<Xdef/>")
  }
}

@Suite struct UnifiedDifferenceTests {
  @Test func `a change has three lines around it and counts its lines`() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 10\n", with: "line ten\n").replacing("line 20\n", with: "end")
    let text = UnifiedDifference(from: Array(old.utf8), to: Array(new.utf8))
      .text(oldName: "a", newName: "b")
    #expect(
      text == """
        --- a
        +++ b
        @@ -7,7 +7,7 @@
         line 7
         line 8
         line 9
        -line 10
        +line ten
         line 11
         line 12
         line 13
        @@ -17,4 +17,4 @@
         line 17
         line 18
         line 19
        -line 20
        +end
        \\ No newline at end of file

        """)
  }

  @Test func `no change is no text`() {
    let bytes = Array("a\r\nb".utf8)
    #expect(UnifiedDifference(from: bytes, to: bytes).text(oldName: "a", newName: "b").isEmpty)
  }
}

@Suite struct MarkupIndexTests {
  private let text = """
    \u{FEFF}<?xml version="1.0"?>
    <!-- <not this="one"/> --><a b='1' c = "x > y"><![CDATA[<nor this>]]>
    \t<ü d="é"/><e></e>
    </a>
    """

  @Test func `elements, attributes and places are found, comments and data are not`() throws {
    let markup = MarkupIndex(Array(text.utf8))
    #expect(markup.elements.map(\.name) == ["a", "ü", "e"])
    let outer = try #require(markup.elements.first)
    #expect(outer["c"]?.value == "x > y")
    #expect(markup.bytes[outer.whole].starts(with: Array("<a b='1'".utf8)))
    #expect(markup.bytes[outer.whole].last == UInt8(ascii: ">"))
    #expect(outer.whole.upperBound == markup.bytes.count)
    #expect(markup.position(of: outer.startTag.lowerBound) == SourcePosition(line: 2, column: 27))
    #expect(markup.element(at: SourcePosition(line: 3, column: 2))?.name == "ü")
    #expect(markup.element(at: SourcePosition(line: 3, column: 12))?.name == "e")
    #expect(markup.line(3) == "\t<ü d=\"é\"/><e></e>")
  }

  @Test func `places agree with the reader's`() throws {
    let document = try InterfaceDocument(
      parsing:
        "\u{FEFF}<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\r\n<!-- é -->"
        + "<objects>\r\n\t<view id=\"é\"/></objects></document>")
    let text =
      "\u{FEFF}<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\r\n<!-- é -->"
      + "<objects>\r\n\t<view id=\"é\"/></objects></document>"
    let markup = MarkupIndex(Array(text.utf8))
    document.forEachView { view in
      #expect(markup.element(at: view.position)?.name == "view")
      #expect(markup.element(at: view.position)?["id"]?.value == view.id)
    }
  }

  @Test func `of text cut off in its root element no element is found, and its lines are`() {
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      let markup = MarkupIndex(Array(bytes[..<count]))
      #expect(markup.elements.isEmpty, "\(count) bytes")
      let lines = bytes[..<count].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(lines.indices.map { markup.range(ofLine: $0 + 1) } == lines.map(\.indices))
      #expect(markup.range(ofLine: lines.count + 1) == nil)
    }
  }
}
