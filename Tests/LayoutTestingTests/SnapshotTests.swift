import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

@testable import LayoutTesting

/// Snapshots in a folder of their own, in an environment that a test chooses.
@MainActor
@Suite(.serialized) final class SnapshotTests {
  nonisolated let folder = NSTemporaryDirectory() + "LayoutTestingTests-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    SnapshotRun.shared.reset()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func compare(
    _ controller: CardController, as way: LayoutSnapshotting = .layout, named name: String? = nil,
    function: String = "card()", record mode: LayoutSnapshotRecordMode? = nil,
    tolerance: Double = 0, environment: [String: String] = [:]
  ) -> String? {
    var environment = environment
    environment["LAYOUT_TEST_REPORT"] = folder + "/report"
    return SnapshotSettings.$environment.withValue(environment) {
      let screen = LaidOutScreen(controller, in: LayoutConfiguration())
      let text = way.text(screen, "card")
      return SnapshotComparison(
        file: SnapshotFile(
          testFile: folder + "/CardTests.swift", function: function, name: name,
          configuration: nil, ending: way.pathExtension),
        text: text, snapshotting: way, tolerance: tolerance,
        mode: SnapshotSettings.mode(asked: mode),
        location: TestLocation(#filePath, #line)
      ).run { way.picture(text) ?? "<svg xmlns=\"http://www.w3.org/2000/svg\"/>" }
    }
  }

  private func controller(spacing: CGFloat = 8) -> CardController {
    let controller = CardController()
    controller.spacing = spacing
    return controller
  }

  private var file: String { folder + "/__Snapshots__/CardTests/card.txt" }

  @Test func `the first run records and fails, the second passes`() throws {
    let first = compare(controller())
    #expect(first == "recorded \(file), as there was none; look at it, then run the test again")
    #expect(compare(controller()) == nil)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("card · iPhone 17 · 402 × 874 @3x\n"))
    #expect(text.contains("UILabel \"Title\""))
  }

  @Test func `a changed layout fails with the changed lines and a report`() throws {
    _ = compare(controller())
    SnapshotRun.shared.reset()
    let problem = try #require(compare(controller(spacing: 20)))
    #expect(problem.hasPrefix("the layout is not as recorded in \(file):\n"))
    #expect(problem.contains("\n- ") && problem.contains("\n+ "))
    let page = try String(contentsOfFile: folder + "/report/index.html", encoding: .utf8)
    #expect(page.contains("1 not as recorded"))
    #expect(page.contains("<del>"))
    #expect(page.contains("data:image/svg+xml;base64,"))
  }

  @Test func `snapshots of each kind show the picture before, after and the difference`() throws {
    for way in [LayoutSnapshotting.layout, .json, .svg] {
      SnapshotRun.shared.reset()
      _ = compare(controller(), as: way)
      SnapshotRun.shared.reset()
      let problem = try #require(compare(controller(spacing: 20), as: way))
      #expect(problem.contains("Report: \(folder)/report/index.html"))
      let stem = folder + "/report/CardTests.card.\(way.pathExtension)"
      let before = try String(contentsOfFile: stem + ".before.svg", encoding: .utf8)
      let after = try String(contentsOfFile: stem + ".after.svg", encoding: .utf8)
      #expect(before != after)
      #expect(before.hasPrefix("<svg") || before.hasPrefix("<?xml"))
    }
  }

  @Test func `numbers within the tolerance are equal`() throws {
    for way in [LayoutSnapshotting.layout, .svg] {
      SnapshotRun.shared.reset()
      _ = compare(controller(), as: way)
      SnapshotRun.shared.reset()
      #expect(
        compare(controller(spacing: 8.3334), as: way, tolerance: 0.5) == nil, "\(way.pathExtension)"
      )
      SnapshotRun.shared.reset()
      #expect(compare(controller(spacing: 8.3334), as: way) != nil, "\(way.pathExtension)")
    }
  }

  @Test func `CI records nothing, whatever is asked`() throws {
    let ci = ["CI": "true", "LAYOUT_SNAPSHOT_RECORD": "all"]
    let missing = try #require(compare(controller(), record: .all, environment: ci))
    #expect(missing.contains("CI does not record"))
    #expect(!FileManager.default.fileExists(atPath: file))
    #expect(compare(controller(), environment: ["CI": "false"])?.hasPrefix("recorded") == true)
  }

  @Test func `the environment and the call say what is recorded`() throws {
    _ = compare(controller())
    SnapshotRun.shared.reset()
    let failed = compare(
      controller(spacing: 20), environment: ["LAYOUT_SNAPSHOT_RECORD": "failed"])
    #expect(failed == "recorded \(file), as it differed; look at it, then run the test again")
    #expect(compare(controller(spacing: 20)) == nil)
    let again = compare(controller(spacing: 20), record: .all)
    #expect(again == "recorded \(file) again; it did not change")
    let never = compare(controller(), named: "other", record: .never)
    #expect(never?.contains("none is recorded") == true)
  }

  @Test func `two layouts with one file in a test are distinguished by name`() {
    _ = compare(controller())
    let clash = compare(controller(spacing: 20))
    #expect(clash?.contains("tell them apart with 'named:'") == true)
    #expect(compare(controller(spacing: 20), named: "wide")?.hasPrefix("recorded") == true)
  }

  @Test func `snapshots that no test has are found`() throws {
    try "import Testing\n@Test func card() {}\n@Test func `a long name`() {}\n".write(
      toFile: folder + "/CardTests.swift", atomically: true, encoding: .utf8)
    _ = compare(controller())
    _ = compare(controller(), function: "`a long name`()")
    _ = compare(controller(), function: "gone()")
    #expect(
      orphanedLayoutSnapshots(in: folder) == [folder + "/__Snapshots__/CardTests/gone.txt"])
    // A file that its test, which has run, has not read.
    try "x".write(
      toFile: folder + "/__Snapshots__/CardTests/card.old.txt", atomically: true, encoding: .utf8)
    #expect(orphanedLayoutSnapshots(in: folder).count == 2)
    try FileManager.default.removeItem(atPath: folder + "/CardTests.swift")
    #expect(orphanedLayoutSnapshots(in: folder).count == 4)
  }

  @Test func `names are names of files on every system`() {
    func name(_ function: String, _ given: String? = nil) -> String {
      SnapshotFile(
        testFile: "/a/B.swift", function: function, name: given, configuration: nil, ending: "txt"
      ).name
    }
    #expect(name("login(device:)") == "login.txt")
    #expect(name("`the title is above, by 8`()") == "the-title-is-above-by-8.txt")
    #expect(name("login()", "iPhone 17, dark/…") == "login.iPhone-17-dark.txt")
    let long = name(String(repeating: "very", count: 60))
    #expect(long.utf8.count < 130 && long != name(String(repeating: "very", count: 61)))
  }

  @Test func `the same layout gives the same bytes, in any order and beside others`() async {
    let ways: [LayoutSnapshotting] = [.layout, .json, .svg, .accessibility]
    func texts(_ order: [Int]) -> [String] {
      var texts = Array(repeating: "", count: ways.count)
      for index in order {
        texts[index] = ways[index].text(
          LaidOutScreen(controller(), in: LayoutConfiguration(isRightToLeft: true)), "card")
      }
      return texts
    }
    let first = texts([0, 1, 2, 3])
    #expect(texts([3, 1, 0, 2]) == first)
    let tasks = (0..<6).map { seed in
      Task { @MainActor in
        var order = [0, 1, 2, 3]
        order.rotate(by: seed % 4)
        await Task.yield()
        return texts(order)
      }
    }
    for task in tasks { #expect(await task.value == first) }
  }

  // MARK: The report's folder

  @Test func `a folder with other files gets the report in a folder of its own`() throws {
    let manager = FileManager.default
    let place = folder + "/report"
    let foreign = ["a.entry", "b.before.svg", "index.html", "own.svg"]
    func add() -> String {
      SnapshotSettings.$environment.withValue(["LAYOUT_TEST_REPORT": place]) {
        LayoutTestReport().add(
          ReportEntry(test: "t", place: "p", snapshot: place + "/F/s.txt", message: "m"))
      }
    }
    #expect(add() == place + "/index.html", "a folder that does not exist is the report's")
    #expect(add() == place + "/index.html")
    try manager.removeItem(atPath: place)
    try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in foreign {
      try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(place)/\(name)"))
    }
    for _ in 0..<2 { #expect(add() == place + "/LayoutTestReport/index.html") }
    for name in foreign {
      #expect(manager.contents(atPath: "\(place)/\(name)") == Data("mine".utf8), "\(name)")
    }
  }

  @Test func `of a report of another run only its own files are removed`() throws {
    let manager = FileManager.default
    let place = folder + "/report"
    try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
    let (old, foreign) = (["a.entry", "a.after.svg"], ["own.svg", "notes.txt", "b.entries"])
    for name in old + foreign {
      try Data("x".utf8).write(to: URL(fileURLWithPath: "\(place)/\(name)"))
    }
    try manager.createSymbolicLink(
      atPath: place + "/l.entry", withDestinationPath: "own.svg")
    try Data("LayoutTestReport\n0".utf8).write(to: URL(fileURLWithPath: place + "/.run"))
    SnapshotSettings.$environment.withValue(["LAYOUT_TEST_REPORT": place]) {
      _ = LayoutTestReport().add(
        ReportEntry(test: "t", place: "p", snapshot: place + "/F/s.txt", message: "m"))
    }
    #expect(
      try manager.contentsOfDirectory(atPath: place).sorted()
        == (foreign + [".run", "F.s.txt.entry", "index.html", "l.entry"]).sorted())
  }
}

extension Array {
  fileprivate mutating func rotate(by count: Int) {
    self = Array(self[count...] + self[..<count])
  }
}
