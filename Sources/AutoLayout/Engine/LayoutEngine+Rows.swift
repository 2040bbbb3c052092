internal import ConstraintSolver

/// A row of the engine as plain numbers: `Σ coefficient · number  relation  constant`.
public struct EngineRow {
  /// One of an item's numbers times a factor.
  public struct Term {
    /// Whose number.
    public let item: EngineItem
    /// Which: left, top, width or height, in the parent's coordinates.
    public let attribute: NSLayoutConstraint.Attribute
    /// Whether it is the length of a scroll view's content instead.
    public let isContent: Bool
    /// The factor.
    public let coefficient: Double
  }

  /// The origin of the row.
  public let origin: ConstraintOrigin
  /// The sum.
  public let terms: [Term]
  /// How the sum compares.
  public let relation: NSLayoutConstraint.Relation
  /// The right-hand side, in points.
  public let constant: Double
  /// How strongly it insists.
  public let priority: Double
  /// What one point more in the constraint's own constant adds to ``constant``: 1 or -1.
  public let sign: Double
}

extension LayoutEngine {
  /// All rows that are active, in the order in which they would keep their place in a conflict.
  ///
  /// - Complexity: O(*n* log *n*) in the rows, and their terms.
  public var rows: [EngineRow] {
    let ordered = origins.filter { !isOtherSide($0.key, $0.value) }
      .map { (row: $0.key, origin: $0.value) }
      .sorted { solver.precedes($0.row, $1.row) }
    return ordered.map { entry in
      var (relation, constant) = solver.comparison(of: entry.row)
      var sign = 1.0
      var slack: Variable?
      if case .constraint(let constraint) = entry.origin {
        if constraint.mirrors { sign = -1 }
        // The slack is part of how the engine solves an inequality, not part of the inequality.
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

  /// Returns whether a row only repeats another row of the constraint.
  private func isOtherSide(_ row: Constraint, _ origin: ConstraintOrigin) -> Bool {
    guard case .constraint(let constraint) = origin else { return false }
    return constraint.otherSide == row
  }

  private func term(_ term: Term) -> EngineRow.Term {
    guard let item = items[term.variable] else {
      preconditionFailure("a row mentions a variable of no item")
    }
    let (attribute, isContent): (NSLayoutConstraint.Attribute, Bool) =
      switch term.variable {
      case item.variables?.minX: (.left, false)
      case item.variables?.minY: (.top, false)
      case item.variables?.width: (.width, false)
      case item.variables?.height: (.height, false)
      case item.contentVariables?.width: (.width, true)
      default: (.height, true)
      }
    return EngineRow.Term(
      item: item, attribute: attribute, isContent: isContent, coefficient: term.coefficient)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
