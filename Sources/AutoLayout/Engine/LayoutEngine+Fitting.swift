internal import ConstraintSolver

extension LayoutEngine {
  /// Creates an engine for the tree of `root`, in which the size of the root is variable and its
  /// origin is 0.
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

  /// Adds constraints with which the size of the root approaches a target size at the given
  /// priorities.
  public func setTargetSize(
    width: Double, _ horizontal: UILayoutPriority, height: Double, _ vertical: UILayoutPriority
  ) {
    let own = variables(of: root)
    let insets = root.alignmentInsets
    let targets = [
      (own.width, width - insets.left - insets.right, horizontal),
      (own.height, height - insets.top - insets.bottom, vertical),
    ]
    for (variable, length, priority) in targets where priority.rawValue > 0 {
      // A target such as `.greatestFiniteMagnitude` is replaced by the largest length that the
      // engine supports.
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
