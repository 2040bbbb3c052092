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
    let files = try request.faults.sorted { $0.key < $1.key }.map { name, faults in
      let url = folder.appendingPathComponent(name)
      return (path: url.path, text: try String(contentsOf: url, encoding: .utf8), faults: faults)
    }
    let parts = LeftOutParts.all(
      of: files, extent: LeftOutParts.Extent(rawValue: request.extent) ?? .declaration)
    for (path, parts) in parts {
      try parts.text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return files.flatMap { parts[$0.path]?.resolved ?? [] }
  }
}
