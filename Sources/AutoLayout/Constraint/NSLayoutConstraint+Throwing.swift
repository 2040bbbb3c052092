public import Foundation

extension NSLayoutConstraint {
  /// Creates a constraint as `init(item:…)` does, but throws where that would trap.
  ///
  /// For code that reads constraints from a file, where an invalid constraint is not a programming
  /// error.
  ///
  /// - Throws: ``ConstraintProblem``, with Apple's text.
  package convenience init(
    checking view1: Any?, _ attr1: Attribute, _ relation: Relation, to view2: Any?,
    _ attr2: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) throws(ConstraintProblem) {
    if let problem = ConstraintProblem.check(view1, attr1, view2, attr2, multiplier, constant) {
      throw problem
    }
    self.init(
      AnchorStorage(item: view1 as? any LayoutItem, attribute: attr1), relation,
      (view2 as? any LayoutItem).map { AnchorStorage(item: $0, attribute: attr2) },
      multiplier: multiplier, constant: constant)
  }

  /// Changes the priority, and throws where setting ``priority`` would trap.
  ///
  /// - Throws: ``ConstraintProblem`` for a priority outside 0 < p ≤ 1000, or a forbidden change.
  package func setPriority(checking priority: UILayoutPriority) throws(ConstraintProblem) {
    if let problem = ConstraintProblem.priority(priority, of: self) { throw problem }
    self.priority = priority
  }
}

extension ConstraintProblem {
  /// Whether an active constraint may not move between required and optional, as before iOS 13.
  @MainActor public static var forbidsMutatingRequiredPriorities = false
}

/// What Apple's classes raise an exception for, thrown instead.
///
/// For code that reads constraints from a file, where a mistake is no programmer's.
@MainActor
public enum CheckedConstraints {
  /// Makes a constraint as `NSLayoutConstraint.init(item:…)` does.
  ///
  /// - Throws: ``ConstraintProblem``, with Apple's text.
  public static func constraint(
    _ view1: Any?, _ attr1: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ view2: Any?, _ attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) throws(ConstraintProblem) -> NSLayoutConstraint {
    try NSLayoutConstraint(
      checking: view1, attr1, relation, to: view2, attr2, multiplier: multiplier,
      constant: constant)
  }

  /// Makes the constraints of a visual format.
  ///
  /// - Parameters:
  ///   - format: The picture; blanks are ignored.
  ///   - options: How the views align across the picture, and in which direction it is read.
  ///   - metrics: The numbers for names in the format.
  ///   - views: The views and guides for names in the format.
  /// - Returns: Inactive constraints in the order of the picture, alignments last.
  /// - Throws: ``VisualFormatError`` with the place of the first mistake.
  public static func constraints(
    withVisualFormat format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try NSLayoutConstraint.constraints(
      checkingVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  /// Changes the priority of a constraint.
  ///
  /// - Throws: ``ConstraintProblem`` for a priority outside 0 < p ≤ 1000, or a forbidden change.
  public static func setPriority(
    _ priority: UILayoutPriority, of constraint: NSLayoutConstraint
  ) throws(ConstraintProblem) { try constraint.setPriority(checking: priority) }

  /// Activates a constraint.
  ///
  /// - Throws: ``ConstraintProblem`` when the items have no common ancestor.
  public static func activate(_ constraint: NSLayoutConstraint) throws(ConstraintProblem) {
    try constraint.activateChecked()
  }

  /// Whether a container made the constraint, as a stack view does, and not the app.
  public static func isSystem(_ constraint: NSLayoutConstraint) -> Bool { constraint.isSystem }
}
