internal import ConstraintSolver

/// The limits that an engine recorded, until the constraints or items that reached them change.
struct FindingRecord {
  /// Active constraints that are in no row, by serial number.
  var absent: [Int: (constraint: EngineConstraint, kind: LayoutFinding.Kind)] = [:]
  /// What happened to the numbers of rows.
  var rows: [Constraint: [LayoutFinding.Kind]] = [:]
  /// Items whose size was still changing when layout stopped.
  var unsettled: [EngineItem] = []
}

extension LayoutEngine {
  /// The limits that were reached and the constraints that are not applied, which rectangles do not
  /// show.
  ///
  /// In a fixed order: constraints that are not applied by activation, then rows in the order in
  /// which they keep their place in a conflict, then items, then what kept the solver from an exact
  /// answer.
  ///
  /// - Complexity: O(*n* log *n*) in the findings; in the layout where the solver was kept from an
  ///   exact answer.
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

  /// The error of a coordinate from which on it is reported, in points: frames are rounded to pixels,
  /// of which a point has three at most.
  private static let visibleError = 0.001

  /// What kept the solver from an exact answer.
  ///
  /// Items share one finding of a kind, as inexact numbers spread from one to those tied to it.
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

  /// Tries again to apply constraints that could not be applied before.
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

/// Items with one kind of error, each once, and the greatest error among them.
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
  /// The error of the numbers, except errors that only the solver detects.
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
