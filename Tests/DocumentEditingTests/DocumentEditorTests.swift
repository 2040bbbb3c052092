import InterfaceBuilder
import InterfaceLinter
import LayoutProof
import Testing

@testable import DocumentEditing

/// Operations on a xib with a view of 375 × 667 points.
@MainActor
@Suite struct DocumentEditorTests {
  /// A document with views and constraints; the root has a safe area.
  static func document(
    views: String, constraints: String = "", variation: String = "", extra: String = ""
  ) -> String {
    let list =
      constraints.isEmpty ? "" : "\n      <constraints>\(constraints)\n      </constraints>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root" userLabel="Screen">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>\(views)
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>\(list)\(variation)
          </view>\(extra)
        </objects>
      </document>

      """
  }

  static func box(
    _ id: String, _ frame: (Int, Int, Int, Int), placement: String = "", inside: String = ""
  ) -> String {
    """

            <view contentMode="scaleToFill" \(placement)\
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
              <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(inside)
            </view>
    """
  }

  static let fixed = "fixedFrame=\"YES\" "

  static func tie(_ attributes: String) -> String { "\n        <constraint \(attributes)/>" }

  /// A box of 100 × 50 at (16, 40) by constraints.
  static let placed = document(
    views: box(
      "box", (16, 40, 100, 50),
      inside: "\n          <constraints>"
        + tie("firstAttribute=\"width\" constant=\"100\" id=\"wid\"")
        + tie("firstAttribute=\"height\" constant=\"50\" id=\"hei\"")
        + "\n          </constraints>"),
    constraints: tie(
      "firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"safe\" "
        + "secondAttribute=\"leading\" constant=\"16\" id=\"lea\" userLabel=\"Indent\"")
      + tie(
        "firstItem=\"box\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" "
          + "constant=\"40\" id=\"top\""))

  /// Two boxes without constraints, side by side, and one below that is as wide as both.
  static let loose = document(
    views: box("one", (16, 40, 100, 50), placement: fixed)
      + box("two", (124, 40, 235, 50), placement: fixed)
      + box("wide", (16, 98, 343, 60), placement: fixed))

  private func edit(
    _ text: String, _ words: String..., updatesFrames: Bool = false
  ) throws -> (text: String, outcome: EditOutcome) {
    var editor = try DocumentEditor(Array(text.utf8), file: "Screen.xib")
    let outcome = try editor.perform(EditOperation(words: words), updatesFrames: updatesFrames)
    #expect(editor.bytes == outcome.bytes)
    return (String(decoding: outcome.bytes, as: UTF8.self), outcome)
  }

  private func message(_ text: String, _ words: String...) throws -> String {
    var editor = try DocumentEditor(Array(text.utf8), file: "Screen.xib")
    let operation = try EditOperation(words: words)
    let error = #expect(throws: EditError.self) { try editor.perform(operation) }
    #expect(editor.bytes == Array(text.utf8))
    return error?.message ?? ""
  }

  /// The lines that only one of two texts has.
  private func changedLines(_ old: String, _ new: String) -> (gone: [Substring], new: [Substring]) {
    let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
    let difference = new.difference(from: old)
    return (
      difference.removals.map { if case .remove(_, let line, _) = $0 { line } else { "" } },
      difference.insertions.map { if case .insert(_, let line, _) = $0 { line } else { "" } }
    )
  }

  // MARK: Setting

  @Test(arguments: [
    "lea", "Indent", "uiview.leading == Screen.safeArea.leading+16",
    "UIView.leading = Screen's safe area.leading + 16",
  ])
  func `a constraint is named by id, label or formula`(name: String) throws {
    var editor = try DocumentEditor(Array(Self.placed.utf8), file: "Screen.xib")
    let outcome = try editor.perform(
      EditOperation(words: ["set", name, "constant=24"]), updatesFrames: true)
    let text = String(decoding: outcome.bytes, as: UTF8.self)
    let lines = changedLines(Self.placed, text)
    #expect(lines.new.count == 2)
    #expect(text.contains("constant=\"24\" id=\"lea\""))
    #expect(text.contains("<rect key=\"frame\" x=\"24\" y=\"40\" width=\"100\" height=\"50\"/>"))
    #expect(outcome.comparison.scenes[0].moves.map(\.id) == ["box"])
    #expect(outcome.appeared.isEmpty)
    #expect(!outcome.isWorse)
  }

  @Test func `a default is not written`() throws {
    let set = try edit(Self.placed, "set", "lea", "constant=0", "priority=750", "relation=>=")
    #expect(
      set.text.contains(
        "firstAttribute=\"leading\" relation=\"greaterThanOrEqual\" secondItem=\"safe\" "
          + "secondAttribute=\"leading\" priority=\"750\" id=\"lea\""))
    let back = try edit(set.text, "set", "lea", "constant=16", "priority=1000", "relation==")
    #expect(back.text == Self.placed)
  }

  @Test func `a constraint is uninstalled and installed again`() throws {
    let without = try edit(Self.placed, "set", "lea", "installed=no")
    #expect(without.text.contains("<exclude reference=\"lea\"/>"))
    #expect(without.outcome.comparison.scenes[0].constraints.map(\.id) == ["lea"])
    #expect(without.outcome.isWorse)
    #expect(without.outcome.appeared.map(\.ruleID) == ["ambiguous-layout"])
    #expect(try edit(without.text, "set", "lea", "installed=no").outcome.isUnchanged)
    #expect(try edit(without.text, "set", "lea", "installed").text == Self.placed)
  }

  @Test func `a conflict is reported, and made`() throws {
    let outcome = try edit(Self.placed, "pin", "box", "aspect-ratio=1:1").outcome
    #expect(outcome.isWorse)
    #expect(outcome.appeared.map(\.ruleID).contains("conflicting-constraints"))
    #expect(outcome.notes.isEmpty)
    #expect(!outcome.isUnchanged)
  }

  // MARK: Removing

  @Test func `a removed constraint takes its references with it`() throws {
    let text = Self.placed.replacing(
      "</view>\n  </objects>",
      with: """
        </view>
            <customObject id="owner">
              <connections>
                <outlet property="indent" destination="lea" id="out"/>
              </connections>
            </customObject>
          </objects>
        """)
    let (edited, outcome) = try edit(text, "remove", "lea")
    #expect(!edited.contains("lea"))
    #expect(!edited.contains("outlet"))
    #expect(!edited.contains("connections"))
    #expect(outcome.notes == ["the outlet 'indent' to the constraint lea is removed, too"])
  }

  @Test func `a view without constraints keeps its frame`() throws {
    let (text, outcome) = try edit(Self.placed, "clear", "box")
    #expect(!text.contains("<constraint"))
    #expect(text.contains("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""))
    #expect(outcome.comparison.scenes[0].moves.isEmpty)
  }

  // MARK: Adding

  @Test func `pinning uses neighbors, the safe area and the canvas`() throws {
    let (text, outcome) = try edit(
      Self.loose, "pin", "one", "leading", "top", "trailing=8", "bottom", "width")
    for line in [
      "firstItem=\"one\" firstAttribute=\"leading\" secondItem=\"safe\" secondAttribute=\"leading\" "
        + "constant=\"16\" id=",
      "firstItem=\"one\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" "
        + "constant=\"40\" id=",
      "firstItem=\"two\" firstAttribute=\"leading\" secondItem=\"one\" "
        + "secondAttribute=\"trailing\" constant=\"8\" id=",
      "firstItem=\"wide\" firstAttribute=\"top\" secondItem=\"one\" secondAttribute=\"bottom\" "
        + "constant=\"8\" id=",
      "<constraint firstAttribute=\"width\" constant=\"100\" id=",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    // All three now have constraints.
    #expect(!text.contains("fixedFrame"))
    #expect(outcome.comparison.scenes[0].constraints.count == 5)
    let ids = text.matches(of: /<constraint [^>]*id="([^"]*)"/).map { $0.1 }
    #expect(Set(ids).count == 5)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /\w{3}-\w\w-\w{3}/) != nil })
    #expect(
      try edit(Self.loose, "pin", "one", "leading", "top", "trailing=8", "bottom", "width").text
        == text)
  }

  @Test func `margins, standard spacing, ratios and equal sizes are written as in Xcode`() throws {
    var text = try edit(Self.loose, "pin", "one", "leading", "margins").text
    #expect(
      text.contains("secondItem=\"root\" secondAttribute=\"leadingMargin\" id="), "16 is the margin"
    )
    text = try edit(Self.loose, "pin", "wide", "top=standard", "aspect-ratio").text
    #expect(text.contains("constant=\"8\" symbolic=\"YES\" id="))
    #expect(
      text.contains("secondItem=\"wide\" secondAttribute=\"height\" multiplier=\"343:60\" id="))
    text = try edit(Self.loose, "pin", "one", "two", "equal-heights").text
    #expect(
      text.contains(
        "firstItem=\"two\" firstAttribute=\"height\" secondItem=\"one\" secondAttribute=\"height\" id="
      ))
  }

  @Test func `aligning takes the first view or the superview`() throws {
    var text = try edit(Self.loose, "align", "one", "two", "top", "center-y=4").text
    #expect(
      text.contains(
        "firstItem=\"two\" firstAttribute=\"top\" secondItem=\"one\" secondAttribute=\"top\" id="))
    #expect(text.contains("secondAttribute=\"centerY\" constant=\"4\" id="))
    text = try edit(Self.loose, "align", "wide", "horizontally-in-container").text
    #expect(
      text.contains(
        "firstItem=\"wide\" firstAttribute=\"centerX\" secondItem=\"root\" "
          + "secondAttribute=\"centerX\" id="))
  }

  @Test func `a constraint that exists is not added again`() throws {
    let outcome = try edit(Self.placed, "pin", "box", "leading").outcome
    #expect(outcome.isUnchanged)
    #expect(outcome.notes == ["the document has the constraint already: lea"])
  }

  @Test func `missing constraints determine the layout of the canvas`() throws {
    let (text, outcome) = try edit(Self.loose, "add-missing")
    #expect(!text.contains("fixedFrame"))
    #expect(outcome.comparison.scenes[0].moves.isEmpty)
    #expect(!outcome.isWorse)
    // What is wider than half its superview is resized with it.
    #expect(
      text.contains(
        "firstItem=\"safe\" firstAttribute=\"trailing\" secondItem=\"wide\" "
          + "secondAttribute=\"trailing\" constant=\"16\""))
    let findings = try Linter().lint(outcome.bytes, file: "Screen.xib").findings
    #expect(!findings.contains { $0.ruleID == "ambiguous-layout" })
    #expect(try edit(text, "add-missing").outcome.isUnchanged)
  }

  @Test func `resetting gives the canvas again`() throws {
    let (_, outcome) = try edit(Self.placed, "reset", "box")
    #expect(outcome.comparison.scenes.flatMap(\.moves).isEmpty)
    #expect(!outcome.isWorse)
  }

  // MARK: Frames and constants

  @Test func `frames follow constants, and constants frames`() throws {
    let moved = Self.placed.replacing("x=\"16\" y=\"40\"", with: "x=\"30\" y=\"40\"")
    let frames = try edit(moved, "update-frames", "box")
    #expect(frames.text == Self.placed)
    #expect(frames.outcome.vanished.map(\.ruleID) == ["misplaced-view"])
    let constants = try edit(moved, "update-constants", "box")
    #expect(constants.text == moved.replacing("constant=\"16\"", with: "constant=\"30\""))
    #expect(constants.outcome.vanished.map(\.ruleID) == ["misplaced-view"])
    #expect(try edit(Self.placed, "update-constants").outcome.isUnchanged)
  }

  @Test func `the constant between baselines follows frames`() throws {
    func label(_ id: String, _ y: Int) -> String {
      """

              <label contentMode="left" text="Text" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="\(id == "one" ? 16 : 200)" y="\(y)" width="36" height="20.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
      """
    }
    func edge(_ view: String, _ constant: Int) -> String {
      Self.tie(
        "firstItem=\"\(view)\" firstAttribute=\"leading\" secondItem=\"root\" "
          + "secondAttribute=\"leading\" constant=\"\(constant)\" id=\"\(view)-x\"")
    }
    let text = Self.document(
      views: label("one", 40) + label("two", 50),
      constraints: edge("one", 16) + edge("two", 200)
        + Self.tie(
          "firstItem=\"one\" firstAttribute=\"top\" secondItem=\"root\" "
            + "secondAttribute=\"top\" constant=\"40\" id=\"one-y\"")
        + Self.tie(
          "firstItem=\"two\" firstAttribute=\"firstBaseline\" secondItem=\"one\" "
            + "secondAttribute=\"firstBaseline\" id=\"base\""))
    let (edited, outcome) = try edit(text, "update-constants", "two")
    #expect(edited.contains("secondAttribute=\"firstBaseline\" constant=\"10\" id=\"base\""))
    #expect(outcome.vanished.map(\.ruleID) == ["misplaced-view"])
  }

  @Test func `a misplacement that no constant causes is noted`() throws {
    let loose = Self.document(
      views: """

              <label contentMode="left" misplaced="YES" text="Text" \
        translatesAutoresizingMaskIntoConstraints="NO" id="one">
                <rect key="frame" x="16" y="40" width="80" height="20.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
        """,
      constraints: Self.tie(
        "firstItem=\"one\" firstAttribute=\"leading\" secondItem=\"root\" "
          + "secondAttribute=\"leading\" constant=\"16\" id=\"x\"")
        + Self.tie(
          "firstItem=\"one\" firstAttribute=\"top\" secondItem=\"root\" "
            + "secondAttribute=\"top\" constant=\"40\" id=\"y\""))
    let outcome = try edit(loose, "update-constants", "one").outcome
    #expect(outcome.isUnchanged)
    #expect(
      outcome.notes.map { $0.prefix(72) }
        == ["no constant of its constraints causes this; 'update-frames one' corrects"])
  }

  // MARK: Pins over pins

  @Test func `a pin over a pin changes its constant`() throws {
    for (words, old, new) in [
      (["width=80"], "constant=\"100\" id=\"wid\"", "constant=\"80\" id=\"wid\""),
      (["leading=20"], "constant=\"16\" id=\"lea\"", "constant=\"20\" id=\"lea\""),
    ] {
      var editor = try DocumentEditor(Array(Self.placed.utf8), file: "Screen.xib")
      let outcome = try editor.perform(EditOperation(words: ["pin", "box"] + words))
      let text = String(decoding: outcome.bytes, as: UTF8.self)
      #expect(text == Self.placed.replacing(old, with: new))
      #expect(!outcome.appeared.contains { $0.ruleID == "conflicting-constraints" })
    }
  }

  @Test func `a pin to the margin replaces one to the safe area`() throws {
    let (text, outcome) = try edit(Self.placed, "pin", "box", "leading=0", "margins")
    #expect(!text.contains("id=\"lea\""))
    #expect(text.contains("leadingMargin"))
    #expect(outcome.notes == ["lea related the same edges, and is replaced"])
    #expect(!outcome.appeared.contains { $0.ruleID == "conflicting-constraints" })
  }

  @Test func `edges are pinned to the superview, whatever is beside`() throws {
    let (text, _) = try edit(Self.loose, "pin", "one", "edges=8", updatesFrames: true)
    #expect(text.contains("x=\"8\" y=\"8\" width=\"359\" height=\"651\""))
  }

  @Test func `one view is centered in its superview`() throws {
    for words in [["center"], ["center-x", "center-y"]] {
      var editor = try DocumentEditor(Array(Self.loose.utf8), file: "Screen.xib")
      _ = try editor.perform(EditOperation(words: ["pin", "one", "width", "height"]))
      let outcome = try editor.perform(
        EditOperation(words: ["align", "one"] + words), updatesFrames: true)
      let text = String(decoding: outcome.bytes, as: UTF8.self)
      #expect(text.contains("x=\"137.5\" y=\"308.5\" width=\"100\" height=\"50\""))
    }
  }

  // MARK: Errors

  @Test func `what cannot be done is explained`() throws {
    #expect(try message(Self.loose, "pin", "root", "width").contains("outermost view of its scene"))
    #expect(
      try message(Self.loose, "pin", "wids", "width").hasPrefix(
        "no view is called 'wids'; did you mean"))
    #expect(try message(Self.loose, "pin", "one", "one", "width") == "'one' is named twice")
    #expect(
      try message(Self.loose, "pin", "one", "equal-widths")
        == "equal-widths needs two views or more")
    #expect(
      try message(Self.loose, "align", "one", "leading").hasPrefix(
        "leading aligns two views or more"))
    #expect(
      try message(Self.placed, "set", "Indnet", "constant=1")
        == "no constraint 'Indnet'; did you mean 'Indent'?")
    #expect(
      try message(Self.placed, "set", "wid", "multiplier=2")
        == "wid has no second item, so it has no multiplier")
    #expect(
      try message(Self.placed, "pin", "box.width", "top")
        == "'box.width' is a number of a view; name the view")
  }
}
