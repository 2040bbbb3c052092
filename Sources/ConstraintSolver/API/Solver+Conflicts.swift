// Conflicts of required constraints.
extension Solver {
  /// The required conflicts of the last ``solve()``, by the rank of the broken constraint.
  ///
  /// - Complexity: O(members) if the variables have no bounds; otherwise each member is tested,
  ///   because a bound may make it superfluous.
  public var conflicts: [Conflict] { conflictRecords.map { conflict(for: $0) } }

  /// The constraints that the last ``solve()`` broke, in the order of ``conflicts``.
  ///
  /// - Complexity: O(*n*) in the number of conflicts; minimal conflicts are not computed.
  public var brokenConstraints: [Constraint] { conflictRecords.map { handle(ofRow: $0.row) } }

  /// The contradictions of the last ``solve()``, in the order of ``brokenConstraints``, as functions of the
  /// constants of some rows; nil where rounding hides one.
  ///
  /// - Complexity: O(*m*³) in the number of members of each.
  package func contradictions(moving rows: [Constraint]) -> [Contradiction?] {
    let indices = rows.map { demand($0) }
    return conflictRecords.map { record in
      let members = engine.conflicts.members(of: record)
      guard
        let (sum, rates, share) = engine.conflicts.contradiction(
          of: members, moving: indices, victim: record.row, in: engine.tables),
        share != 0, sum != 0
      else { return nil }
      let factor = (sum > 0 ? 1 : -1) / abs(share)
      return Contradiction(
        broken: handle(ofRow: record.row), amount: factor * sum, rates: rates.map { factor * $0 })
    }
  }

  private var conflictRecords: [ConflictRecord] {
    var records: [ConflictRecord] = []
    for position in 0..<engine.conflicts.count
    where engine.tables.rows[engine.conflicts[position].row].flags.contains(.broken) {
      records.append(engine.conflicts[position])
    }
    records.sort { engine.tables.precedes($0.row, $1.row) }
    return records
  }

  private func conflict(for record: ConflictRecord) -> Conflict {
    var rows: [RowIndex] = []
    var bounds: [NodeIndex] = []
    for place in record.places {
      let member = engine.conflicts.member(at: place)
      if member.isRow { rows.append(member.row) } else { bounds.append(member.variable) }
    }
    rows.sort { engine.tables.precedes($0, $1) }
    var isMinimal = record.isCertain
    if mentionsBounded(rows) { (rows, bounds, isMinimal) = reduced(rows, broken: record.row) }
    return Conflict(
      broken: handle(ofRow: record.row), members: rows.map { handle(ofRow: $0) },
      bounds: bounds.map { handle(ofNode: $0) }, isMinimal: isMinimal)
  }

  private func mentionsBounded(_ rows: [RowIndex]) -> Bool {
    for index in rows {
      var terms = engine.tables.terms(of: index)
      while let variable = terms.next()?.variable {
        if engine.tables.nodes[variable].flags.contains(.bounded) { return true }
      }
    }
    return false
  }

  /// Removes the members without which the rest is still infeasible, within all bounds.
  private func reduced(
    _ rows: [RowIndex], broken: RowIndex
  ) -> (rows: [RowIndex], bounds: [NodeIndex], isMinimal: Bool) {
    var kept = rows
    var isMinimal = true
    for index in rows.reversed() where index != broken {
      let rest = kept.filter { $0 != index }
      switch core(of: rest) {
      case .infeasible(_, isCertain: true): kept = rest
      case .feasible: break
      case .infeasible, .undecided: isMinimal = false
      }
    }
    guard case .infeasible(let bounds, _) = core(of: kept) else { return (kept, [], isMinimal) }
    return (kept, bounds, isMinimal)
  }

  /// What solving some rows alone shows.
  private enum Core {
    /// They contradict each other within these bounds.
    case infeasible([NodeIndex], isCertain: Bool)
    case feasible
    /// Rounding decides.
    case undecided
  }

  /// Solves these rows alone.
  private func core(of rows: [RowIndex]) -> Core {
    var trial = Engine()
    var numbers: [NodeIndex: NodeIndex] = [:]
    var originals: [NodeIndex] = []
    for index in rows {
      let row = engine.tables.rows[index]
      var terms: [Term] = []
      var walk = engine.tables.terms(of: row)
      while let entry = walk.next() {
        let number: NodeIndex
        if let known = numbers[entry.variable] {
          number = known
        } else {
          number = trial.tables.makeNode(engine.tables.bounds[entry.variable], stampSeed: 0)
          numbers[entry.variable] = number
          originals.append(entry.variable)
        }
        // In the caller's unit, because a small scaled coefficient would be rejected.
        terms.append(
          Term(Variable(index: number, stamp: 0), entry.coefficient * engine.tables.unit(of: index))
        )
      }
      let constant = -row.constant * engine.tables.unit(of: index)
      guard
        (try? trial.add(
          terms.span, row.relation, constant, priority: 1000, rank: 0, stampSeed: 0)) != nil
      else { return .undecided }
    }
    trial.solve()
    // A contradiction within the tolerance is no conflict.
    guard
      let position = (0..<trial.conflicts.count).first(where: {
        trial.tables.rows[trial.conflicts[$0].row].flags.contains(.broken)
      })
    else { return trial.basis.accuracy.isMarked ? .undecided : .feasible }
    let record = trial.conflicts[position]
    var bounds: [NodeIndex] = []
    for place in record.places {
      let member = trial.conflicts.member(at: place)
      if !member.isRow { bounds.append(originals[member.variable.position]) }
    }
    return .infeasible(bounds, isCertain: record.isCertain)
  }
}
