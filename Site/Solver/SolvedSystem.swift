internal import ConstraintSolver

/// A system of equations that a page has captured and changed, with its solution.
struct SolvedSystem {
  private let solver = Solver()
  private var unknowns: [Variable] = []
  private var rows: [Constraint] = []

  /// Reads and solves a system; nil if it is incomplete, or a number cannot be represented.
  ///
  /// The numbers are: the count of unknowns; for each whether it is a length, and where it settles,
  /// -1 for after all others; the count of rows; for each its relation as -1, 0 or 1, its right side,
  /// its priority, its rank, the count of its terms, and for each the unknown and its coefficient.
  init?(_ numbers: [Double]) {
    var reader = Reader(numbers: numbers)
    guard let count = reader.count() else { return nil }
    for _ in 0..<count {
      guard let isLength = reader.next(), let settling = reader.next() else { return nil }
      unknowns.append(
        solver.makeVariable(
          atLeast: isLength == 1 ? 0 : -.infinity, settling: settling < 0 ? nil : Int64(settling)))
    }
    guard let rowCount = reader.count() else { return nil }
    for _ in 0..<rowCount {
      guard let relation = reader.next(), let constant = reader.next(),
        let priority = reader.next(), priority > 0, let rank = reader.next(),
        let termCount = reader.count()
      else { return nil }
      var terms: [Term] = []
      for _ in 0..<termCount {
        guard let unknown = reader.next(), let coefficient = reader.next(), unknown >= 0,
          Int(unknown) < unknowns.count
        else { return nil }
        terms.append(Term(unknowns[Int(unknown)], coefficient))
      }
      do throws(SolverError) {
        rows.append(
          try solver.add(
            terms, relation == 0 ? .equal : relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual,
            constant, priority: Priority(priority), rank: Int64(rank)))
      } catch { return nil }
    }
    solver.solve()
  }

  /// The values of the unknowns, the residuals of the rows, and the conflicts: their count, and for
  /// each the count of its rows and the rows, the broken one first.
  var results: [Double] {
    var results = unknowns.map { solver.value(of: $0) } + rows.map { solver.residual(of: $0) }
    let conflicts = solver.conflicts
    results.append(Double(conflicts.count))
    for conflict in conflicts {
      let members = [conflict.broken] + conflict.members.filter { $0 != conflict.broken }
      results.append(Double(members.count))
      for member in members { results.append(Double(rows.firstIndex(of: member) ?? -1)) }
    }
    return results
  }

  func range(of unknown: Int) -> [Double] {
    guard unknowns.indices.contains(unknown) else { return [] }
    let variable = unknowns[unknown]
    if solver.isDetermined(variable) {
      let value = solver.value(of: variable)
      return [value, value]
    }
    let range = solver.range(of: variable)
    return [range.lowerBound, range.upperBound]
  }

  func explanation(of unknown: Int) -> [Double] {
    guard unknowns.indices.contains(unknown) else { return [] }
    let explanation = solver.explanation(of: unknowns[unknown])
    var numbers = [Double(explanation.parts.count)]
    for part in explanation.parts {
      numbers += [Double(rows.firstIndex(of: part.constraint) ?? -1), part.coefficient]
    }
    for place in explanation.places {
      numbers += [
        Double(unknowns.firstIndex(of: place.variable) ?? -1),
        place.coefficient * solver.value(of: place.variable),
      ]
    }
    return numbers
  }
}

/// Reads numbers one after the other.
private struct Reader {
  let numbers: [Double]
  private var place = 0

  init(numbers: [Double]) { self.numbers = numbers }

  mutating func next() -> Double? {
    guard place < numbers.count else { return nil }
    place += 1
    return numbers[place - 1]
  }

  mutating func count() -> Int? {
    guard let number = next(), number >= 0, number <= Double(numbers.count) else { return nil }
    return Int(number)
  }
}
