internal import Foundation

extension ConstraintProblem {
  private static func argument(_ reason: String) -> Self {
    Self(exceptionName: "NSInvalidArgumentException", reason: reason)
  }

  private static func inconsistency(_ reason: String) -> Self {
    Self(exceptionName: "NSInternalInconsistencyException", reason: reason)
  }

  /// Returns the first error of a constraint, in Apple's order of checks
  /// (`constraints:C4.1`–`C4.7`, `C5.1`, `C5.2`).
  @MainActor
  static func check(
    _ view1: Any?, _ attr1: NSLayoutConstraint.Attribute, _ view2: Any?,
    _ attr2: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> Self? {
    guard let view1 = flattened(view1) else {
      return argument("Constraint must contain a first layout item")
    }
    let view2 = flattened(view2)
    for item in [view1, view2].compactMap({ $0 }) where !(item is any LayoutItem) {
      return notAnItem(view1)
    }
    if let reason = pairing(attr1, view2 == nil ? nil : attr2, multiplier: Double(multiplier)) {
      return argument(prefix(view1) + reason)
    }
    guard !constant.isFinite || !multiplier.isFinite else { return nil }
    let first = AnchorStorage(item: view1 as? any LayoutItem, attribute: attr1)
    let second = (view2 as? any LayoutItem).map { AnchorStorage(item: $0, attribute: attr2) }
    return number(constant, "constant", first, second)
      ?? Self.multiplier(multiplier)
  }

  /// Returns the error for objects that are not layout items (`constraints:C4.7`).
  @MainActor
  static func notAnItem(_ view1: Any?) -> Self {
    argument(prefix(view1) + "Constraint items must each be a view or layout guide.")
  }

  @MainActor
  private static func prefix(_ view1: Any?) -> String {
    "NSLayoutConstraint for \(view1.map(ItemDescription.of) ?? "(null)"): "
  }

  /// Returns the error for setting a constraint's priority (`constraints:C6.1`, `C6.4`); nil if it
  /// is valid.
  @MainActor
  static func priority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) -> Self? {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else { return illegal(priority) }
    let old = constraint.priority
    if forbidsMutatingRequiredPriorities, constraint.isActive,
      old.isRequired != priority.isRequired
    {
      return inconsistency(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported.  You passed priority \(Number.g(Double(priority.rawValue))) and the existing "
          + "priority was \(Number.g(Double(old.rawValue))).")
    }
    return nil
  }

  static func illegal(_ priority: UILayoutPriority) -> Self {
    inconsistency(
      "It's illegal to set priority:\(Number.g(Double(priority.rawValue))).  Priorities must be "
        + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  @MainActor
  static func constant(_ constant: CGFloat, of constraint: NSLayoutConstraint) -> Self? {
    number(
      constant, "constant", constraint.firstAnchorStorage, constraint.secondAnchorStorage)
  }

  static func noCommonAncestor(_ first: String, _ second: String) -> Self {
    Self(
      exceptionName: "NSGenericException",
      reason:
        "Unable to activate constraint with anchors \(first) and \(second) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view "
        + "hierarchies?  That's illegal.")
  }

  /// The error for adding a constraint to a view that has been laid out, if the view does not contain
  /// the items (`constraints:C8.4`).
  @MainActor
  package static func unprepared(_ constraint: NSLayoutConstraint) -> Self {
    inconsistency(
      "Impossible to set up layout with view hierarchy unprepared for constraint. "
        + "constraint:\(constraint)")
  }

  /// The error for laying out a view that has a constraint whose items it does not contain
  /// (`constraints:C8.4`).
  @MainActor
  package static func outsideSubtree(
    _ constraint: NSLayoutConstraint, of holder: any ConstraintHolder
  ) -> Self {
    Self(
      exceptionName: "NSGenericException",
      reason:
        "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. constraint:\(constraint) "
        + "view:\(holder)")
  }

  /// The error for using a layout engine on another thread than the main thread.
  static let backgroundThread = inconsistency(
    "Modifications to the layout engine must not be performed from a background thread after it "
      + "has been accessed from the main thread.")

  @MainActor
  private static func number(
    _ value: CGFloat, _ word: String, _ first: @autoclosure () -> AnchorStorage?,
    _ second: @autoclosure () -> AnchorStorage?
  ) -> Self? {
    guard value.isFinite else {
      return inconsistency(
        "NSLayoutConstraint \(word) is not finite!  That's illegal.  "
          + "\(word):\(Number.g(Double(value))) firstAnchor:\(first()?.debugText ?? "(null)") "
          + "secondAnchor:\(second()?.debugText ?? "(null)")"
      )
    }
    return nil
  }

  /// Returns nil for an `Any` that contains an optional without a value.
  private static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let item = value as? any LayoutItem { return item }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}
