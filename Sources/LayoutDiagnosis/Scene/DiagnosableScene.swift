public import AutoLayout

/// A scene that has been laid out, with names for what it is made of.
public protocol DiagnosableScene: AnyObject {
  /// The engine that laid the scene out.
  var engine: LayoutEngine { get }

  /// The scene's views in drawing order, each after its parent.
  var subjects: [ProofSubject] { get }

  /// The constraints that somebody made, in order of activation.
  var constraints: [ProofConstraint] { get }

  /// Who a row of the engine is, for the reader.
  func constraint(for origin: ConstraintOrigin) -> ProofConstraint
}
