// Superviews that are not printed, but follow from the other constraints.
extension LogModel {
  /// Counts the positions of each item whose superview is not printed from the view that contains it or its
  /// neighbors; returns the views that were assumed.
  mutating func assumeSuperviews() -> [Assumed] {
    var assumed: [Assumed] = []
    for item in lackingSuperviews {
      let place = place(of: item)
      guard let parent = likelySuperview(of: place) else { continue }
      count("superview of \(item.key)", from: parent)
      if system.items[place].parent == nil { system.items[place].parent = parent }
      assumed.append(Assumed(item: place, superview: parent))
    }
    for statement in system.statements where statement.multiplier != 1 && statement.isPlacement {
      guard let first = statement.first, let second = statement.second,
        hasUnknown("holder \(statement.id)"), let parent = likelyOwner(of: first, second)
      else { continue }
      count("holder \(statement.id)", from: parent)
      let inside = [first.item, second.item].filter { system.owner(of: $0) != parent }
      for place in inside {
        if system.items[place].parent == nil { system.items[place].parent = parent }
        let found = Assumed(item: place, superview: parent)
        if !assumed.contains(found) { assumed.append(found) }
      }
    }
    return assumed
  }

  /// Counts positions from a view that were counted from an origin that is not printed.
  private mutating func count(_ origin: String, from parent: Int) {
    guard let key = itemPlaces.first(where: { $0.value == parent })?.key else { return }
    let superview = LogConstraint.Item(className: system.items[parent].className, key: key)
    for word in ["left", "top"] {
      let missing = unknown(.init(className: "", key: origin), word)
      let start = unknown(superview, word)
      for index in system.statements.indices {
        let terms = system.statements[index].terms
        guard terms.contains(where: { $0.unknown == missing }) else { continue }
        system.statements[index].terms = ConstraintSystem.collected(
          terms.map {
            .init(
              unknown: $0.unknown == missing ? start : $0.unknown, coefficient: $0.coefficient)
          })
      }
    }
  }

  /// Returns the view from which a multiplied position counts: the superview that both items have, or the second item if
  /// it contains the first one.
  ///
  /// A centre that is a multiple of another one is that of a view in the other item.
  private func likelyOwner(
    of first: ConstraintSystem.Anchor, _ second: ConstraintSystem.Anchor
  ) -> Int? {
    let (inner, outer) = (system.owner(of: first.item), system.owner(of: second.item))
    if system.isInside(inner, outer) { return outer }
    if system.isInside(outer, inner) { return inner }
    let parents = [inner, outer].map { system.items[$0].parent.map { system.owner(of: $0) } }
    if let parent = parents[0] ?? parents[1], parents.allSatisfy({ $0 == nil || $0 == parent }),
      parent != inner, parent != outer
    {
      return parent
    }
    let isPart = OwnershipRule.first(system.items[outer], [.leaf, .control]) != nil
    return first.part == .center && second.part == .center && inner != outer && !isPart
      && parents[1] == nil ? outer : nil
  }

  /// Records that what follows a view inside of another one is inside of that one, too, though its own inset from there
  /// has the wrong sign.
  mutating func findParentsByNeighbors() {
    let equations = system.statements.filter {
      $0.relation == .equal && $0.multiplier == 1 && $0.isPlacement && $0.second != nil
    }
    /// Whether a view is inside of another one, as its superview or its inset along an axis says.
    func isIn(_ item: Int, _ outer: ConstraintSystem.Anchor) -> Bool {
      if system.isInside(item, outer.item) { return true }
      return equations.contains { statement in
        guard let first = statement.first, let second = statement.second, first.item == item,
          second.item == outer.item, first.part == second.part,
          first.isVertical == outer.isVertical, let written = statement.writtenConstant
        else { return false }
        return first.part == .start ? written > 0 : first.part == .end && written < 0
      }
    }
    var isDone = false
    while !isDone {
      isDone = true
      for statement in equations {
        guard let first = statement.first, let second = statement.second,
          first.part == second.part, first.part == .start || first.part == .end,
          let written = statement.writtenConstant
        else { continue }
        for (inner, outer, inset) in [(first, second, written), (second, first, -written)]
        where (inner.part == .start ? inset < 0 : inset > 0)
          && system.items[inner.item].parent == nil && inner.item != outer.item
          && !system.isGuide(inner.item) && !system.isGuide(outer.item)
          && OwnershipRule.first(system.items[outer.item], [.leaf, .control]) == nil
          && !system.isInside(outer.item, inner.item)
        {
          let isAfter = equations.contains { link in
            guard let anchor = link.anchor(on: inner.item),
              let neighbor = link.partner(of: inner.item), neighbor.item != outer.item,
              anchor.isVertical == inner.isVertical, anchor.part.opposite == neighbor.part
            else { return false }
            return isIn(neighbor.item, outer)
          }
          guard isAfter else { continue }
          system.items[inner.item].parent = outer.item
          isDone = false
        }
      }
    }
  }

  /// An item, and the view that is taken to be its superview.
  struct Assumed: Sendable, Hashable {
    var item: Int
    var superview: Int
  }

  /// Returns the view that contains an item, or a neighbor of it; nil if none is known.
  private func likelySuperview(of place: Int) -> Int? {
    if let parent = system.items[place].parent { return system.owner(of: parent) }
    for statement in system.statements where statement.isPlacement && statement.maskOwner == nil {
      guard let partner = statement.partner(of: place),
        let parent = system.items[partner.item].parent
      else { continue }
      // Views that follow each other, or that are aligned, mostly have the same superview.
      let owner = system.owner(of: parent)
      if owner != place, !system.isInside(owner, place) { return owner }
    }
    return nil
  }
}
