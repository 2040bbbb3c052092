internal import ConstraintSolver

extension LayoutEngine {
  /// Applies a constraint from the next solve on.
  ///
  /// - Throws: ``LayoutEngineError`` when an item lies outside the holder, or a number is not finite.
  public func activate(_ constraint: EngineConstraint) throws(LayoutEngineError) {
    guard constraint.row == nil else { return }
    for (number, word) in [
      (constraint.constant, "constant"), (constraint.multiplier, "multiplier"),
    ]
    where !number.isFinite {
      throw .unsolvable("its \(word) \(number) is not finite")
    }
    let form: LinearForm
    do { form = try constraint.equation() } catch { throw .unpreparedHierarchy }
    let reading = EngineConstraint.Reading(
      terms: form.terms, relation: constraint.solvedRelation, facts: form.constant,
      sign: constraint.sign)
    var numbers = Representable()
    do {
      let row = try solver.add(
        numbers.terms(form.terms) + slackTerms(of: constraint), relation(of: constraint),
        numbers.length(reading.rightSide(constraint.constant)),
        priority: Priority(Double(constraint.priority.rawValue)), rank: rank(of: constraint))
      constraint.row = row
      origins[row] = .constraint(constraint)
      entered += 1
      note(limits(of: constraint, numbers), on: row)
      addOtherSide(of: constraint, form.terms, reading.rightSide(constraint.constant))
    } catch {
      dropSlack(of: constraint)
      throw .unsolvable(error.reason)
    }
    constraint.appliedBy = ObjectIdentifier(self)
    constraint.reads = form.reads
    constraint.reading = reading
    for item in form.reads { item.mentions[constraint.serial] = constraint }
  }

  /// Removes a constraint; has no effect if it is not active.
  public func deactivate(_ constraint: EngineConstraint) {
    guard constraint.appliedBy == ObjectIdentifier(self) else { return }
    forget(constraint)
    guard let row = constraint.row else {
      record.absent[constraint.serial] = nil
      constraint.appliedBy = nil
      return
    }
    remove(row)
    if let otherSide = constraint.otherSide { remove(otherSide) }
    dropSlack(of: constraint)
    constraint.forgetEngine()
  }

  /// Changes the number a constraint adds: the cheapest change there is.
  ///
  /// - Complexity: O(1); the facts that the equation read are kept.
  public func setConstant(_ constant: Double, of constraint: EngineConstraint) {
    setConstant(constant, isCut: false, of: constraint)
  }

  /// The same, where the constant may stand for one that is greater.
  func setConstant(_ constant: Double, isCut: Bool, of constraint: EngineConstraint) {
    guard constraint.constant != constant || constraint.constantIsCut != isCut else { return }
    constraint.constant = constant
    constraint.constantIsCut = isCut
    if let row = constraint.row { renewConstant(of: constraint, in: row) }
  }

  private func renewConstant(of constraint: EngineConstraint, in row: Constraint) {
    let constant = constraint.reading.rightSide(constraint.constant)
    var numbers = Representable()
    let length = numbers.length(constant)
    if !numbers.limits.isEmpty || constraint.constantIsCut || !record.rows.isEmpty {
      // Only the constant is new; what happened to the terms still holds.
      _ = numbers.terms(constraint.reading.terms)
      note(limits(of: constraint, numbers), on: row)
    }
    must { () throws(SolverError) in
      try solver.setConstant(length, of: row)
      if let otherSide = constraint.otherSide { try solver.setConstant(length, of: otherSide) }
    }
  }

  /// What happened to the numbers of a constraint, here and where its constant was set.
  private func limits(
    of constraint: EngineConstraint, _ numbers: Representable
  ) -> [LayoutFinding.Kind] {
    constraint.constantIsCut ? [.cutConstant] + numbers.limits : numbers.limits
  }

  /// Changes how strongly a constraint insists.
  public func setPriority(_ priority: UILayoutPriority, of constraint: EngineConstraint) {
    guard constraint.priority != priority else { return }
    let hadSides = hasSides(constraint)
    constraint.priority = priority
    guard let row = constraint.row else { return }
    guard hasSides(constraint) == hadSides else {
      deactivate(constraint)
      return enter(constraint)
    }
    must { () throws(SolverError) in
      let priority = Priority(Double(priority.rawValue))
      try solver.setPriority(priority, of: row)
      if let otherSide = constraint.otherSide { try solver.setPriority(priority, of: otherSide) }
    }
  }

  /// Reads the equation again after a fact or the constant changed.
  func reread(_ constraint: EngineConstraint) {
    guard let row = constraint.row else { return }
    guard let form = try? constraint.equation(), form.terms == constraint.reading.terms,
      constraint.solvedRelation == constraint.reading.relation,
      form.reads.elementsEqual(constraint.reads, by: ===)
    else {
      // Most facts are constants; a baseline or a direction changes coefficients as well. If the
      // hierarchy fell apart under the constraint, or its numbers went out of range, it is reported.
      deactivate(constraint)
      enter(constraint)
      return
    }
    constraint.reading.facts = form.constant
    constraint.reading.sign = constraint.sign
    renewConstant(of: constraint, in: row)
  }

  func remove(_ row: Constraint) {
    origins[row] = nil
    note([], on: row)
    left += 1
    must { () throws(SolverError) in try solver.remove(row) }
  }

  func remove(_ rows: inout [Constraint]) {
    for row in rows { remove(row) }
    rows.removeAll()
  }

  /// Runs an operation of the solver that cannot fail on rows the engine itself made.
  func must(_ operation: () throws(SolverError) -> Void) {
    do { try operation() } catch {
      preconditionFailure("the engine asked the solver for the impossible: \(error)")
    }
  }

  /// How far a constraint is from holding in the last solution, in points: left minus right side.
  public func residual(of constraint: EngineConstraint) -> Double {
    constraint.row.map { solver.residual(of: $0) - slackLength(of: constraint) } ?? 0
  }

  /// The conflicts among required constraints that the last solve left, in the solver's order.
  public var conflicts: [LayoutConflict] {
    solver.conflicts.compactMap { conflict in
      guard let broken = origins[conflict.broken] else { return nil }
      return LayoutConflict(
        broken: broken, members: conflict.members.compactMap { origins[$0] })
    }
  }

  /// The constraints that the last solve broke, in the order of ``conflicts``, without minimal
  /// conflicts.
  ///
  /// - Complexity: O(*n*) in the number of conflicts, where their members may have to be tried out.
  public var brokenConstraints: [ConstraintOrigin] {
    solver.brokenConstraints.compactMap { origins[$0] }
  }
}

/// Why the engine refuses a constraint.
public enum LayoutEngineError: Error, Equatable {
  /// An item of the constraint does not lie in the constraint's holder.
  case unpreparedHierarchy
  /// The solver cannot use the numbers, for the given reason.
  case unsolvable(String)
}
