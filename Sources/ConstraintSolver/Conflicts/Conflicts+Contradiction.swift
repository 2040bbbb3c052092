// Breakpoints of the solution (essay, 2.7) other than events of a row: ends of conflicts.
extension Conflicts {
  /// Returns the constant beyond `constant` at which the first conflict with this row ends or
  /// begins.
  ///
  /// The members of an irreducible infeasible set have one linear dependency: `Σ λ · row = 0`. They
  /// contradict each other as long as `Σ λ · constant` keeps its sign, and that sum is linear in
  /// each constant. A contradiction within the tolerance is no conflict.
  ///
  /// Source: Farkas' lemma, for an irreducible set of rows; the multipliers are unique up to a factor.
  func endOfConflicts(with index: RowIndex, at constant: Double, in tables: borrowing Tables)
    -> Double
  {
    var end = Double.infinity
    for position in 0..<count {
      let record = self[position]
      var members: [Member] = []
      for place in record.start..<(record.start + record.count) {
        members.append(self.members.elements[place])
      }
      guard members.contains(Member(index)),
        let (sum, rates, victim) = contradiction(
          of: members, moving: [index], victim: record.row, in: tables),
        rates[0] != 0
      else { continue }
      let rate = rates[0]
      let slight = tables.slightRelief(of: record.row) * tables.unit(of: record.row) * abs(victim)
      for target in [-slight, 0, slight] {
        let distance = (target - sum) / rate
        if distance > Tolerance.endOfConflict { end = min(end, constant + distance) }
      }
    }
    return end
  }

  /// Returns by how much the members contradict each other, and its rates of change with rows'
  /// constants.
  func contradiction(
    of members: [Member], moving indices: [RowIndex], victim: RowIndex,
    in tables: borrowing Tables
  ) -> (sum: Double, rates: [Double], victim: Double)? {
    // One equation per variable: the sum of the members' multipliers times its coefficients is 0.
    var equations: [NodeIndex: [Double]] = [:]
    for (column, member) in members.enumerated() {
      if !member.isRow {
        equations[member.variable, default: Array(repeating: 0, count: members.count)][column] += 1
        continue
      }
      let row = tables.rows[member.row]
      for link in row.links {
        let entry = tables.links.elements[link]
        equations[entry.variable, default: Array(repeating: 0, count: members.count)][column] +=
          entry.coefficient * tables.unit(of: member.row)
      }
    }
    let rows = equations.sorted { $0.key < $1.key }.map { $0.value }
    guard let multipliers = Self.kernel(of: rows, count: members.count) else { return nil }
    var sum = 0.0
    var rates = indices.map { _ in 0.0 }
    var share = 0.0
    for (member, multiplier) in zip(members, multipliers) {
      guard member.isRow else {
        let bound = tables.bounds[member.variable]
        sum += multiplier * (bound.lower > -.infinity ? bound.lower : bound.upper)
        continue
      }
      let weight = tables.unit(of: member.row)
      sum +=
        multiplier * -(tables.rows[member.row].constant - relief(of: member.row)) * weight
      for (place, index) in indices.enumerated() where member == Member(index) {
        rates[place] = multiplier
      }
      if member == Member(victim) { share = multiplier }
    }
    return (sum, rates, share)
  }

  /// Returns the vector in the kernel of all equations; nil unless it is unique up to a factor.
  private static func kernel(of equations: [[Double]], count: Int) -> [Double]? {
    var rows = equations
    var pivots: [(row: Int, column: Int)] = []
    for column in 0..<count {
      let first = pivots.count
      guard first < rows.count,
        let best = (first..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[best][column]) > Tolerance.dependency
      else { continue }
      rows.swapAt(first, best)
      let pivot = rows[first][column]
      for other in rows.indices where other != first && rows[other][column] != 0 {
        let factor = rows[other][column] / pivot
        for place in 0..<count { rows[other][place] -= factor * rows[first][place] }
      }
      pivots.append((first, column))
    }
    // More than one vector: the set is not irreducible, because rounding hides a member.
    guard pivots.count == count - 1,
      let free = (0..<count).first(where: { column in !pivots.contains { $0.column == column } })
    else { return nil }
    var vector = Array(repeating: 0.0, count: count)
    vector[free] = 1
    for (row, column) in pivots { vector[column] = -rows[row][free] / rows[row][column] }
    return vector
  }
}
