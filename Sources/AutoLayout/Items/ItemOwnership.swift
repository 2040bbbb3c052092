/// The reference of a view or guide to its item, which tells the item when the view or guide is deallocated.
///
/// All other references to a view lead through its item, which they retain: those of its constraints, anchors
/// and subviews. A weak reference to the view would give it a side table, with which each
/// retain and release takes several times as long, and which takes memory of its own.
package struct ItemOwnership: ~Copyable {
  /// The item.
  package let item: EngineItem

  /// Creates the reference to a new item.
  ///
  /// Call ``EngineItem/setHoldingItem(_:)`` when the view or guide is initialized.
  package init(_ item: EngineItem) { self.item = item }

  deinit { item.forgetHoldingItem() }
}

/// The reference of many items to their engine, which clears it when it is deallocated.
final class EngineReference {
  unowned(unsafe) private var storage: LayoutEngine?

  /// The engine; nil after it was deallocated.
  var engine: LayoutEngine? { unsafe storage }

  /// Sets the engine, or clears the reference.
  func refer(to engine: LayoutEngine?) { unsafe storage = engine }
}
