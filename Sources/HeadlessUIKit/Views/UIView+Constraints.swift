public import AutoLayout
internal import Foundation

extension UIView {
  /// The constraints that this view owns, in the order in which they were added.
  public var constraints: [NSLayoutConstraint] { installedConstraints }

  var installedConstraints: [NSLayoutConstraint] { constraintList.members }

  /// Adds a constraint between this view and its descendants.
  ///
  /// A view that has not been laid out accepts a constraint whose items are not yet descendants, and
  /// writes a message to the log (`constraints:C8.3`).
  ///
  /// - Precondition: If the view has been laid out, the items are this view or its descendants;
  ///   otherwise they are when it is (`constraints:C8.4`).
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let isPrepared = holdsItems(of: constraint)
    constraint.holder?.uninstall(constraint)
    if !isPrepared {
      layoutEnvironment.log.write(
        "The view hierarchy is not prepared for the constraint: \(constraint)\n"
          + "When added to a view, the constraint's items must be descendants of that view (or the "
          + "view itself). This will crash if the constraint needs to be resolved before the view "
          + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
          + "_viewHierarchyUnpreparedForConstraint:] to debug.")
      if tree != nil { ConstraintProblem.unprepared(constraint).raise() }
    }
    install(constraint)
  }

  /// Adds a constraint, and throws where ``addConstraint(_:)`` traps or writes a message.
  ///
  /// - Throws: ``ConstraintProblem`` if an item is neither this view nor a descendant.
  package func addConstraint(checking constraint: NSLayoutConstraint) throws(ConstraintProblem) {
    guard holdsItems(of: constraint) else {
      throw .outsideSubtree(constraint, of: self)
    }
    addConstraint(constraint)
  }

  /// Adds constraints, in order.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint; has no effect if the view does not own it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }

  /// Removes constraints, in order.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { uninstall(constraint) }
  }

  /// Adds a constraint, which the next layout pass applies.
  package func install(_ constraint: NSLayoutConstraint) {
    constraintList.append(constraint)
    constraint.didInstall(on: self)
    tree?.enter(constraint)
    markNeedsLayout()
  }

  /// Removes a constraint.
  package func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraintList.remove(constraint)
    tree?.leave(constraint)
    constraint.didUninstall(from: self)
    markNeedsLayout()
  }

  private func holdsItems(of constraint: NSLayoutConstraint) -> Bool {
    // A loop instead of a closure, because in a closure Swift traps if this is not the main thread.
    for item in constraint.mentionedItems {
      guard let item = item.layoutItem else { continue }
      guard let view = item.constraintHolder as? UIView, view.isDescendant(of: self) else {
        return false
      }
    }
    return true
  }

  /// Deactivates the constraints of ancestors that mention this view or its descendants.
  func deactivateConstraintsFromOutside() {
    for constraint in constraintsFromOutside { constraint.holder?.uninstall(constraint) }
  }

  /// The constraints of ancestors that mention this view or its descendants, by owning view and
  /// activation.
  ///
  /// - Complexity: O(*n*), where *n* is the number of descendants and constraints that mention
  ///   them; O(1) if the ancestors own few constraints.
  private var constraintsFromOutside: [NSLayoutConstraint] {
    if let few = fewConstraintsAbove {
      return few.filter { constraint in
        constraint.mentionedItems.contains { item in
          (item.layoutItem?.constraintHolder as? UIView)?.isDescendant(of: self) ?? false
        }
      }
    }
    var below: Set<ObjectIdentifier> = []
    var mentioning: [NSLayoutConstraint] = []
    forEachInTree { view in
      below.insert(ObjectIdentifier(view))
      for item in view.ownItems { mentioning += item.activeConstraints }
    }
    tree?.count(below.count + mentioning.count)
    var found: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    var known: Set<ObjectIdentifier> = []
    for constraint in mentioning {
      guard let holder = constraint.holder, !below.contains(ObjectIdentifier(holder)),
        known.insert(ObjectIdentifier(constraint)).inserted
      else { continue }
      found[ObjectIdentifier(holder), default: []].append(constraint)
    }
    var ordered: [NSLayoutConstraint] = []
    var ancestor = superviewStorage
    while let view = ancestor, !found.isEmpty {
      let reaching = found.removeValue(forKey: ObjectIdentifier(view)) ?? []
      ordered += reaching.sorted { $0.serial < $1.serial }
      ancestor = view.superviewStorage
    }
    return ordered
  }

  /// All constraints of the ancestors, if they are few; otherwise nil.
  private var fewConstraintsAbove: [NSLayoutConstraint]? {
    var found: [NSLayoutConstraint] = []
    var ancestor = superviewStorage
    for _ in 0..<4 {
      guard let view = ancestor else { return found }
      guard found.count + view.constraintList.count <= 16 else { return nil }
      found += view.installedConstraints
      ancestor = view.superviewStorage
    }
    return ancestor == nil ? found : nil
  }

  /// The engine items of the view and its guides.
  private var ownItems: [EngineItem] {
    [engineItem] + layoutGuides.map(\.engineItem) + storage.specialGuides.map(\.engineItem)
  }

  /// Whether another optimal layout has a different frame for the view; false before the first
  /// layout.
  public var hasAmbiguousLayout: Bool {
    guard let tree else { return false }
    return tree.engine.isAmbiguous(engineItem)
  }

  /// Changes the ambiguous attributes of the view to other optimal values, and lays out.
  ///
  /// Has no effect if the layout is not ambiguous. For debugging; each call shows another layout.
  public func exerciseAmbiguityInLayout() {
    guard let tree, tree.engine.exerciseAmbiguity(of: engineItem) else { return }
    tree.setNeedsSolving()
    (superviewStorage ?? self).markNeedsLayout()
    root.layoutIfNeeded()
  }

  /// Returns the constraints that influence the view along an axis: those that mention it, and
  /// those from which its position follows directly or indirectly (`engine:E4.4`).
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
