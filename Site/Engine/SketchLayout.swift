internal import ConstraintSolver
internal import LayoutGeometry

/// The layout of a sketch: its constraints as rows of the solver, in the superview's coordinates.
struct SketchLayout {
  /// A side of a constraint, as a sum of a view's unknowns and a number.
  private struct Place {
    var isHorizontal: Bool
    /// Of the distance from start to end; nil for a length.
    var share: Double?
    var margin = 0.0
  }

  /// The unknowns of one view.
  struct Unknowns {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable

    var all: [Variable] { [left, top, width, height] }
  }

  let sketch: Sketch
  let solver = Solver()
  private(set) var unknowns: [Unknowns] = []
  /// The rows of the sketch's constraints, in their order.
  private(set) var rows: [Constraint] = []

  init(_ sketch: Sketch) throws(SolverError) {
    self.sketch = sketch
    unknowns = sketch.views.map { _ in
      Unknowns(
        left: solver.makeVariable(atLeast: -.infinity, atMost: .infinity),
        top: solver.makeVariable(atLeast: -.infinity, atMost: .infinity),
        width: solver.makeVariable(atLeast: 0, atMost: .infinity),
        height: solver.makeVariable(atLeast: 0, atMost: .infinity))
    }
    let window = [0, 0, sketch.window.width, sketch.window.height]
    // The window's size is never the constraint that is broken: rows of a greater rank are.
    for (variable, value) in zip(unknowns[0].all, window) {
      try solver.add([Term(variable, 1)], .equal, value, rank: -1)
    }
    for (index, view) in sketch.views.enumerated() { try addContent(of: view, unknowns[index]) }
    for (index, constraint) in sketch.constraints.enumerated() {
      rows.append(try add(constraint, rank: Int64(index)))
    }
    solver.solve()
  }

  private func addContent(of view: Sketch.View, _ own: Unknowns) throws(SolverError) {
    guard let content = view.content else { return }
    let axes = [
      (own.width, content.width, view.hugging.0, view.compression.0),
      (own.height, content.height, view.hugging.1, view.compression.1),
    ]
    for (variable, length, hugging, compression) in axes {
      try solver.add([Term(variable, 1)], .lessThanOrEqual, length, priority: Priority(hugging))
      try solver.add(
        [Term(variable, 1)], .greaterThanOrEqual, length, priority: Priority(compression))
    }
  }

  private func add(
    _ constraint: Sketch.Constraint, rank: Int64
  ) throws(SolverError) -> Constraint {
    let direct = Self.resolved(constraint, in: sketch.window.direction)
    var terms: [Term] = []
    var constant = direct.constant
    constant -= add(direct.firstAttribute, of: direct.first, times: 1, to: &terms)
    if let second = direct.second {
      constant -= add(direct.secondAttribute, of: second, times: -direct.multiplier, to: &terms)
    }
    let relation: Relation =
      switch direct.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return try solver.add(
      terms, relation, constant, priority: Priority(direct.priority), rank: rank)
  }

  /// Adds an attribute's unknowns; returns the number that the attribute adds to them.
  private func add(
    _ attribute: LayoutAttribute, of view: Int, times factor: Double, to terms: inout [Term]
  ) -> Double {
    let own = unknowns[view]
    let place = place(of: attribute)
    let (start, length) =
      place.isHorizontal ? (own.left, own.width) : (own.top, own.height)
    guard let share = place.share else {
      terms.append(Term(length, factor))
      return 0
    }
    terms.append(Term(start, factor))
    if share != 0 { terms.append(Term(length, factor * share)) }
    return factor * place.margin
  }

  private func place(of attribute: LayoutAttribute) -> Place {
    let margin = sketch.window.margin
    return switch attribute {
    case .left, .leading, .notAnAttribute: Place(isHorizontal: true, share: 0)
    case .right, .trailing: Place(isHorizontal: true, share: 1)
    case .centerX, .centerXWithinMargins: Place(isHorizontal: true, share: 0.5)
    case .width: Place(isHorizontal: true)
    case .leftMargin, .leadingMargin: Place(isHorizontal: true, share: 0, margin: margin)
    case .rightMargin, .trailingMargin: Place(isHorizontal: true, share: 1, margin: -margin)
    // A view without text has its baselines at its edges.
    case .top, .firstBaseline: Place(isHorizontal: false, share: 0)
    case .bottom, .lastBaseline: Place(isHorizontal: false, share: 1)
    case .centerY, .centerYWithinMargins: Place(isHorizontal: false, share: 0.5)
    case .height: Place(isHorizontal: false)
    case .topMargin: Place(isHorizontal: false, share: 0, margin: margin)
    case .bottomMargin: Place(isHorizontal: false, share: 1, margin: -margin)
    }
  }

  /// Returns a constraint with leading and trailing replaced.
  ///
  /// In a right-to-left layout, the constant of a constraint between directional attributes changes
  /// its sign, and an inequality is reversed (`engine:E14.5`–`E14.7`, `measured:M11`).
  static func resolved(
    _ constraint: Sketch.Constraint, in direction: LayoutDirection
  ) -> Sketch.Constraint {
    var direct = constraint
    let mirrors =
      direction == .rightToLeft && constraint.second != nil
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    direct.firstAttribute = constraint.firstAttribute.resolved(in: direction)
    direct.secondAttribute = constraint.secondAttribute.resolved(in: direction)
    guard mirrors else { return direct }
    direct.constant = -constraint.constant
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: direct.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: direct.relation = .lessThanOrEqual
    }
    return direct
  }
}
