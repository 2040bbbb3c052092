/// The options of a ``CAConstraintLayoutManager`` for problems.
public struct DirectedLayoutOptions {
  /// Whether a constraint with an unknown source name is ignored instead of being an error, as in
  /// other implementations (`caconstraint:K1.7`).
  public var ignoresUnknownSources = false

  /// Whether a problem traps; otherwise frames do not change.
  public var stopsAtProblems = false

  /// Called with a problem, once for each set of constraints; nil to keep the present closure,
  /// which by default prints to standard error.
  public var report: ((CALayer, DirectedLayoutError) -> Void)?

  /// Creates the default options.
  public init() {}
}

extension DirectedLayoutError {
  /// Throws an error if the constraints of a layer's sublayers are invalid.
  ///
  /// Frames do not change.
  public static func check(
    _ layer: CALayer, by manager: CAConstraintLayoutManager
  ) throws(DirectedLayoutError) { try manager.validate(layer) }
}
