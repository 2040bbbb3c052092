/// What an `NSLayoutConstraint` can relate: a view, or a layout guide.
///
/// Adopt it, and ``ConstraintHolder`` for things that contain others, to lay out items of your own
/// with Apple's vocabulary; nothing here knows views. The requirements begin with `purlin`, as views
/// have them too, and a subclass of a view must be free to choose its names.
@MainActor
public protocol LayoutItem: AnyObject {
  /// The engine's side of this item.
  var purlinItem: EngineItem { get }

  /// The nearest holder at or above the item: the view itself, or a guide's owning view.
  var purlinHolder: (any ConstraintHolder)? { get }
}

/// An item that contains others and keeps their constraints: a view.
@MainActor
public protocol ConstraintHolder: LayoutItem {
  /// The holder around this one: a view's superview.
  var purlinEnclosingHolder: (any ConstraintHolder)? { get }

  /// Keeps a constraint and applies it from the next layout on.
  func purlinInstall(_ constraint: NSLayoutConstraint)

  /// Removes a constraint that it keeps.
  func purlinUninstall(_ constraint: NSLayoutConstraint)

  /// Called when the constant or the priority of a constraint it keeps has changed.
  func purlinConstraintDidChange(_ constraint: NSLayoutConstraint)
}

// The names that this package's own code uses.
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
  /// The nearest holder that both this one and `other` lie in; each lies in itself.
  ///
  /// - Complexity: O(*n*) in the distance to it.
  func commonHolder(with other: any ConstraintHolder) -> (any ConstraintHolder)? {
    if self === other { return self }
    // Both ways up at once: items that are related mostly lie close together in a deep tree.
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
  /// What the item lies in: a view's superview, a guide's owning view.
  var container: (any ConstraintHolder)? {
    guard let holder = constraintHolder else { return nil }
    return holder === self ? holder.enclosingHolder : holder
  }
}
