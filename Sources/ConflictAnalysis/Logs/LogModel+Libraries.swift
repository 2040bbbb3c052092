// The origin of constraints in a list that a library prints without identifiers.
extension LogModel {
  /// Finds the sizes that the system imposes, and those that it may impose, among plain
  /// constraints.
  ///
  /// Masonry and old SnapKit describe all constraints, without identifiers; their own have a class
  /// of their own.
  mutating func findSizesInListsOfLibraries(_ constraints: [LogConstraint]) {
    guard constraints.contains(where: { Self.libraries.contains($0.className) }) else { return }
    // Where UIKit describes its constraints itself, an imposed size has its identifier.
    let hidesIdentifiers = Self.hidesIdentifiers(constraints)
    // The size of a view that its superview positions is the author's.
    var positioned: Set<Int> = []
    for statement in system.statements where statement.isPlacement {
      for item in Set(statement.anchors.map { $0.item }) {
        if let partner = statement.partner(of: item), system.isInside(item, partner.item) {
          positioned.insert(item)
        }
      }
    }
    for (place, constraint) in constraints.enumerated()
    where constraint.className == "NSLayoutConstraint" && constraint.identifier == nil
      && system.statements[place].origin == .author
    {
      // The author's own constraints to a spacer, which is an old layout guide, have the library's
      // class.
      if system.statements[place].anchors.contains(where: {
        system.items[$0.item].className == "_UILayoutSpacer"
      }) {
        system.statements[place].origin = .stack
      }
      guard constraint.relation == .equal, hidesIdentifiers,
        let sized = system.statements[place].sized, !positioned.contains(sized.item),
        !isLeaf(sized.item)
      else { continue }
      if isRoot(sized.item, constraint.constant) {
        system.statements[place].origin = .imposed
      } else {
        system.statements[place].mayBeImposed = true
      }
    }
  }

  /// Whether no container imposes sizes on a view of this class, as on a label or a control.
  private func isLeaf(_ item: Int) -> Bool {
    // A hosting view, which is private, and a bar can be a root.
    guard !system.items[item].className.hasPrefix("_") else { return false }
    return OwnershipRule.first(system.items[item], [.leaf, .control]) != nil
      && OwnershipRule.first(system.items[item], [.open, .cell]) == nil
  }

  /// Whether the system gives an item a length: that of a screen or an empty one, or any to the
  /// content of a list.
  private func isRoot(_ item: Int, _ length: Double) -> Bool {
    length == 0 || GivenSize.screenLengths.contains(length)
      || OwnershipRule.first(
        system.items[item], [.cell, .keepsMask, .controllerView, .closed, .open, .framework]) != nil
  }
}
