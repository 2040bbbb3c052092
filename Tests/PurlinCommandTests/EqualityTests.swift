import Foundation
import TestSupport
import Testing

/// `purlin diff --prove`.
@MainActor
@Suite struct EqualityTests {
  /// The box of the sample in other words: its right edge instead of its width, with other ids.
  private static let other = Scratch.document
    .replacing("id=\"root\"", with: "id=\"top\"").replacing("\"box\"", with: "\"panel\"")
    .replacing("secondItem=\"root\"", with: "secondItem=\"top\"")
    .replacing(
      "<constraint firstAttribute=\"height\" constant=\"50\" id=\"h\"/>",
      with: "<constraint firstAttribute=\"width\" secondItem=\"panel\" secondAttribute=\"height\" "
        + "multiplier=\"7:5\" id=\"h\"/>")

  private func run(_ arguments: [String], _ folder: Scratch) throws -> CommandRun {
    let words = arguments.map { word in
      word.hasSuffix(".xib") || word.hasSuffix(".json") || word.hasSuffix(".svg")
        || word.contains(".xib#") ? folder.url.path + "/" + word : word
    }
    return try CommandRun(
      inProcess: ["diff", "--prove", "--width", "320...500", "--height", "400...500"] + words,
      in: folder)
  }

  private func folder(_ files: [String: String] = [:]) throws -> Scratch {
    let folder = try Scratch(documents: ["A.xib"])
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  @Test func `a document with other ids and constraints is proven equal`() throws {
    let run = try run(["A.xib", "B.xib"], try folder(["B.xib": Self.other]))
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(": equal at every size, proven\n"), "\(run.output)")
    #expect(run.output.contains("1 view matched: 1 by place"), "\(run.output)")
  }

  @Test func `a difference has both frames and a picture`() throws {
    let folder = try folder(["B.xib": Self.other.replacing("\"70\"", with: "\"84\"")])
    let run = try run(["A.xib#root", "B.xib", "-o", "c.svg"], folder)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "10, 20, 70 × 50 → 10, 20, 84 × 60 at 320 × 400; width, height by up to 14"),
      "\(run.output)")
    #expect(try folder.text("c.svg").contains("old, at 320 × 400"))
  }

  @Test func `JSON follows the schema, with and without a difference`() throws {
    let folder = try folder(["B.xib": Self.other.replacing("\"70\"", with: "\"84\"")])
    for (name, status) in [("A.xib", 0), ("B.xib", 1)] {
      let run = try run(["A.xib", name, "--json"], folder)
      #expect(run.status == status)
      let problems = try JSONSchema("diff").problems(of: run.output)
      #expect(problems.isEmpty, "\(problems)")
    }
  }

  @Test func `text sizes and directions are conditions`() throws {
    let run = try run(
      [
        "A.xib", "B.xib", "--text-size", "L", "--text-size", "AX5", "--direction", "ltr",
        "--direction", "rtl",
      ], try folder(["B.xib": Self.other]))
    #expect(
      run.output.contains(": equal at every size, proven under 4 conditions"), "\(run.output)")
  }

  @Test func `recorded frames are compared at their size`() throws {
    let record = """
      {"schema": "purlin/frames/1", "layouts": [{"width": 400, "height": 500, "views": [
        {"class": "UIView", "id": "box", "frame": [10, 20, 70, 50]}]}]}
      """
    let folder = try folder(["r.json": record, "w.json": record.replacing("70", with: "71")])
    let equal = try run(["A.xib", "r.json"], folder)
    #expect(equal.status == 0, "\(equal.errors)")
    #expect(equal.output.contains("equal at 1 recorded size, which proves no other"))
    #expect(try run(["w.json", "A.xib"], folder).status == 1)
    let problems = try JSONSchema("frames").problems(of: record)
    #expect(problems.isEmpty, "\(problems)")
    try folder.write(record.replacing("[10, 20, 70, 50]", with: "[10, 20]"), to: "bad.json")
    let bad = try run(["A.xib", "bad.json"], folder)
    #expect(bad.status == 2)
    #expect(bad.errors.hasSuffix("layout 0: 'frame' of view 0 is x, y, width, height\n"))
  }

  @Test func `a snapshot of the document equals it`() throws {
    let folder = try folder()
    let shown = try CommandRun(
      inProcess: ["show", folder.url.path + "/A.xib", "--json"], in: folder)
    try folder.write(shown.output, to: "s.json")
    let run = try run(["A.xib", "s.json"], folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test func `a wrong call is one line`() throws {
    let folder = try folder()
    for (words, message) in [
      (["A.xib", "A.xib", "--tolerance", "x"], "not 'x'"),
      (["A.xib", "A.xib", "--tolerance", "None=1"], "no compared view is called 'None'"),
      (["A.xib", "A.xib#None"], "has no scene 'None'"),
      (["A.xib", "A.xib", "--format", "markdown"], "without --textconv and --device"),
    ] {
      let run = try run(words, folder)
      #expect(run.status == 2, "\(words)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    let path = folder.url.path + "/A.xib"
    let unproven = try CommandRun(inProcess: ["diff", path, path, "--tolerance", "1"], in: folder)
    #expect(unproven.errors.contains("--tolerance needs --prove"))
  }
}
