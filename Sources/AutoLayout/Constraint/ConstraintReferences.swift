/// What a constraint refers to: the items of its sides, its owning view, and the engine's constraint.
///
/// Views and guides are referred to through their items, and the references back to the constraint are not
/// retained; they are cleared when the constraint is deallocated (see ``ItemOwnership``).
struct ConstraintReferences: ~Copyable {
  /// The item of the left-hand side; nil for a distance.
  var first: EngineItem?

  /// The item of the right-hand side; nil for a distance.
  var second: EngineItem?

  /// What few constraints have.
  var rare: Rare?

  /// The item of the owning view while the constraint is active.
  private var holder: EngineItem?

  // The order of activation begins anew after four thousand million of them, so that the call site takes no memory.
  private var storedSerial: UInt32 = 0

  /// The code that created the constraint.
  var site = CallSite.unknown

  private(set) var engineConstraint: EngineConstraint?

  /// What few constraints have, in memory of its own.
  final class Rare {
    var identifier: String?
    var symbol: NSLayoutConstraint.SpaceSymbol?
    var firstDistance: AnchorStorage.Distance?
    var secondDistance: AnchorStorage.Distance?
  }

  deinit {
    engineConstraint?.forgetUser()
    guard holder != nil else {
      // One without items, `NSLayoutConstraint()`, is the value of a property until the constraint is made.
      if site != .unknown, storedSerial == 0, !isEmpty { CallSites.recorder?.noteUnused(at: site) }
      return
    }
    for item in items { item.active.remove(serial: serial) }
  }

  /// The order of activation, counted over all constraints; 0 before the first one.
  var serial: Int { Int(storedSerial) }

  /// Whether nothing is constrained.
  private var isEmpty: Bool {
    first == nil && second == nil && rare?.firstDistance == nil && rare?.secondDistance == nil
  }

  /// The items of both sides, including those whose view or guide was deallocated.
  var items: MentionedItems {
    guard let rare, rare.firstDistance != nil || rare.secondDistance != nil else {
      return MentionedItems(first: first, second: second)
    }
    let ends = [rare.firstDistance, rare.secondDistance].compactMap { distance in
      distance.map { AnchorStorage(distance: $0).items }
    }
    return MentionedItems(first: first, second: second, ends: ends.flatMap { $0 })
  }

  /// The owning view while the constraint is active; nil after it is deallocated.
  @MainActor
  var owningView: (any ConstraintHolder)? { holder?.layoutItem?.purlinHolder }

  /// Sets the owning view, and lists the constraint in its items.
  @MainActor
  mutating func install(
    _ constraint: NSLayoutConstraint, on view: any ConstraintHolder, serial: Int
  ) {
    // An owning view that was deallocated has not removed the constraint.
    uninstall()
    let item = view.engineItem
    item.setLayoutItem(view)
    holder = item
    if site != .unknown, storedSerial == 0 { CallSites.recorder?.noteActivation(at: site) }
    storedSerial = UInt32(truncatingIfNeeded: serial)
    for item in items { item.active.insert(constraint, serial: self.serial) }
  }

  /// Clears the owning view, and removes the constraint from the lists of its items.
  mutating func uninstall() {
    guard holder != nil else { return }
    holder = nil
    for item in items { item.active.remove(serial: serial) }
  }

  /// Sets the engine's constraint.
  mutating func setEngineConstraint(_ new: EngineConstraint?, of constraint: NSLayoutConstraint) {
    if var old = engineConstraint {
      engineConstraint = nil
      // A conflict that was reported can outlast the entry in the engine.
      if !isKnownUniquelyReferenced(&old) { old.keepFormerUser() }
    }
    engineConstraint = new
    new?.setUser(constraint)
  }

  /// Clears the reference to the constraint of an engine that is being deallocated, and to which no one else refers.
  mutating func forgetEngine() {
    engineConstraint?.forgetUser()
    engineConstraint = nil
  }
}

/// The items of the sides of a constraint.
package struct MentionedItems: Sequence, IteratorProtocol {
  fileprivate var first: EngineItem?
  fileprivate var second: EngineItem?
  /// The ends of distances.
  fileprivate var ends: [EngineItem] = []

  package mutating func next() -> EngineItem? {
    if let item = first {
      first = nil
      return item
    }
    if let item = second {
      second = nil
      return item
    }
    return ends.isEmpty ? nil : ends.removeFirst()
  }
}
