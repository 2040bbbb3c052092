import ConflictAnalysis
import Foundation

/// Which first repairs an experienced reader accepts, by the id of the log; see `Keys/README.md`.
struct ExpertKey {
  private var accepted: [String: Set<String>] = [:]

  init(contentsOf path: String) throws {
    let table = try String(contentsOfFile: path, encoding: .utf8)
    for line in table.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3 else { continue }
      accepted[String(fields[0])] = Set(fields[1].split(separator: " ").map(String.init))
    }
  }

  /// The key's entry for a log; nil if it has none.
  func accepted(for id: String) -> Set<String>? { accepted[id] }

  /// Whether a repair edits what an author wrote, or may switch off, and makes no negative size.
  ///
  /// Content views, cells and the framework's own views keep their masks.
  static func isAuthorsToMake(_ repair: Repair?, in system: ConstraintSystem) -> Bool {
    guard let repair else { return true }
    let statement = system.statements[repair.change.place]
    switch repair.change {
    case .resize, .closeSpacing: return true
    case .turnOffMask:
      let name = statement.first.map { system.items[$0.item].className } ?? ""
      return statement.origin == .mask && !name.hasPrefix("_")
        && !["ContentView", "Cell", "Window", "ClipView"].contains { name.hasSuffix($0) }
    case .setConstant(_, let constant):
      let isSize = statement.terms.count == 1
      return statement.origin == .author && (constant >= 0 || !isSize)
    case .lower, .relax, .remove, .moveAnchor, .setMultiplier: return statement.origin == .author
    }
  }

  /// The first repair that an explanation offers, in the key's words.
  static func firstRepair(of diagnoses: [LogDiagnosis]) -> String {
    guard let diagnosis = diagnoses.first(where: { $0.verdict.isConflict }) ?? diagnoses.first,
      diagnosis.verdict.isConflict
    else {
      return diagnoses.contains { $0.verdict == .satisfiableAsPrinted } ? "none" : "paste"
    }
    guard let conflict = diagnosis.conflicts.first else { return "none" }
    guard let repair = conflict.repairs.first else {
      if case .system = conflict.standing { return "ignore" }
      return "none"
    }
    let place = diagnosis.listPlaces[repair.change.place] + 1
    return switch repair.change {
    case .lower: "lower:\(place)"
    case .setConstant: "constant:\(place)"
    case .relax: "relax:\(place)"
    case .remove: "remove:\(place)"
    case .moveAnchor: "anchor:\(place)"
    case .setMultiplier: "multiplier:\(place)"
    case .turnOffMask: "mask:\(place)"
    case .resize: "size:\(place)"
    case .closeSpacing: "stack:\(place)"
    }
  }
}
