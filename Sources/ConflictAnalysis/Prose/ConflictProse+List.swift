internal import LayoutGeometry

// The list of a conflict's members.
extension ConflictProse {
  /// The members in the order in which they are listed; JSON has the same order.
  ///
  /// A long conflict begins with the two conflicting ends, followed by the chain between them, from
  /// the near end to the far one.
  package func order(_ conflict: ConflictDiagnosis) -> [Int] {
    guard conflict.members.count > Self.longestPlainList,
      let given = GivenSize(of: conflict.members, in: system)
    else { return conflict.members }
    let end = FarEnd(
      of: given.item, isVertical: given.isVertical, conflict.members, in: system)
    let ends = endsOfList(conflict, given)
    let rest = conflict.members.filter { !ends.contains($0) }
      .map { (member: $0, distance: end.position(of: $0)) }
      .sorted { ($1.distance, $0.member) < ($0.distance, $1.member) }
    return ends + rest.map { $0.member }
  }

  /// The given size, what should be changed first, and its alternative.
  private func endsOfList(_ conflict: ConflictDiagnosis, _ given: GivenSize) -> [Int] {
    var ends = [given.member]
    for case let member? in [conflict.suspect?.member, conflict.alternative?.member]
    where !ends.contains(member) {
      ends.append(member)
    }
    return ends
  }

  private static let longestPlainList = 7

  /// Returns the number with which a member is listed.
  package func number(of member: Int, _ conflict: ConflictDiagnosis) -> Int {
    (order(conflict).firstIndex(of: member) ?? 0) + 1
  }

  func statement(of conflict: ConflictDiagnosis) -> [String] {
    let count = conflict.members.count
    let listed = order(conflict)
    var lines = [
      count == 1
        ? "This cannot be satisfied:"
        : conflict.hasNumbers
          ? "These \(count) constraints cannot be satisfied together:"
          : "These \(count) constraints take part:"
    ]
    let isLong = listed != conflict.members
    let given = isLong ? GivenSize(of: conflict.members, in: system) : nil
    let ends = given.map { endsOfList(conflict, $0) } ?? []
    if isLong {
      let areEnds = ends.dropFirst().allSatisfy { system.statements[$0].isPlacement }
      lines.append(
        areEnds ? "The conflicting ends:" : "The given size, and what to change first:")
    }
    for (index, member) in listed.enumerated() {
      if isLong, index == max(2, ends.count) {
        let isVertical = system.statements[member].first?.isVertical == true
        lines.append(
          "The chain between them, from \(isVertical ? "top to bottom" : "leading to trailing"):")
      }
      lines.append("  \(index + 1). \(line(member))")
    }
    if let sum = conflict.sum { lines.append(text(sum, conflict)) }
    return lines
  }
}
