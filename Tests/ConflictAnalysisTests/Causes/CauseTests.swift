import ConflictAnalysis
import Foundation
import TestSupport
import Testing

/// The answers to reports of known causes.
@Suite(.late) struct CauseTests {
  /// Reports of each cause: 200 in a thorough run; `PURLIN_CAUSES` is another number.
  static let count =
    ProcessInfo.processInfo.environment["PURLIN_CAUSES"].flatMap(Int.init)
    ?? Rounds.of(200, ordinarily: 1)

  @Test(arguments: Cause.all.indices)
  func `the first repair is that of the cause`(_ index: Int) throws {
    let cause = Cause.all[index]
    var wrong: [String: (count: Int, text: String)] = [:]
    for number in 0..<Self.count {
      let lines = cause.lines(seed: UInt64(index * 100_000 + number))
      let text = LogWriter.report(lines, breaking: lines.last)
      let diagnosis = try #require(
        ConsoleReader.reports(in: Array(text.utf8)).first.map { LogDiagnosis($0) })
      #expect(diagnosis.report.constraints.count == lines.count, "\(text)")
      #expect(diagnosis.verdict.isConflict, "\(text)\n\(diagnosis)")
      let repair = FirstRepair.words(diagnosis) { id in
        lines.first { $0.address == id }?.tag ?? id
      }
      if !cause.accepted.contains(repair) {
        wrong[repair, default: (0, "\(text)\n\(diagnosis)")].count += 1
      }
    }
    let missed = wrong.values.reduce(0) { $0 + $1.count }
    if missed > 0 {
      let kinds = wrong.map { "\($0.value.count) × \($0.key)" }.sorted().joined(separator: ", ")
      print("CAUSE \(Self.count - missed) of \(Self.count): \(cause.name): \(kinds)")
      if ProcessInfo.processInfo.environment["PURLIN_CAUSES_SHOWN"] != nil {
        for entry in wrong.sorted(by: { $0.key < $1.key }) { print(entry.value.text) }
      }
    }
    #expect(missed * 20 <= Self.count, "\(cause.name): \(wrong)")
  }

  @Test(arguments: Cause.all.indices)
  func `no constraint of a conflict is to spare`(_ index: Int) throws {
    let cause = Cause.all[index]
    for number in 0..<2 {
      let lines = cause.lines(seed: UInt64(index * 100_000 + number))
      let report = ConsoleReader.reports(
        in: Array(LogWriter.report(lines, breaking: nil).utf8))
      let diagnosis = try #require(report.first.map { LogDiagnosis($0) })
      for conflict in diagnosis.conflicts {
        #expect(!diagnosis.system.isFeasible(conflict.members))
        for member in conflict.members {
          #expect(diagnosis.system.isFeasible(conflict.members.filter { $0 != member }))
        }
      }
    }
  }
}
