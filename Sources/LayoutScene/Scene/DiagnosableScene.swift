public import AutoLayout

/// A laid-out scene, with names for its items and constraints.
public protocol DiagnosableScene: AnyObject {
  /// The engine that laid the scene out.
  var engine: LayoutEngine { get }

  /// The scene's views in drawing order, each after its parent.
  var subjects: [ProofSubject] { get }

  /// The constraints of code or a document, in order of activation.
  var constraints: [ProofConstraint] { get }

  /// Returns the constraint for a row of the engine.
  func constraint(for origin: ConstraintOrigin) -> ProofConstraint

  /// The conflicts that count: those of the engine, unless it is unknown whether the app has them.
  var reportedConflicts: [LayoutConflict] { get }

  /// The distances of the safe area from the edges of the outermost view, in points.
  var safeAreaInsets: LayoutInsets { get }
}

extension DiagnosableScene {
  /// The conflicts of the engine.
  public var reportedConflicts: [LayoutConflict] { engine.conflicts }

  /// No insets.
  public var safeAreaInsets: LayoutInsets { .zero }
}
