// The views of a report that have masks.
extension LogDiagnosis {
  /// The keys of the views with a mask among the constraints, as far as they are addresses.
  var viewsWithMasks: Set<String> {
    keys(of: system.statements.indices.filter { system.statements[$0].origin == .mask })
  }

  /// The keys of the views whose mask is left on, although the author's constraints place them.
  var viewsWithLeftoverMasks: Set<String> {
    keys(
      of: conflicts.flatMap { conflict in
        conflict.suspects.filter { $0.reasons.contains(.leftoverMask) }.map { $0.member }
      })
  }

  private func keys(of masks: [Int]) -> Set<String> {
    var keys: Set<String> = []
    for place in masks where listPlaces.indices.contains(place) {
      let constraint = report.constraints[listPlaces[place]]
      // `H:[view]-(15)-|` begins with the superview.
      let isReversed = constraint.first.item.key == constraint.bar?.key
      let owner = isReversed ? constraint.second?.item : constraint.first.item
      if let address = owner?.address { keys.insert(address) }
    }
    return keys
  }
}
