internal import AutoLayout
internal import ConflictAnalysis
internal import LayoutScene

/// A part of the range in which every rectangle is linear in the length.
struct LayoutPiece {
  var range: ClosedRange<Double>
  /// The states at both ends, extrapolated from inside.
  var low: LayoutState
  var high: LayoutState
  /// Whether the engine's range plan proves it, and not only a comparison.
  var isProven: Bool
  var items: [Scene.Item]
  var constraints: [Scene.Constraint]
  var verdict: Scene.Verdict?
  /// The intrinsic content sizes that are not satisfied.
  var lost: [NamedConstraint] = []
  /// The cause of the piece's end, if it is not a constraint.
  var cause: RangeProof.Cause?
}
