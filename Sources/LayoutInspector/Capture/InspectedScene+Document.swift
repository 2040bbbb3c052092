package import DocumentAnalysis
package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas
package import LayoutGeometry
internal import LayoutProof
internal import ViewAnalysis

extension InspectedScene {
  /// Captures islands of a document at every size, and on the screens of devices.
  ///
  /// - Parameters:
  ///   - islands: The islands, of the document as it was read.
  ///   - document: The document, not resolved for a size class.
  ///   - file: The document's path, which the page shows.
  ///   - widths: The widths, in points.
  ///   - heights: The heights, in points.
  ///   - conditions: The conditions under which the scenes are captured.
  ///   - preferences: Other user settings of the device.
  ///   - regime: The rules that determine the size classes of a size without a device; by default, those
  ///     of a current SDK on the device of the document.
  ///   - devices: The devices; nil for none.
  ///   - coversPlane: Whether the islands are captured at every size.
  ///   - coversOwnSize: Whether the widths and heights of an island are extended to its own size.
  ///   - findsRepairs: Whether repairs of the findings are searched for, which takes several times
  ///     as long.
  ///   - saved: The saved frames of misplaced views, by id.
  /// - Returns: A scene for each island.
  /// - Complexity: For each island a proof over both lengths, three layouts for each of its regions, and
  ///   one for each device.
  @MainActor
  package static func scenes(
    of islands: [Island], in document: InterfaceDocument, file: String, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, under conditions: ProofConditions = ProofConditions(),
    preferences: InterfaceStage.Preferences = InterfaceStage.Preferences(),
    regime: WindowRegime? = nil, on devices: DeviceStages? = nil, coversPlane: Bool = true,
    coversOwnSize: Bool = false, findsRepairs: Bool = false, saved: [String: LayoutRect] = [:]
  ) -> [InspectedScene] {
    let regime = regime ?? .current(for: document)
    let board = DocumentBoard(document)
    let titles = board.titles
    var scenes = islands.map { InspectedScene($0, titles[$0.root.id], file: file, regime) }
    if coversPlane, !scenes.isEmpty { scenes[0].board = Board(board) }
    for (words, varied) in zip(
      conditions.words, conditions.stages(DocumentStages(document), preferences))
    {
      // Once for all islands, because a large document takes much memory.
      let onDevices = devices?.condition(varied.document.document, varied.preferences)
      for (index, island) in islands.enumerated() {
        // A bar or a cell is shown at its own height, too.
        let widths = coversOwnSize ? widths.extended(to: scenes[index].size[0]) : widths
        let heights = coversOwnSize ? heights.extended(to: scenes[index].size[1]) : heights
        let stage = ProofStage(
          varied.document, island: island.root.id, across: heights.lowerBound,
          at: widths.lowerBound, preferences: varied.preferences, regime: regime)
        var capture = CaseCapture(stage.present, saved: saved)
        if coversPlane {
          capture.run(stage, widths: widths, heights: heights, findsRepairs: findsRepairs)
        }
        if let onDevices { devices?.add(island.root.id, in: onDevices, to: &capture) }
        scenes[index].cases.append(capture.captured(as: words))
      }
    }
    return scenes
  }

  /// A scene that is not captured yet.
  private init(_ island: Island, _ title: String?, file: String, _ regime: WindowRegime) {
    self.file = file
    name = title ?? island.displayName
    rootID = island.root.id
    self.regime = regime.words
    let own = island.root.frame
    size = [own?.width ?? 375, own?.height ?? 667]
    cases = []
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

extension ClosedRange<Double> {
  /// The range with a length, if that is finite and above zero.
  func extended(to length: Double) -> ClosedRange<Double> {
    guard length.isFinite, length > 0 else { return self }
    return Swift.min(lowerBound, length)...Swift.max(upperBound, length)
  }
}
