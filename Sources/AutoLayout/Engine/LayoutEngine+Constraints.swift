internal import ConstraintSolver

extension LayoutEngine {
  /// Adds a constraint, which the next solve applies.
  ///
  /// - Throws: ``LayoutEngineError`` if an item is not a descendant of the holder, or a number is
  ///   not finite.
  public func activate(_ constraint: EngineConstraint) throws(LayoutEngineError) {
    guard constraint.row == nil else { return }
    guard constraint.constant.isFinite else {
      throw .unsolvable("its constant \(constraint.constant) is not finite")
    }
    guard constraint.multiplier.isFinite else {
      throw .unsolvable("its multiplier \(constraint.multiplier) is not finite")
    }
    let form: LinearForm
    do { form = try constraint.equation() } catch { throw .unpreparedHierarchy }
    let reading = EngineConstraint.Reading(
      facts: form.constant, isMirrored: constraint.mirrors)
    var numbers = Representable()
    do {
      var terms = numbers.terms(form.terms)
      if let slack = makeSlackTerm(of: constraint) { terms.append(slack) }
      let row = try solver.add(
        terms, relation(of: constraint),
        numbers.length(reading.rightSide(constraint.constant)),
        priority: Priority(Double(constraint.priority.rawValue)), rank: rank(of: constraint))
      constraint.row = row
      origins.insert(row, of: constraint)
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
    constraint.listInItems()
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

  /// Changes the constant of a constraint.
  ///
  /// - Complexity: O(1). The equation is not read again.
  public func setConstant(_ constant: Double, of constraint: EngineConstraint) {
    setConstant(constant, isCut: false, of: constraint)
  }

  /// Changes the constant of a constraint; `isCut` if it replaces a constant that exceeds the
  /// limit.
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
      // Only the constant changed; the limits applied to the terms are still valid.
      if let form = try? constraint.equation() { _ = numbers.terms(form.terms) }
      note(limits(of: constraint, numbers), on: row)
    }
    must { () throws(SolverError) in
      try solver.setConstant(length, of: row)
      if let otherSide = constraint.otherSide { try solver.setConstant(length, of: otherSide) }
    }
  }

  /// Returns the limits applied to the numbers of a constraint, here and when its constant was set.
  private func limits(
    of constraint: EngineConstraint, _ numbers: Representable
  ) -> [LayoutFinding.Kind] {
    constraint.constantIsCut ? [.cutConstant] + numbers.limits : numbers.limits
  }

  /// Changes the priority of a constraint.
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

  /// Reads the equation again after a fact or the constant has changed.
  func reread(_ constraint: EngineConstraint) {
    guard let row = constraint.row else { return }
    guard let form = try? constraint.equation(), hasTerms(form.terms, constraint, in: row),
      constraint.relation == .equal || constraint.mirrors == constraint.reading.isMirrored,
      constraint.hasRead(form.reads)
    else {
      // Most facts change only the constant; a baseline or a direction also changes coefficients.
      // If an item has left the hierarchy, or a number is out of range, it is reported.
      deactivate(constraint)
      enter(constraint)
      return
    }
    constraint.reading = EngineConstraint.Reading(
      facts: form.constant, isMirrored: constraint.mirrors)
    renewConstant(of: constraint, in: row)
  }

  /// Returns whether the row of a constraint is the one that these terms would give.
  private func hasTerms(
    _ terms: [Term], _ constraint: EngineConstraint, in row: Constraint
  ) -> Bool {
    var numbers = Representable()
    var terms = numbers.terms(terms)
    if let slack = slackTerm(of: constraint) { terms.append(slack) }
    return solver.hasTerms(terms, row)
  }

  func remove(_ row: Constraint) {
    origins.remove(row)
    note([], on: row)
    left += 1
    must { () throws(SolverError) in try solver.remove(row) }
  }

  func remove(_ rows: inout [Constraint]) {
    for row in rows { remove(row) }
    rows.removeAll()
  }

  /// Performs an operation of the solver that cannot fail for rows created by the engine.
  func must(_ operation: () throws(SolverError) -> Void) {
    do { try operation() } catch {
      preconditionFailure("an operation on a row of the engine failed: \(error)")
    }
  }

  /// Returns the residual of a constraint in the last solution, in points: the left-hand side minus
  /// the right-hand side.
  public func residual(of constraint: EngineConstraint) -> Double {
    constraint.row.map { solver.residual(of: $0) - slackLength(of: constraint) } ?? 0
  }

  /// The conflicts among required constraints after the last solve, in the solver's order.
  public var conflicts: [LayoutConflict] {
    solver.conflicts.compactMap { conflict in
      guard let broken = origins[conflict.broken] else { return nil }
      return LayoutConflict(
        broken: broken, members: conflict.members.compactMap { origins[$0] })
    }
  }

  /// The constraints that the last solve broke, in the order of ``conflicts``.
  ///
  /// Minimal conflicts are not computed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of conflicts.
  public var brokenConstraints: [ConstraintOrigin] {
    solver.brokenConstraints.compactMap { origins[$0] }
  }
}

/// An error that prevents the engine from applying a constraint.
public enum LayoutEngineError: Error, Equatable {
  /// An item of the constraint is not a descendant of the constraint's holder.
  case unpreparedHierarchy
  /// The solver cannot represent the numbers, for the given reason.
  case unsolvable(String)
}
