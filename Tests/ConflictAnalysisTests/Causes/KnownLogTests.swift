import ConflictAnalysis
import Foundation
import TestSupport
import Testing

/// Real logs whose right answers are known, which are not part of the project.
///
/// `PURLIN_LOGS` is a folder of logs, `PURLIN_LOG_KEY` a table of the repairs that an experienced reader
/// accepts for each (`Benchmarks/Keys/README.md`).
@Suite(.late) struct KnownLogTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PURLIN_LOGS"]?.isEmpty == false))
  func `the first repairs are those of the key`() throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["PURLIN_LOGS"] ?? ""
    let key = try String(contentsOfFile: environment["PURLIN_LOG_KEY"] ?? "", encoding: .utf8)
    var (right, either, all) = (0, 0, 0)
    for row in key.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 2 else { continue }
      let id = fields[0].split(separator: "#").map(String.init)
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(id[0]).txt") else {
        continue
      }
      let explanation = LogExplanation([UInt8](data))
      all += 1
      let offered = Self.answer(explanation, report: id.count > 1 ? Int(id[1]) : nil)
      let accepted = Set(fields[1].split(separator: " ").map(String.init))
      if accepted.contains(offered.first) {
        right += 1
      } else {
        let isOther = offered.other.map { accepted.contains($0) } ?? false
        if isOther { either += 1 }
        print(
          "LOG \(fields[0]): \(offered.first)\(offered.other.map { " or \($0)" } ?? ""), the key accepts "
            + accepted.sorted().joined(separator: " "))
        if environment["PURLIN_LOGS_SHOWN"] != nil { print(explanation.text(withRanking: true)) }
      }
    }
    print(
      "LOGS \(right) of \(all) first repairs are accepted by the key, "
        + "and \(either) more if the alternative counts")
  }

  /// The first repair, and that of the constraint that may as well be changed.
  static func answer(
    _ explanation: LogExplanation, report: Int?
  ) -> (first: String, other: String?) {
    let all = explanation.diagnoses
    let diagnosis: LogDiagnosis? =
      if let report {
        report <= all.count ? all[report - 1] : nil
      } else {
        all.first { $0.verdict.isConflict } ?? all.first
      }
    guard let diagnosis else { return ("other", nil) }
    if !diagnosis.verdict.isConflict {
      return (all.contains { $0.verdict == .satisfiableAsPrinted } ? "none" : "paste", nil)
    }
    func number(_ address: String) -> String {
      let places = diagnosis.report.constraints.indices.filter {
        diagnosis.report.constraints[$0].address == address
      }
      return places.first.map { "\($0 + 1)" } ?? address
    }
    let conflict = diagnosis.conflicts.first
    let other = conflict?.alternative == nil ? nil : conflict?.repairs.dropFirst().first
    return (
      FirstRepair.words(diagnosis, number),
      other.map { FirstRepair.words($0.change, in: diagnosis.system, number) }
    )
  }
}
