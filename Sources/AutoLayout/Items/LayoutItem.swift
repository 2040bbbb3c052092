/// An item that an `NSLayoutConstraint` can relate: a view or a layout guide.
///
/// Conform to this protocol, and to ``ConstraintHolder`` for items that contain others, to lay out
/// your own items with Apple's API for constraints. The requirements begin with `purlin` so that
/// they do not conflict with names in subclasses of views.
@MainActor
public protocol LayoutItem: AnyObject {
  /// The engine's representation of this item: always the same object, and of no other item.
  ///
  /// Constraints and anchors retain it, and refer to this item weakly.
  var purlinItem: EngineItem { get }

  /// The nearest holder at or above the item: the view itself, or a guide's owning view.
  var purlinHolder: (any ConstraintHolder)? { get }
}

/// An item that contains others and keeps their constraints: a view.
@MainActor
public protocol ConstraintHolder: LayoutItem {
  /// The enclosing holder: a view's superview.
  var purlinEnclosingHolder: (any ConstraintHolder)? { get }

  /// Adds a constraint, which the next layout pass applies.
  func purlinInstall(_ constraint: NSLayoutConstraint)

  /// Removes a constraint.
  func purlinUninstall(_ constraint: NSLayoutConstraint)

  /// Called when the constant or the priority of one of its constraints has changed.
  func purlinConstraintDidChange(_ constraint: NSLayoutConstraint)
}

// The names that the code of this package uses.
extension LayoutItem {
  package var engineItem: EngineItem { purlinItem }
  package var constraintHolder: (any ConstraintHolder)? { purlinHolder }
}

extension ConstraintHolder {
  package var enclosingHolder: (any ConstraintHolder)? { purlinEnclosingHolder }
  package func install(_ constraint: NSLayoutConstraint) { purlinInstall(constraint) }
  package func uninstall(_ constraint: NSLayoutConstraint) { purlinUninstall(constraint) }
}

extension ConstraintHolder {
  /// Returns the nearest common ancestor of this holder and `other`, which can be one of them.
  ///
  /// - Complexity: O(*n*), where *n* is the distance to the ancestor.
  func commonHolder(with other: any ConstraintHolder) -> (any ConstraintHolder)? {
    if self === other { return self }
    // Most constraints relate a holder to the one around it, or two in the same one.
    let (mine, theirs) = (enclosingHolder, other.enclosingHolder)
    if let mine, mine === other || mine === theirs { return mine }
    if theirs === self { return self }
    // Both paths are followed at the same time, because related items are usually close to each
    // other in a deep tree.
    var steps: [any ConstraintHolder] = [self, other]
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(self), ObjectIdentifier(other)]
    while !steps.isEmpty {
      var further: [any ConstraintHolder] = []
      for step in steps {
        guard let holder = step.enclosingHolder else { continue }
        guard known.insert(ObjectIdentifier(holder)).inserted else { return holder }
        further.append(holder)
      }
      steps = further
    }
    return nil
  }
}

extension LayoutItem {
  /// The container of the item: a view's superview, a guide's owning view.
  var container: (any ConstraintHolder)? {
    guard let holder = constraintHolder else { return nil }
    return holder === self ? holder.enclosingHolder : holder
  }
}
