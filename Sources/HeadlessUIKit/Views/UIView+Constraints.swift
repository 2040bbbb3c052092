public import AutoLayout
internal import Foundation

extension UIView {
  /// The constraints this view keeps, in the order they came.
  public var constraints: [NSLayoutConstraint] { installedConstraints }

  /// Keeps and applies a constraint between this view and views below it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.uninstall(constraint)
    install(constraint)
  }

  /// Keeps and applies each constraint, in order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets go of a constraint this view keeps; others are ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }

  /// Lets go of each constraint, in order.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { uninstall(constraint) }
  }

  /// Keeps a constraint and applies it from the next layout on.
  public func install(_ constraint: NSLayoutConstraint) {
    installedConstraints.append(constraint)
    constraint.didInstall(on: self)
    if !holdsItems(of: constraint) {
      LayoutLog.shared.write(
        "The view hierarchy is not prepared for the constraint: \(constraint)\n"
          + "When added to a view, the constraint's items must be descendants of that view (or the "
          + "view itself). This will crash if the constraint needs to be resolved before the view "
          + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
          + "_viewHierarchyUnpreparedForConstraint:] to debug.")
    }
    tree?.enter(constraint)
    markNeedsLayout()
  }

  /// Lets go of a constraint it keeps.
  public func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    installedConstraints.removeAll { $0 === constraint }
    tree?.leave(constraint)
    constraint.didUninstall()
    markNeedsLayout()
  }

  /// Hears that the constant or the priority of a constraint it keeps has changed.
  public func constraintDidChange(_ constraint: NSLayoutConstraint) {
    guard let tree else { return }
    constraint.update(in: tree.engine)
    tree.setNeedsSolving()
  }

  private func holdsItems(of constraint: NSLayoutConstraint) -> Bool {
    constraint.mentionedItems.allSatisfy { item in
      guard let view = item?.constraintHolder as? UIView else { return item == nil }
      return view.isDescendant(of: self)
    }
  }

  /// Lets go of every constraint above this view that mentions it or anything below it.
  func deactivateConstraintsFromOutside() {
    var ancestor = superviewStorage
    while let view = ancestor {
      let reaching = view.installedConstraints.filter { constraint in
        constraint.mentionedItems.contains { item in
          (item?.constraintHolder as? UIView)?.isDescendant(of: self) ?? false
        }
      }
      for constraint in reaching { view.uninstall(constraint) }
      ancestor = view.superviewStorage
    }
  }

  /// Whether an optimal layout could give the view another rectangle; false outside a layout.
  public var hasAmbiguousLayout: Bool {
    guard let tree else { return false }
    return tree.engine.isAmbiguous(engineItem)
  }

  /// Gives what is free of the view's rectangle another of its optimal values, and lays out.
  ///
  /// Does nothing for a view that is not ambiguous. For debugging; each call shows another layout.
  public func exerciseAmbiguityInLayout() {
    guard let tree, tree.engine.exerciseAmbiguity(of: engineItem) else { return }
    tree.setNeedsSolving()
    (superviewStorage ?? self).markNeedsLayout()
    root.layoutIfNeeded()
  }

  /// The constraints that influence the view along an axis: those that mention it, and those that its
  /// place follows from at whatever distance (`engine:E4.4`).
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let view = holder {
      found += view.installedConstraints.filter { constraint in
        (constraint.firstItem === self && constraint.firstAttribute.lies(along: axis))
          || (constraint.secondItem === self && constraint.secondAttribute.lies(along: axis))
      }
      holder = view.superviewStorage
    }
    let known = Set(found.map { ObjectIdentifier($0) })
    let support = tree?.engine.support(of: engineItem, along: axis) ?? []
    return found
      + support.compactMap { $0.owner as? NSLayoutConstraint }
      .filter { !known.contains(ObjectIdentifier($0)) }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func lies(along axis: NSLayoutConstraint.Axis) -> Bool {
    switch kind {
    case .none: false
    case .horizontalPosition: axis == .horizontal
    case .verticalPosition: axis == .vertical
    case .size: (self == .width) == (axis == .horizontal)
    }
  }
}
