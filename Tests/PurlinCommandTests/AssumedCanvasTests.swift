import Foundation
import TestSupport
import Testing

/// A document that names no device is laid out on a canvas that is told.
@Suite(.late) struct AssumedCanvasTests {
  private static let device = "<device id=\"retina3_5\" orientation=\"portrait\"/>"

  /// Documents that name no device.
  private func folder(_ documents: [String]) throws -> Scratch {
    let folder = try Scratch()
    for name in documents {
      try folder.write(Scratch.document.replacing(Self.device, with: ""), to: name)
    }
    return folder
  }

  @Test(
    arguments: [
      "solve A.xib", "explain A.xib", "why A.xib box.width", "lint A.xib", "lint .", "prove A.xib",
      "diff --textconv A.xib", "fix A.xib --frames --dry-run", "ibtool --errors A.xib",
    ])
  func `what was assumed is told once`(line: String) throws {
    let folder = try folder(["A.xib"])
    let run = try CommandRun("purlin \(line)", in: folder)
    #expect(
      run.lines.filter { $0.contains("names no device") } == [
        "purlin: A.xib names no device; the canvas of 600 × 600 points at two pixels per point is "
          + "assumed, which Xcode 6 and 7 have"
      ])
  }

  @Test func `several documents cost one line`() throws {
    let folder = try folder(["A.xib", "B.xib", "C.xib"])
    let run = try CommandRun("purlin lint .", in: folder)
    let told = run.lines.filter { $0.contains("names no device") }
    #expect(told.count == 1)
    #expect(told.first?.hasSuffix("; so for 2 other documents") == true)
  }

  @Test(arguments: ["retina6_12", "retina99"])
  func `a device that is named is taken, or told to be unknown`(id: String) throws {
    let folder = try Scratch()
    try folder.write(
      Scratch.document.replacing("retina3_5", with: id),
      to: "A.xib")
    let run = try CommandRun("purlin solve A.xib", in: folder)
    #expect(!run.errors.contains("names no device"))
    #expect(run.errors.contains("which is not in the catalogue") == (id == "retina99"))
    let asked = try CommandRun("purlin solve A.xib --device retina6_12", in: folder)
    #expect(asked.errors.isEmpty)
  }
}
