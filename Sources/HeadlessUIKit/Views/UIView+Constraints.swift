public import AutoLayout
internal import Foundation

extension UIView {
  /// The constraints this view keeps, in the order they came.
  public var constraints: [NSLayoutConstraint] { installedConstraints }

  var installedConstraints: [NSLayoutConstraint] { constraintList.members }

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
  package func install(_ constraint: NSLayoutConstraint) {
    constraintList.append(constraint)
    constraint.didInstall(on: self)
    if !holdsItems(of: constraint) {
      layoutEnvironment.log.write(
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
  package func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraintList.remove(constraint)
    tree?.leave(constraint)
    constraint.didUninstall(from: self)
    markNeedsLayout()
  }

  private func holdsItems(of constraint: NSLayoutConstraint) -> Bool {
    // A loop, as Swift checks in a closure that this is the main thread, and stops the program.
    for case let item? in constraint.mentionedItems {
      guard let view = item.constraintHolder as? UIView, view.isDescendant(of: self) else {
        return false
      }
    }
    return true
  }

  /// Lets go of every constraint above this view that mentions it or anything below it.
  func deactivateConstraintsFromOutside() {
    for constraint in constraintsFromOutside { constraint.holder?.uninstall(constraint) }
  }

  /// The constraints above this view that mention it or anything below it, by holder and activation.
  ///
  /// - Complexity: O(views below, and constraints that mention them); O(1) where the views above keep
  ///   few constraints, as those of a tree that has been taken apart from the top.
  private var constraintsFromOutside: [NSLayoutConstraint] {
    if let few = fewConstraintsAbove {
      return few.filter { constraint in
        constraint.mentionedItems.contains { item in
          (item?.constraintHolder as? UIView)?.isDescendant(of: self) ?? false
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

  /// All constraints that the views above keep, if those are soon looked through.
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

  /// The engine's items of the view and its guides.
  private var ownItems: [EngineItem] {
    [engineItem] + layoutGuides.map(\.engineItem) + storage.specialGuides.map(\.engineItem)
  }

  /// Whether an optimal layout could give the view another rectangle; false outside a layout.
  public var hasAmbiguousLayout: Bool {
    guard let tree else { return false }
    return tree.engine.isAmbiguous(engineItem)
  }

  /// Gives what is free of the view's rectangle another of its optimal values, and lays out.
  ///
  /// Has no effect for a view that is not ambiguous. For debugging; each call shows another layout.
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
