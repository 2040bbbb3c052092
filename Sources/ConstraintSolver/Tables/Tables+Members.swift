// Questions about a member of the basis, which is a row or the state of a variable.
extension Tables {
  /// The variable that an active member defines, or whose bound it is.
  @inline(__always) func defined(by member: Member) -> NodeIndex {
    member.isRow ? rows[member.row].defined : member.variable
  }

  /// The active member that determines a variable.
  @inline(__always) func member(at variable: NodeIndex) -> Member {
    let definition = nodes[variable].definition
    return definition.isRow ? Member(definition.row) : Member(variable)
  }

  /// Whether a member is a variable that neither a row nor a bound determines.
  @inline(__always) func isSuperbasic(_ member: Member) -> Bool {
    !member.isRow && nodes[member.variable].definition == .superbasic
  }

  /// The relation of an active member: that of the row, or of the bound at which the variable lies.
  @inline(__always) func relation(of member: Member) -> Int8 {
    if member.isRow { return rows[member.row].relation }
    let bound = bounds[member.variable]
    // Like an equation: its multiplier has no limit on either side.
    if bound.lower == bound.upper { return 0 }
    return nodes[member.variable].definition == .lower ? 1 : -1
  }

  /// Returns a row's constant; for an active bound minus its value, and 0 for one that enters.
  func place(of member: Member) -> DoubleDouble {
    DoubleDouble(high: member.isRow ? rows[member.row].constant : -values[member.variable])
  }

  /// Returns whether a member is a superbasic variable at its resting value on which no other
  /// variable and no error depends.
  func isResting(_ member: Member) -> Bool {
    let values = values.view
    guard !member.isRow else { return false }
    let node = nodes[member.variable]
    guard node.definition == .superbasic, node.references == 0,
      values[member.variable] == bounds[member.variable].rest
    else { return false }
    var occurrences = occurrences(of: node)
    while let entry = occurrences.next() {
      if rows[entry.row].side != 0 { return false }
    }
    return true
  }

  /// A Boolean value that indicates whether a parallel row keeps a slack single-term row in place.
  ///
  /// A content size is a pair of rows, `≥` and `≤`; one is active, the other keeps it from moving.
  /// This check saves an exchange that would change nothing.
  func isPinned(_ member: Member, up: Bool) -> Bool {
    let nodes = nodes.view
    let rows = rows.view
    let values = values.view
    let variable: NodeIndex
    let isRising: Bool
    if member.isRow {
      let row = rows[member.row]
      guard row.termCount == 1 else { return false }
      variable = row.defined
      isRising = up == (nodes[variable].pivot > 0)
    } else {
      variable = member.variable
      isRising = up
    }
    let node = nodes[variable]
    if node.flags.contains(.bounded) {
      let limit = isRising ? bounds[variable].upper : bounds[variable].lower
      if abs(values[variable] - limit) <= Tolerance.residual { return true }
    }
    var occurrences = occurrences(of: node)
    while let entry = occurrences.next() {
      let other = rows[entry.row]
      if other.termCount != 1 || other.isActive || other.side != 0 { continue }
      if other.flags.intersection([.absent, .alive]) != .alive { continue }
      let rises = isRising == (entry.coefficient > 0)
      // It is satisfied on the side to which the member would move.
      if other.relation != 0 && rises == (other.relation > 0) { continue }
      let residual = entry.coefficient * values[variable] + other.constant
      if abs(residual) <= Tolerance.residual { return true }
    }
    return false
  }
}
