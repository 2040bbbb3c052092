/// How a ``CAConstraintLayoutManager`` treats problems.
public struct DirectedLayoutOptions {
  /// Whether a constraint whose source name matches no layer is ignored instead of being an error,
  /// as other implementations do (`caconstraint:K1.7`).
  public var ignoresUnknownSources = false

  /// Whether a problem stops the program instead of leaving frames as they are.
  public var stopsAtProblems = false

  /// Is called with a problem, once for each set of constraints; nil leaves the report as it is,
  /// which at first prints to standard error.
  public var report: ((CALayer, DirectedLayoutError) -> Void)?

  /// Creates the options that a manager has at first.
  public init() {}
}

extension DirectedLayoutError {
  /// Throws what is wrong with the constraints of a layer's sublayers, and changes nothing.
  public static func check(
    _ layer: CALayer, by manager: CAConstraintLayoutManager
  ) throws(DirectedLayoutError) { try manager.validate(layer) }
}
