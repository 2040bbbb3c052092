internal import ConflictAnalysis
package import DocumentAnalysis
package import HeadlessUIKit
internal import InterfaceBuilder
package import InterfaceCanvas
internal import LayoutGeometry
internal import LayoutProof
internal import LayoutScene
internal import ViewAnalysis

/// Lays a scene out at a grid of sizes with constants that are not in its document yet: what the map shows while a
/// constraint is dragged.
@MainActor
package final class SizeSampler {
  /// What is found in the middles of the cells of a grid.
  package struct Samples: Encodable, Sendable {
    /// The boundaries of the cells, in points.
    package var widths: [Double]
    /// The boundaries of the cells, in points.
    package var heights: [Double]
    /// The kinds of findings in each cell, row by row; ambiguity is not determined.
    package var kinds: [[String]]
  }

  private let stage: ProofStage
  private let widths: ClosedRange<Double>
  private let heights: ClosedRange<Double>

  /// Creates a sampler of a scene; nil if the document has no such scene.
  ///
  /// - Parameters:
  ///   - root: The id of the scene's outermost view.
  ///   - document: The document.
  ///   - widths: The widths of the map, in points.
  ///   - heights: The heights of the map, in points.
  ///   - preferences: The user settings of the device.
  ///   - regime: The rules that determine the size classes; by default, those of a current SDK.
  ///   - coversOwnSize: Whether widths and heights are extended to the scene's own size, as on the map.
  package init?(
    _ root: String, in document: DocumentStages, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, preferences: InterfaceStage.Preferences,
    regime: WindowRegime? = nil, coversOwnSize: Bool = false
  ) {
    guard let island = document.document.islands.first(where: { $0.root.id == root }) else {
      return nil
    }
    let own = coversOwnSize ? island.root.frame : nil
    self.widths = own.map { widths.extended(to: $0.width) } ?? widths
    self.heights = own.map { heights.extended(to: $0.height) } ?? heights
    stage = ProofStage(
      document, island: root, across: heights.lowerBound, at: widths.lowerBound,
      preferences: preferences, regime: regime)
  }

  /// Returns what is found with other constants; nil if there is no such constraint.
  ///
  /// - Parameters:
  ///   - constants: The constants, by the ids of their constraints.
  ///   - count: The number of cells along each length.
  /// - Returns: The kinds of findings in each cell.
  /// - Complexity: *count*² layouts.
  package func samples(with constants: [String: Double], count: Int) -> Samples? {
    let changes = constants.sorted { $0.key < $1.key }.map { id, constant in
      SceneChange.setConstant(constraint: NamedConstraint(id: id, text: id), constant: constant)
    }
    guard let stage = stage.changed(by: changes) else { return nil }
    func boundaries(_ range: ClosedRange<Double>) -> [Double] {
      (0...count).map {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / Double(count)
      }
    }
    var samples = Samples(widths: boundaries(widths), heights: boundaries(heights), kinds: [])
    for row in 0..<count {
      for column in 0..<count {
        stage.layOut(
          at: LayoutSize(
            width: (samples.widths[column] + samples.widths[column + 1]) / 2,
            height: (samples.heights[row] + samples.heights[row + 1]) / 2))
        var kinds = Set(PresentFinding.all(in: stage.scene).map { $0.kind.rawValue })
        if !stage.reportedConflicts.isEmpty { kinds.insert(RangeProof.Kind.conflict.rawValue) }
        samples.kinds.append(kinds.sorted())
      }
    }
    return samples
  }
}
