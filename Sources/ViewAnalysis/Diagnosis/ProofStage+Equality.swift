internal import AutoLayout
package import LayoutProof
internal import LayoutSnapshot

extension ProofStage {
  /// The scene as one of two that are compared.
  ///
  /// - Parameter names: Further names of views by their ids, such as outlets.
  /// - Returns: The scene with what identifies its views.
  package func compared(names: [String: [String]] = [:]) -> ComparedScene {
    ComparedScene(self, names: names) { [unowned self] in
      MainActor.assumeIsolated { present.snapshot(name: "", judging: false) }
    }
  }
}

extension LayoutEquality {
  /// Compares two stages at every width and height.
  ///
  ///     let old = ProofStage { OldLogin() }, new = ProofStage { NewLogin() }
  ///     let equality = LayoutEquality(of: old, as: new)
  ///
  /// - Parameters:
  ///   - old: The old layout.
  ///   - new: The new layout.
  ///   - widths: The widths, in points.
  ///   - heights: The heights, in points.
  ///   - tolerance: How far frames may differ.
  @MainActor
  package init(
    of old: ProofStage, as new: ProofStage, widths: ClosedRange<Double> = 320...1366,
    heights: ClosedRange<Double> = 320...1366, tolerance: EqualityTolerance = EqualityTolerance()
  ) {
    self.init(
      of: old.compared(), as: new.compared(), widths: widths, heights: heights,
      tolerance: tolerance)
  }
}
