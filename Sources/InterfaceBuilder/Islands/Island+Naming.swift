extension Island {
  /// A name for people: the author's own, the class, or what kind of thing it is, with the id.
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
  /// The islands of an id or a name, in document order: a root view's, a view controller's, a cell's.
  ///
  /// The id of any other view gives the tree below that view.
  public func islands(named text: String) -> [Island] {
    let named = islands.filter { $0.isNamed(text) }
    guard named.isEmpty else { return named }
    if let scene = scenes.first(where: { $0.id == text }), let id = scene.viewController?.id {
      return islands.filter { $0.viewController?.id == id }
    }
    return island(rootedAt: text).map { [$0] } ?? []
  }
}
