public import Foundation

extension NSLayoutConstraint {
  /// Creates a constraint like `init(item:…)`, but throws an error where that initializer traps.
  ///
  /// For code that reads constraints from a file, where an invalid constraint is not a programming
  /// error.
  ///
  /// - Throws: ``ConstraintProblem``, with Apple's message.
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

  /// Changes the priority; throws an error where setting ``priority`` traps.
  ///
  /// - Throws: ``ConstraintProblem`` for a priority outside 0 < p ≤ 1000, or a forbidden change.
  package func setPriority(checking priority: UILayoutPriority) throws(ConstraintProblem) {
    if let problem = ConstraintProblem.priority(priority, of: self) { throw problem }
    self.priority = priority
  }
}

extension ConstraintProblem {
  /// Whether changing the priority of an active constraint between required and optional is an
  /// error, as before iOS 13.
  @MainActor public static var forbidsMutatingRequiredPriorities = false
}

/// Operations on constraints that throw an error where Apple's methods raise an exception.
///
/// Use them in code that reads constraints from a file, where an invalid constraint is not a
/// programming error.
@MainActor
public enum CheckedConstraints {
  /// Returns the constraint that `NSLayoutConstraint.init(item:…)` creates.
  ///
  /// - Throws: ``ConstraintProblem``, with Apple's message.
  public static func constraint(
    _ view1: Any?, _ attr1: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ view2: Any?, _ attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) throws(ConstraintProblem) -> NSLayoutConstraint {
    try NSLayoutConstraint(
      checking: view1, attr1, relation, to: view2, attr2, multiplier: multiplier,
      constant: constant)
  }

  /// Creates the constraints of a visual format.
  ///
  /// - Parameters:
  ///   - format: The visual format; white space is ignored.
  ///   - options: The alignment of the views across the format's axis, and the direction of the
  ///     format.
  ///   - metrics: The values of the names of metrics in the format.
  ///   - views: The views and guides by the names in the format.
  /// - Returns: Inactive constraints in the order of the format, followed by the alignments.
  /// - Throws: ``VisualFormatError`` with the position of the first error.
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

  /// Returns whether the constraint was created by a container, such as a stack view, and not by
  /// the app.
  public static func isSystem(_ constraint: NSLayoutConstraint) -> Bool { constraint.isSystem }
}
