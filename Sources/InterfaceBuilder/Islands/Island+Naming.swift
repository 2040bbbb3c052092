extension Island {
  /// The display name: the user label, the class or the kind of the island, with the id.
  public var displayName: String {
    let candidates = [
      viewController?.storyboardIdentifier, viewController?.userLabel, viewController?.title,
      viewController?.customClass, root.userLabel, root.cell?.reuseIdentifier, root.customClass,
    ]
    if let name = candidates.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    return viewController?.id ?? root.id
  }

  /// Returns whether `text` is the id or one of the names of this layout root.
  func isNamed(_ text: String) -> Bool {
    [
      root.id, root.userLabel, root.customClass, root.cell?.reuseIdentifier, viewController?.id,
      viewController?.storyboardIdentifier, viewController?.userLabel, viewController?.title,
      viewController?.customClass,
    ].contains(text)
  }
}

extension InterfaceDocument {
  /// Returns the islands with the given id or name, in document order: the id or name of a root
  /// view, view controller or cell.
  ///
  /// For the id of any other view, the island with that view as its root is returned.
  public func islands(named text: String) -> [Island] {
    let named = islands.filter { $0.isNamed(text) }
    guard named.isEmpty else { return named }
    if let scene = scenes.first(where: { $0.id == text }), let id = scene.viewController?.id {
      return islands.filter { $0.viewController?.id == id }
    }
    return island(rootedAt: text).map { [$0] } ?? []
  }
}
