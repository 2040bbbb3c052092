// Superviews that are not printed, but follow from the other constraints.
extension LogModel {
  /// Counts the positions of each item whose superview is not printed from the view that contains it or its
  /// neighbors; returns the views that were assumed.
  mutating func assumeSuperviews() -> [Assumed] {
    var assumed: [Assumed] = []
    for item in lackingSuperviews {
      let place = place(of: item)
      guard let parent = likelySuperview(of: place),
        let key = itemPlaces.first(where: { $0.value == parent })?.key
      else { continue }
      let superview = LogConstraint.Item(className: system.items[parent].className, key: key)
      for word in ["left", "top"] {
        let missing = unknown(.init(className: "", key: "superview of \(item.key)"), word)
        let origin = unknown(superview, word)
        for index in system.statements.indices {
          let terms = system.statements[index].terms
          guard terms.contains(where: { $0.unknown == missing }) else { continue }
          system.statements[index].terms = ConstraintSystem.collected(
            terms.map {
              .init(
                unknown: $0.unknown == missing ? origin : $0.unknown, coefficient: $0.coefficient)
            })
        }
      }
      if system.items[place].parent == nil { system.items[place].parent = parent }
      assumed.append(Assumed(item: place, superview: parent))
    }
    return assumed
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
