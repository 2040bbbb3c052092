internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// The size and safe area that a container view provides to the scene it embeds.
struct EmbeddedPlace: Equatable {
  /// The size of the container view.
  var size: CGSize
  /// The safe-area insets of the container view.
  var safeArea: UIEdgeInsets
}

extension InterfaceStage {
  /// Lays out the scene that embeds an island and returns the size and safe area of the container
  /// view.
  ///
  /// Returns nil if no scene embeds the island, or only a scene that the island itself embeds, and
  /// on the canvas of the document, whose frames are fixed.
  func embeddedPlace(of island: Island, within owners: Set<String>) -> EmbeddedPlace? {
    guard canvas != .document, let id = island.context.containerView,
      island.kind == .viewControllerRoot, !owners.contains(island.root.id),
      let owner = index.owner(of: id, except: island.root.id),
      !owners.contains(owner.root.id)
    else { return nil }
    let staged = present(owner, within: owners.union([island.root.id]))
    guard let container = staged.views[id] else { return nil }
    return EmbeddedPlace(size: container.bounds.size, safeArea: container.safeAreaInsets)
  }
}
