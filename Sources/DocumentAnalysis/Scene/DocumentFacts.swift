package import InterfaceBuilder

/// What a whole document says about its objects, which a scene of it does not show: which of them code
/// holds, and which differ between size classes.
package struct DocumentFacts {
  /// The ids of views and guides.
  package private(set) var items: Set<String> = []
  /// The ids of objects with an outlet, so that code can change them at run time.
  private var outletTargets: Set<String> = []
  /// The ids of objects that are installed in some size classes only, or have other values there.
  private var varied: Set<String> = []
  /// The ids of prototype cells of table views whose rows have automatic heights.
  private var selfSizingCells: Set<String> = []
  /// The ids of view controllers that are embedded in another's container view.
  private var embedded: Set<String> = []

  /// Collects the facts.
  ///
  /// - Complexity: O(*n*) in the objects of the document.
  package init(_ document: InterfaceDocument) {
    for object in document.allObjects {
      switch object {
      case .viewController(let controller):
        note(controller.connections)
        controller.heldObjects.forEach { note($0) }
        for segue in controller.segues where segue.kind == "embed" {
          embedded.insert(segue.destination)
        }
        items.formUnion(
          [controller.topLayoutGuide, controller.bottomLayoutGuide].compactMap(\.self))
      case .placeholder(let placeholder): note(placeholder.connections)
      case .other(let other): note(other)
      case .view: break
      }
    }
    document.forEachView { note($0) }
  }

  private mutating func note(_ view: ViewElement) {
    items.insert(view.id)
    for guide in view.guides { items.insert(guide.id) }
    note(view.connections)
    view.heldObjects.forEach { note($0) }
    note(view.variations, of: view.id)
    if let table = view.table, table.dataMode == "prototypes", (table.rowHeight ?? -1) < 0 {
      selfSizingCells.formUnion(view.cells.map { $0.id })
    }
    for constraint in view.constraints { note(constraint.variations, of: constraint.id) }
  }

  private mutating func note(_ variations: [Variation], of id: String) {
    if !variations.isEmpty { varied.insert(id) }
    for variation in variations {
      varied.formUnion((variation.constraintMask + variation.subviewMask).map(\.id))
    }
  }

  private mutating func note(_ other: OtherElement) {
    note(other.connections)
    other.members.forEach { note($0) }
  }

  private mutating func note(_ connections: [ConnectionElement]) {
    for connection in connections where connection.kind != "action" {
      if let target = connection.destination { outletTargets.insert(target) }
    }
  }

  /// Returns whether the object has an outlet.
  package func isOutlet(_ id: String) -> Bool { outletTargets.contains(id) }

  /// Returns whether the object differs between size classes.
  package func isVaried(_ id: String) -> Bool { varied.contains(id) }

  /// Returns whether a cell is a prototype of a table view whose rows have automatic heights.
  package func isSelfSizingCell(_ id: String) -> Bool { selfSizingCells.contains(id) }

  /// Returns whether a view controller is embedded in another's container view.
  package func isEmbedded(_ controller: String) -> Bool { embedded.contains(controller) }
}
