import Foundation
import TestSupport
import Testing

/// Systems that the engine once got wrong, or that ended it, each in a file of `KeptSystems`.
///
/// A comment `# known: wrong` or `# known: crash` says that it still does; the line goes with the fault.
/// A comment `# finished` says that each solve must come to its end. A comment `# long` says that exact arithmetic takes
/// many seconds in a debug build; such a system is solved where all rounds run.
@Suite(.late) struct KeptSystemTests {
  struct Kept: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var testDescription: String { name }

    var known: Substring? {
      text.split(separator: "\n").first { $0.hasPrefix("# known: ") }?.dropFirst(9)
    }

    var mustFinish: Bool { text.split(separator: "\n").contains("# finished") }

    var isLong: Bool { text.split(separator: "\n").contains("# long") }
  }

  static let all: [Kept] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("KeptSystems")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "txt" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .compactMap { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return Kept(name: file.deletingPathExtension().lastPathComponent, text: text)
      }
  }()

  @Test func `kept systems are found`() { #expect(Self.all.count >= 20) }

  @Test(arguments: all.filter { $0.known != "crash" && (Rounds.areAll || !$0.isLong) })
  func `a kept system is solved as exact arithmetic solves it`(kept: Kept) throws {
    let scenario = try Scenario(text: kept.text)
    withKnownIssue("the engine still gets this wrong", isIntermittent: true) {
      if let mismatch = SystemCheck.mismatch(scenario, effort: .shared) {
        Issue.record("\(kept.name): \(mismatch)")
      }
    } when: {
      kept.known == "wrong"
    }
  }

  /// Coefficients such as 0.1 are rounded, so that a weight of zero is one of 1e-17.
  ///
  /// Relaxing that member of a conflict moves nothing by a point, and the conflict is certain.
  @Test(arguments: all.filter(\.mustFinish))
  func `a conflict is certain beside weights of rounding`(kept: Kept) throws {
    var tally = Tally()
    try SystemCheck.run(Scenario(text: kept.text), effort: .shared, counting: &tally)
    #expect(tally[.unfinished] == 0)
    #expect(tally.solves > 0)
  }

  @Test func `a scenario is read back from its text`() throws {
    for kept in Self.all {
      let scenario = try Scenario(text: kept.text)
      #expect(try Scenario(text: scenario.text) == scenario, "\(kept.name)")
    }
    for seed in 1...50 as ClosedRange<UInt64> {
      let scenario = ScenarioGenerator.scenario(seed: seed)
      #expect(try Scenario(text: scenario.text) == scenario, "seed \(seed)")
    }
  }
}
