import Foundation
import TestSupport
import Testing

/// What the subcommands print as JSON is an object that names its schema, and follows it.
@Suite(.late) struct JSONEnvelopeTests {
  /// A call, and what else its answer has.
  static let calls: [(verb: String, line: String)] = [
    ("check", "check A.xib --format json"), ("check", "check None.xib log.txt --format json"),
    ("check", "check B.xib --format json --severity note"),
    ("explain", "explain A.xib --json"), ("explain", "explain B.xib --json"),
    ("explain", "explain B.xib --ambiguity --json"), ("explain", "explain log.txt --json"),
    ("explain", "explain A.xib#box --json"), ("explain", "explain B.xib#l --json"),
    ("explain", "explain A.xib#root --width 320...330 --json"),
    ("explain", "explain A.xib --width 320...330 --height 480...490 --json"),
    ("show", "show A.xib --json"), ("show", "show A.xib#root --json"),
    ("show", "show A.xib --size 320x480 --size 480x320 --json"),
    ("edit", "edit A.xib set w constant=60 --json -o C.xib"), ("diff", "diff A.xib B.xib --json"),
    ("diff", "diff A.xib A.xib --json"), ("list", "list devices --json"),
    ("list", "list devices 'iPhone 15' --json"), ("list", "list rules --json"),
    ("list", "list fonts --json"), ("merge", "merge A.xib A.xib B.xib -o D.xib --json"),
  ]

  @Test func `every answer follows the schema that it names`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    // Without its width a view is ambiguous, and with a second height in conflict.
    try folder.write(
      Scratch.document.replacing("firstAttribute=\"width\"", with: "firstAttribute=\"height\""),
      to: "B.xib")
    try folder.write(CheckTests.log, to: "log.txt")
    for (verb, line) in Self.calls {
      let run = try CommandRun("purlin \(line)", in: folder)
      let schema = try JSONSchema(verb)
      #expect(schema.id == "purlin/\(verb)/1")
      #expect(run.output.hasPrefix("{"), "\(line): \(run.errors)")
      let problems = try schema.problems(of: run.output)
      #expect(problems.isEmpty, "\(line): \(problems.prefix(4))")
    }
  }

  @Test func `the validator finds what is wrong`() throws {
    let schema = try JSONSchema("check")
    let valid =
      "{\"schema\": \"purlin/check/1\", \"findings\": [], \"unread\": [], \"summary\": "
      + "{\"errors\": 0, \"warnings\": 0, \"notes\": 0, \"fixable\": 0, \"unread\": 0}}"
    #expect(try schema.problems(of: valid).isEmpty)
    for (old, new) in [
      ("check/1", "check/2"), ("[], \"unread\"", "{}, \"unread\""),
      ("\"errors\": 0", "\"errors\": true"),
      ("\"notes\": 0, ", ""), ("\"errors\": 0", "\"errors\": 0, \"others\": 1"),
      ("[], \"unread\"", "[{}], \"unread\""),
    ] {
      #expect(try !schema.problems(of: valid.replacing(old, with: new)).isEmpty, "\(new)")
    }
    #expect(try schema.problems(of: "[]") == [": not of type object"])
  }

  @Test func `what show prints can be compared`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun(
      "purlin show A.xib --json >a.json; purlin diff a.json a.json", in: folder)
    #expect(run.status == 0, "\(run.errors)")
  }
}
