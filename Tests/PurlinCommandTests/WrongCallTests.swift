import TestSupport
import Testing

/// Invalid arguments and files: exit status 2, and one line that states what is wrong.
@Suite(.late) struct WrongCallTests {
  /// The arguments, and the first line on standard error without `purlin: `.
  struct Call: Sendable, CustomTestStringConvertible {
    let line: String
    let message: String
    var testDescription: String { line }

    init(_ line: String, _ message: String) { (self.line, self.message) = (line, message) }
  }

  static let calls: [Call] = [
    Call("slove A.xib", "unknown subcommand 'slove'; did you mean 'solve'?"),
    Call("lnit", "unknown subcommand 'lnit'; did you mean 'lint'?"),
    Call("Lint A.xib", "unknown subcommand 'Lint'; did you mean 'lint', 'list'?"),
    Call("foo", "unknown subcommand 'foo'; 'purlin help' lists them"),
    Call("help slove", "unknown subcommand 'slove'; did you mean 'solve'?"),
    Call("--versoin", "unknown option '--versoin'"),
    Call("-x", "unknown option '-x'"),
    Call("solve", "missing expected argument '<file>'"),
    Call("solve None.xib", "None.xib: no such file"),
    Call(
      "preview A.swift --as ancors",
      "--as is one of anchors, items, visual-format, snapkit, not 'ancors'"),
    Call(
      "preview A.swift --as anchors --check",
      "--as writes code; --check and --once are for previews as they are"),
    Call("solve A.xib B.xib", "unexpected argument 'B.xib'"),
    Call("solve A.xib --devic x", "unknown option '--devic'. Did you mean '--device'?"),
    Call("solve A.xib --device", "missing value for '--device <name>'"),
    Call(
      "solve A.xib --device \"iPhone 99\"",
      "unknown device 'iPhone 99'; did you mean 'iPhone 17', 'iPhone 16', 'iPhone 15', 'iPhone 13', 'iPhone 12'?"
    ),
    Call(
      "solve A.xib --device iPhone1",
      "unknown device 'iPhone1'; did you mean 'iPhone 18 Pro Max', 'iPhone 18 Pro', 'iPhone 17 Pro Max', 'iPhone 16 Pro Max', 'iPhone 17 Pro'?"
    ),
    Call("solve A.xib --device Nokia", "unknown device 'Nokia'; 'purlin list devices' lists them"),
    Call("solve A.xib --orientation landscape", "--orientation needs --device"),
    Call(
      "solve A.xib --device \"iPhone 15\" --orientation sideways",
      "--orientation is portrait or landscape, not 'sideways'"),
    Call(
      "solve A.xib --size -5x10",
      "--size is width x height in points from 1 to 10000, such as 390x844, not '-5x10'"),
    Call(
      "solve A.xib --size 390",
      "--size is width x height in points from 1 to 10000, such as 390x844, not '390'"),
    Call(
      "solve A.xib --size 0x10",
      "--size is width x height in points from 1 to 10000, such as 390x844, not '0x10'"),
    Call(
      "solve A.xib --size 390xx844",
      "--size is width x height in points from 1 to 10000, such as 390x844, not '390xx844'"),
    Call("solve A.xib --scene Login", "A.xib has no scene 'Login'; it has 'root'"),
    Call(
      "solve A.xib --text-size HUGE",
      "--text-size is one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, not 'HUGE'"),
    Call("solve A.xib --language d€", "--language is a code such as de or pt-BR, not 'd€'"),
    Call("solve A.xib --direction up", "--direction is left-to-right or right-to-left, not 'up'"),
    Call("solve A.xib --format yaml", "--format is text or json, not 'yaml'"),
    Call("solve A.xib --format text --json", "--format text and --json contradict each other"),
    Call("solve A.xib --assets Nowhere", "Nowhere: no such folder"),
    Call("solve A.xib --font Nowhere", "Nowhere: no such folder or font file"),
    Call(
      "solve A.xib --time-limit -1", "--time-limit is a number of seconds from 0 to 1000000"),
    Call(
      "solve A.xib --time-limit soon",
      "the value 'soon' is invalid for '--time-limit <seconds>'"),
    Call("solve settings.json", "settings.json:1:1: JSON, not a storyboard or xib"),
    Call("solve Empty", "Empty: is a folder; give a file"),
    Call("render A.xib", "missing expected argument '--output <file>'"),
    Call("render A.xib -o picture.svg --scale 2", "--scale is for a .png"),
    Call(
      "render A.xib -o Nowhere/picture.svg",
      "Nowhere/picture.svg: cannot be written: no such file or directory"),
    Call("render A.xib -o", "missing value for '-o <file>'"),
    Call(
      "render A.xib -o picture.svg --view Titel",
      "A.xib: nothing in it is named 'Titel'; its scenes are 'root'"
    ),
    Call("edit", "missing expected argument '<file>'"),
    Call(
      "edit A.xib",
      "no operation; it is one of set, add, remove, pin, align, add-missing, reset, clear, update-frames, update-constants, insert, move, delete or format"
    ),
    Call("edit A.xib pni box", "unknown operation 'pni'; did you mean 'pin'?"),
    Call("edit A.xib pin box leeding=8", "'pin' has no setting 'leeding'; did you mean 'leading'?"),
    Call(
      "edit A.xib pin root width",
      "A.xib: UIView(root) is the outermost view of its scene, whose frame is given"),
    Call(
      "edit A.xib set wide constant=8",
      "A.xib: no constraint 'wide'; a constraint is named by its id, label, identifier or formula"),
    Call("edit A.xib clear --scene Login", "A.xib: no scene 'Login'; there is 'root'"),
    Call(
      "edit A.xib clear --dry-run -o B.xib", "--dry-run writes nothing, so it does not go with -o"),
    Call(
      "edit A.xib clear --operations settings.json", "give an operation or --operations, not both"),
    Call("edit A.xib --operations settings.json", "settings.json: not a JSON array of operations"),
    Call("edit None.xib clear", "None.xib: no such file"),
    Call("edit settings.json clear", "settings.json:1:1: JSON, not a storyboard or xib"),
    Call("measure", "missing expected argument '<text>'"),
    Call(
      "measure Text --point-size 0",
      "--point-size is a number of points up to 10000, not '0.0'"),
    Call("measure Text --weight heavyish", "--weight is a word such as 'semibold', not 'heavyish'"),
    Call(
      "measure Text --style bodie",
      "--style is one of largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2, extraLargeTitle, extraLargeTitle2, not 'bodie'"
    ),
    Call("measure Text --max-width -3", "--max-width is 0 or more points"),
    Call("measure Text --lines -1", "--lines is 0 or more"),
    Call("measure Text --scale 0", "--scale is above 0"),
    Call(
      "measure Text --text-size Q",
      "--text-size is one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, not 'Q'"),
    Call(
      "devices \"iPhone 99\"",
      "unknown device 'iPhone 99'; did you mean 'iPhone 17', 'iPhone 16', 'iPhone 15', 'iPhone 13', 'iPhone 12'?"
    ),
    Call("explain cliped-text", "cliped-text: no such file or rule; did you mean 'clipped-text'?"),
    Call("explain None", "None: no such file"),
    Call(
      "diff A.xib Nowhere",
      "Nowhere: no such file; 'purlin diff REVISION -- FILE' compares a file with a revision"),
    Call("lint", "missing expected argument '<path> ...'"),
    Call(
      "lint A.xib --format pdf",
      "--format is one of text, json, sarif, github, xcode, junit, not 'pdf'"),
    Call("lint A.xib --severity fatal", "--severity is note, warning or error, not 'fatal'"),
    Call("lint A.xib --select mispl", "no rule 'mispl'; did you mean 'misplaced-view'?"),
    Call("lint A.xib --ignore nothing", "no rule 'nothing'; 'purlin list rules' lists them"),
    Call("lint A.xib --jobs 0", "--jobs is from 1 to 1024, not 0"),
    Call("lint A.xib --jobs many", "the value 'many' is invalid for '--jobs <count>'"),
    Call(
      "lint A.xib --config settings.json",
      "settings.json:1:2: expected a key in quotes, not the end of the text"),
    Call("lint A.xib --config None.json", "None.json: no such file"),
    Call(
      "lint A.xib --config A.xib",
      "A.xib:1:1: not settings, which is a JSON object and begins with '{'"),
    Call(
      "lint A.xib --baseline log.txt",
      "log.txt:1:1: not a baseline, which is a JSON object and begins with '{'"),
    Call(
      "lint A.xib --baseline A.xib",
      "A.xib:1:1: not a baseline, which is a JSON object and begins with '{'"),
    Call("lint A.xib --baseline None.json", "None.json: no such file"),
    Call(
      "lint A.xib --device \"iPhone 99\"",
      "unknown device 'iPhone 99'; did you mean 'iPhone 17', 'iPhone 16', 'iPhone 15', 'iPhone 13', 'iPhone 12'?"
    ),
    Call("lint A.xib --orientation landscape", "--orientation needs --device"),
    Call("lint A.xib --language d,e", "--language is a code such as de or pt-BR, not 'd,e'"),
    Call(
      "lint A.xib --fix --select ambiguous-view",
      "no rule 'ambiguous-view'; did you mean 'ambiguous-layout', 'ambiguous-scrollable-content', 'content-priority-ambiguity'?"
    ),
    Call(
      "lint A.xib -o Nowhere/report.txt",
      "Nowhere/report.txt: cannot be written: no such file or directory"),
    Call("rules nothing-like-it", "no rule 'nothing-like-it'; 'purlin list rules' lists them"),
    Call("fix", "missing expected argument '<path> ...'"),
    Call(
      "fix A.xib",
      "no fix selected; give --all, or --select with one of misplaced-view, duplicate-constraint, left-right, missing-leading, missing-trailing, content-priority-ambiguity"
    ),
    Call(
      "fix A.xib --select clipped-text",
      "findings of 'clipped-text' cannot be fixed automatically; those of misplaced-view, duplicate-constraint, left-right, missing-leading, missing-trailing, content-priority-ambiguity can"
    ),
    Call("fix Empty --all", "Empty: no .storyboard or .xib in it"),
    Call("ibtool", "missing expected argument '<file>'"),
    Call(
      "ibtool A.xib --errors --output-format json",
      "--output-format is xml1 or human-readable-text, not 'json'"),
    Call(
      "ibtool A.xib --compile A.nib",
      "documents are checked here, not compiled; use Apple's ibtool for --compile"),
    Call(
      "ibtool A.xib --minimum-deployment-target new",
      "--minimum-deployment-target is a version such as 15.0, not 'new'"),
    Call("prove", "missing expected argument '<path> ...'"),
    Call(
      "prove A.xib --width 320",
      "--width is a range of points from 1 to 10000, such as 320...1366, not '320'"),
    Call(
      "prove A.xib --width 500...400",
      "--width must end above its beginning, unlike '500...400'"),
    Call(
      "prove A.xib --regime phone",
      "--regime is one of fixed, iphone-window, iphone-landscape, iphone-large-landscape, ipad-window, ipad-split, duo-outer, duo-inner, duo-inner-split, iphone-app-on-ipad, not 'phone'"
    ),
    Call(
      "prove A.xib --text-length 0...1",
      "--text-length is a range of factors from 0.1 to 10, such as 1...2, not '0...1'"),
    Call(
      "prove A.xib --strip strip.png",
      "--strip needs a name that ends in .svg, not 'strip.png'"),
    Call(
      "prove A.xib --map map.svg --separately",
      "--map needs --width and --height, without --separately"),
    Call(
      "prove A.xib --width 320...400 --height 320...400 --size 1x1",
      "--size sets the other length, but --width and --height set both"),
    Call("prove A.xib B.xib", "several documents need --resizable"),
    Call("prove A.xib --baseline b.json", "--baseline needs --resizable"),
    Call("prove Empty --resizable", "Empty: no .storyboard or .xib in it"),
    Call(
      "prove A.xib --resizable --scene Login",
      "--resizable proves whole documents: without --map, --scene and --separately"),
    Call("why A.xib", "name a view, such as Title.width, or give --ambiguity"),
    Call(
      "why A.xib nothing",
      "A.xib: nothing in it is named 'nothing'; its scenes are 'root'"
    ),
    Call(
      "why A.xib box.weight",
      "A.xib: a view has no 'weight'; use x, y, width, height, left, top, right, bottom, leading, trailing, centerX, centerY"
    ),
    Call("why A.xib box.width -o a.svg", "-o goes with --ambiguity"),
    Call("why A.xib box --ambiguity", "--ambiguity is about whole scenes"),
    Call("diff A.xib", "give an old and a new file"),
    Call("diff A.xib None.xib", "None.xib: no such file"),
    Call(
      "diff A.xib A.xib -o a.gif", "-o needs a name that ends in .svg, .png or .pdf, not 'a.gif'"),
    Call("diff --textconv A.xib A.xib", "--textconv takes one file"),
    Call("diff A.xib log.txt", "log.txt:1:1: text outside the outermost element"),
    Call(
      "lint A.xib --shard 5/4",
      "the value '5/4' is invalid for '--shard <k/n>': give k/n with k from 1 to n, such as 2/4, and n "
        + "up to 10000"),
    Call(
      "lint A.xib --shard half",
      "the value 'half' is invalid for '--shard <k/n>': give k/n with k from 1 to n, such as 2/4, and n "
        + "up to 10000"),
    Call(
      "lint A.xib --shard 1/2 --write-baseline",
      "--write-baseline is for all documents; call it without --shard"),
    Call(
      "lint A.xib --shard 1/2 --fix", "--fix is for all documents; call it without --shard"),
    Call(
      "lint A.xib --cache C --no-cache", "--cache and --no-cache contradict each other"),
    Call("prove A.xib --shard 1/2", "--shard needs --resizable"),
    Call("report merge", "missing expected argument '<report> ...'"),
    Call("report merge None.json", "None.json: no such file"),
    Call(
      "report merge log.txt",
      "log.txt: is not a report of Purlin in the formats json, sarif or junit, or was changed since"
    ),
    Call("report", "missing subcommand of 'report'; 'purlin help report' lists them"),
    Call("report mrge a.json", "unknown subcommand 'mrge'; did you mean 'merge'?"),
    Call("report join a.json", "unknown subcommand 'join'; 'purlin help report' lists them"),
    Call("report merge A.xib --outptu x", "unknown option '--outptu'. Did you mean '--output'?"),
    Call("explain", "missing expected argument '<file>'"),
    Call("explain None.txt", "None.txt: no such file"),
    Call(
      "explain log.txt --ambiguity",
      "log.txt: --ambiguity needs a storyboard or xib; a log lists conflicts only"),
    Call("explain A.xib --limit 0", "--limit is at least 1, not 0"),
    Call("explain Empty", "Empty: is a folder; give a file"),
  ]

  @Test func `code is not compared, and the message says so`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write("import UIKit\n", to: "Box.swift")
    let run = try CommandRun("purlin diff A.xib Box.swift --prove", in: folder)
    #expect(run.status == 2)
    #expect(run.lines.first?.hasPrefix("purlin: Box.swift is code: diff compares") == true)
  }

  @Test(arguments: calls)
  func `a wrong call is told what is wrong`(_ call: Call) throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write("{", to: "settings.json")
    try folder.write("Build succeeded.\n", to: "log.txt")
    let run = try CommandRun("mkdir -p Empty; purlin \(call.line)", in: folder)
    #expect(run.status == 2)
    #expect(run.lines.first.map(String.init) == "purlin: \(call.message)")
    #expect(run.output.isEmpty)
    #expect(try folder.names == ["A.xib", "Empty", "log.txt", "settings.json"])
  }
}
