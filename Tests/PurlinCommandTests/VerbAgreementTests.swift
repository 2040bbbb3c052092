import Foundation
import TestSupport
import Testing

/// What one subcommand says of a document is what the others say.
@Suite(.late) struct VerbAgreementTests {
  /// A storyboard with one scene of 393 × 852, whose views and constraints are these.
  private func storyboard(_ views: String, _ constraints: [String]) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="vc"><device id="retina6_12"/><scenes><scene sceneID="s"><objects>
    <viewController id="vc" title="S" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews>\(views)</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    \(constraints.joined(separator: "\n"))
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  private func tie(_ first: String, _ second: String, _ more: String = "", id: String) -> String {
    let (one, two) = (first.split(separator: "."), second.split(separator: "."))
    return
      "<constraint firstItem=\"\(one[0])\" firstAttribute=\"\(one[1])\" secondItem=\"\(two[0])\" "
      + "secondAttribute=\"\(two[1])\" \(more) id=\"\(id)\"/>"
  }

  private func box(_ id: String, height: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="16" y="79" width="361" height="300"/>
    <constraints>\(height.isEmpty ? "" : "<constraint firstAttribute=\"height\" constant=\"\(height)\" id=\"\(id)h\"/>")</constraints></view>
    """
  }

  /// Two views of 300 points below each other, which need 660 points of height.
  private var stacked: [String] {
    [
      tie("aa.leading", "safe.leading", id: "al"), tie("safe.trailing", "aa.trailing", id: "ar"),
      tie("bb.leading", "safe.leading", id: "bl"), tie("safe.trailing", "bb.trailing", id: "br"),
      tie("aa.top", "safe.top", "constant=\"20\"", id: "at"),
      tie("safe.bottom", "bb.bottom", "constant=\"20\"", id: "bo"),
      tie("bb.top", "aa.bottom", "relation=\"greaterThanOrEqual\" constant=\"20\"", id: "gap"),
    ]
  }

  @Test func `the order of constraints changes nothing of what resizing breaks`() throws {
    let folder = try Scratch()
    let views = box("aa", height: "300") + box("bb", height: "300")
    let turned = box("bb", height: "300") + box("aa", height: "300")
    try folder.write(storyboard(views, stacked), to: "A.storyboard")
    var said: Set<String> = []
    var generator = SplitMix64(seed: 7)
    let shuffled = stacked.shuffled(using: &generator)
    for (index, order) in [stacked, stacked.reversed(), shuffled].enumerated() {
      try folder.write(
        storyboard(index == 1 ? turned : views, order), to: "A.storyboard")
      let run = try CommandRun("purlin check A.storyboard", in: folder)
      said.formUnion(
        run.output.split(separator: "\n").filter { $0.contains("[resizing]") }.map(String.init))
    }
    #expect(said.count == 1, "\(said)")
    #expect(
      said.first?.contains(
        "below 660 points of height: required constraints cannot be satisfied together.") == true)
  }

  @Test func `views in a conflict are not ambiguous besides`() throws {
    let folder = try Scratch()
    let views = box("bb", height: "300") + box("aa", height: "300")
    for order in [stacked, stacked.reversed()] {
      try folder.write(storyboard(views, order), to: "A.storyboard")
      let run = try CommandRun(
        "purlin explain A.storyboard --width 393...400 --height 320...1366", in: folder)
      #expect(run.output.contains("required constraints cannot be satisfied together"))
      #expect(!run.output.contains("not determined"), "\(run.output)")
    }
  }

  @Test func `a conflict along one axis hides nothing that is open along the other`() throws {
    let folder = try Scratch()
    try folder.write(
      storyboard(
        box("aa", height: "300"),
        [
          tie("aa.top", "safe.top", id: "t"), tie("safe.bottom", "aa.bottom", id: "b"),
          tie("aa.leading", "safe.leading", id: "l"),
        ]), to: "A.storyboard")
    let run = try CommandRun("purlin explain A.storyboard", in: folder)
    #expect(run.output.contains("cannot be satisfied together"))
    #expect(run.output.contains("UIView(aa).width"), "\(run.output)")
    let check = try CommandRun("purlin check A.storyboard", in: folder)
    #expect(check.output.contains("[ambiguous-layout]"))
    #expect(check.output.contains("[conflicting-constraints]"))
  }

  private static let tied = """
    <label text="Name" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="aa">
    <rect key="frame" x="16" y="79" width="300" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <label text="Value" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bb">
    <rect key="frame" x="324" y="79" width="53" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """

  @Test func `what content priorities leave open is explained`() throws {
    let folder = try Scratch()
    try folder.write(
      storyboard(
        Self.tied,
        [
          tie("aa.leading", "safe.leading", "constant=\"16\"", id: "l"),
          tie("bb.leading", "aa.trailing", "constant=\"8\"", id: "m"),
          tie("safe.trailing", "bb.trailing", "constant=\"16\"", id: "r"),
          tie("aa.top", "safe.top", "constant=\"20\"", id: "t"),
          tie("bb.top", "safe.top", "constant=\"20\"", id: "u"),
        ]), to: "A.storyboard")
    let check = try CommandRun("purlin check A.storyboard", in: folder)
    #expect(check.output.contains("[content-priority-ambiguity]"))
    let run = try CommandRun("purlin explain A.storyboard", in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("S: A.storyboard:"))
    #expect(run.output.contains("[content-priority-ambiguity]"))
    let json = try CommandRun("purlin explain A.storyboard --format json", in: folder)
    #expect(json.output.contains("\"rule\" : \"content-priority-ambiguity\""))
  }

  @Test func `how far a scroll view scrolls is explained`() throws {
    let folder = try Scratch()
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="sc">
      <rect key="frame" x="0" y="59" width="393" height="759"/>
      <subviews>\(box("aa"))</subviews><constraints>
      \(tie("aa.top", "sc.top", id: "t")) \(tie("aa.leading", "sc.leading", id: "l"))
      \(tie("sc.trailing", "aa.trailing", id: "r")) \(tie("aa.width", "sc.width", id: "w"))
      <constraint firstItem="aa" firstAttribute="height" constant="900" id="h"/>
      </constraints></scrollView>
      """
    try folder.write(
      storyboard(
        scroll,
        [
          tie("sc.leading", "safe.leading", id: "sl"),
          tie("safe.trailing", "sc.trailing", id: "sr"),
          tie("sc.top", "safe.top", id: "st"), tie("safe.bottom", "sc.bottom", id: "sb"),
        ]), to: "A.storyboard")
    for options in ["", " --ambiguity"] {
      let run = try CommandRun("purlin explain A.storyboard\(options)", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("[ambiguous-scrollable-content]"), "\(run.output)")
      #expect(!run.output.contains("nothing is ambiguous"))
    }
  }

  @Test func `what lies outside because of the canvas is left out with the conflict`() throws {
    let folder = try Scratch()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="100"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="100"/>
      <subviews>\(box("aa", height: "40"))\(box("bb", height: "60"))</subviews><constraints>
      \(tie("aa.top", "content.top", "constant=\"10\"", id: "t"))
      \(tie("bb.top", "aa.bottom", "constant=\"10\"", id: "m"))
      \(tie("content.bottom", "bb.bottom", "constant=\"10\"", id: "b"))
      \(tie("aa.leading", "content.leading", id: "l")) \(tie("content.trailing", "aa.trailing", id: "r"))
      \(tie("bb.leading", "content.leading", id: "k")) \(tie("content.trailing", "bb.trailing", id: "s"))
      </constraints></tableViewCellContentView></tableViewCell></objects></document>
      """, to: "Cell.xib")
    let run = try CommandRun("purlin prove Cell.xib", in: folder)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("nothing found at any width"))
    #expect(run.output.contains("1 conflict with the height of 100 points"))
    #expect(try CommandRun("purlin prove Cell.xib --size 375x100", in: folder).status == 1)
  }

  @Test func `parts that cannot be read are named by all that lay the document out`() throws {
    let folder = try Scratch()
    try folder.write(
      Scratch.document.replacing("constant=\"20\"", with: "constant=\"much\""), to: "A.xib")
    for line in [
      "prove A.xib", "explain A.xib", "explain A.xib --width 320...400",
      "explain A.xib --ambiguity",
      "show A.xib", "show A.xib --json", "show A.xib --as anchors", "show A.xib -o A.svg",
      "show A.xib -o A.html",
    ] {
      let run = try CommandRun("purlin \(line)", in: folder)
      #expect(run.status == 2, "\(line)")
      #expect(run.errors.contains("constant=\"much\" is not a number"), "\(line)")
      #expect(run.errors.contains("1 part"), "\(line): \(run.errors)")
    }
    for line in ["audit A.xib", "prove --resizable A.xib --no-cache --no-repairs"] {
      let run = try CommandRun("purlin \(line)", in: folder)
      #expect(run.status == 2, "\(line)")
      #expect((run.output + run.errors).contains("1 part could not be read: "), "\(line)")
    }
    #expect(try CommandRun("purlin check A.xib", in: folder).status == 1)
    let code = try CommandRun("purlin show A.xib --as anchors", in: folder)
    #expect(code.output.contains("// TODO: Line "), "\(code.output)")
    #expect(code.output.contains("not read: constant=\"much\" is not a number"))
  }

  @Test func `what the hidden views of a stack view decide is an error for none`() throws {
    let folder = try Scratch()
    func arranged(_ id: String, _ more: String = "") -> String {
      "<view \(more) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"/>"
    }
    let stack = """
      <stackView spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="st">
      <rect key="frame" x="16" y="79" width="361" height="50"/><subviews>
      \(arranged("s1"))\(arranged("s2", "hidden=\"YES\""))\(arranged("s3"))</subviews></stackView>
      """
    let ties = [
      tie("st.leading", "safe.leading", "constant=\"16\"", id: "l"),
      tie("safe.trailing", "st.trailing", "constant=\"16\"", id: "r"),
      tie("st.top", "safe.top", "constant=\"20\"", id: "t"),
      tie("s2.width", "s1.width", id: "e"), tie("s3.width", "s1.width", id: "q"),
      "<constraint firstItem=\"st\" firstAttribute=\"height\" constant=\"50\" id=\"h\"/>",
    ]
    try folder.write(storyboard(stack, ties), to: "A.storyboard")
    let device = "A.storyboard --device \"iPhone 15\""
    #expect(
      !(try CommandRun("purlin check \(device)", in: folder).output.contains("conflicting")))
    #expect(try CommandRun("purlin explain \(device)", in: folder).status == 0)
    let shown = try CommandRun("purlin show \(device)", in: folder)
    #expect(!shown.output.contains("error: "), "\(shown.output)")
    #expect(shown.output.contains("note: 10 required constraints cannot be satisfied together"))
    #expect(shown.output.contains("the document does not say whether the app has this conflict"))
    let json = try CommandRun("purlin show \(device) --json", in: folder)
    #expect(!json.output.contains("\"error\""))
  }

  @Test func `margins are named as a cause only where they move something`() throws {
    let folder = try Scratch()
    let ties = [
      tie("aa.top", "safe.top", id: "t"),
      tie("aa.leading", "safe.leading", "constant=\"300\"", id: "l"),
    ]
    let size = "<constraint firstItem=\"aa\" firstAttribute=\"width\" constant=\"100\" id=\"w\"/>"
    try folder.write(storyboard(box("aa", height: "40"), ties + [size]), to: "A.storyboard")
    let run = try CommandRun("purlin explain A.storyboard --width 320...600", in: folder)
    #expect(run.output.contains("below 400 points"), "\(run.output)")
    #expect(!run.output.contains("margins"), "\(run.output)")
    let margins = [
      tie("aa.top", "safe.top", id: "t"), tie("aa.leading", "root.leadingMargin", id: "l"),
      tie("aa.trailing", "root.trailingMargin", id: "r"),
    ]
    try folder.write(storyboard(box("aa", height: "40"), margins), to: "A.storyboard")
    let moved = try CommandRun(
      "purlin prove A.storyboard --width 320...600 --assert \"aa.left <= 17\"", in: folder)
    #expect(moved.output.contains("the system's margins change from 16 to 20"), "\(moved.output)")
  }

  @Test func `the effect of a constant is that on margins, too`() throws {
    let folder = try Scratch()
    let inner = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"bb\"/>"
    let outer = box("aa").replacing(
      "<constraints></constraints>",
      with: "<subviews>\(inner)</subviews><constraints>"
        + tie("bb.leading", "aa.leading", id: "bl") + tie("aa.trailing", "bb.trailing", id: "br")
        + tie("bb.top", "aa.topMargin", id: "bt") + tie("bb.bottom", "aa.bottom", id: "bo")
        + "</constraints>")
    let ties = [
      tie("aa.leading", "root.leading", id: "l"), tie("root.trailing", "aa.trailing", id: "r"),
      tie("aa.top", "root.top", "constant=\"5\"", id: "t"),
      tie("root.bottom", "aa.bottom", id: "b"),
    ]
    try folder.write(storyboard(outer, ties), to: "A.storyboard")
    let run = try CommandRun("purlin explain A.storyboard bb.height", in: folder)
    // The view's top margin grows by as much as the view is moved into the safe area.
    let lines = run.output.split(separator: "\n").drop {
      !$0.contains("UIView(aa).top = UIView(root).top + 5")
    }
    #expect(
      lines.dropFirst().first?.contains("1 point more there is no change here") == true,
      "\(run.output)")
  }

  @Test func `a content view without an id is named after its cell`() throws {
    let folder = try Scratch()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="150" height="100"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="150" height="100"/>
      <subviews>\(box("aa", height: "140"))</subviews></view><constraints>
      \(tie("aa.top", "cell.top", id: "t")) \(tie("aa.leading", "cell.leading", id: "l"))
      \(tie("cell.trailing", "aa.trailing", id: "r"))
      </constraints></collectionViewCell></objects></document>
      """, to: "Cell.xib")
    let run = try CommandRun("purlin prove Cell.xib --size 150x100", in: folder)
    #expect(
      run.output.contains("beyond the bottom edge of UIView of UICollectionViewCell"),
      "\(run.output)")
    #expect(!run.output.contains("UIView()"))
  }

  @Test func `texts that cannot be read are named once, and other languages are checked`() throws {
    let folder = try Scratch()
    try folder.write(
      storyboard(
        Self.tied,
        [
          tie("aa.leading", "safe.leading", "constant=\"16\"", id: "l"),
          tie("aa.top", "safe.top", "constant=\"20\"", id: "t"),
          tie("bb.top", "aa.bottom", "constant=\"20\"", id: "u"),
          tie("bb.leading", "safe.leading", "constant=\"16\"", id: "m"),
          "<constraint firstItem=\"aa\" firstAttribute=\"width\" constant=\"60\" id=\"w\"/>",
        ]), to: "Base.lproj/Main.storyboard")
    try folder.write("\"aa.text\" = \"Familienname\";\n", to: "de.lproj/Main.strings")
    try folder.write(
      "\"aa.text\" = \"Nom\"\n\"bb.text\" = \"Valeur\"\n", to: "fr.lproj/Main.strings")
    for language in ["all", "fr"] {
      let run = try CommandRun(
        "purlin check Base.lproj/Main.storyboard --language \(language)", in: folder)
      #expect(run.status == 2)
      #expect(
        run.output.contains("fr.lproj/Main.strings:2:1: error: expected ';'"), "\(run.output)")
      #expect(!run.errors.contains("no document has texts"))
      #expect(run.output.contains("on language de") == (language == "all"), "\(run.output)")
    }
    let proof = try CommandRun(
      "purlin prove --resizable Base.lproj/Main.storyboard --no-cache --no-repairs --language all",
      in: folder)
    #expect(proof.status == 2)
    #expect(proof.errors.contains("Main.strings: 2:1: expected ';'"), "\(proof.errors)")
    #expect(!proof.output.contains("de, fr"), "\(proof.output)")
    #expect(proof.hints.isEmpty)
  }

  @Test func `an edit that breaks the screen at other sizes is not offered`() throws {
    let folder = try Scratch()
    let ties = [
      tie("aa.leading", "safe.leading", "constant=\"16\"", id: "l"),
      tie("bb.leading", "aa.trailing", "constant=\"8\"", id: "m"),
      tie("aa.top", "safe.top", "constant=\"20\"", id: "t"), tie("bb.top", "aa.top", id: "u"),
      tie("bb.width", "aa.width", id: "e"),
      "<constraint firstItem=\"aa\" firstAttribute=\"width\" constant=\"80\" id=\"w\"/>",
    ]
    // As wide as the longer of the two, both need 359 points, and a window may have 320.
    let views = Self.tied.replacing("\"Name\"", with: "\"Departure time\"")
      .replacing("\"Value\"", with: "\"Arrival time tomorrow\"")
      .replacing("\"300\"", with: "\"80\"").replacing("\"53\"", with: "\"80\"")
      .replacing("\"324\"", with: "\"104\"")
    try folder.write(storyboard(views, ties), to: "A.storyboard")
    let clipped = try CommandRun("purlin explain A.storyboard#aa", in: folder)
    #expect(clipped.output.contains("[clipped-text]"), "\(clipped.output)")
    #expect(!clipped.output.contains("purlin edit A.storyboard set w"), "\(clipped.output)")
    // A window of any width has space for one of them.
    try folder.write(
      storyboard(views, ties.filter { !$0.contains("id=\"e\"") }), to: "A.storyboard")
    let alone = try CommandRun("purlin explain A.storyboard#aa", in: folder)
    #expect(alone.output.contains("purlin edit A.storyboard set w"), "\(alone.output)")
  }

  @Test func `a text that is beyond the edge already is not said to be beside it`() throws {
    let folder = try Scratch()
    let label = Self.tied.components(separatedBy: "<label")[1]
    let outer = box("bx", height: "40").replacing(
      "<constraints>",
      with: "<subviews><label\(label)</subviews><constraints>"
        + tie("aa.leading", "bx.leading", "constant=\"16\"", id: "al")
        + tie("aa.top", "bx.top", id: "at")
        + "<constraint firstAttribute=\"width\" constant=\"40\" id=\"bw\"/>")
    try folder.write(
      storyboard(
        outer,
        [
          tie("bx.leading", "safe.leading", "constant=\"16\"", id: "l"),
          tie("bx.top", "safe.top", id: "t"),
        ]), to: "A.storyboard")
    let run = try CommandRun("purlin check A.storyboard", in: folder)
    let found = run.output.split(separator: "\n").filter { $0.contains("[missing-trailing]") }
    #expect(found.allSatisfy { !$0.contains(" 0 away") }, "\(found)")
    #expect(found.contains { $0.contains("beyond the edge of \"View\" already") }, "\(run.output)")
  }

  @Test func `edits begin with the likely mistake`() throws {
    let folder = try Scratch()
    try folder.write(
      storyboard(
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="aa">
        <rect key="frame" x="20" y="79" width="353" height="198"/><constraints>
        <constraint firstAttribute="height" constant="200" id="h"/>
        <constraint firstAttribute="width" secondItem="aa" secondAttribute="height" multiplier="16:9" id="ratio"/>
        </constraints></view>
        """,
        [
          tie("aa.top", "safe.top", "constant=\"20\"", id: "t"),
          tie("aa.leading", "safe.leading", "constant=\"20\"", id: "l"),
          tie("safe.trailing", "aa.trailing", "constant=\"20\"", id: "r"),
        ]), to: "A.storyboard")
    let run = try CommandRun("purlin explain A.storyboard#ratio", in: folder)
    let likely = try #require(run.output.firstMatch(of: /Likely mistake: number (\d)/)).1
    #expect(run.output.contains("  \(likely). UIView(aa).height = 200"))
    let edits = run.output.split(separator: "\n").filter { $0.contains("purlin edit") }
    #expect(edits.first?.contains(" h ") == true, "\(run.output)")
  }

  @Test(arguments: ["", "customClass=\"Name\"", "customClass=\"Name\" ambiguous=\"NO\""])
  func `a text that constraints stretch although it is required to hug is a conflict for all`(
    attributes: String
  ) throws {
    let folder = try Scratch()
    let label = """
      <label text="Hello" verticalHuggingPriority="1000" \(attributes) \
      translatesAutoresizingMaskIntoConstraints="NO" id="name">
      <rect key="frame" x="0" y="59" width="393" height="50"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <constraints><constraint firstAttribute="height" constant="50" id="fifty"/></constraints></label>
      """
    let ties = [
      tie("name.leading", "safe.leading", id: "l"), tie("safe.trailing", "name.trailing", id: "r"),
      tie("name.top", "safe.top", id: "t"),
    ]
    try folder.write(storyboard(label, ties), to: "A.storyboard")
    let check = try CommandRun("purlin check A.storyboard", in: folder)
    #expect(check.output.contains("[conflicting-constraints]"), "\(check.output)")
    let explained = try CommandRun("purlin explain A.storyboard", in: folder)
    #expect(explained.output.contains("2 constraints cannot be satisfied together"))
    let proof = try CommandRun("purlin prove A.storyboard", in: folder)
    #expect(proof.output.contains("2 required constraints cannot be satisfied together"))
  }

  @Test func `a source file that is named is checked, and no log`() throws {
    let folder = try Scratch()
    try folder.write("import UIKit\nlet a = UIImage(named: \"a\")\n", to: "A.swift")
    try folder.write("<svg/>", to: "known.svg")
    let run = try CommandRun("purlin check A.swift", in: folder)
    #expect(
      run.output.contains("A.swift:2:24: warning: The app has no image 'a'."), "\(run.output)")
    #expect(run.errors.contains("1 source file: 1 warning"), "\(run.errors)")
  }

  @Test func `a source file is not checked without sources`() throws {
    let folder = try Scratch()
    try folder.write("import UIKit\n", to: "A.swift")
    let run = try CommandRun("purlin check A.swift --no-sources", in: folder)
    #expect(run.status == 2)
    #expect(run.lines.first == "purlin: A.swift is a source file; check it without --no-sources")
  }

  @Test func `a log is counted as a log`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write("Test Suite 'All tests' passed\n", to: "log.txt")
    #expect(
      try CommandRun("purlin check log.txt", in: folder).errors.contains("1 log: nothing found"))
    #expect(
      try CommandRun("purlin check log.txt A.xib", in: folder).errors
        .contains("1 document and 1 log: "))
  }
}
