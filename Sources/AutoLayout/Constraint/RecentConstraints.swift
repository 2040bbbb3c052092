/// The constraints that anchors have created in the present turn.
///
/// On Apple's platforms, a constraint that an anchor returns is autoreleased: a weak reference, such as an outlet,
/// leads to it until the turn of the run loop ends, which is long enough to activate it. Here, a turn ends with a
/// layout.
@MainActor
package enum RecentConstraints {
  private static var kept: [NSLayoutConstraint] = []

  /// The number of constraints that are kept without a layout, as in a loop that activates none of them.
  private static let limit = 1024

  static func keep(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    if kept.count >= limit { release() }
    kept.append(constraint)
    return constraint
  }

  /// Ends the turn.
  package static func release() {
    guard !kept.isEmpty else { return }
    // Objects that are associated with a constraint can create others while they are freed.
    let constraints = kept
    kept = []
    _ = consume constraints
  }
}
