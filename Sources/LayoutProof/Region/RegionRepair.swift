package import LayoutScene

/// The result of the search for a repair: changes that remove a finding at every size, or the
/// number of repairs that were tried without success.
public struct RegionRepair: Sendable, Hashable, Codable {
  /// The changes, which are applied together; empty if no repair was found.
  ///
  /// The scene with the changes was proven again: the finding holds nowhere, no other finding holds
  /// at a size at which it did not hold before, and there are no new overlaps of texts or controls
  /// with different superviews.
  package var changes: [SceneChange]
  /// The number of repairs that were tried.
  package var triedCount: Int
  /// Whether some repairs were not tried because the limit of the search was reached.
  package var isCutShort: Bool
  /// Whether layouts were only compared in a part of the plane when the changes were proven.
  package var isCompared: Bool
  /// Whether the changes remove the finding at some of its sizes only, and add none.
  package var isPartial = false

  /// The changes as text; nil if no repair was found.
  public var text: String? {
    changes.isEmpty ? nil : changes.map(\.description).joined(separator: "; ")
  }

  /// The result as a line of text.
  public var line: String {
    let tried = "\(triedCount) \(triedCount == 1 ? "change" : "changes") tried"
    if let text {
      return
        "repair\(isPartial ? " of a part" : ""), tried at every size: " + text
        + (isCompared ? " (compared in part)" : "")
    }
    return "no repair found: \(tried)" + (isCutShort ? ", and the search was cut short" : "")
  }
}

extension RegionProof {
  /// The default maximum number of layouts of a search for repairs.
  ///
  /// It is 2000 plus five times the layouts of the proof, because each promising repair is proven
  /// like the scene.
  package var repairEffort: Int { 2000 + 5 * layoutCount }

  /// Searches for repairs of the reported findings.
  ///
  /// A repair is a change that the author could make: another priority, relation or constant, an
  /// additional or removed constraint, other content priorities, or another number of lines of a
  /// text. Each repair is applied to a new scene, first tested at single sizes in the region of the
  /// finding, and then proven over the whole plane.
  ///
  /// - Parameters:
  ///   - stage: The scene that was proven.
  ///   - effort: The maximum number of layouts; ``repairEffort`` by default.
  /// - Complexity: O(`effort`) layouts.
  package mutating func findRepairs(in stage: any ResizableStage, effort: Int? = nil) {
    var search = RegionRepairSearch(stage, self, effort: effort ?? repairEffort)
    let outcomes = search.run()
    for index in findings.indices { findings[index].repair = outcomes[index] }
  }
}
