import Foundation
import TestSupport
import Testing

@testable import PurlinCommand

/// Wrong calls of the seven subcommands get one line that says what was meant, also where the parser would not.
@MainActor
@Suite struct MeaningTests {
  /// The words after `purlin`, and the first line on standard error without `purlin: `.
  nonisolated static let calls: [(words: String, message: String)] = [
    // Names
    ("chekc .", "unknown subcommand 'chekc'; did you mean 'check'?"),
    ("explian A.xib", "unknown subcommand 'explian'; did you mean 'explain'?"),
    ("shwo A.xib", "unknown subcommand 'shwo'; did you mean 'show'?"),
    ("lst", "unknown subcommand 'lst'; did you mean 'list'?"),
    ("A.xib", "'A.xib' is no subcommand; 'purlin check A.xib' checks a document or folder"),
    (
      "None.xib", "'None.xib' is no subcommand; 'purlin check None.xib' checks a document or folder"
    ),
    (
      "A.xib#box",
      "'A.xib#box' is no subcommand; 'purlin check A.xib#box' checks a document or folder"
    ),
    ("App/", "'App/' is no subcommand; 'purlin check App/' checks a document or folder"),
    ("list", "missing subcommand of 'list'; 'purlin help list' lists them"),
    ("list device", "unknown subcommand 'device'; did you mean 'devices'?"),
    ("list colors", "unknown subcommand 'colors'; 'purlin help list' lists them"),
    ("list rules clipped", "no rule 'clipped'; did you mean 'clipped-text'?"),
    ("list devices Nokia", "unknown device 'Nokia'; 'purlin list devices' lists them"),
    // Numbers
    ("check -j 0", "--jobs is from 1 to 1024, not 0"),
    ("check --jobs -3", "--jobs is from 1 to 1024, not -3"),
    ("check -j -3", "--jobs is from 1 to 1024, not -3"),
    ("check --jobs=-3", "--jobs is from 1 to 1024, not -3"),
    ("check --jobs 9999", "--jobs is from 1 to 1024, not 9999"),
    ("check --jobs two", "the value 'two' is invalid for '--jobs <count>'"),
    ("check --jobs", "missing value for '--jobs <count>'"),
    ("check --time-limit -5", "--time-limit is a number of seconds from 0 to 1000000"),
    ("explain A.xib --limit -2", "--limit is at least 1, not -2"),
    ("explain A.xib --limit 0", "--limit is at least 1, not 0"),
    ("show A.xib -o a.png --scale -1", "--scale is a number above 0 and up to 16, not -1.0"),
    (
      "show A.xib --size -1x5",
      "--size is width x height in points from 1 to 10000, such as 390x844, not '-1x5'"
    ),
    (
      "show A.xib --size 320",
      "--size is width x height in points from 1 to 10000, such as 390x844, not '320'"
    ),
    // Options
    ("check --dry-run", "unknown option '--dry-run'; 'purlin edit', 'purlin fix' have it"),
    ("check --exit-code", "unknown option '--exit-code'; 'purlin diff' has it"),
    ("check --why-this", "unknown option '--why-this'; 'purlin explain' has it"),
    (
      "show A.xib --select x",
      "unknown option '--select'; 'purlin check', 'purlin preview', 'purlin lint' have it"
    ),
    ("show A.xib --textconv", "unknown option '--textconv'; 'purlin diff' has it"),
    ("diff A.xib A.xib --fix", "unknown option '--fix'; 'purlin check', 'purlin lint' have it"),
    ("explain A.xib --resizable", "unknown option '--resizable'; 'purlin prove' has it"),
    ("check --selct contrast", "unknown option '--selct'. Did you mean '--select'?"),
    ("check --no-size", "unknown option '--no-size'. Did you mean '--no-sizes'?"),
    ("show A.xib --constraint", "unknown option '--constraint'. Did you mean '--constraints'?"),
    ("explain A.xib --ambiguous", "unknown option '--ambiguous'. Did you mean '--ambiguity'?"),
    ("check --frobnicate", "unknown option '--frobnicate'"),
    // Values
    (
      "check --format yaml",
      "--format is one of text, json, sarif, github, xcode, junit, not 'yaml'"
    ),
    ("check --format text --json", "--format text and --json contradict each other"),
    ("check --severity fatal", "--severity is note, warning or error, not 'fatal'"),
    ("check --select contrst", "no rule 'contrst'; did you mean 'contrast'?"),
    (
      "check --select clipped",
      "no rule 'clipped'; did you mean 'clipped-text', 'clipped-at-large-sizes'?"
    ),
    (
      "check --device iPhone1000x", "unknown device 'iPhone1000x'; 'purlin list devices' lists them"
    ),
    ("check --orientation landscape", "--orientation needs --device"),
    (
      "check --text-size HUGE",
      "--text-size is one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, not 'HUGE'"
    ),
    ("check --direction up", "--direction is left-to-right or right-to-left, not 'up'"),
    ("check --language d,e", "--language is a code such as de or pt-BR, not 'd,e'"),
    ("show A.xib --format yaml", "--format is text or json, not 'yaml'"),
    (
      "show A.xib -o a.jpg",
      "-o needs a name that ends in .svg, .png, .pdf, .html or .swift, not 'a.jpg'"
    ),
    (
      "explain A.xib --width 320",
      "--width is a range of points from 1 to 10000, such as 320...1366, not '320'"
    ),
    ("explain A.xib --width 500...400", "--width must end above its beginning, unlike '500...400'"),
    // Combinations
    ("check --force", "--force needs --fix"),
    ("check --fix -", "--fix writes files, and standard input is none"),
    ("check --shard 1/2 --fix", "--fix is for all documents; call it without --shard"),
    (
      "check --shard 1/2 -",
      "--shard divides documents; check source files, logs and standard input in a call without it"
    ),
    ("check --baseline b.json --no-baseline", "--no-baseline and --baseline contradict each other"),
    (
      "check -o A.xib",
      "'A.xib' would be a report in place of a document; give another name, and '--' before documents"
    ),
    ("show A.xib --json -o a.svg", "--json is for standard output; -o writes a picture or a page"),
    ("show A.xib --json -o a.html", "a page is not JSON"),
    ("show A.xib --light", "--light is for a picture; -o names its file, such as out.svg"),
    (
      "show A.xib --constraints -o a.html",
      "--constraints is for a picture; -o names its file, such as out.svg"
    ),
    (
      "show A.xib#none",
      "A.xib: nothing in it is named 'none'; its scenes are 'root'"
    ),
    (
      "show A.xib --device iPad -o a.html",
      "a page shows every device and size, so --device is for frames and pictures"
    ),
    (
      "show A.xib --orientation landscape -o a.html",
      "a page shows every device and size, so --orientation is for frames and pictures"
    ),
    (
      "show A.xib --as anchors --device iPad",
      "--device is about a layout; code is the same for all"
    ),
    (
      "show A.xib --text-size AX1 -o a.swift",
      "--text-size is about a layout; code is the same for all"
    ),
    (
      "show A.xib --device all --device Nokia",
      "unknown device 'Nokia'; 'purlin list devices' lists them"
    ),
    (
      "explain clipped-text --device iPad",
      "--device is about a layout; a rule is the same for all"
    ),
    (
      "explain log.txt --size 390x844",
      "--size is about a layout; a log has no document without --document"
    ),
    (
      "explain A.xib --width 320...400 --device iPad --device ipad9_7",
      "--width and --height are about one device or size"
    ),
    (
      "explain A.xib#box --device Nokia",
      "unknown device 'Nokia'; 'purlin list devices' lists them"
    ),
    (
      "explain A.xib box --width 320...400",
      "--width and --height are about scenes, not about one view"
    ),
    ("explain log.txt box", "log.txt: is a log, which has no object 'box'"),
    // Objects
    (
      "check A.xib#box",
      "'A.xib#box' names an object; 'purlin explain A.xib#box' explains it"
    ),
    ("explain", "missing expected argument '<file>'"),
    ("show", "missing expected argument '<file>'"),
    ("show None.xib", "None.xib: no such file"),
    ("show None.xib#box", "None.xib: no such file"),
    ("explain None.xib#box", "None.xib: no such file"),
    ("explain A.xib#boxx", "A.xib: no view is called 'boxx'; did you mean box?"),
    (
      "explain A.xib#box.weight",
      "A.xib: a view has no 'weight'; use x, y, width, height, left, top, right, bottom, leading, trailing, centerX, centerY"
    ),
    ("show A.xib --scene Login", "A.xib has no scene 'Login'; it has 'root'"),
    ("edit A.xib pni box", "unknown operation 'pni'; did you mean 'pin'?"),
  ]

  @Test func `a wrong call is told what was meant`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write("Build succeeded.\n", to: "log.txt")
    let path = folder.url.path + "/"
    for (line, message) in Self.calls {
      // This process has another working directory.
      let words = line.split(separator: " ").map { word in
        ["A.xib", "None.xib", "log.txt"].contains { word.hasPrefix($0) }
          ? path + word : String(word)
      }
      let run = try CommandRun(inProcess: words, in: folder)
      #expect(run.status == 2, "\(line)")
      let first = run.errors.split(separator: "\n").first.map(String.init) ?? ""
      #expect(first.replacing(path, with: "") == "purlin: \(message)")
      #expect(run.output.isEmpty, "\(line)")
    }
  }

  @Test func `the help of each of the seven fits a screen`() throws {
    for verb in [
      "check", "explain", "show", "edit", "diff", "list", "ibtool", "preview", "merge", "mcp",
    ] {
      let run = try CommandRun("COLUMNS=80 purlin help \(verb)", in: Scratch())
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 41, "\(verb): \(lines.count - 1) lines")
      #expect(lines.allSatisfy { $0.hasPrefix("USAGE") || $0.count <= 80 })
    }
  }

  @Test func `the help lists the subcommands that others are parts of first`() throws {
    let run = try CommandRun("purlin help", in: Scratch())
    let names = run.output.split(separator: "\n").compactMap { line -> Substring? in
      line.hasPrefix("  ") && !line.hasPrefix("   ") ? line.split(separator: " ").first : nil
    }
    let verbs = names.drop { $0 != "check" }.prefix(10)
    #expect(
      Array(verbs) == [
        "check", "explain", "show", "preview", "edit", "diff", "merge", "list", "ibtool", "mcp",
      ])
  }

  @Test func `a former subcommand names the one that replaces it`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    for (call, status) in [("solve A.xib", 0), ("lint A.xib --strict", 1), ("devices", 0)] {
      let run = try CommandRun("purlin \(call)", in: folder)
      #expect(run.status == status, "\(run.errors)")
      #expect(run.hints.count == 1)
      #expect(run.hints.first?.contains("replaces 'purlin \(call.prefix { $0 != " " })'") == true)
      #expect(try CommandRun("purlin \(call) --quiet", in: folder).hints.isEmpty)
    }
    #expect(try CommandRun("purlin solve none.xib", in: folder).hints.isEmpty)
    #expect(try CommandRun("purlin show A.xib", in: folder).hints.isEmpty)
  }
}
