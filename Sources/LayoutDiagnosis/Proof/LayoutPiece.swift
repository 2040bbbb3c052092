internal import AutoLayout

/// A part of the range in which every rectangle is linear in the length.
struct LayoutPiece {
  var range: ClosedRange<Double>
  /// The states at both ends, continued from inside.
  var low: LayoutState
  var high: LayoutState
  /// Whether the engine's own plan says so, and not only a comparison.
  var isProven: Bool
  var subjects: [ProofSubject]
  var constraints: [ProofConstraint]
  var conflicts: [LayoutConflictNote]
  /// For each subject the attributes that an optimal layout could choose otherwise.
  var ambiguous: [[NSLayoutConstraint.Attribute]]
  /// The natural sizes that views do not have.
  var lost: [NamedConstraint] = []
  /// What ends the piece, if it is no constraint.
  var cause: RangeProof.Cause?
}
