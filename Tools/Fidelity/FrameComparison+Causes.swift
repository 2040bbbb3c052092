internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder
internal import InterfaceCanvas

extension FrameComparison {
  /// A view that differs, with what that owes to.
  package struct Cause: Codable, Sendable, Equatable {
    /// The document's file name.
    package let file: String
    /// The id of the island's root.
    package let root: String
    /// The id of the view that differs.
    package let view: String
    /// Why it differs.
    package let reason: DifferenceClass
    /// The id of the leaf that makes it differ; nil if none does.
    package let leaf: String?
    /// Whether that leaf does so only together with others.
    package let isShared: Bool
  }

  /// Finds out which leaf makes each view differ whose frame differs with measured sizes.
  ///
  /// All leaves get their saved sizes but one, which is measured. Of several leaves that alone make
  /// a view differ, the one that moves it furthest counts. Where none does alone, leaves are
  /// measured together, as few as still make it differ, and the one counts whose intrinsic content
  /// size is furthest from the saved one.
  ///
  /// - Complexity: A layout for each leaf of an island with differences, and once more for each view
  ///   that no leaf alone makes differ.
  package func causes(
    _ document: InterfaceDocument, file: String, roots: Set<String>? = nil
  ) -> [Cause] {
    var causes: [Cause] = []
    let measured = stage(document, .measured)
    for island in measured.document.islands {
      if let roots, !roots.contains(island.root.id) { continue }
      let differing = Self.placements(in: measured.present(island))
        .filter { !$0.element.isMisplaced && !$0.agrees }
      if differing.isEmpty { continue }
      var stage = stage(document, .saved)
      let fromLayout = Set(
        Self.placements(in: stage.present(island)).filter { !$0.agrees }.map(\.element.id))
      var strongest: [String: (distance: Double, leaf: Placement)] = [:]
      for leaf in island.views where leaf.id != island.root.id {
        stage.measuredLeaves = [leaf.id]
        let placements = Self.placements(in: stage.present(island))
        guard let own = placements.first(where: { $0.element.id == leaf.id }) else { continue }
        for placement in placements where !placement.agrees {
          if placement.distance > strongest[placement.element.id]?.distance ?? 0 {
            strongest[placement.element.id] = (placement.distance, own)
          }
        }
      }
      for placement in differing {
        let id = placement.element.id
        let alone = strongest[id]?.leaf
        let leaf: Placement? =
          fromLayout.contains(id) ? nil : alone ?? foremost(in: island, for: id, on: &stage)
        let reason: DifferenceClass =
          if fromLayout.contains(id) {
            .layout
          } else if let leaf {
            DifferenceClass(leaf: leaf.element, saved: leaf.saved, solved: leaf.solved)
          } else {
            .severalLeaves
          }
        causes.append(
          Cause(
            file: file, root: island.root.id, view: id, reason: reason, leaf: leaf?.element.id,
            isShared: leaf != nil && alone == nil))
      }
    }
    return causes
  }

  /// Of the fewest leaves found that together make a view differ, the one whose intrinsic content
  /// size is furthest from its saved one, with that size as the solved one.
  private func foremost(
    in island: Island, for id: String, on stage: inout InterfaceStage
  ) -> Placement? {
    var needed = Set(island.views.map(\.id)).subtracting([island.root.id])
    for leaf in island.views where needed.contains(leaf.id) {
      stage.measuredLeaves = needed.subtracting([leaf.id])
      // Without any the stage would have its saved sizes, which agree.
      if stage.measuredLeaves.isEmpty { break }
      let placements = Self.placements(in: stage.present(island))
      if placements.contains(where: { $0.element.id == id && !$0.agrees }) {
        needed.remove(leaf.id)
      }
    }
    stage.measuredLeaves = needed
    let staged = stage.present(island)
    // Views have their intrinsic content size in the environment of a window, which must live that
    // long.
    return withExtendedLifetime(staged) {
      Self.placements(in: staged)
        .filter { needed.contains($0.element.id) }.map { $0.atNaturalSize }
        .filter { $0.sizeDistance > 1e-6 }
        .max { $0.sizeDistance < $1.sizeDistance }
    }
  }
}

extension FrameComparison.Placement {
  /// The same view, solved for the size that it would have by itself.
  @MainActor fileprivate var atNaturalSize: Self {
    let natural = view.intrinsicContentSize
    let width = natural.width < 0 ? solved[2] : Double(natural.width)
    let height = natural.height < 0 ? solved[3] : Double(natural.height)
    return Self(element: element, view: view, saved: saved, solved: [0, 0, width, height])
  }

  /// The larger of the differences of width and height.
  fileprivate var sizeDistance: Double {
    max(abs(saved[2] - solved[2]), abs(saved[3] - solved[3]))
  }
}

/// How many views differ for which reasons.
package struct CauseTable: Sendable, Equatable {
  /// One reason.
  package struct Row: Sendable, Equatable {
    /// Why views differ.
    package let reason: DifferenceClass
    /// How many leaves make them differ.
    package let leaves: Int
    /// How many views differ.
    package let views: Int
    /// In how many documents.
    package let documents: Int
  }

  /// The reasons that occur, the most frequent first.
  package let rows: [Row]

  /// Counts causes.
  package init(_ causes: [FrameComparison.Cause]) {
    rows = DifferenceClass.allCases.compactMap { reason in
      let own = causes.filter { $0.reason == reason }
      if own.isEmpty { return nil }
      return Row(
        reason: reason,
        leaves: Set(own.compactMap { cause in cause.leaf.map { "\(cause.file) \($0)" } }).count,
        views: own.count, documents: Set(own.map(\.file)).count)
    }.sorted { $0.views > $1.views }
  }

  /// The rows as a table of Markdown.
  package var markdown: String {
    let head = "| class | leaves | views | documents | explanation |\n|---|---|---|---|---|"
    let lines = rows.map {
      "| \($0.reason.title) | \($0.leaves == 0 ? "–" : "\($0.leaves)") | \($0.views) "
        + "| \($0.documents) | \($0.reason.explanation) |"
    }
    return ([head] + lines).joined(separator: "\n")
  }
}
