public import ConflictAnalysis

/// The reason for which something begins, ends or changes at a length.
public enum ChangeCause: Sendable, Hashable, Codable {
  /// A required constraint begins to conflict with others.
  case conflictBegins(constraint: NamedConstraint)
  /// A broken constraint can be satisfied again.
  case conflictEnds(constraint: NamedConstraint)
  /// A constraint that was inactive becomes active.
  case binds(constraint: NamedConstraint)
  /// A constraint that was active becomes inactive.
  case releases(constraint: NamedConstraint)
  /// An optional constraint or intrinsic content size is no longer satisfied.
  case givesWay(constraint: NamedConstraint)
  /// An optional constraint or intrinsic content size is satisfied again.
  case regains(constraint: NamedConstraint)
  /// Rectangles move at other rates for another reason.
  case turns
  /// The line breaks of a text change.
  case textBreaks(subject: String, name: String, lines: Int, becoming: Int)
  /// A size class changes.
  case sizeClass(axis: String, becomes: String)
  /// The system's margins change.
  case systemMargins(from: Double, to: Double)
  /// A length equals what the text in it needs.
  case needMet(attribute: String, need: Double)
  /// A view's edge meets that of its superview.
  case edgesMeet
  /// Two views touch.
  case viewsTouch
  /// A length becomes zero.
  case vanishes(attribute: String)
  /// Another reason that the scene reports, as a clause.
  case other(words: String)
}
