// The conflict of the constraint that the framework broke.
extension ConstraintSystem {
  /// Returns a conflict with a statement that a smaller conflict lacks, because it only increases a length
  /// that is too great already; nil if there is none.
  ///
  /// In a container of width 0, two insets of 4 conflict as soon as what is between them is not
  /// negative. If it is also wider than another view by 1, the framework reports that statement as
  /// well, and may break it.
  ///
  /// - Complexity: O(*n*) solves of the system for *n* members.
  func conflict(
    with member: Int, besides smaller: ConflictDiagnosis, variants: [ConstraintSystem]
  ) -> ConflictDiagnosis? {
    let terms = statements[member].terms
    let bounds = neededBounds(of: smaller.members).filter { bound in
      terms.contains { $0.unknown == bound }
    }
    guard !bounds.isEmpty, statements[member].isRequired else { return nil }
    // Without the bound of that length, only the statement keeps it.
    var system = self
    for bound in bounds { system.unknowns[bound].isLength = false }
    var solves = 0
    guard let set = system.minimalSet(among: requiredPlaces, solves: &solves),
      set.contains(member)
    else { return nil }
    // A repair has to remove the smaller conflict, too.
    return ConflictDiagnosis(set, in: system, others: [], variants: variants + [self])
  }
}
