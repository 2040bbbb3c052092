internal import ConstraintSolver

/// The origins of the rows of an engine.
///
/// A ``ConstraintOrigin`` takes 16 bytes, and one for a frame also a block of memory with its equation.
/// Here an origin takes 8 bytes, and the equation is derived from the placement of the item again.
struct RowOrigins {
  /// An origin as one reference; the compiler keeps the case in unused bits of the address.
  private enum Origin {
    case constraint(EngineConstraint)
    case horizontalHugging(EngineItem)
    case verticalHugging(EngineItem)
    case horizontalCompression(EngineItem)
    case verticalCompression(EngineItem)
    // The two equations of the frame and mask on each axis.
    case firstHorizontal(EngineItem)
    case secondHorizontal(EngineItem)
    case firstVertical(EngineItem)
    case secondVertical(EngineItem)
  }

  private var table: HandleTable<Constraint, Origin>

  /// Creates a table for the rows of a solver.
  init(of solver: Solver) { table = HandleTable(of: solver) }

  /// The origin of a row; nil if the row was removed.
  subscript(row: Constraint) -> ConstraintOrigin? { table[row].flatMap(Self.origin) }

  /// Whether a row has an origin.
  func contains(_ row: Constraint) -> Bool { table[row] != nil }

  /// The constraints with a row, some twice.
  var constraints: some Sequence<EngineConstraint> {
    table.values.lazy.compactMap {
      if case .constraint(let constraint) = $0 { constraint } else { nil }
    }
  }

  /// Reserves memory for so many rows.
  mutating func reserveCapacity(_ count: Int) { table.reserveCapacity(count) }

  mutating func remove(_ row: Constraint) { table[row] = nil }

  /// Records the row of a constraint.
  mutating func insert(_ row: Constraint, of constraint: EngineConstraint) {
    table[row] = .constraint(constraint)
  }

  /// Records the row of an item's content hugging.
  mutating func insert(
    _ row: Constraint, huggingOf item: EngineItem, _ axis: NSLayoutConstraint.Axis
  ) {
    table[row] = axis == .horizontal ? .horizontalHugging(item) : .verticalHugging(item)
  }

  /// Records the row of an item's compression resistance.
  mutating func insert(
    _ row: Constraint, compressionOf item: EngineItem, _ axis: NSLayoutConstraint.Axis
  ) {
    table[row] = axis == .horizontal ? .horizontalCompression(item) : .verticalCompression(item)
  }

  /// Records the row of one of the two equations of an item's placement on an axis.
  mutating func insert(
    _ row: Constraint, placementOf item: EngineItem, _ axis: NSLayoutConstraint.Axis, _ place: Int
  ) {
    table[row] =
      switch (axis, place) {
      case (.horizontal, 0): .firstHorizontal(item)
      case (.horizontal, _): .secondHorizontal(item)
      case (.vertical, 0): .firstVertical(item)
      case (.vertical, _): .secondVertical(item)
      }
  }

  private static func origin(_ kept: Origin) -> ConstraintOrigin? {
    switch kept {
    case .constraint(let constraint): .constraint(constraint)
    case .horizontalHugging(let item): .hugging(item, .horizontal)
    case .verticalHugging(let item): .hugging(item, .vertical)
    case .horizontalCompression(let item): .compression(item, .horizontal)
    case .verticalCompression(let item): .compression(item, .vertical)
    case .firstHorizontal(let item): placement(of: item, .horizontal, 0)
    case .secondHorizontal(let item): placement(of: item, .horizontal, 1)
    case .firstVertical(let item): placement(of: item, .vertical, 0)
    case .secondVertical(let item): placement(of: item, .vertical, 1)
    }
  }

  /// Nil while a fitting size has replaced the placement of the item.
  private static func placement(
    of item: EngineItem, _ axis: NSLayoutConstraint.Axis, _ place: Int
  ) -> ConstraintOrigin? {
    let equations = item.placementEquations(axis, isRoot: item.engine?.root === item)
    return equations.isEmpty ? nil : .placement(item, axis, equations[place])
  }
}

extension EngineItem {
  /// The two equations for the frame and autoresizing mask on an axis; none for an item that is
  /// positioned by constraints only.
  func placementEquations(
    _ axis: NSLayoutConstraint.Axis, isRoot: Bool
  ) -> [AutoresizingEquation] {
    let (frame, rule, container): (LayoutRect, AutoresizingRule, LayoutRect?)
    switch implicit.placement {
    case .constrained: return []
    case .framed(let given, let mask, let whole): (frame, rule, container) = (given, mask, whole)
    case .encapsulated(let given): (frame, rule, container) = (given, [], nil)
    case .fitting(let target):
      let origin = AutoresizingEquation.start(share: 0, offset: 0)
      return target.priority(axis).rawValue > 0
        ? [origin, .length(share: 0, offset: target.length(axis))] : [origin]
    }
    return AutoresizingEquation.equations(
      start: frame.start(axis), length: frame.length(axis),
      container: isRoot ? nil : container?.length(axis), flags: rule.flags(axis))
  }
}
