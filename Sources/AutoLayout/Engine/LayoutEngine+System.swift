internal import ConstraintSolver

/// The equations of an engine as values, from which another solver obtains the same rectangles.
///
/// What a constraint's relation or priority adds to them, a slack variable or a second row, is left
/// out; the ranks for it are in the rows (`LayoutEngine+Slack.swift`, `LayoutEngine+Sides.swift`).
package struct EngineSystem {
  /// A number that is solved for.
  package struct Variable {
    package let item: EngineItem
    /// Left, top, width or height, in the parent's bounds.
    package let attribute: NSLayoutConstraint.Attribute
    /// Whether it is a length of a scroll view's content area instead.
    package let isContent: Bool
    /// The order in which it settles, before the variables without one.
    package let settling: Int64?
  }

  /// An equation or inequality `Σ coefficient · variable relation constant`.
  package struct Row {
    package let origin: ConstraintOrigin
    /// Indices of variables, with their coefficients.
    package let terms: [(variable: Int, coefficient: Double)]
    package let relation: NSLayoutConstraint.Relation
    /// The right-hand side, in points.
    package let constant: Double
    package let priority: Double
    /// The rank among rows of equal priority.
    package let rank: Int64
    /// The change of ``constant`` per point of the constraint's constant: 1 or -1.
    package let sign: Double
    /// Where the slack variable settles if the constraint is an inequality; nil if it has none.
    package let slackSettling: Int64?
    /// The ranks of the upper and the lower bound if the constraint is an optional equation; nil if
    /// it is one row anyway.
    package let sideRanks: (upper: Int64, lower: Int64)?
  }

  /// The variables, in the order in which they are created.
  package var variables: [Variable] = []
  /// The rows, in the order in which they are added.
  package var rows: [Row] = []
}

extension LayoutEngine {
  /// The equations after the last solve.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of variables and terms.
  package var system: EngineSystem {
    var system = EngineSystem()
    var places: [Variable: Int] = [:]
    for record in solver.variableRecords {
      guard let item = items[record.variable] else { continue }
      places[record.variable] = system.variables.count
      let (attribute, isContent) = quantity(of: record.variable, in: item)
      system.variables.append(
        .init(
          item: item, attribute: attribute, isContent: isContent, settling: record.settling))
    }
    for row in solver.constraintsInOrder {
      guard let origin = origins[row], !isOtherSide(row, origin) else { continue }
      var (relation, constant) = solver.comparison(of: row)
      var (rank, sign) = (solver.rank(of: row), 1.0)
      var slackSettling: Int64?
      var sides: (upper: Int64, lower: Int64)?
      if case .constraint(let constraint) = origin {
        sign = constraint.mirrors ? -1 : 1
        relation = constraint.solvedRelation
        rank = Rank.of(constraint)
        slackSettling = Self.slackSettling(of: constraint)
        sides = sideRanks(of: constraint)
      }
      system.rows.append(
        .init(
          origin: origin,
          terms: solver.terms(of: row).compactMap { term in
            places[term.variable].map { ($0, term.coefficient) }
          }, relation: .init(relation), constant: constant,
          priority: solver.priority(of: row).value, rank: rank, sign: sign,
          slackSettling: slackSettling, sideRanks: sides))
    }
    return system
  }
}
