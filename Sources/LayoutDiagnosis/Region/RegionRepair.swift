/// What a search for a repair came to: changes that remove a finding at every size, or how many were
/// tried in vain.
public struct RegionRepair: Sendable, Hashable, Codable {
  /// What to change, all together; empty where nothing was found.
  ///
  /// With the changes the scene was proven anew: the finding holds nowhere, and no other finding holds
  /// at a size at which it did not before. Nor do texts or controls of different parents overlap anew.
  public var changes: [SceneChange]
  /// How many repairs were tried.
  public var triedCount: Int
  /// Whether some were not tried, because the search had a limit.
  public var isCutShort: Bool
  /// Whether the proof with the changes rests on comparing in a part of the plane.
  public var isCompared: Bool

  /// The changes in words; nil where nothing was found.
  public var text: String? {
    changes.isEmpty ? nil : changes.map(\.description).joined(separator: "; ")
  }

  /// The outcome as a line.
  public var line: String {
    let tried = "\(triedCount) \(triedCount == 1 ? "change" : "changes") tried"
    if let text {
      return "repair, tried at every size: " + text + (isCompared ? " (compared in part)" : "")
    }
    return "no repair found: \(tried)" + (isCutShort ? ", and the search was cut short" : "")
  }
}

extension RegionProof {
  /// How many layouts a search for repairs makes at most, unless told otherwise.
  ///
  /// Five times those of the proof, and 2000: each repair that looks well is proven as the scene was.
  public var repairEffort: Int { 2000 + 5 * layoutCount }

  /// Looks for repairs of the findings that are reported.
  ///
  /// Each repair is a change that the author could make: another priority, relation or constant, a
  /// constraint more or less, content priorities, the number of lines of a text. It is tried in a scene
  /// that is made anew, first at single sizes of the finding's region, and then proven over the whole
  /// plane.
  ///
  /// - Parameters:
  ///   - scene: The scene that was proven.
  ///   - effort: How many layouts are made at most; ``repairEffort`` unless given.
  /// - Complexity: O(`effort`) layouts.
  public mutating func findRepairs(in scene: some ChangeableScene, effort: Int? = nil) {
    var search = RegionRepairSearch(scene, self, effort: effort ?? repairEffort)
    let outcomes = search.run()
    for index in findings.indices { findings[index].repair = outcomes[index] }
  }
}
