/// The sum that cannot be satisfied: what the other members of a conflict imply for one of them.
///
/// The numbers are those of the certificate of infeasibility: the only combination of the members
/// in which all unknowns cancel and a contradiction between numbers remains.
///
/// Source: Farkas' lemma.
public struct ConflictSum: Sendable, Hashable, Codable {
  /// The member that the others contradict, as an index in the system.
  public var member: Int
  /// What each of the others contributes, in points, in the order of the members; zeros left out.
  public var parts: [Double]
  /// The factor of each part: a part is its factor times the written number.
  public var factors: [Double]
  /// The sum of the parts.
  public var implied: Double
  /// The value that the member itself requires.
  public var stated: Double
  /// The lengths that would have to be negative, as indices of unknowns.
  public var bounds: [Int]

  /// The number of points that are too many; negative for too few.
  public var excess: Double { stated - implied }
}

extension ConstraintSystem {
  /// Returns by how many points the members of a minimal conflict contradict each other; infinite if
  /// rounding hides it.
  package func excess(of members: [Int]) -> Double {
    sum(of: members, neededBounds(of: members), speakers: []).map { abs($0.excess) } ?? .infinity
  }

  /// Returns the value of the sum of a member's terms that the other members of a conflict imply; nil if rounding
  /// hides it.
  func implied(for member: Int, _ conflict: ConflictDiagnosis) -> Double? {
    guard let sum = conflict.sum else { return nil }
    return sum.member == member
      ? sum.implied : implied(for: member, among: conflict.members, sum.bounds)
  }

  /// Returns the value of the sum of a member's terms that the others of a minimal conflict imply; nil if rounding
  /// hides it.
  func implied(for member: Int, among members: [Int], _ bounds: [Int]) -> Double? {
    let weights = certificate(members, bounds)
    guard let place = members.firstIndex(of: member),
      weights.count == members.count + bounds.count, abs(weights[place]) > 1e-9
    else { return nil }
    var implied = 0.0
    for (index, other) in members.enumerated() where index != place {
      implied -= weights[index] / weights[place] * statements[other].constant
    }
    return implied
  }

  /// The certificate of a minimal conflict; nil if rounding hides it.
  ///
  /// It is stated for the first of `speakers` that is a length, otherwise for a length that the
  /// author cannot change, otherwise for the first speaker.
  func sum(of members: [Int], _ bounds: [Int], speakers: [Int]) -> ConflictSum? {
    let weights = certificate(members, bounds)
    guard weights.count == members.count + bounds.count, !weights.isEmpty,
      members.indices.allSatisfy({ abs(weights[$0]) > 1e-9 })
    else { return nil }
    let place = speaker(of: members, speakers)
    let scale = -1 / weights[place]
    var parts: [Double] = []
    var factors: [Double] = []
    var implied = 0.0
    for (index, member) in members.enumerated() where index != place {
      let part = scale * weights[index] * statements[member].constant
      implied += part
      if abs(part) > 1e-6 {
        parts.append(part)
        factors.append(scale * weights[index])
      }
    }
    return ConflictSum(
      member: members[place], parts: parts, factors: factors, implied: implied,
      stated: statements[members[place]].constant, bounds: bounds)
  }

  /// Returns the member for which the sum is stated: an imposed length, a mask's, any length, or
  /// the last.
  private func speaker(of members: [Int], _ speakers: [Int]) -> Int {
    if let given = speakers.first, statements[given].sized != nil,
      let index = members.firstIndex(of: given), statements[given].origin != .author
    {
      return index
    }
    func rank(_ place: Int) -> Int {
      let statement = statements[place]
      if statement.sized == nil, speakers.contains(place) { return 7 }
      guard statement.terms.count == 1, statement.terms[0].coefficient == 1 else { return 9 }
      guard unknowns[statement.terms[0].unknown].isLength else { return 8 }
      switch statement.origin {
      case .imposed: return 0
      case .mask: return 1
      case .author, .stack, .content, .system: return statement.relation == .equal ? 2 : 3
      }
    }
    return members.indices.min {
      let (a, b) = (statements[members[$0]], statements[members[$1]])
      let (one, two) = (rank(members[$0]), rank(members[$1]))
      return one != two
        ? one < two
        : a.constant != b.constant ? a.constant > b.constant : $0 > $1
    } ?? 0
  }

  /// Returns the lengths whose non-negativity is part of the conflict.
  func neededBounds(of members: [Int]) -> [Int] {
    var lengths: [Int] = []
    for member in members {
      for term in statements[member].terms
      where unknowns[term.unknown].isLength && !lengths.contains(term.unknown) {
        lengths.append(term.unknown)
      }
    }
    var trial = self
    for length in lengths {
      trial.unknowns[length].isLength = false
      if trial.isFeasible(members) { trial.unknowns[length].isLength = true }
    }
    return lengths.filter { trial.unknowns[$0].isLength }
  }

  /// Returns the weights with which the unknowns of all rows cancel, by Gauss–Jordan elimination.
  ///
  /// Empty unless there is exactly one combination, as for a minimal conflict.
  func certificate(_ members: [Int], _ bounds: [Int]) -> [Double] {
    var columns: [Int: Int] = [:]
    var rows: [[Double]] = []
    let count = members.count + bounds.count
    func add(_ term: Term, _ index: Int) {
      let row = columns[term.unknown] ?? rows.count
      if row == rows.count {
        columns[term.unknown] = row
        rows.append(Array(repeating: 0, count: count))
      }
      rows[row][index] += term.coefficient
    }
    for (index, member) in members.enumerated() {
      for term in statements[member].terms { add(term, index) }
    }
    for (index, bound) in bounds.enumerated() {
      add(Term(unknown: bound, coefficient: 1), members.count + index)
    }
    var pivots: [Int] = []
    var free: [Int] = []
    for column in 0..<count {
      let top = pivots.count
      let best = (top..<max(top, rows.count)).max {
        abs(rows[$0][column]) < abs(rows[$1][column])
      }
      guard let best, abs(rows[best][column]) > 1e-9 else {
        free.append(column)
        continue
      }
      rows.swapAt(top, best)
      let lead = rows[top][column]
      for index in 0..<count { rows[top][index] /= lead }
      for other in rows.indices where other != top && rows[other][column] != 0 {
        let factor = rows[other][column]
        for index in 0..<count { rows[other][index] -= factor * rows[top][index] }
      }
      pivots.append(column)
    }
    guard free.count == 1 else { return [] }
    var weights = Array(repeating: 0.0, count: count)
    weights[free[0]] = 1
    for (row, column) in pivots.enumerated() { weights[column] = -rows[row][free[0]] }
    return weights
  }
}
