internal import Foundation
public import HeadlessUIKit
public import InterfaceBuilder

/// Measures how far our frames agree with the ones a document saved, which are Apple's.
///
/// Compared are all views of an island but its root, whose frame is given; views flagged as
/// misplaced, whose saved frame Interface Builder itself disowns; and hidden arranged views with
/// what is in them, which it leaves where they were.
@MainActor
public struct FrameComparison {
  /// A view whose frames differ by more than half a point.
  public struct Difference: Codable, Sendable, Equatable {
    /// The document's file name.
    public let file: String
    /// The id of the island's root.
    public let root: String
    /// The id of the view.
    public let view: String
    /// x, y, width and height as saved, in points.
    public let saved: [Double]
    /// x, y, width and height as solved, in points.
    public let solved: [Double]
  }

  /// The agreement of one document.
  public struct Tally: Sendable, Equatable {
    /// The islands laid out.
    public var islands = 0
    /// The views compared.
    public var views = 0
    /// Views whose x, y, width and height all differ by at most half a point.
    public var withinHalf = 0
    /// Views whose x, y, width and height all differ by at most one point.
    public var withinOne = 0
    /// The views beyond half a point.
    public var differences: [Difference] = []

    /// Makes an empty tally.
    public init() {}
  }

  /// Where natural sizes come from.
  public let leafSizes: InterfaceStage.LeafSizes
  /// Where insets come from.
  public let insets: InterfaceStage.Insets

  /// Makes a comparison of one kind.
  public init(
    leafSizes: InterfaceStage.LeafSizes = .measured, insets: InterfaceStage.Insets = .inferred
  ) {
    self.leafSizes = leafSizes
    self.insets = insets
  }

  /// Lays a document's islands out on its own canvas and compares the frames.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: The name that differences carry.
  ///   - roots: The ids of the islands to compare; nil compares all.
  /// - Returns: How many views agree, and those that do not.
  public func compare(
    _ document: InterfaceDocument, file: String, roots: Set<String>? = nil
  ) -> Tally {
    let stage = InterfaceStage(document, leafSizes: leafSizes, insets: insets)
    var tally = Tally()
    for island in stage.document.islands {
      if let roots, !roots.contains(island.root.id) { continue }
      let staged = stage.present(island)
      tally.islands += 1
      for member in island.root.islandMembers {
        compare(member, isArranged: island.root.kind == .stackView, staged, file, &tally)
      }
    }
    return tally
  }

  private func compare(
    _ element: ViewElement, isArranged: Bool, _ staged: StagedInterface, _ file: String,
    _ tally: inout Tally
  ) {
    if isArranged, element.isHidden { return }
    if !element.isMisplaced, let saved = element.frame, let view = staged.views[element.id] {
      let solved = view.frame
      let pairs = [
        (saved.x, Double(solved.minX)), (saved.y, Double(solved.minY)),
        (saved.width, Double(solved.width)), (saved.height, Double(solved.height)),
      ]
      let distance = pairs.map { abs($0.0 - $0.1) }.max() ?? 0
      tally.views += 1
      // The slack is for numbers written with fifteen digits.
      if distance <= 1 + 1e-6 { tally.withinOne += 1 }
      if distance <= 0.5 + 1e-6 {
        tally.withinHalf += 1
      } else {
        tally.differences.append(
          Difference(
            file: file, root: staged.island.root.id, view: element.id, saved: pairs.map(\.0),
            solved: pairs.map(\.1)))
      }
    }
    for member in element.islandMembers {
      compare(member, isArranged: element.kind == .stackView, staged, file, &tally)
    }
  }
}
