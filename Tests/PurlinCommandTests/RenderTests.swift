import Foundation
import TestSupport
import Testing

@Suite struct RenderTests {
  // The command is built with or without the trait; CI tests both.
  @Test func `images are drawn with the trait, and refused in one line without it`() throws {
    let folder = try Scratch(documents: ["Main.xib"])
    for (file, beginning) in [("Main.png", "\u{89}PNG"), ("Main.pdf", "%PDF-")] {
      let scale = file.hasSuffix("png") ? " --scale 3" : ""
      let run = try CommandRun("purlin render Main.xib -o \(file)\(scale)", in: folder)
      let bytes = try? Data(contentsOf: folder.url.appending(path: file))
      if run.status == 0 {
        #expect(run.output == file + "\n")
        #expect(bytes?.starts(with: beginning.unicodeScalars.map { UInt8($0.value) }) == true)
      } else {
        #expect(run.status == 2 && run.lines.count == 1 && bytes == nil)
        #expect(run.errors.contains("--traits Command,Cairo"))
      }
    }
  }

  @Test func `other endings, and a scale for a picture without pixels, are errors`() throws {
    let folder = try Scratch(documents: ["Main.xib"])
    #expect(try CommandRun("purlin render Main.xib -o Main.gif", in: folder).status == 2)
    #expect(
      try CommandRun("purlin render Main.xib -o Main.svg --scale 2", in: folder).status == 2)
  }
}
