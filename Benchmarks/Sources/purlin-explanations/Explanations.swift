import ConflictAnalysis
import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Holds explanations to the truth: `purlin-explanations FOLDER [KEY]`.
///
/// A folder with `truth.csv` holds logs, one `<id>.txt` a row; the columns are the id, constraints
/// readable/listed, infeasible (yes, no, undetermined), why, one minimal set, and all minimal sets
/// (separated by `|`). Every log is then cut at each of its bytes, too. The first repairs are held to
/// the key, `Keys/first-repairs.tsv` unless another is given.
///
/// Any other folder holds documents: each conflict of each scene is explained, and each repair tried
/// again.
@main
enum Explanations {
  static func main() throws {
    guard (2...3).contains(CommandLine.arguments.count) else {
      print("give a folder of logs with truth.csv and perhaps a key, or a folder of documents")
      exit(64)
    }
    let folder = CommandLine.arguments[1]
    if let truth = try? String(contentsOfFile: folder + "/truth.csv", encoding: .utf8) {
      let path = CommandLine.arguments.dropFirst(2).first ?? "Keys/first-repairs.tsv"
      var logs = LogCheck(folder: folder, key: try? ExpertKey(contentsOf: path))
      try logs.check(truth)
      logs.report()
    } else {
      MainActor.assumeIsolated { DocumentCheck.run(folder) }
    }
  }

  /// How many repairs there are, and after how many the members of the conflict still collide.
  static func verify(
    _ conflict: ConflictDiagnosis, in system: ConstraintSystem
  ) -> (all: Int, failed: Int) {
    let failed = conflict.repairs.filter { repair in
      let mended = system.applying(repair.change)
      return !mended.isFeasible(conflict.members.filter { mended.statements[$0].isRequired })
    }
    return (conflict.repairs.count, failed.count)
  }
}
