import Foundation
import TestSupport
import Testing

@testable import PurlinCommand

/// `purlin explain LOG --document Main.storyboard`.
@MainActor
@Suite struct ExplainLogDocumentTests {
  private let folder: Scratch

  init() throws {
    folder = try Scratch()
    try folder.write(
      Self.storyboard([
        Self.scene(
          "Form", 1,
          """
          <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lab-01-one">
          <rect key="frame" x="16" y="100" width="360" height="20"/></label>
          <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="but-01-one">
          <rect key="frame" x="16" y="150" width="361" height="44"/><state key="normal" title="Send"/></button>
          """,
          """
          <constraint firstItem="lab-01-one" firstAttribute="leading" secondItem="saf-01-one" \
          secondAttribute="leading" constant="16" id="con-1a"/>
          <constraint firstItem="saf-01-one" firstAttribute="trailing" secondItem="lab-01-one" \
          secondAttribute="trailing" constant="17" id="con-1b"/>
          <constraint firstItem="but-01-one" firstAttribute="leading" secondItem="roo-01-one" \
          secondAttribute="leading" constant="16" id="con-1c"/>
          <constraint firstItem="but-01-one" firstAttribute="top" secondItem="lab-01-one" \
          secondAttribute="bottom" constant="30" id="con-1d"/>
          """),
        Self.scene("Send", 2, Self.button(2), Self.pins(2)),
      ]), to: "Main.storyboard")
  }

  private static func button(_ number: Int) -> String {
    """
    <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="but-0\(number)-one">
    <rect key="frame" x="16" y="150" width="361" height="44"/><state key="normal" title="Send"/></button>
    """
  }

  private static func pins(_ number: Int) -> String {
    let (button, root) = ("but-0\(number)-one", "roo-0\(number)-one")
    return """
      <constraint firstItem="\(button)" firstAttribute="leading" secondItem="\(root)" \
      secondAttribute="leading" constant="16" id="con-\(number)a"/>
      <constraint firstItem="\(root)" firstAttribute="trailing" secondItem="\(button)" \
      secondAttribute="trailing" constant="16" id="con-\(number)b"/>
      <constraint firstItem="\(button)" firstAttribute="top" secondItem="\(root)" \
      secondAttribute="top" constant="150" id="con-\(number)c"/>
      <constraint firstItem="\(button)" firstAttribute="width" constant="361" id="con-\(number)d"/>
      """
  }

  private static func scene(
    _ title: String, _ number: Int, _ views: String, _ constraints: String
  ) -> String {
    """
    <scene sceneID="sce-0\(number)"><objects>
    <viewController title="\(title)" id="vic-0\(number)-one" sceneMemberID="viewController">
    <view key="view" id="roo-0\(number)-one"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="saf-0\(number)-one"/>
    <constraints>
    \(constraints)
    </constraints></view></viewController></objects></scene>
    """
  }

  private static func storyboard(_ scenes: [String]) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes></document>
    """
  }

  /// A button that is as wide as the screen for which it was made.
  private let tooWide = [
    "UIButton:0x7a00'Send'.width == 361   (active)",
    "H:|-(16)-[UIButton:0x7a00'Send']   (active, names: '|':UIView:0x7b00 )",
    "H:[UIButton:0x7a00'Send']-(16)-|   (active, names: '|':UIView:0x7b00 )",
    "'UIView-Encapsulated-Layout-Width' UIView:0x7b00.width == 320   (active)",
  ]

  private func explain(
    _ lines: [String], _ options: [String] = [], documents: [String] = ["Main.storyboard"]
  ) throws -> CommandRun {
    let listed = lines.enumerated().map { "    \"<NSLayoutConstraint:0x6000\($0) \($1)>\"" }
    try folder.write(
      "Unable to simultaneously satisfy constraints.\n(\n\(listed.joined(separator: ",\n"))\n)\n",
      to: "console.txt")
    let named = documents.flatMap { ["--document", folder.url.appending(path: $0).path] }
    return try CommandRun(
      inProcess: ["explain", folder.url.appending(path: "console.txt").path] + named + options,
      in: folder)
  }

  /// The line of a constraint in the document.
  private func line(of id: String, in file: String = "Main.storyboard") throws -> Int {
    let text = try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
    return text.prefix(upTo: try #require(text.range(of: "id=\"\(id)\"")).lowerBound)
      .count(where: { $0 == "\n" }) + 1
  }

  @Test func `constraints of a log are found by their items and constants`() throws {
    let run = try explain(tooWide)
    for (number, id) in [(1, "con-2a"), (2, "con-2d"), (3, "con-2b")] {
      let place = "Main.storyboard:\(try line(of: id)):"
      #expect(
        run.output.split(separator: "\n").contains {
          $0.contains("number \(number) is ") && $0.contains(place) && $0.hasSuffix(id)
        },
        "\(run.output)")
    }
    #expect(
      run.output.split(separator: "\n").contains {
        $0.hasPrefix(
          "The first repair was tried there, at 320 × 852 as in the log: no conflict remains")
      }, "\(run.output)")
    #expect(run.status == 1)
  }

  private struct Answer: Decodable {
    struct Cause: Decodable { var places: [Place] }
    struct Place: Decodable, Equatable {
      var constraint: String
      var line: Int
      var isSuspect: Bool
    }
    var causes: [Cause]
  }

  private func places(_ lines: [String]) throws -> [Answer.Place] {
    let run = try explain(lines, ["--json"])
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    return (answer.causes.first?.places ?? []).sorted { $0.constraint < $1.constraint }
  }

  @Test func `neither the order of the list nor that of the items counts`() throws {
    let turned = [
      tooWide[3], "UIButton:0x7a00'Send'.leading == UIView:0x7b00.leading + 16   (active)",
      "UIButton:0x7a00'Send'.trailing == UIView:0x7b00.trailing - 16   (active)", tooWide[0],
    ]
    let found = try places(tooWide)
    #expect(found.map(\.constraint) == ["con-2a", "con-2b", "con-2d"])
    #expect(found.filter(\.isSuspect).map(\.constraint) == ["con-2d"])
    #expect(try places(turned) == found)
  }

  @Test func `a constant that code changes, and constraints of code, are named`() throws {
    let guide = "UILayoutGuide:0x7c'UIViewSafeAreaLayoutGuide'"
    let run = try explain([
      "UILabel:0x7a00'Title'.leading == \(guide).leading + 24   (active)",
      "\(guide).trailing == UILabel:0x7a00'Title'.trailing + 17   (active)",
      "UILabel:0x7a00'Title'.width == 400   (active)",
      "'UIViewSafeAreaLayoutGuide-left' H:|-(0)-[\(guide)](LTR)   (active, names: '|':UIView:0x7b00 )",
      "'UIViewSafeAreaLayoutGuide-right' H:[\(guide)]-(0)-|(LTR)   (active, names: '|':UIView:0x7b00 )",
      "'UIView-Encapsulated-Layout-Width' UIView:0x7b00.width == 375   (active)",
    ])
    #expect(
      run.output.split(separator: "\n").contains {
        $0.hasSuffix("con-1a, where the constant is 16: code changes it")
      },
      "\(run.output)")
    #expect(run.output.contains("  number 3 is not in it: code makes it"), "\(run.output)")
  }

  @Test func `no scene, and several, are said`() throws {
    let none = try explain([
      "UISlider:0x7a.width == 361   (active)", "UISlider:0x7a.width == 300   (active)",
    ])
    #expect(
      none.output.split(separator: "\n").contains { $0.hasPrefix("No scene of ") }, "\(none.output)"
    )
    try folder.write(
      Self.storyboard([Self.scene("Copy", 3, Self.button(3), Self.pins(3))]), to: "Copy.storyboard")
    let several = try explain(tooWide, documents: ["Main.storyboard", "Copy.storyboard"])
    #expect(
      several.output.split(separator: "\n").contains {
        $0.hasPrefix("2 scenes have these constraints: ‘Send’ (") && $0.contains("con-3d")
      }, "\(several.output)")
  }

  @Test(arguments: [
    ("sarif", "\"startLine\": LINE"), ("github", "Main.storyboard,line=LINE,"),
    ("junit", "Main.storyboard:LINE:"), ("xcode", "Main.storyboard:LINE:"),
  ])
  func `in a report a cause is at the constraint of the document`(
    _ format: String, _ expected: String
  ) throws {
    let line = "\(try line(of: "con-2d"))"
    let run = try explain(tooWide, ["--format", format])
    #expect(run.output.contains("Main.storyboard"), "\(run.output)")
    #expect(run.output.contains(expected.replacing("LINE", with: line)), "\(run.output)")
    #expect(run.output.contains("console.txt: Line 1: "), "\(run.output)")
    #expect(run.status == 1)
    let other = try explain(
      ["UISlider:0x7a.width == 3", "UISlider:0x7a.width == 4"], ["--format", format])
    #expect(!other.output.contains("Main.storyboard"), "\(other.output)")
  }

  @Test func `documents are for logs only`() throws {
    let run = try CommandRun(
      inProcess: [
        "explain", folder.url.appending(path: "Main.storyboard").path, "--document",
        folder.url.appending(path: "Main.storyboard").path,
      ], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("--document is for logs"))
  }
}
