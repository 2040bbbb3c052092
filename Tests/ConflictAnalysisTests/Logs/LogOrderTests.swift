import ConflictAnalysis
import Foundation
import TestSupport
import Testing

/// The answer is a function of the set of constraints, not of the order in which they are listed.
///
/// `PURLIN_LOGS` is a folder of logs that are not part of the project and have to obey as well.
@Suite(.late) struct LogOrderTests {
  private static let orders = Rounds.of(24, ordinarily: 1)
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The number of reports of a log whose answer changes with their order, and of all.
  private func flips(_ log: [UInt8], orders: Int, seed: UInt64) -> (flips: Int, reports: Int) {
    var random = SplitMix64(seed: seed)
    var flips = 0
    let reports = ConsoleReader.reports(in: log)
    for report in reports {
      let expected = LogDiagnosis(report).text(withRanking: true)
      for _ in 0..<orders {
        var other = report
        other.constraints.shuffle(using: &random)
        let text = LogDiagnosis(other).text(withRanking: true)
        #expect(text == expected)
        guard text == expected else {
          flips += 1
          break
        }
      }
    }
    return (flips, reports.count)
  }

  @Test(arguments: FirstRepairTests.cases.indices)
  func `the answers to typical logs do not depend on their order`(_ index: Int) {
    let log = Array(Report.text(FirstRepairTests.cases[index].lines).utf8)
    #expect(flips(log, orders: Self.orders, seed: UInt64(index)).reports == 1)
  }

  @Test(arguments: ["Examples/Logs/console.txt", ".github/ISSUE_TEMPLATE/log.yml"])
  func `the answers to the project's logs do not depend on their order`(_ path: String) throws {
    let log = try Data(contentsOf: Self.root.appending(path: path))
    #expect(flips([UInt8](log), orders: Self.orders, seed: 1).reports > 0)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["PURLIN_LOGS"]?.isEmpty == false))
  func `the answers to other logs do not depend on their order`() throws {
    let folder = ProcessInfo.processInfo.environment["PURLIN_LOGS"] ?? ""
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    var found = (flips: 0, reports: 0)
    for (index, name) in names.enumerated() {
      guard let log = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      let (flips, reports) = flips([UInt8](log), orders: 24, seed: UInt64(index))
      found = (found.flips + flips, found.reports + reports)
      if flips > 0 { print("ORDER \(name): \(flips)") }
    }
    print(
      "ORDERS \(found.flips) of \(found.reports) reports change with their order, of 24 orders each"
    )
  }
}
