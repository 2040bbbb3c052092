import ConflictAnalysis
import Foundation

/// Explains logs whose truth is known, and counts where the explanation agrees.
struct LogCheck {
  let folder: String
  private var (read, listed) = (0, 0)
  private var (logs, agreed, conflicts, sets) = (0, 0, 0, 0)
  private var (repairs, failed, cuts) = (0, 0, 0)
  private var slowest = 0.0
  private let key: ExpertKey?
  private var (keyed, accepted) = (0, 0)
  private var misplaced = 0

  init(folder: String, key: ExpertKey?) {
    self.folder = folder
    self.key = key
  }

  mutating func check(_ table: String) throws {
    for line in table.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = Self.fields(line)
      guard fields.count > 5,
        let data = FileManager.default.contents(atPath: "\(folder)/\(fields[0]).txt")
      else { continue }
      let bytes = [UInt8](data)
      let diagnoses = timed(bytes)
      logs += 1
      count(diagnoses, fields)
      judge(diagnoses, fields)
      score(diagnoses, fields[0])
      // A cut log is explained like any other; what matters is that it ends.
      for end in bytes.indices {
        for report in ConsoleReader.reports(in: Array(bytes[..<end])) {
          _ = LogDiagnosis(report, limit: 1, effort: 1)
        }
        cuts += 1
      }
    }
  }

  private mutating func timed(_ bytes: [UInt8]) -> [LogDiagnosis] {
    var best = Double.infinity
    var diagnoses: [LogDiagnosis] = []
    for _ in 0..<5 {
      let start = ContinuousClock.now
      diagnoses = ConsoleReader.reports(in: bytes).map { LogDiagnosis($0) }
      _ = diagnoses.map(\.description)
      best = min(best, (ContinuousClock.now - start) / .milliseconds(1))
    }
    slowest = max(slowest, best)
    return diagnoses
  }

  private mutating func count(_ diagnoses: [LogDiagnosis], _ fields: [String]) {
    let counts = fields[1].split(separator: "/").compactMap { Int($0) }
    guard counts.count == 2 else { return }
    let found = diagnoses.reduce(0) { $0 + $1.report.constraints.count }
    read += min(found, counts[1])
    listed += counts[1]
    if found < counts[0] { print("\(fields[0]): read \(found) of \(fields[1])") }
  }

  private mutating func judge(_ diagnoses: [LogDiagnosis], _ fields: [String]) {
    let verdict = Self.verdict(diagnoses)
    if verdict == fields[2] {
      agreed += 1
    } else {
      print("\(fields[0]): \(verdict), expected \(fields[2]): \(fields[3])")
    }
    if let conflict = diagnoses.first(where: { $0.verdict.isConflict }) {
      conflicts += 1
      let known = fields[5].split(separator: "|").map {
        $0.split(separator: " ").compactMap { Int($0) }
      }
      let ours = conflict.conflicts.map { found in
        found.members.map { conflict.listPlaces[$0] + 1 }.sorted()
      }
      if ours.contains(where: known.contains) {
        sets += 1
      } else {
        print("\(fields[0]): sets \(ours), expected \(fields[5])")
      }
    }
    for diagnosis in diagnoses {
      for conflict in diagnosis.conflicts {
        if !ExpertKey.isAuthorsToMake(conflict.repairs.first, in: diagnosis.system) {
          misplaced += 1
          print(
            "\(fields[0]): the first repair edits what is the system's, or makes a negative size")
        }
        let (all, bad) = Explanations.verify(conflict, in: diagnosis.system)
        repairs += all
        failed += bad
      }
    }
  }

  private mutating func score(_ diagnoses: [LogDiagnosis], _ id: String) {
    guard let wanted = key?.accepted(for: id) else { return }
    keyed += 1
    let offered = ExpertKey.firstRepair(of: diagnoses)
    if wanted.contains(offered) {
      accepted += 1
    } else {
      print("\(id): first repair \(offered), the key accepts \(wanted.sorted())")
    }
  }

  func report() {
    print(
      """
      constraints read        \(read) of \(listed)
      results correct          \(agreed) of \(logs)
      minimal conflicts found  \(sets) of \(conflicts)
      repairs                 \(repairs), of which \(failed) leave the conflict
      slowest log             \(String(format: "%.1f", slowest)) ms
      cuts survived           \(cuts)
      """)
    print("first repairs that are not the author's to make: \(misplaced)")
    if key != nil { print("first repair accepted by the key: \(accepted) of \(keyed)") }
  }

  private static func verdict(_ diagnoses: [LogDiagnosis]) -> String {
    if diagnoses.contains(where: { $0.verdict.isConflict }) { return "yes" }
    if diagnoses.isEmpty { return "undetermined" }
    return diagnoses.allSatisfy { $0.verdict == .satisfiableAsPrinted } ? "no" : "undetermined"
  }

  /// The fields of a line of comma-separated values.
  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var quoted = false
    for character in line {
      switch character {
      case "\"": quoted.toggle()
      case "," where !quoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
