internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas

/// Measures how far our frames agree with the ones a document saved, which are Apple's.
///
/// Compared are all views of an island but its root, whose frame is given; views flagged as
/// misplaced, whose saved frame Interface Builder itself disowns; and hidden arranged views with
/// what is in them, which it leaves where they were.
@MainActor
package struct FrameComparison {
  /// A view whose frames differ by more than half a point.
  package struct Difference: Codable, Sendable, Equatable {
    /// The document's file name.
    package let file: String
    /// The id of the island's root.
    package let root: String
    /// The id of the view.
    package let view: String
    /// x, y, width and height as saved, in points.
    package let saved: [Double]
    /// x, y, width and height as solved, in points.
    package let solved: [Double]
  }

  /// The agreement of one document.
  package struct Tally: Sendable, Equatable {
    /// The islands laid out.
    package var islands = 0
    /// The views compared.
    package var views = 0
    /// Views whose x, y, width and height all differ by at most half a point.
    package var withinHalf = 0
    /// Views whose x, y, width and height all differ by at most one point.
    package var withinOne = 0
    /// The views beyond half a point.
    package var differences: [Difference] = []

    /// Creates an empty tally.
    package init() {}
  }

  /// Where intrinsic content sizes come from.
  package let leafSizes: InterfaceStage.LeafSizes
  /// Where insets come from.
  package let insets: InterfaceStage.Insets
  /// Where the facts about the canvas's text come from.
  package let text: InterfaceStage.TextSource
  /// Where intrinsic content sizes come from that cannot be measured.
  package let unmeasurable: InterfaceStage.UnmeasurableSizes

  /// Creates a comparison of one kind.
  package init(
    leafSizes: InterfaceStage.LeafSizes = .measured, insets: InterfaceStage.Insets = .inferred,
    text: InterfaceStage.TextSource = .inferred,
    unmeasurable: InterfaceStage.UnmeasurableSizes = .saved
  ) {
    self.leafSizes = leafSizes
    self.insets = insets
    self.text = text
    // By rules means that no frame is read.
    self.unmeasurable = insets == .rules ? .estimated : unmeasurable
  }

  /// Lays a document's islands out on its own canvas and compares the frames.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: The name that differences carry.
  ///   - roots: The ids of the islands to compare; nil compares all.
  /// - Returns: How many views agree, and those that do not.
  package func compare(
    _ document: InterfaceDocument, file: String, roots: Set<String>? = nil
  ) -> Tally {
    let stage = stage(document)
    var tally = Tally()
    for island in stage.document.islands {
      if let roots, !roots.contains(island.root.id) { continue }
      tally.islands += 1
      for view in Self.placements(in: stage.present(island)) where !view.element.isMisplaced {
        tally.views += 1
        // The slack is for numbers written with fifteen digits.
        if view.distance <= 1 + 1e-6 { tally.withinOne += 1 }
        if view.agrees {
          tally.withinHalf += 1
        } else {
          tally.differences.append(
            Difference(
              file: file, root: island.root.id, view: view.element.id, saved: view.saved,
              solved: view.solved))
        }
      }
    }
    return tally
  }

  /// A stage of this comparison's kind.
  func stage(_ document: InterfaceDocument) -> InterfaceStage {
    stage(document, leafSizes)
  }

  /// A stage of this comparison's kind but for the leaf sizes.
  func stage(
    _ document: InterfaceDocument, _ leafSizes: InterfaceStage.LeafSizes
  ) -> InterfaceStage {
    var stage = InterfaceStage(
      document, leafSizes: leafSizes, insets: insets, text: text, unmeasurable: unmeasurable)
    stage.contentYields = true
    return stage
  }
}

extension FrameComparison {
  /// A view with the frame it was saved with and the one it got.
  struct Placement {
    let element: ViewElement
    let view: UIView
    /// x, y, width and height in points.
    let saved: [Double]
    let solved: [Double]

    /// The largest of the four differences.
    var distance: Double { zip(saved, solved).map { abs($0 - $1) }.max() ?? 0 }

    /// Whether all four are within half a point.
    var agrees: Bool { distance <= 0.5 + 1e-6 }
  }

  /// The views of an island whose frames mean something, in document order.
  ///
  /// Hidden arranged views are left where they were, with everything in them.
  static func placements(in staged: StagedInterface) -> [Placement] {
    var found: [Placement] = []
    collect(staged.island.root, staged, &found)
    return found
  }

  private static func collect(
    _ owner: ViewElement, _ staged: StagedInterface, _ found: inout [Placement]
  ) {
    for element in owner.islandMembers {
      if owner.kind == .stackView, element.isHidden { continue }
      if let saved = element.frame, let view = staged.views[element.id] {
        let solved = view.frame
        found.append(
          Placement(
            element: element, view: view, saved: [saved.x, saved.y, saved.width, saved.height],
            solved: [solved.minX, solved.minY, solved.width, solved.height].map { Double($0) }))
      }
      collect(element, staged, &found)
    }
  }
}
