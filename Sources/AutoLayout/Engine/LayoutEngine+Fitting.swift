internal import ConstraintSolver

extension LayoutEngine {
  /// Creates an engine for the tree under `root` in which root's size is open, its origin at zero.
  public convenience init(fitting root: EngineItem) {
    self.init(root: root)
    root.implicit.placement = .constrained
    let own = variables(of: root)
    for variable in [own.minX, own.minY] {
      must { () throws(SolverError) in
        root.implicit.placementRows.append(
          try solver.add([Term(variable, 1)], .equal, 0, priority: .required, rank: 0))
      }
    }
  }

  /// Lets the root's frame approach a size at the given priorities.
  public func wish(
    width: Double, _ horizontal: UILayoutPriority, height: Double, _ vertical: UILayoutPriority
  ) {
    let own = variables(of: root)
    let insets = root.alignmentInsets
    let wishes = [
      (own.width, width - insets.left - insets.right, horizontal),
      (own.height, height - insets.top - insets.bottom, vertical),
    ]
    for (variable, length, priority) in wishes where priority.rawValue > 0 {
      // A target such as `.greatestFiniteMagnitude` asks for the largest size there is.
      var numbers = Representable()
      must { () throws(SolverError) in
        root.implicit.placementRows.append(
          try solver.add(
            [Term(variable, 1)], .equal, numbers.length(length),
            priority: Priority(Double(priority.rawValue)),
            rank: 1))
      }
    }
  }
}
