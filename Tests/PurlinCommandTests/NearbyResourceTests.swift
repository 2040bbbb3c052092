import Foundation
import IsolatedWork
import TestSupport
import Testing

/// What an app has beside its documents is used by every verb, and told once.
@Suite(.late) struct NearbyResourceTests {
  /// A repository with an app whose Info.plist names fonts.
  private static func repository(_ fonts: [String]) throws -> Scratch {
    let folder = try Scratch()
    for name in [".git", "App/Base.lproj", "App/Supporting Files", "App/Fonts", "Other"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    try folder.write(Scratch.document, to: "App/Base.lproj/A.xib")
    try folder.write(Scratch.document, to: "App/Base.lproj/B.xib")
    let names = fonts.map { "<string>\($0)</string>" }.joined()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIAppFonts</key><array>\(names)</array></dict></plist>
      """, to: "App/Supporting Files/App-Info.plist")
    return folder
  }

  @Test(
    arguments: [
      "solve App/Base.lproj/A.xib", "lint App", "lint App/Base.lproj/A.xib", "lint .",
      "fix App --frames --dry-run", "render App/Base.lproj/A.xib -o A.svg",
      "explain App/Base.lproj/A.xib", "why App/Base.lproj/A.xib box.width",
      "prove App/Base.lproj/A.xib", "diff --textconv App/Base.lproj/A.xib",
      "ibtool --errors App/Base.lproj/A.xib",
    ])
  func `fonts that an Info.plist names are looked for, and missing ones told once`(line: String)
    throws
  {
    let folder = try Self.repository(["Fonts/Here.ttf", "Gone.otf"])
    try folder.write("no font", to: "App/Fonts/Here.ttf")
    try folder.write("no font", to: "App/Fonts/Unnamed.ttf")
    let run = try CommandRun("purlin \(line)", in: folder)
    let told = run.lines.filter { $0.hasPrefix("purlin: ") && !$0.contains("device") }
    #expect(
      told.prefix(2) == [
        "purlin: fonts: 1 file that App/Supporting Files/App-Info.plist names",
        "purlin: fonts: App/Supporting Files/App-Info.plist names Gone.otf, which is not found; "
          + "measured in the system font instead",
      ])
    // It was looked into.
    #expect(told.count == 3)
    #expect(told.last?.contains("App/Fonts/Here.ttf: ") == true)
  }

  @Test func `without a list the font files in the folder count`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write("no font", to: "Some.ttf")
    let run = try CommandRun("purlin solve A.xib", in: folder)
    #expect(
      run.errors.contains(
        "purlin: fonts: 1 file in this folder, as no Info.plist there or above names any"))
    #expect(run.status == 0)
  }

  @Test func `nothing is said where there is nothing`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    #expect(!(try CommandRun("purlin solve A.xib", in: folder)).errors.contains("fonts"))
  }

  // A picture of 12 × 8 pixels at one pixel a point, in a catalogue of the same app.
  @Test func `images of the app's catalogue are measured by solve and lint`() throws {
    let folder = try Self.repository([])
    let set = "App/Resources/Assets.xcassets/star.imageset"
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: set), withIntermediateDirectories: true)
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "star.svg"}]}"#, to: set + "/Contents.json")
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"/>"#, to: set + "/star.svg")
    let image = """
      <imageView image="star" translatesAutoresizingMaskIntoConstraints="NO" id="star">
      <rect key="frame" x="10" y="20" width="30" height="30"/></imageView>
      """
    var text = Scratch.document
    let start = try #require(text.range(of: "<view translates"))
    let end = try #require(
      text.range(of: "</view>\n            </view>") ?? text.range(of: "</view>"))
    text.replaceSubrange(start.lowerBound..<end.upperBound, with: image)
    text = text.replacing("firstItem=\"box\"", with: "firstItem=\"star\"")
      .replacing(
        "</objects>",
        with:
          "</objects><resources><image name=\"star\" width=\"30\" height=\"30\"/></resources>")
    try folder.write(text, to: "App/Base.lproj/A.xib")
    let run = try CommandRun("purlin solve App/Base.lproj/A.xib", in: folder)
    #expect(run.output.contains("10   20   12    8"))
  }

  /// What the app's code constrains, no verb reports as ambiguous.
  @Test(
    arguments: [
      "lint App", "lint App/Base.lproj/A.xib", "check App --no-sizes",
      "check App/Base.lproj/A.xib --no-sizes", "explain App/Base.lproj/A.xib#box",
      "ibtool --errors App/Base.lproj/A.xib",
    ])
  func `a view that code constrains is left to code`(line: String) throws {
    let folder = try Self.repository([])
    let owner = """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel">
      <connections><outlet property="box" destination="box" id="out"/></connections></placeholder>
      """
    let open = Scratch.document.replacing("<objects>", with: owner)
      .replacing(/<constraint firstAttribute="width"[^>]*>/, with: "")
    #expect(open.contains("customClass") && !open.contains("id=\"w\""))
    try folder.write(open, to: "App/Base.lproj/A.xib")
    func isReported(_ body: String) throws -> Bool {
      try folder.write(
        "import UIKit\nclass Panel: UIView {\n  @IBOutlet var box: UIView!\n\(body)\n}\n",
        to: "App/Panel.swift")
      let run = try CommandRun("purlin \(line)", in: folder)
      return run.output.contains("mbiguous")
    }
    #expect(try isReported(""))
    #expect(
      try !isReported(
        "  func pin() { box.widthAnchor.constraint(equalToConstant: 9).isActive = true }")
    )
  }
}
