import Foundation
import TestSupport
import Testing

/// The reports of the parts of a run, joined, equal the report of the whole run byte for byte.
@Suite(.late) struct ReportMergeTests {
  /// A folder with documents with and without findings, one that cannot be read, and some in
  /// another folder.
  private func folder() throws -> Scratch {
    let folder = try Scratch()
    for name in ["App/Sub", "Other"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    for number in 0..<9 {
      let place = number % 3 == 0 ? "App/Sub" : number % 3 == 1 ? "App" : "Other"
      // Three of the saved widths are right, and the document has no findings then.
      let width = number < 3 ? 50 : 60 + number
      var text = Scratch.document.replacing("constant=\"70\"", with: "constant=\"\(width)\"")
        .replacing("id=\"box\"", with: "id=\"box\" userLabel=\"Box &quot;\(number)&quot; ü, ] }\"")
      if number % 2 == 0 {
        // A button without a name is a finding of an audit.
        text = text.replacing("<view translates", with: "<button translates")
          .replacing("</view>", with: "</button>", maxReplacements: 1)
      }
      try folder.write(text, to: "\(place)/Screen \(number).xib")
    }
    try folder.write("<document><scenes></document>", to: "App/Broken.xib")
    return folder
  }

  @Test(
    arguments: Rounds.of(
      [
        ("json", "check --no-sizes"), ("sarif", "lint"), ("junit", "audit"), ("json", "lint"),
        ("json", "audit"), ("sarif", "audit"), ("sarif", "check --no-sizes"), ("junit", "lint"),
        ("junit", "check --no-sizes"),
      ], ordinarily: 3))
  func `reports of parts, joined, are the report of the whole`(
    _ format: String, _ verb: String
  ) throws {
    let folder = try folder()
    // The order of the arguments is that of the report, and a place that does not exist is reported.
    let runs = [("App None Other", [2]), ("Other App", [1, 3]), ("Other", [4])]
    for (places, counts) in Rounds.of(runs, ordinarily: 1) {
      let whole = try CommandRun(
        "purlin \(verb) \(places) --no-cache --format \(format)", in: folder)
      // Findings, and a document that cannot be read.
      #expect(whole.output.contains("Box"))
      #expect(places == "Other" || whole.output.contains("Broken.xib"))
      for count in counts {
        for number in 1...count {
          let part = try CommandRun(
            "purlin \(verb) \(places) --no-cache --format \(format) --shard \(number)/\(count) -o \(number)",
            in: folder)
          #expect(part.lines.last?.hasPrefix("part \(number) of \(count): ") == true)
        }
        let names = (1...count).reversed().map(String.init).joined(separator: " ")
        let merged = try CommandRun("purlin report merge \(names) -o merged", in: folder)
        #expect(merged.status == whole.status)
        #expect(try folder.text("merged") == whole.output)
        #expect(merged.lines.last?.contains("in \(count) report") == true)
      }
    }
  }

  @Test func `certificates of parts, joined, are the certificate of the whole`() throws {
    let folder = try folder()
    let call =
      "purlin prove --resizable Other App --no-cache --no-repairs --width 320...400 --height 400...480"
    let whole = try CommandRun("\(call) --format json", in: folder)
    #expect(whole.status == 2)
    for number in 1...3 {
      _ = try CommandRun("\(call) --certificate \(number).json --shard \(number)/3", in: folder)
    }
    let merged = try CommandRun("purlin report merge 3.json 1.json 2.json", in: folder)
    #expect(merged.output == whole.output)
    #expect(merged.status == whole.status)
  }

  @Test func `a part without findings ends with status 0, and the whole with 1`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let statuses = try (1...3).map { number in
      try CommandRun(
        "purlin lint A.xib --strict --format json --shard \(number)/3 -o \(number).json", in: folder
      ).status
    }
    #expect(statuses.sorted() == [0, 0, 1])
    #expect(try CommandRun("purlin report merge 1.json 2.json 3.json", in: folder).status == 1)
  }

  /// Reports that cannot be merged, and why.
  private static let misfits: [(reports: String, message: String)] = [
    ("1.json", "the reports are not complete: part 2, 3 of 3 are missing"),
    ("1.json 2.json", "the reports are not complete: part 3 of 3 is missing"),
    ("1.json 2.json 3.json 2.json", "2.json: is part 2 of 3, as is 2.json"),
    ("1.json two.json", "two.json: is part 1 of 2, but 1.json is one of 3 parts"),
    (
      "1.json 2.json other.json",
      "other.json: is of another run than 1.json: the documents, the settings or the version of Purlin differ"
    ),
    (
      "whole.json",
      "whole.json: is the report of a whole or an interrupted run; only those of --shard can be merged"
    ),
    (
      "1.json short.json 3.json",
      "short.json: has other findings than it notes; merge reports before other programs change them"
    ),
    (
      "dense.json",
      "dense.json: is not a report of Purlin in the formats json, sarif or junit, or was changed since"
    ),
    (
      "1.json cut.json",
      "cut.json: is not as Purlin wrote it; merge reports before other programs change them"
    ),
    ("1.json 2.json 3.sarif", "3.sarif: has another format or other rules than the other reports"),
    ("A.xib", "A.xib: is not as Purlin wrote it; merge reports before other programs change them"),
    ("none.json", "none.json: no such file"),
  ]

  @Test func `what does not fit together is refused`() throws {
    let folder = try Scratch(documents: ["A.xib", "B.xib", "C.xib", "D.xib", "E.xib", "F.xib"])
    _ = try CommandRun(
      """
      for n in 1 2 3; do purlin lint . --format json --shard $n/3 -o $n.json; done
      purlin lint . --format sarif --shard 3/3 -o 3.sarif
      purlin lint . --format json --shard 1/2 -o two.json
      purlin lint . --format json --shard 3/3 --size 500x500 -o other.json
      purlin lint . --format json -o whole.json
      tr -d ' \\n' <1.json >dense.json
      head -c 300 2.json >cut.json
      sed 's/"findings":\\[\\[\\([0-9]*\\),1/"findings":[[\\1,7/' 2.json >short.json
      """, in: folder)
    for (reports, message) in Self.misfits {
      let run = try CommandRun("purlin report merge \(reports) -o out", in: folder)
      #expect(run.status == 2, "\(reports)")
      #expect(run.lines.first.map(String.init) == "purlin: \(message)")
      #expect(try !folder.names.contains("out"), "\(reports)")
    }
  }
}
