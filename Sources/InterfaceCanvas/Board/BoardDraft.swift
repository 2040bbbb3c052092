internal import InterfaceBuilder
internal import LayoutGeometry

extension DocumentBoard {
  /// A scene before it has its place.
  struct Draft {
    var node: Node
    /// The place in the document; nil without.
    var location: LayoutPoint?

    /// The distance between the parts of a scene, in which their titles stand.
    private static let gap = 36.0

    /// The scenes of a document, each as if it stood at the origin.
    static func all(of document: InterfaceDocument, sizes: [String: LayoutSize]) -> [Draft] {
      let islands = document.islands
      func size(_ island: Island) -> LayoutSize {
        sizes[island.root.id]
          ?? LayoutSize(
            width: max(1, island.root.frame?.width ?? 375),
            height: max(1, island.root.frame?.height ?? 667))
      }
      guard !document.scenes.isEmpty else {
        return islands.map { island in
          let title = island.title(in: nil)
          let node = Node(
            id: island.root.id, title: title, kind: island.kindWords, isInitial: false,
            frame: .zero, parts: [])
          return Draft(node: node, location: nil).with([(island, title, size(island))])
        }
      }
      // A view tree belongs to the last scene that begins before it.
      var owned: [[Island]] = document.scenes.map { _ in [] }
      var scene = 0
      for island in islands {
        while scene + 1 < document.scenes.count,
          document.scenes[scene + 1].position < island.root.position
        {
          scene += 1
        }
        owned[scene].append(island)
      }
      let screen = islands.first { $0.kind == .viewControllerRoot }.map(size)
      return zip(document.scenes, owned).enumerated().map { index, pair in
        let (scene, islands) = pair
        let controller = scene.viewController
        let title = controller?.title(words: true) ?? islands.first?.title(in: nil) ?? "Scene"
        let node = Node(
          id: controller?.id ?? scene.id ?? "scene-\(index)", title: title,
          kind: controller?.kind.words ?? "Objects",
          isInitial: controller.map { $0.id == document.initialViewController } ?? false,
          frame: .zero, parts: [])
        var draft = Draft(node: node, location: scene.canvasLocation)
        let isScreen = islands.first?.kind == .viewControllerRoot
        if !isScreen {
          let isReference = controller?.kind == .placeholder || controller == nil
          let own =
            isReference
            ? LayoutSize(width: 220, height: 60) : screen ?? LayoutSize(width: 375, height: 667)
          draft.node.frame = LayoutRect(origin: .zero, size: own)
        }
        return draft.with(
          islands.map { ($0, $0.title(in: controller.map { _ in title }), size($0)) })
      }
    }

    /// Returns the scene with its parts below each other.
    private func with(_ parts: [(island: Island, title: String, size: LayoutSize)]) -> Draft {
      var draft = self
      // The bar of a controller that has no view stands inside its card.
      var y = 0.0
      let card = node.frame
      for (island, title, size) in parts {
        let isInside =
          card.height > 60 && y + size.height <= card.height && size.width <= card.width
        if !isInside, y < card.height { y = card.height + (card.height > 0 ? Self.gap : 0) }
        draft.node.parts.append(
          Part(
            root: island.root.id, title: title,
            frame: LayoutRect(x: 0, y: y, width: size.width, height: size.height)))
        draft.node.frame.width = max(draft.node.frame.width, size.width)
        draft.node.frame.height = max(draft.node.frame.height, y + size.height)
        y += size.height + Self.gap
      }
      return draft
    }
  }
}

extension Island {
  /// What the root is, in words.
  fileprivate var kindWords: String {
    switch kind {
    case .viewControllerRoot: "Screen"
    case .topLevelView: "View"
    case .tableViewCell: "Table View Cell"
    case .collectionViewCell: "Collection View Cell"
    case .collectionReusableView: "Header or Footer"
    case .keyed(let key): key.spacedWords
    case .inside(let element): element.spacedWords
    }
  }

  /// A name for people: what the author wrote, otherwise what it is, and in which scene.
  fileprivate func title(in scene: String?) -> String {
    if kind == .viewControllerRoot, let viewController {
      return viewController.title(words: true) ?? kindWords
    }
    let names = [root.userLabel, root.cell?.reuseIdentifier, root.customClass]
    if let name = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    return scene.map { "\(kindWords) of \($0)" } ?? kindWords
  }
}

extension ViewControllerElement {
  /// A name for people; nil if the author gave none and `words` is false.
  fileprivate func title(words: Bool) -> String? {
    let names = [storyboardIdentifier, userLabel, title, navigationItem?.title, customClass]
    if let name = names.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    if kind == .placeholder, let referencedStoryboard { return referencedStoryboard }
    return words ? kind.words : nil
  }
}

extension ViewControllerElement.Kind {
  /// What it is, in the words of Interface Builder.
  fileprivate var words: String {
    switch self {
    case .viewController: "View Controller"
    case .tableViewController: "Table View Controller"
    case .collectionViewController: "Collection View Controller"
    case .navigationController: "Navigation Controller"
    case .tabBarController: "Tab Bar Controller"
    case .splitViewController: "Split View Controller"
    case .pageViewController: "Page View Controller"
    case .placeholder: "Storyboard Reference"
    case .other(let name): name.spacedWords
    }
  }
}
