internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder
internal import InterfaceCanvas

/// Our frames and ambiguities beside the verdicts that Interface Builder wrote into documents.
///
/// Interface Builder flags a view as misplaced when its saved frame is not the one its constraints
/// give, and as ambiguous when they give none. The flags are kept from the last time it looked.
package struct VerdictTally: Codable, Sendable, Equatable {
  /// Views flagged as misplaced.
  package var misplaced = 0
  /// Those of them whose frame differs from ours by more than half a point.
  package var misplacedDiffering = 0
  /// Views not flagged as misplaced.
  package var placed = 0
  /// Those of them whose frame differs from ours by more than half a point.
  package var placedDiffering = 0
  /// Views flagged as ambiguous.
  package var ambiguous = 0
  /// Those of them that are ambiguous to us.
  package var ambiguousConfirmed = 0
  /// Views not flagged as ambiguous although they are verified.
  package var determined = 0
  /// Those of them that are ambiguous to us.
  package var determinedDoubted = 0

  /// Creates an empty tally.
  package init() {}

  /// The tally with another's counts added.
  package static func + (one: Self, two: Self) -> Self {
    var sum = one
    sum.misplaced += two.misplaced
    sum.misplacedDiffering += two.misplacedDiffering
    sum.placed += two.placed
    sum.placedDiffering += two.placedDiffering
    sum.ambiguous += two.ambiguous
    sum.ambiguousConfirmed += two.ambiguousConfirmed
    sum.determined += two.determined
    sum.determinedDoubted += two.determinedDoubted
    return sum
  }

  /// The counts as a table of Markdown.
  package var markdown: String {
    func row(_ verdict: String, _ ours: String, _ count: Int, _ of: Int) -> String {
      let rate = of == 0 ? "–" : String(format: "%.1f %%", Double(count) * 100 / Double(of))
      return "| \(verdict) | \(ours) | \(count) of \(of), \(rate) |"
    }
    return [
      "| Interface Builder's flag | Purlin | views |", "|---|---|---|",
      row("misplaced", "differs", misplacedDiffering, misplaced),
      row("not misplaced", "differs", placedDiffering, placed),
      row("ambiguous", "ambiguous", ambiguousConfirmed, ambiguous),
      row("not ambiguous", "ambiguous", determinedDoubted, determined),
    ].joined(separator: "\n")
  }
}

extension FrameComparison {
  /// A view about whose flag Interface Builder and Purlin disagree.
  package struct Disagreement: Codable, Sendable, Equatable {
    /// The document's file name.
    package let file: String
    /// The id of the island's root.
    package let root: String
    /// The id of the view.
    package let view: String
    /// The flag: `misplaced` or `ambiguous`.
    package let flag: String
    /// Whether the document has the flag, and Purlin does not agree.
    package let isMissed: Bool
    /// What is ambiguous to Purlin: some of `left`, `top`, `width` and `height`.
    package let open: [String]
  }

  /// Holds our frames and ambiguities against the document's flags.
  ///
  /// Where intrinsic content sizes are those saved, a view flagged as misplaced is measured all the
  /// same: the frame that Interface Builder disowns says nothing about its size.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: The name that disagreements carry.
  ///   - roots: The ids of the islands to compare; nil compares all.
  /// - Returns: The counts, and the views that are flagged by one of the two as ambiguous or, being
  ///   flagged as misplaced, agree.
  package func verdicts(
    _ document: InterfaceDocument, file: String = "", roots: Set<String>? = nil
  ) -> (tally: VerdictTally, disagreements: [Disagreement]) {
    var tally = VerdictTally()
    var disagreements: [Disagreement] = []
    var stage = stage(document)
    for island in stage.document.islands {
      if let roots, !roots.contains(island.root.id) { continue }
      stage.measuredLeaves = measurable(island, in: document)
      let staged = stage.present(island)
      let placements = Self.placements(in: staged)
      let open = staged.ambiguousAttributes
      for view in placements {
        let own = (open[view.element.id] ?? []).map { "\($0)" }
        func disagree(_ flag: String, isMissed: Bool) {
          disagreements.append(
            Disagreement(
              file: file, root: island.root.id, view: view.element.id, flag: flag,
              isMissed: isMissed, open: own))
        }
        if view.element.isMisplaced {
          tally.misplaced += 1
          if view.agrees {
            disagree("misplaced", isMissed: true)
          } else {
            tally.misplacedDiffering += 1
          }
        } else {
          tally.placed += 1
          if !view.agrees { tally.placedDiffering += 1 }
        }
        if view.element.ambiguityCheck == .off { continue }
        if view.element.isAmbiguous {
          tally.ambiguous += 1
          if own.isEmpty {
            disagree("ambiguous", isMissed: true)
          } else {
            tally.ambiguousConfirmed += 1
          }
        } else {
          tally.determined += 1
          if !own.isEmpty {
            tally.determinedDoubted += 1
            disagree("ambiguous", isMissed: false)
          }
        }
      }
    }
    return (tally, disagreements)
  }

  /// The views to measure although intrinsic content sizes are those saved: those flagged as misplaced,
  /// and those that have their saved frame if all are measured.
  ///
  /// The saved size of a text that was stretched or compressed leaves nothing open.
  private func measurable(_ island: Island, in document: InterfaceDocument) -> Set<String> {
    let misplaced = Set(island.views.filter(\.isMisplaced).map(\.id))
    guard leafSizes == .saved else { return misplaced }
    var saved = stage(document)
    saved.measuredLeaves = misplaced
    var mixed = saved
    mixed.measuredLeaves.formUnion(agreeing(island, on: stage(document, .measured)))
    return agreeing(island, on: saved).isSubset(of: agreeing(island, on: mixed))
      ? mixed.measuredLeaves : misplaced
  }

  /// The ids of the views that have their saved frame.
  private func agreeing(_ island: Island, on stage: InterfaceStage) -> Set<String> {
    Set(Self.placements(in: stage.present(island)).filter(\.agrees).map(\.element.id))
  }
}
