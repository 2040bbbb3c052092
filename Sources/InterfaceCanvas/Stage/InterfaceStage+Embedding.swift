internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// The place that a container view leaves to the scene it embeds.
struct EmbeddedPlace: Equatable {
  /// The container's size.
  var size: CGSize
  /// The part of the container that bars and edges of the screen cover.
  var safeArea: UIEdgeInsets
}

extension InterfaceStage {
  /// Lays out the scene that embeds an island and returns what its container leaves.
  ///
  /// Nothing for a scene that nobody embeds, or only one that it embeds itself; nothing on the
  /// document's own canvas, whose frames are given.
  func embeddedPlace(of island: Island, within owners: Set<String>) -> EmbeddedPlace? {
    guard canvas != .document, let id = island.context.containerView,
      island.kind == .viewControllerRoot, !owners.contains(island.root.id),
      let owner = document.islands.first(where: { owner in
        owner.root.id != island.root.id && owner.views.contains { $0.id == id }
      }),
      !owners.contains(owner.root.id)
    else { return nil }
    let staged = present(owner, within: owners.union([island.root.id]))
    guard let container = staged.views[id] else { return nil }
    return EmbeddedPlace(size: container.bounds.size, safeArea: container.safeAreaInsets)
  }
}
