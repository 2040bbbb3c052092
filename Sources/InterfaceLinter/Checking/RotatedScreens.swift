package import DocumentAnalysis
package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas
internal import LayoutGeometry
package import LayoutProof

extension ResizeCertificate.Screen {
  /// Adds what a screen has on displays in a regime of their own, which its windows never have: iPhones in landscape
  /// have a compact height.
  ///
  /// - Parameters:
  ///   - regime: The regime, of ``AppWindows/rotatedRegimes(besides:of:)``.
  ///   - island: The scene.
  ///   - stages: The document.
  ///   - conditions: The conditions under which the screen was proven.
  ///   - preferences: Other user settings of the device.
  ///   - shown: The test for what counts, in the regime.
  ///   - windows: What the app declares about its windows.
  @MainActor
  package mutating func add(
    _ regime: WindowRegime, of island: Island, in stages: DocumentStages,
    under conditions: ProofConditions, _ preferences: InterfaceStage.Preferences,
    _ shown: ShownAtSizes, _ windows: AppWindows
  ) {
    let reach = windows.reach(of: regime)
    func extent(_ range: (LayoutSizeRange) -> ClosedRange<Double>) -> ClosedRange<Double>? {
      let ends = reach.flatMap { [range($0).lowerBound, range($0).upperBound] }
      guard let least = ends.min(), let most = ends.max() else { return nil }
      // The displays are inside of what is proven.
      return (least - 2)...(most + 2)
    }
    guard let widths = extent(\.widths), let heights = extent(\.heights) else { return }
    let proof = SceneRegionProof(
      of: island, in: stages, widths: widths, heights: heights, under: conditions,
      preferences: preferences, regime: regime)
    let other = ResizeCertificate.Screen(
      proof, language: nil, file: file, rootID: rootID, reach: reach, shown: shown.test(of: island),
      relates: ConflictRelations(in: island).relates,
      occurs: shown.occurrences(of: island, in: windows))
    add(other, on: "on iPhones in landscape")
  }
}
