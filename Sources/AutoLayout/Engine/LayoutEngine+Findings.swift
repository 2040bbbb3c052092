internal import ConstraintSolver

/// The limits that were reached in an engine.
///
/// Each is kept until its constraint or item changes.
struct FindingRecord {
  /// Active constraints without a row, by serial number.
  var absent: [Int: (constraint: EngineConstraint, kind: LayoutFinding.Kind)] = [:]
  /// The limits applied to the numbers of rows.
  var rows: [Constraint: [LayoutFinding.Kind]] = [:]
  /// Items whose size was still changing when layout stopped.
  var unsettled: [EngineItem] = []
}

extension LayoutEngine {
  /// The limits that were reached, and the constraints that are not applied.
  ///
  /// The order is fixed: constraints that are not applied in order of activation, rows by rank,
  /// items, and inaccuracies of the solver.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of findings, or the size of the layout
  ///   if the solution is inexact.
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
    return found + solverFindings()
  }

  /// Whether there are ``conflicts`` or ``findings``.
  package var hasFindings: Bool {
    !solver.brokenConstraints.isEmpty || !findings.isEmpty
  }

  /// The smallest error of a coordinate that is reported, in points.
  ///
  /// Frames are rounded to pixels, and a point has at most three pixels.
  private static let visibleError = 0.001

  /// Returns the findings for inexact solutions of the solver.
  ///
  /// Several items share one finding of a kind, because errors spread to related items.
  private func solverFindings() -> [LayoutFinding] {
    var found: [LayoutFinding] = []
    var (outside, imprecise) = (ItemErrors(), ItemErrors())
    for limit in solver.limits {
      switch limit {
      case .unfinished: found.append(LayoutFinding(.unfinished, items: []))
      case .inaccurate(let row, let error):
        guard let origin = origins[row] else { continue }
        found.append(LayoutFinding(.inaccurateConstraint(by: error), origin))
      // Slack variables have no item; their errors are reported with their constraint.
      case .outOfBounds(let variable, let error):
        if let item = items[variable] { outside.add(error, of: item) }
      case .imprecise(let variable, let error):
        if error >= Self.visibleError, let item = items[variable] { imprecise.add(error, of: item) }
      }
    }
    if !outside.items.isEmpty {
      found.append(LayoutFinding(.outOfBounds(by: outside.greatest), items: outside.items))
    }
    if !imprecise.items.isEmpty {
      found.append(LayoutFinding(.impreciseFrame(by: imprecise.greatest), items: imprecise.items))
    }
    return found
  }

  /// Records the items whose sizes were still changing when measuring stopped.
  public func noteUnsettled(_ items: [EngineItem]) { record.unsettled = items }

  /// Keeps a constraint that cannot be represented by a row, so that it is reported and tried
  /// again.
  func keepAbsent(_ constraint: EngineConstraint, _ error: LayoutEngineError) {
    constraint.appliedBy = ObjectIdentifier(self)
    let kind: LayoutFinding.Kind =
      switch error {
      case .unpreparedHierarchy: .unformedConstraint
      case .unsolvable(let reason): .unusableConstraint(reason: reason)
      }
    record.absent[constraint.serial] = (constraint, kind)
  }

  /// Tries again to apply constraints that could not be applied before.
  func retryAbsent() {
    guard !record.absent.isEmpty else { return }
    let waiting = record.absent.values.map(\.constraint).sorted { $0.serial < $1.serial }
    for constraint in waiting {
      record.absent[constraint.serial] = nil
      enter(constraint)
    }
  }

  /// Applies a constraint, or records that it cannot be applied.
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

/// The items with one kind of error, each once, and their greatest error.
private struct ItemErrors {
  private(set) var items: [EngineItem] = []
  private(set) var greatest = 0.0
  private var seen: Set<ObjectIdentifier> = []

  mutating func add(_ error: Double, of item: EngineItem) {
    greatest = max(greatest, error)
    if seen.insert(ObjectIdentifier(item)).inserted { items.append(item) }
  }
}

extension SolverError {
  /// The description of the error.
  var reason: String {
    switch self {
    case .unrepresentableCoefficient(let coefficient, of: _):
      "the factor \(coefficient) is not within 2⁻²⁰…2²⁰"
    case .unrepresentableConstant(let constant):
      "the constant \(constant) is not within ±2⁴⁰"
    case .foreignVariable, .foreignConstraint, .variableInUse:
      "one of its items is in another hierarchy"
    }
  }
}
