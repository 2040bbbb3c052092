package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas
internal import LayoutGeometry
package import LayoutProof
package import LayoutSnapshot
internal import ViewAnalysis

/// One version of a scene that is compared with another at every size.
package struct ComparedIsland: Sendable {
  /// The document as it was read, with the texts of the language in which it is compared.
  package var document: InterfaceDocument
  /// The scene.
  package var island: Island

  /// Creates a version.
  package init(_ island: Island, in document: InterfaceDocument) {
    (self.document, self.island) = (document, island)
  }
}

/// Both versions of a scene at a size at which they differ.
package struct EqualityPicture: Sendable {
  /// The size and the condition, as text.
  package var title: String
  /// The old layout.
  package var old: LayoutSnapshot
  /// The new layout.
  package var new: LayoutSnapshot
  /// The ids of old views that differ or have no counterpart.
  package var oldMarked: Set<String>
  /// The ids of such new views.
  package var newMarked: Set<String>

  /// Creates a picture of what differs at the size of two snapshots.
  package init(
    _ equality: LayoutEquality, title: String, old: LayoutSnapshot, new: LayoutSnapshot
  ) {
    (self.title, self.old, self.new) = (title, old, new)
    let here = equality.differences.filter { $0.example == equality.example }
    oldMarked = Set(here.map(\.old) + equality.matching.onlyOld.filter(\.isShown).map(\.id))
    newMarked = Set(here.map(\.new) + equality.matching.onlyNew.filter(\.isShown).map(\.id))
  }
}

extension SceneEquality {
  /// Compares two versions of a scene at every size, under several conditions.
  ///
  /// - Parameters:
  ///   - old: The old version.
  ///   - new: The new version.
  ///   - widths: The widths, in points.
  ///   - heights: The heights, in points.
  ///   - conditions: The text sizes, text lengths and directions.
  ///   - preferences: Other user settings of the device.
  ///   - regime: The rules that determine the size classes; by default, those of a current SDK on the device of the
  ///     new document. They are those of both versions.
  ///   - tolerance: How far frames may differ.
  ///   - draw: Called with the smallest size at which something differs under the first such condition.
  @MainActor
  package init(
    of old: ComparedIsland, as new: ComparedIsland, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, under conditions: ProofConditions = ProofConditions(),
    preferences: InterfaceStage.Preferences = InterfaceStage.Preferences(),
    regime: WindowRegime? = nil, tolerance: EqualityTolerance = EqualityTolerance(),
    draw: ((EqualityPicture) -> Void)? = nil
  ) {
    let regime = regime ?? .current(for: new.document)
    let documents = (old: DocumentStages(old.document), new: DocumentStages(new.document))
    func stage(_ version: ComparedIsland, _ document: DocumentStages, _ index: Int) -> ProofStage {
      let (document, preferences) = conditions.stages(document, preferences)[index]
      return ProofStage(
        document, island: version.island.root.id, across: heights.lowerBound,
        at: widths.lowerBound, preferences: preferences, regime: regime)
    }
    let names = (old: old.document.outletNames, new: new.document.outletNames)
    var known: [[ProofStage.Measures]: LayoutEquality] = [:]
    var isDrawn = false
    var cases: [Case] = []
    for (index, words) in conditions.words.enumerated() {
      let (before, after) = (stage(old, documents.old, index), stage(new, documents.new, index))
      // Many text sizes change nothing on a screen whose fonts do not follow them.
      let measures = [before.measures, after.measures]
      let equality =
        known[measures]
        ?? LayoutEquality(
          of: before.compared(names: names.old), as: after.compared(names: names.new),
          widths: widths, heights: heights, tolerance: tolerance)
      known[measures] = equality
      cases.append(Case(condition: words, equality: equality))
      guard let draw, !isDrawn, equality.verdict == .different else { continue }
      isDrawn = true
      let size =
        equality.example
        ?? LayoutSize(width: widths.lowerBound, height: heights.lowerBound)
      let title =
        "at \(size.width.inPoints) × \(size.height.inPoints)"
        + (words.isEmpty ? "" : ", \(words)")
      draw(
        EqualityPicture(
          equality, title: title, old: before.snapshot(at: size), new: after.snapshot(at: size)))
    }
    self.init(scene: new.island.displayName, regime: regime.words, cases: cases)
  }
}

extension ProofStage {
  fileprivate func snapshot(at size: LayoutSize) -> LayoutSnapshot {
    layOut(at: size)
    return present.snapshot(name: "", judging: false)
  }
}

extension InterfaceDocument {
  /// The outlets that lead to each object, by its id.
  ///
  /// The outlet `view` leads to the root of every controller, and distinguishes nothing.
  package var outletNames: [String: [String]] {
    var names: [String: [String]] = [:]
    for object in scenes.flatMap(\.objects) + objects {
      switch object {
      case .viewController(let controller): names.add(controller.connections)
      case .placeholder(let placeholder): names.add(placeholder.connections)
      case .view, .other: break
      }
    }
    for island in islands { island.forEachView { names.add($0.connections) } }
    return names
  }
}

extension Island {
  /// The outlets of the view controller and of the views that lead to each view, by its id.
  var outletNames: [String: [String]] {
    var names: [String: [String]] = [:]
    if let viewController { names.add(viewController.connections) }
    forEachView { names.add($0.connections) }
    return names
  }
}

extension [String: [String]] {
  /// Adds the names of the outlets among connections to their destinations.
  fileprivate mutating func add(_ connections: [ConnectionElement]) {
    for connection in connections where connection.kind == "outlet" && connection.name != "view" {
      guard let name = connection.name, let destination = connection.destination else { continue }
      self[destination, default: []].append(name)
    }
  }
}
