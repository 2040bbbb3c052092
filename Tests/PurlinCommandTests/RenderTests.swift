import Foundation
import LayoutRendering
import TestSupport
import Testing

@Suite(.late) struct RenderTests {
  /// Width and height of a PNG, which follow its signature.
  private func size(_ png: Data) -> [Int] {
    [16, 20].map { start in png[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(.enabled("needs pango", { LayoutRenderer.drawsImages }))
  func `the ending of a name decides the format`() throws {
    let folder = try Scratch(documents: ["Main.xib"])
    for (file, beginning) in [("Main.png", "\u{89}PNG"), ("Main.pdf", "%PDF-")] {
      let scale = file.hasSuffix("png") ? " --scale 3" : ""
      let run = try CommandRun("purlin render Main.xib -o \(file)\(scale)", in: folder)
      #expect(run.status == 0 && run.output == file + "\n" && run.errors.isEmpty)
      let bytes = try Data(contentsOf: folder.url.appending(path: file))
      #expect(bytes.starts(with: beginning.unicodeScalars.map { UInt8($0.value) }))
    }
  }

  @Test(.enabled("needs pango", { LayoutRenderer.drawsImages }))
  func `both appearances are one sheet, and a sheet keeps to a size`() throws {
    let folder = try Scratch(documents: ["Main.xib"])
    func picture(_ options: String) throws -> Data {
      let run = try CommandRun("purlin show Main.xib -o a.png \(options)", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      return try Data(contentsOf: folder.url.appending(path: "a.png"))
    }
    let (one, both) = (try picture("--dark"), try picture("--light --dark"))
    #expect(size(both)[0] == 2 * size(one)[0])
    let large = try picture("--light --dark --device all --scale 1 --max-kilobytes 60")
    #expect(large.count <= 60_000)
    let run = try CommandRun("purlin show Main.xib -o a.png --max-kilobytes 1", in: folder)
    #expect(run.status == 2 || run.errors.isEmpty)
  }

  @Test func `one line names the package where pango is missing`() throws {
    let folder = try Scratch(documents: ["Main.xib"])
    // A file that is no library is in the way.
    try folder.write("", to: "libpangocairo-1.0.so.0")
    for call in [
      "show Main.xib -o a.png", "render Main.xib -o a.pdf", "diff Main.xib Main.xib -o a.png",
    ] {
      let run = try CommandRun(
        "LD_LIBRARY_PATH=. DYLD_LIBRARY_PATH=. purlin \(call)", in: folder)
      #if os(Linux)
      #expect(run.status == 2 && run.lines.count == 1)
      #expect(run.errors.contains("apt install libpangocairo-1.0-0"))
      #else
      #expect(run.status == 0 || run.errors.contains("brew install pango"))
      #endif
    }
  }

  @Test func `other endings, and a scale for a picture without pixels, are errors`() throws {
    let folder = try Scratch(documents: ["Main.xib"])
    #expect(try CommandRun("purlin render Main.xib -o Main.gif", in: folder).status == 2)
    #expect(
      try CommandRun("purlin render Main.xib -o Main.svg --scale 2", in: folder).status == 2)
  }

  @Test func `an overview is one picture of all scenes, a filmstrip a row of devices`() throws {
    let folder = try Scratch()
    func scene(_ id: String, _ x: Int, _ segue: String = "") -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController title="Screen \(id)" id="\(id)" \
      sceneMemberID="viewController"><view key="view" id="v\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections>\(segue)</connections></viewController></objects>
      <point key="canvasLocation" x="\(x)" y="0"/></scene>
      """
    }
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a">
      <device id="retina4_7" orientation="portrait"/><scenes>
      \(scene("a", 0, "<segue destination=\"b\" kind=\"show\" id=\"g\"/>"))\(scene("b", 500))
      </scenes></document>
      """, to: "Main.storyboard")
    func picture(_ options: String) throws -> String {
      let run = try CommandRun("purlin show Main.storyboard -o a.svg \(options)", in: folder)
      #expect(run.status == 0 && run.output == "a.svg\n", "\(run.errors)")
      return String(
        decoding: try Data(contentsOf: folder.url.appending(path: "a.svg")), as: UTF8.self)
    }
    let overview = try picture("--overview")
    #expect(overview.contains("➔ Screen a") && overview.contains(">Screen b<"))
    #expect(overview.contains(">Show<") && overview.contains("translate(500 0)"))
    let film = try picture("--filmstrip --scene a")
    #expect(film.contains("iPhone 17") && film.contains("iPad Pro 13"))
    for options in ["--overview --filmstrip", "--overview --dark --light"] {
      let run = try CommandRun("purlin show Main.storyboard -o a.svg \(options)", in: folder)
      #expect(run.status == 2 && run.lines.count == 1, "\(run.errors)")
    }
  }
}
