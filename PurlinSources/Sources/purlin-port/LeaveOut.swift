import Foundation
import SourceAdapting

/// `purlin-port --leave-out FAULTS --output FOLDER`: leaves what does not compile out of adapted files, which are
/// changed in place, and prints the errors that are resolved by it, as JSON.
struct LeaveOut {
  /// What the file of faults contains.
  struct Request: Codable {
    /// The errors of each adapted file, by its name.
    var faults: [String: [LeftOutParts.Fault]]
    /// How much an error takes with it: 0 a statement, 1 a member, 2 a declaration.
    var extent: Int
  }

  /// Runs the operation with the rest of the arguments.
  ///
  /// - Returns: The errors of which each left something out.
  static func run(_ request: Request, in folder: URL) throws -> [LeftOutParts.Fault] {
    var all: [(url: URL, parts: LeftOutParts)] = []
    for (name, faults) in request.faults.sorted(by: { $0.key < $1.key }) {
      let url = folder.appendingPathComponent(name)
      let parts = LeftOutParts(
        of: try String(contentsOf: url, encoding: .utf8), at: url.path, faults: faults,
        extent: LeftOutParts.Extent(rawValue: request.extent) ?? .declaration)
      all.append((url, parts))
    }
    if all.contains(where: \.parts.hasSuperclasses) {
      all.removeAll { !$0.parts.hasSuperclasses }
    }
    for (url, parts) in all {
      try parts.text.write(to: url, atomically: true, encoding: .utf8)
    }
    return all.flatMap(\.parts.resolved)
  }
}
