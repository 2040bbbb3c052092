internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import IsolatedWork
internal import LayoutGeometry
internal import LayoutRendering
internal import LayoutSnapshot

extension ScenePictures {
  /// Returns one picture of all scenes, where the document has them.
  @MainActor
  func overview() throws -> String {
    let appearance = options.appearances[0]
    let scenes = try document.stagedScenes()
    guard scenes.allSatisfy({ $0.configuration.isEmpty }), options.appearances.count == 1 else {
      throw CommandFailure.usage(
        "--overview draws one device, language and appearance; without it, each has its own picture"
      )
    }
    var snapshots: [String: LayoutSnapshot] = [:]
    for scene in scenes {
      snapshots[scene.content.island.root.id] = snapshot(of: scene, in: appearance)
    }
    let board = DocumentBoard(
      try Files.document(document.file),
      sizes: snapshots.mapValues(\.canvas))
    let places = Dictionary(
      board.nodes.enumerated().map { ($0.element.id, $0.offset) }
    ) { first, _ in first }
    let drawn = board.nodes.map { node in
      LayoutRenderer.Overview.Scene(
        node.title, kind: node.kind, isInitial: node.isInitial, frame: node.frame,
        pictures: node.parts.compactMap { part in
          snapshots[part.root].map { (LayoutSnapshot.Point(x: part.frame.x, y: part.frame.y), $0) }
        })
    }
    let arrows = board.segues.compactMap { segue in
      places[segue.source].flatMap { source in
        places[segue.destination].map {
          LayoutRenderer.Overview.Arrow(
            source, $0, segue.words, isDashed: segue.isRelationship)
        }
      }
    }
    return options.renderer.svg(of: LayoutRenderer.Overview(drawn, arrows: arrows))
  }
}
