import Foundation
import TestSupport
import Testing

/// `purlin check`: the linter, the audit and the sizes in one verdict.
@Suite(.late) struct CheckTests {
  @Test func `without a path the folder is checked, and a finding names the next command`() throws {
    let folder = try Scratch(documents: ["App/A.xib"])
    let run = try CommandRun("purlin check", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("App/A.xib:8:9: warning: "))
    #expect(run.output.hasSuffix("\n  purlin explain App/A.xib#box\n"))
    #expect(run.lines.last == "1 document: 1 warning; 1 fixable with --fix")
    #expect(try CommandRun("purlin check --strict", in: folder).status == 1)
    #expect(try CommandRun("purlin check None.xib", in: folder).status == 2)
  }

  @Test(arguments: ["Pods/Kit", "Other"])
  func `dependencies have names that code uses, and no findings`(_ folder: String) throws {
    let app = try Scratch(documents: ["App/A.xib"])
    try app.write(
      "class A { init() { UIImage(named: \"arrow\"); UINib(nibName: \"Kit\", bundle: nil) } }",
      to: "App/A.swift")
    try app.write("", to: "\(folder)/arrow@2x.png")
    try app.write("<document/>", to: "\(folder)/Kit.xib")
    try app.write("class Kit { init() { UIImage(named: \"none\") } }", to: "\(folder)/Kit.swift")
    let run = try CommandRun("purlin check", in: app)
    #expect(!run.output.contains("'arrow'") && !run.output.contains("'Kit'"))
    #expect(run.output.contains("'none'") == (folder == "Other"))
  }

  @Test(arguments: [false, true])
  func `what a submodule may have that is not checked out is no fault`(_ isHere: Bool) throws {
    let app = try Scratch(documents: ["App/A.xib"])
    try app.write("class A { init() { UIImage(named: \"arrow\") } }", to: "App/A.swift")
    try app.write("[submodule \"Kit\"]\n\tpath = Kit\n\turl = ../kit.git\n", to: ".gitmodules")
    if isHere { try app.write("", to: "Kit/README.md") }
    let run = try CommandRun("purlin check --severity note", in: app)
    #expect(run.output.contains("warning: The app has no image 'arrow'") == isHere)
    #expect(run.output.contains("note: The app has no image 'arrow'") == !isHere)
    #expect(run.errors.contains("1 submodule is not checked out") == !isHere)
  }

  @Test func `the name of a file is quoted for a shell`() throws {
    let folder = try Scratch(documents: ["It's A.xib"])
    let run = try CommandRun("purlin check .", in: folder)
    #expect(run.output.hasSuffix("\n  purlin explain 'It'\\''s A.xib#box'\n"))
  }

  @Test func `fixes are applied before the report`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let run = try CommandRun("purlin check --fix --format json", in: folder)
    #expect(run.status == 0)
    #expect(run.lines == ["A.xib: 1 fixed", "1 document: nothing found"])
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(report?["schema"] as? String == "purlin/check/1")
    #expect(try folder.text("A.xib").contains("width=\"70\" height=\"50\""))
  }

  @Test func `lines of assertions that cannot be read leave the other findings`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write("box.width <<= 3\n[Nowhere]\nbox.width >= 71\n", to: "A.assertions")
    let run = try CommandRun("purlin check A.xib", in: folder)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("Line 1, column 11 of the assertions beside the document"))
    #expect(run.output.contains("no scene is called 'Nowhere'"))
    #expect(run.output.contains("[misplaced-view]"))
    #expect(try CommandRun("purlin check A.xib --no-sizes", in: folder).status == 0)
  }

  @Test func `an assertion of the call is checked at every size`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let holds = try CommandRun("purlin check A.xib --assert 'box.width <= 70'", in: folder)
    #expect(holds.status == 0, "\(holds.output)")
    let fails = try CommandRun("purlin check A.xib --assert 'box.width >= 71'", in: folder)
    #expect(fails.status == 1 && fails.output.contains("[assertion]"))
    let unknown = try CommandRun("purlin check A.xib --assert 'bocks.width >= 71'", in: folder)
    #expect(unknown.output.contains("--assert: no view is called 'bocks'"))
    for call in ["--assert 'box.width >>'", "--assert 'box.width >= 1' --no-sizes"] {
      let run = try CommandRun("purlin check A.xib \(call)", in: folder)
      #expect(run.status == 2 && run.lines.first?.hasPrefix("purlin: --assert") == true)
    }
  }

  @Test func `standard input is a document or a log`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    let document = try CommandRun("purlin check - <A.xib", in: folder)
    #expect(document.output.hasPrefix("standard input:8:9: warning: "))
    try folder.write(Self.log, to: "log.txt")
    for line in ["purlin check - <log.txt", "purlin check log.txt"] {
      let log = try CommandRun(line, in: folder)
      #expect(log.status == 1, "\(log.errors)")
      #expect(log.output.contains("[logged-conflict]"))
    }
    let both = try CommandRun("purlin check --fix - <A.xib", in: folder)
    #expect(both.lines.first == "purlin: --fix writes files, and standard input is none")
  }

  @Test func `a baseline that was written is used`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write(Self.log, to: "log.txt")
    let written = try CommandRun("purlin check . log.txt --write-baseline", in: folder)
    #expect(written.status == 0, "\(written.errors)")
    for verb in ["check . log.txt", "lint ."] {
      let run = try CommandRun("purlin \(verb)", in: folder)
      #expect(run.output.isEmpty)
      #expect(run.status == 0)
      #expect(run.errors.contains("nothing found; "))
      #expect(run.errors.contains(" suppressed by the baseline"))
    }
    let all = try CommandRun("purlin check . log.txt --no-baseline", in: folder)
    #expect(all.status == 1)
    let wrong = try CommandRun("purlin lint . --no-baseline --baseline b.json", in: folder)
    #expect(wrong.lines.first == "purlin: --no-baseline and --baseline contradict each other")
  }

  @Test func `patterns match as in a shell`() throws {
    let folder = try Scratch(documents: ["A.xib", "App/B.xib", "App/Deep/C.xib"])
    func files(_ pattern: String) throws -> [String] {
      let run = try CommandRun("purlin check '\(pattern)'", in: folder)
      return run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        .compactMap { $0.split(separator: ":").first.map(String.init) }
    }
    #expect(try files("*.xib") == ["A.xib"])
    #expect(try files("App/*.xib") == ["App/B.xib"])
    #expect(try files("App/**/*.xib") == ["App/B.xib", "App/Deep/C.xib"])
    let none = try CommandRun("purlin check 'App/*.storyboard'", in: folder)
    #expect(none.status == 2)
    #expect(none.output == "App/*.storyboard: error: matches no .storyboard or .xib\n")
  }

  static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001 UIView:0x7f01.width == 100   (active)>",
        "<NSLayoutConstraint:0x600002 UIView:0x7f01.width == 200   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600002 UIView:0x7f01.width == 200   (active)>

    """
}
