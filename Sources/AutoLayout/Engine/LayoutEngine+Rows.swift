internal import ConstraintSolver

/// A row of the engine as a value: `Σ coefficient · variable relation constant`.
public struct EngineRow {
  /// A variable of an item, multiplied by a coefficient.
  public struct Term {
    /// The item.
    public let item: EngineItem
    /// The attribute: left, top, width or height, in the parent's coordinates.
    public let attribute: NSLayoutConstraint.Attribute
    /// Whether it is a length of a scroll view's content area instead.
    public let isContent: Bool
    /// The coefficient.
    public let coefficient: Double
  }

  /// The origin of the row.
  public let origin: ConstraintOrigin
  /// The terms on the left-hand side.
  public let terms: [Term]
  /// The relation between the two sides.
  public let relation: NSLayoutConstraint.Relation
  /// The right-hand side, in points.
  public let constant: Double
  /// The priority.
  public let priority: Double
  /// The change of ``constant`` per point of the constraint's constant: 1 or -1.
  public let sign: Double
}

extension LayoutEngine {
  /// All rows, in the order in which they take precedence in a conflict.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows and terms.
  public var rows: [EngineRow] {
    let ordered = solver.constraintsInOrder
      .compactMap { row in origins[row].map { (row: row, origin: $0) } }
      .filter { !isOtherSide($0.row, $0.origin) }
      .sorted { solver.precedes($0.row, $1.row) }
    return ordered.map { entry in
      var (relation, constant) = solver.comparison(of: entry.row)
      var sign = 1.0
      var slack: Variable?
      if case .constraint(let constraint) = entry.origin {
        if constraint.mirrors { sign = -1 }
        // The slack variable is not part of the inequality.
        slack = constraint.slack
        relation = constraint.solvedRelation
      }
      return EngineRow(
        origin: entry.origin,
        terms: solver.terms(of: entry.row).filter { $0.variable != slack }.map(term),
        relation: NSLayoutConstraint.Relation(relation), constant: constant,
        priority: solver.priority(of: entry.row).value, sign: sign)
    }
  }

  /// Returns whether a row is the second row of a constraint.
  func isOtherSide(_ row: Constraint, _ origin: ConstraintOrigin) -> Bool {
    guard case .constraint(let constraint) = origin else { return false }
    return constraint.otherSide == row
  }

  private func term(_ term: Term) -> EngineRow.Term {
    guard let item = items[term.variable] else {
      preconditionFailure("a row has a variable without an item")
    }
    let (attribute, isContent) = quantity(of: term.variable, in: item)
    return EngineRow.Term(
      item: item, attribute: attribute, isContent: isContent, coefficient: term.coefficient)
  }

  /// Returns what an item's variable is: an attribute, and whether it is one of its content area.
  func quantity(
    of variable: Variable, in item: EngineItem
  ) -> (attribute: NSLayoutConstraint.Attribute, isContent: Bool) {
    switch variable {
    case item.variables?.minX: (.left, false)
    case item.variables?.minY: (.top, false)
    case item.variables?.width: (.width, false)
    case item.variables?.height: (.height, false)
    case item.contentVariables?.width: (.width, true)
    default: (.height, true)
    }
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
