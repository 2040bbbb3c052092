import ConflictAnalysis
import TestSupport

/// A typical mistake, and the reports that it causes.
///
/// The right answer is known by construction: the cause adds one constraint too many, or gives a size
/// that will change, to a layout that holds without it.
struct Cause: Sendable {
  let name: String
  /// The first repairs that an experienced reader makes: an action and the tag of a constraint.
  let accepted: Set<String>
  let write: @Sendable (inout LogWriter) -> Void

  init(_ name: String, _ accepted: String..., write: @escaping @Sendable (inout LogWriter) -> Void)
  {
    self.name = name
    self.accepted = Set(accepted)
    self.write = write
  }

  static let all: [Cause] =
    masks + sizes + placements + containers + systems + unprinted
    + multipliers + anchors + numbers + origins + lengths

  /// Returns the lines of one report in a random order.
  func lines(seed: UInt64) -> [LogWriter.Line] {
    var writer = LogWriter(SplitMix64(seed: seed))
    write(&writer)
    return writer.lines.shuffled(using: &writer.random)
  }
}

/// The first repair that an explanation offers, in the words of ``Cause/accepted``.
enum FirstRepair {
  static func words(_ diagnosis: LogDiagnosis, _ name: (String) -> String) -> String {
    guard diagnosis.verdict.isConflict else { return "undecided" }
    guard let conflict = diagnosis.conflicts.first else { return "none" }
    guard let repair = conflict.repairs.first else {
      if case .system = conflict.standing { return "ignore" }
      return "none"
    }
    return words(repair.change, in: diagnosis.system, name)
  }

  static func words(
    _ change: Repair.Change, in system: ConstraintSystem, _ name: (String) -> String
  ) -> String {
    let tag = name(system.statements[change.place].id)
    return switch change {
    case .lower: "lower:\(tag)"
    case .setConstant: "constant:\(tag)"
    case .relax: "relax:\(tag)"
    case .remove: "remove:\(tag)"
    case .moveAnchor: "anchor:\(tag)"
    case .setMultiplier: "multiplier:\(tag)"
    case .turnOffMask: "mask:\(tag)"
    case .resize: "size:\(tag)"
    case .closeSpacing: "stack:\(tag)"
    }
  }
}
