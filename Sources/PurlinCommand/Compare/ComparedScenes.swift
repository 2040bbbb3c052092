internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import IsolatedWork
internal import LayoutProof
internal import LayoutRendering
internal import LayoutSnapshot

/// The scenes of versions of a file, laid out to be compared and drawn.
@MainActor
enum ComparedScenes {
  /// Returns the scenes of a document as saved and on devices, or the snapshots of a JSON file.
  static func all(
    _ bytes: [UInt8], _ path: String, near place: String, scene: String? = nil,
    devices: [(String, Device)] = [], isQuiet: Bool = false
  ) throws -> [LayoutComparison.Version] {
    // An added or removed file is compared with an empty one, as git does.
    if bytes.isEmpty { return [] }
    let first = bytes.first { !" \n\r\t".utf8.contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return try snapshots(path, bytes).filter { scene == nil || $0.name == scene }.map {
        .init(id: $0.root.id, name: $0.name, places: [($0.device?.name ?? "as saved", $0)])
      }
    }
    let document = try Files.document(path, bytes).withImages(AppImages().images(near: place))
    let saved = InterfaceStage(document)
    if !isQuiet { AssumedCanvases.tell(saved.assumption, about: path) }
    let stages: [(String, InterfaceStage)] =
      [("as saved", saved)]
      + devices.map { ($0.0, InterfaceStage(document, canvas: .device($0.1, .portrait))) }
    let islands =
      try scene.map { try DocumentOptions.islands(of: document, named: $0, in: path) }
      ?? document.islands
    return islands.map { island in
      let places = stages.compactMap { name, stage in
        stage.island(rootedAt: island.root.id).map {
          (name, LayoutSnapshot(of: stage.present($0), name: island.displayName))
        }
      }
      return .init(id: island.root.id, name: island.displayName, places: places)
    }
  }

  private static func snapshots(_ path: String, _ bytes: [UInt8]) throws -> [LayoutSnapshot] {
    do { return try LayoutSnapshot.all(json: bytes) } catch {
      throw CommandFailure.input(
        "\(path): \(error) 'purlin show --json' writes one.")
    }
  }

  /// Returns each scene before and after.
  static func panels(
    _ comparison: LayoutComparison, _ old: [LayoutComparison.Version],
    _ new: [LayoutComparison.Version]
  ) -> [LayoutRenderer.Panel] {
    var panels: [LayoutRenderer.Panel] = []
    for scene in comparison.scenes {
      let (before, after) = (
        old.first { $0.name == scene.name }, new.first { $0.name == scene.name }
      )
      // A row for each device on which other views move; as saved if none moves.
      let names = (after ?? before)?.places.map(\.name) ?? []
      let moved = names.map { name in
        scene.moves.filter { $0.places.contains { $0.name == name } }.map(\.id)
      }
      var drawn: Set<Set<String>> = []
      for (index, name) in names.enumerated() {
        let ids = Set(moved[index])
        guard drawn.insert(ids).inserted, !ids.isEmpty || moved.allSatisfy(\.isEmpty) else {
          continue
        }
        let marked = ids.union(scene.views.map(\.id))
        let layouts = [before, after].map { $0?.places.first { $0.name == name }?.snapshot }
        guard let known = layouts[1] ?? layouts[0] else { continue }
        // A scene that is new or gone has an empty place beside it, so that rows are pairs.
        let none = none(like: known)
        for (word, layout, former) in [
          ("before", layouts[0], nil), ("after", layouts[1], layouts[0]),
        ] {
          let title = layout == nil ? "\(word): not there" : "\(word), \(name)"
          panels.append(
            .init("\(scene.name) \(title)", layout ?? none, marked: marked, former: former))
        }
      }
    }
    return panels
  }

  /// Returns an empty place for a scene that a version does not have.
  static func none(like known: LayoutSnapshot) -> LayoutSnapshot {
    LayoutSnapshot(
      name: "", canvas: known.canvas,
      root: .init(id: "", frame: .init(x: 0, y: 0, width: 0, height: 0)))
  }
}
