package import ConstraintSolver
package import LayoutGeometry

/// The layout of a sketch: its constraints as rows of the solver, in the coordinates of the outermost view.
///
/// Safe areas, margins, heights of wrapped texts and frames of directed constraints follow from frames, so the rows are
/// solved again until these agree, as UIKit does.
package struct SketchLayout {
  /// The unknowns of one view.
  package struct Unknowns {
    package let left: Variable
    package let top: Variable
    package let width: Variable
    package let height: Variable

    /// All of them, in the order of a frame.
    package var all: [Variable] { [left, top, width, height] }
  }

  /// The sketch.
  package let sketch: Sketch
  /// The sketch with what its stack views add behind its views and constraints.
  let whole: Sketch
  /// The solver of the last round.
  package private(set) var solver = Solver()
  /// The unknowns of each view.
  package private(set) var unknowns: [Unknowns] = []
  /// The rows of the sketch's constraints, in their order.
  package private(set) var rows: [ConstraintSolver.Constraint] = []
  /// The rows that keep the frames of translated autoresizing masks, with their views.
  package private(set) var maskRows: [(view: Int, row: ConstraintSolver.Constraint)] = []
  /// What is wrong with directed constraints.
  package private(set) var directedProblems: [Sketch.Problem] = []
  private(set) var surroundings: SketchSurroundings

  /// More rounds are needed only if a layout depends on itself.
  private static let mostRounds = 12

  /// Lays a sketch out.
  ///
  /// - Throws: An error if a number is too large for the solver.
  package init(_ sketch: Sketch) throws(SolverError) {
    self.sketch = sketch
    let whole = SketchStacks(sketch).whole
    self.whole = whole
    surroundings = SketchSurroundings(whole)
    for _ in 0..<Self.mostRounds {
      try solveOnce()
      guard surroundings.update(whole, frames: whole.views.indices.map { frame(of: $0) }) else {
        break
      }
    }
    directedProblems = surroundings.directedProblems
  }

  /// The frame of a view in the coordinates of the outermost view, not rounded to pixels.
  package func frame(of view: Int) -> LayoutRect {
    let own = unknowns[view]
    return LayoutRect(
      x: solver.value(of: own.left), y: solver.value(of: own.top),
      width: solver.value(of: own.width), height: solver.value(of: own.height))
  }

  /// The insets of a region of a view.
  package func insets(of item: Sketch.Item) -> LayoutInsets { surroundings.insets(of: item) }

  /// The distance of a baseline from the top of a view.
  package func baseline(of view: Int, isFirst: Bool) -> Double {
    guard let content = surroundings.contents[view] else {
      return isFirst ? 0 : solver.value(of: unknowns[view].height)
    }
    let line = isFirst ? content.firstBaseline : content.lastBaseline
    return line.fraction * solver.value(of: unknowns[view].height) + line.offset
  }

  private mutating func solveOnce() throws(SolverError) {
    solver = Solver()
    (rows, maskRows) = ([], [])
    let solver = solver
    unknowns = whole.views.map { _ in
      Unknowns(
        left: solver.makeVariable(atLeast: -.infinity, atMost: .infinity),
        top: solver.makeVariable(atLeast: -.infinity, atMost: .infinity),
        width: solver.makeVariable(atLeast: 0, atMost: .infinity),
        height: solver.makeVariable(atLeast: 0, atMost: .infinity))
    }
    let window = LayoutRect(origin: LayoutPoint(x: 0, y: 0), size: whole.window.size)
    // The window's size is never the constraint that is broken: rows of a greater rank are. That of a component yields.
    try fix(0, at: window, rank: -1, size: sketch.isComponent ? Self.componentSize : .required)
    for index in whole.views.indices.dropFirst() {
      try addContent(of: index)
      if let frame = surroundings.directed[index] {
        try fix(index, at: frame, rank: -1)
      } else if whole.views[index].isTranslated {
        try fix(index, at: whole.views[index].frame, rank: -1, isMask: true)
      }
    }
    for (index, constraint) in whole.constraints.enumerated() {
      // Those of stack views are not the ones that are broken, either.
      let rank = index < sketch.constraints.count ? Int64(index) : -1
      rows.append(try add(constraint, rank: rank))
    }
    solver.solve()
  }

  /// Between the hugging and the compression resistance of contents, as `UILayoutPriority.sceneSizeStayPut`.
  private static let componentSize = Priority(500)

  /// Keeps a view at a frame in the coordinates of its superview.
  private mutating func fix(
    _ view: Int, at frame: LayoutRect, rank: Int64, size: Priority = .required, isMask: Bool = false
  ) throws(SolverError) {
    for (number, (variable, value)) in zip(unknowns[view].all, frame.numbers).enumerated() {
      var terms = [Term(variable, 1)]
      if number < 2, let parent = whole.views[view].parent {
        terms.append(Term(unknowns[parent].all[number], -1))
      }
      let row = try solver.add(
        terms, .equal, value, priority: number < 2 ? .required : size, rank: rank)
      if isMask { maskRows.append((view, row)) }
    }
  }

  private func addContent(of view: Int) throws(SolverError) {
    guard let content = surroundings.contents[view] else { return }
    let (own, view) = (unknowns[view], whole.views[view])
    let axes = [
      (own.width, content.size.width, view.hugging.0, view.compression.0),
      (own.height, content.size.height, view.hugging.1, view.compression.1),
    ]
    for (variable, length, hugging, compression) in axes {
      try solver.add([Term(variable, 1)], .lessThanOrEqual, length, priority: Priority(hugging))
      try solver.add(
        [Term(variable, 1)], .greaterThanOrEqual, length, priority: Priority(compression))
    }
  }

  private func add(
    _ constraint: Sketch.Constraint, rank: Int64
  ) throws(SolverError) -> ConstraintSolver.Constraint {
    let direct = Self.resolved(constraint, in: whole.window.direction)
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
    _ attribute: LayoutAttribute, of item: Sketch.Item, times factor: Double,
    to terms: inout [Term]
  ) -> Double {
    let own = unknowns[item.view]
    let place = surroundings.place(of: attribute, in: item)
    let axis = attribute.axis
    let (start, length) = axis == .horizontal ? (own.left, own.width) : (own.top, own.height)
    if place.isPosition { terms.append(Term(start, factor)) }
    if place.share != 0 { terms.append(Term(length, factor * place.share)) }
    return factor * place.offset
  }

  /// Returns a constraint with leading and trailing replaced.
  ///
  /// In a right-to-left layout, the constant of a constraint between directional attributes changes
  /// its sign, and an inequality is reversed (`engine:E14.5`–`E14.7`, `measured:M11`).
  package static func resolved(
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
    direct.relation = constraint.relation.reversed
    return direct
  }
}
