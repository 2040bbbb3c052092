// Sizes that a conflict does not list.
extension ConflictProse {
  /// Names the greatest of the author's sizes in a report that is more than the container of a conflict has, and not a
  /// member; nil if there is none.
  ///
  /// Distances alone can exceed a low container, so that what needs far more is in no smaller conflict.
  func greatSize(beside conflict: ConflictDiagnosis) -> String? {
    guard isReport, let given = GivenSize(of: conflict.members, in: system),
      given.kind == .cell || given.kind == .frame || given.kind == .fixed
    else { return nil }
    let sizes = system.requiredPlaces.filter { place in
      let statement = system.statements[place]
      return statement.origin == .author && statement.relation != .atMost
        && statement.sized.map { $0.isVertical == given.isVertical && $0.item != given.item }
          == true
        && statement.constant > given.value && !conflict.members.contains(place)
    }
    let greatest = sizes.max {
      (system.statements[$0].constant, $1) < (system.statements[$1].constant, $0)
    }
    guard let greatest else { return nil }
    return "The report also says that \(system.statements[greatest].says): by itself more than the "
      + "\(Self.number(given.value)) of \(system.items[given.item].name)."
  }
}
