extension RangeProof {
  /// Why something begins, ends or changes its course at a length.
  public enum Cause: Sendable, Hashable, Codable {
    /// A required constraint can no longer hold together with others.
    case conflictBegins(constraint: NamedConstraint)
    /// A required constraint that was set aside can hold again.
    case conflictEnds(constraint: NamedConstraint)
    /// A constraint that had room to spare, or was short of something, now holds exactly.
    case binds(constraint: NamedConstraint)
    /// A constraint that held exactly no longer does.
    case releases(constraint: NamedConstraint)
    /// A natural size or a wish gives way to something more important.
    case givesWay(constraint: NamedConstraint)
    /// A natural size or a wish that had given way is fulfilled again.
    case regains(constraint: NamedConstraint)
    /// Rectangles move at another rate, and nothing with a name begins or ends.
    case turns
    /// A text breaks into lines otherwise.
    case textBreaks(subject: String, name: String, lines: Int, becoming: Int)
    /// A size class changes.
    case sizeClass(axis: String, becomes: String)
    /// The margins that the system gives change.
    case systemMargins(from: Double, to: Double)
    /// A length is what the text in it needs.
    case needMet(attribute: String, need: Double)
    /// A view's edge meets that of the view it is in.
    case edgesMeet
    /// Two views touch.
    case viewsTouch
    /// A length becomes nothing.
    case vanishes(attribute: String)
    /// Something that the scene itself knows, as half a sentence.
    case other(words: String)
  }
}
