internal import HeadlessUIKit
package import InterfaceBuilder
internal import InterfaceCanvas

/// Why a view differs with saved sizes and insets by rules.
package enum BoundCause: String, Codable, Sendable, CaseIterable {
  /// It agrees with insets that saved frames determine.
  case canvas
  /// Saved frames of its layout root violate a required constraint, and Purlin finds no conflict.
  case stale
  /// Saved frames of its layout root violate a required constraint, and required constraints conflict.
  case conflict
  /// It, or another view of its layout root that differs in size, has a class of the app's own.
  case ownClass
  /// Nothing of these.
  case other

  /// The name for a table.
  package var title: String {
    switch self {
    case .canvas: "insets, margins or bars"
    case .stale: "saved frames violate required constraints"
    case .conflict: "the same, and required constraints conflict"
    case .ownClass: "a class of the app's own"
    case .other: "other"
    }
  }
}

extension FrameComparison {
  /// The views of a document by whether their saved frames satisfy required constraints, with those
  /// that differ by rules.
  package struct Bound: Codable, Sendable, Equatable {
    /// A view that differs by rules.
    package struct Difference: Codable, Sendable, Equatable {
      /// The document's file name.
      package let file: String
      /// The id of the layout root.
      package let root: String
      /// The id of the view.
      package let view: String
      /// Why it differs.
      package let cause: BoundCause
    }

    /// A layout root whose saved frames violate required constraints.
    package struct Violation: Codable, Sendable, Equatable {
      /// The document's file name.
      package let file: String
      /// The id of the layout root.
      package let root: String
      /// The ids of the violated constraints, and of stack views whose own constraints are violated.
      package let violated: [String]
      /// The number of views that differ by rules.
      package let differing: Int
    }

    /// Views whose layout root has saved frames that satisfy its required constraints.
    package var consistent = 0
    /// Those of them that agree by rules.
    package var consistentAgreeing = 0
    /// Views in all other layout roots.
    package var inconsistent = 0
    /// Those of them that agree by rules.
    package var inconsistentAgreeing = 0
    /// The views that differ by rules.
    package var differences: [Difference] = []
    /// The layout roots whose saved frames violate required constraints.
    package var violations: [Violation] = []

    /// Creates an empty count.
    package init() {}

    /// Adds the counts of another document.
    package mutating func add(_ other: Bound) {
      consistent += other.consistent
      consistentAgreeing += other.consistentAgreeing
      inconsistent += other.inconsistent
      inconsistentAgreeing += other.inconsistentAgreeing
      differences += other.differences
      violations += other.violations
    }
  }

  /// Separates the views that insets can make agree from those whose saved frames contradict their
  /// required constraints.
  ///
  /// Whether frames contradict constraints is decided from the document alone: the rules take no part.
  package static func bound(
    _ document: InterfaceDocument, file: String, roots: Set<String>? = nil
  ) -> Bound {
    let rules = FrameComparison(leafSizes: .saved, insets: .rules).stage(document)
    let inferred = FrameComparison(leafSizes: .saved, insets: .inferred).stage(document)
    var bound = Bound()
    for island in rules.document.islands {
      if let roots, !roots.contains(island.root.id) { continue }
      let staged = rules.present(island)
      let views = placements(in: staged).filter { !$0.element.isMisplaced }
      if views.isEmpty { continue }
      let differing = views.filter { !$0.agrees }
      let violated = SavedFrames(island, in: rules.document).violated
      if violated.isEmpty {
        bound.consistent += views.count
        bound.consistentAgreeing += views.count - differing.count
      } else {
        bound.inconsistent += views.count
        bound.inconsistentAgreeing += views.count - differing.count
        bound.violations.append(
          Bound.Violation(
            file: file, root: island.root.id, violated: violated, differing: differing.count))
      }
      if differing.isEmpty { continue }
      let found = placements(in: inferred.present(island)).filter(\.agrees).map(\.element.id)
      let causes = Causes(
        agreeingInferred: Set(found), hasViolations: !violated.isEmpty,
        hasConflict: !staged.conflicts.isEmpty,
        hasOwnClass: differing.contains { $0.element.customClass != nil && $0.differsInSize })
      bound.differences += differing.map {
        Bound.Difference(
          file: file, root: island.root.id, view: $0.element.id, cause: causes.cause(of: $0))
      }
    }
    return bound
  }

  /// The layout roots of a document all of whose saved frames are known to follow from their constraints.
  ///
  /// In these, saved frames satisfy all required constraints, as ``bound(_:file:roots:)`` decides from the
  /// document alone, and every view has its saved frame when it is laid out with saved sizes and with insets
  /// that saved frames determine. A rate in these layout roots says what rules and measured texts add to
  /// correct frames; a mistake of layout itself leaves a root out and does not lower it.
  package static func derivableRoots(of document: InterfaceDocument) -> Set<String> {
    let inferred = FrameComparison(leafSizes: .saved, insets: .inferred).stage(document)
    let roots = inferred.document.islands.filter { island in
      SavedFrames(island, in: inferred.document).violated.isEmpty
        && placements(in: inferred.present(island)).allSatisfy {
          $0.agrees || $0.element.isMisplaced
        }
    }
    return Set(roots.map(\.root.id))
  }

  /// What decides the cause of a difference.
  private struct Causes {
    var agreeingInferred: Set<String>
    var hasViolations: Bool
    var hasConflict: Bool
    var hasOwnClass: Bool

    func cause(of view: Placement) -> BoundCause {
      if agreeingInferred.contains(view.element.id) { return .canvas }
      if hasViolations { return hasConflict ? .conflict : .stale }
      return hasOwnClass ? .ownClass : .other
    }
  }
}

extension FrameComparison.Placement {
  /// Whether the width or height differs by more than half a point.
  fileprivate var differsInSize: Bool {
    max(abs(saved[2] - solved[2]), abs(saved[3] - solved[3])) > 0.5 + 1e-6
  }
}

extension FrameComparison.Bound {
  /// The counts as tables of Markdown.
  package var markdown: String {
    func rate(_ part: Int, _ whole: Int) -> String {
      let hundredths = whole == 0 ? 0 : (part * 10_000 + whole / 2) / whole
      let fraction = hundredths % 100
      return "\(part) of \(whole), \(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
    }
    var lines = [
      "| layout roots | agree by rules |", "|---|---|",
      "| saved frames satisfy required constraints | \(rate(consistentAgreeing, consistent)) |",
      "| they do not | \(rate(inconsistentAgreeing, inconsistent)) |", "",
      "| cause of a difference | views | layout roots |", "|---|---|---|",
    ]
    for cause in BoundCause.allCases {
      let members = differences.filter { $0.cause == cause }
      let roots = Set(members.map { "\($0.file) \($0.root)" }).count
      lines.append("| \(cause.title) | \(members.count) | \(roots) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
