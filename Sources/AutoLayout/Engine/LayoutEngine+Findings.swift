internal import ConstraintSolver

/// What an engine remembers of limits, until what reached them changes or goes.
struct FindingRecord {
  /// Active constraints that are in no row, by serial number.
  var absent: [Int: (constraint: EngineConstraint, kind: LayoutFinding.Kind)] = [:]
  /// What happened to the numbers of rows.
  var rows: [Constraint: [LayoutFinding.Kind]] = [:]
  /// Items whose size was still changing when layout stopped.
  var unsettled: [EngineItem] = []
}

extension LayoutEngine {
  /// What the rectangles of the last solve do not show: limits reached, constraints left out.
  ///
  /// In a fixed order: constraints that are not applied by activation, then rows in the order in
  /// which they keep their place in a conflict, then items.
  ///
  /// - Complexity: O(*n* log *n*) in the findings.
  public var findings: [LayoutFinding] {
    var found = record.absent.sorted { $0.key < $1.key }.map {
      LayoutFinding($0.value.kind, .constraint($0.value.constraint))
    }
    for (row, kinds) in record.rows.sorted(by: { solver.precedes($0.key, $1.key) }) {
      guard let origin = origins[row] else { continue }
      found += kinds.map { LayoutFinding($0, origin) }
    }
    if !record.unsettled.isEmpty {
      found += record.unsettled.filter { $0.engine === self }
        .map { LayoutFinding(.unsettledSize, items: [$0]) }
    }
    return found
  }

  /// Notes which items' sizes were still changing when whoever measures them stopped.
  public func noteUnsettled(_ items: [EngineItem]) { record.unsettled = items }

  /// Keeps a constraint that no row can express, so that it is named and tried again.
  func keepAbsent(_ constraint: EngineConstraint, _ error: LayoutEngineError) {
    constraint.appliedBy = ObjectIdentifier(self)
    let kind: LayoutFinding.Kind =
      switch error {
      case .unpreparedHierarchy: .unformedConstraint
      case .unsolvable(let reason): .unusableConstraint(reason: reason)
      }
    record.absent[constraint.serial] = (constraint, kind)
  }

  /// Tries constraints again that could not be applied: what was in the way may be gone.
  func retryAbsent() {
    guard !record.absent.isEmpty else { return }
    let waiting = record.absent.values.map(\.constraint).sorted { $0.serial < $1.serial }
    for constraint in waiting {
      record.absent[constraint.serial] = nil
      enter(constraint)
    }
  }

  /// Applies a constraint, or keeps it among those that are not applied.
  func enter(_ constraint: EngineConstraint) {
    do { try activate(constraint) } catch { keepAbsent(constraint, error) }
  }

  func note(_ kinds: [LayoutFinding.Kind], on row: Constraint) {
    guard kinds.isEmpty else {
      record.rows[row] = kinds
      return
    }
    if !record.rows.isEmpty { record.rows[row] = nil }
  }
}

extension SolverError {
  /// What is wrong with the numbers, without what only the solver knows.
  var reason: String {
    switch self {
    case .unrepresentableCoefficient(let coefficient, of: _):
      "the factor \(coefficient) is not within 2⁻²⁰…2²⁰"
    case .unrepresentableConstant(let constant):
      "the constant \(constant) is not within ±2⁴⁰"
    case .foreignVariable, .foreignConstraint, .variableInUse:
      "one of its items is laid out elsewhere"
    }
  }
}
