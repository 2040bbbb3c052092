public import Foundation

extension NSLayoutConstraint {
  /// Makes a constraint as `init(item:…)` does, but throws where that would trap.
  ///
  /// For whoever reads constraints from a file and has no programmer to stop.
  ///
  /// - Throws: ``ConstraintProblem``, with Apple's text.
  public convenience init(
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
  public func setPriority(checking priority: UILayoutPriority) throws(ConstraintProblem) {
    if let problem = ConstraintProblem.priority(priority, of: self) { throw problem }
    self.priority = priority
  }

  /// Whether an active constraint may not move between required and optional, as before iOS 13.
  public static var forbidsMutatingRequiredPriorities = false
}
