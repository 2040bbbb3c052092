import Foundation
import LayoutRendering
import TestSupport
import Testing

@Suite struct RenderTests {
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
}
