public import DocumentAnalysis
public import HeadlessUIKit
public import InterfaceBuilder
public import InterfaceCanvas
public import LayoutGeometry
internal import ViewAnalysis

extension InspectedScene {
  /// Captures an island of a document at every size.
  ///
  /// - Parameters:
  ///   - island: The island, of the document as it was read.
  ///   - document: The document, not resolved for a size class.
  ///   - file: The document's path, which the page shows.
  ///   - widths: The widths, in points.
  ///   - heights: The heights, in points.
  ///   - conditions: The conditions under which the scene is captured.
  ///   - preferences: Other user settings of the device.
  ///   - regime: The rules that determine the size classes; by default, those of a current SDK on
  ///     the device of the document.
  ///   - findsRepairs: Whether repairs of the findings are searched for, which takes several times
  ///     as long.
  ///   - saved: The saved frames of misplaced views, by id.
  /// - Complexity: A proof over both lengths, and three layouts for each of its regions.
  @MainActor
  public init(
    of island: Island, in document: InterfaceDocument, file: String, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, under conditions: ProofConditions = ProofConditions(),
    preferences: InterfaceStage.Preferences = InterfaceStage.Preferences(),
    regime: WindowRegime? = nil, findsRepairs: Bool = true, saved: [String: LayoutRect] = [:]
  ) {
    let regime = regime ?? .current(for: document)
    self.file = file
    name = island.displayName
    rootID = island.root.id
    self.regime = regime.words
    let own = island.root.frame
    size = [own?.width ?? 375, own?.height ?? 667]
    cases = zip(conditions.words, conditions.stages(document, preferences)).map { words, varied in
      let stage = ProofStage(
        varied.document, island: island.root.id, across: heights.lowerBound, at: widths.lowerBound,
        preferences: varied.preferences, regime: regime)
      var capture = CaseCapture(stage, saved: saved)
      return capture.run(words, widths: widths, heights: heights, findsRepairs: findsRepairs)
    }
  }

  /// Appends the cases of another capture of the same scene, such as one in another language.
  ///
  /// - Parameters:
  ///   - other: The other capture.
  ///   - name: What is said about its conditions, such as the language.
  public mutating func add(_ other: InspectedScene, named name: String) {
    for var entry in other.cases {
      entry.condition = entry.condition.isEmpty ? name : "\(name), \(entry.condition)"
      cases.append(entry)
    }
  }
}
