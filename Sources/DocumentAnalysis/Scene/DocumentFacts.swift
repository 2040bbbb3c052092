package import InterfaceBuilder
package import InterfaceCanvas

/// What a whole document says about its objects, which a scene of it does not show: which of them code
/// holds, and which differ between size classes.
package struct DocumentFacts {
  private struct Outlet: Hashable {
    /// The custom class of the object that has it.
    var owner: String?
    var name: String
  }

  /// The ids of views and guides.
  package private(set) var items: Set<String> = []
  /// The outlets to objects, by their ids, through which code can change them at run time.
  private var outlets: [String: Set<Outlet>] = [:]

  /// The ids of objects that are installed in some size classes only, or have other values there.
  private var varied: Set<String> = []
  /// The constants that constraints have in one size class or another, by the constraint's id.
  private var constants: [String: [Double]] = [:]
  /// The ids of cells of table views whose rows have automatic heights.
  private var selfSizingCells: Set<String> = []
  /// The ids of cells of static table views.
  private var staticCells: Set<String> = []
  /// The ids of view controllers that are embedded in another's container view.
  private var embedded: Set<String> = []

  /// All combinations of size classes.
  private static let sizeClasses = SizeClass.allCases.flatMap { horizontal in
    SizeClass.allCases.map { InterfaceTraits(horizontal: horizontal, vertical: $0) }
  }

  /// Collects the facts.
  ///
  /// - Complexity: O(*n*) in the objects of the document.
  package init(_ document: InterfaceDocument) {
    for object in document.allObjects {
      switch object {
      case .viewController(let controller):
        note(controller.connections, of: controller.customClass)
        controller.heldObjects.forEach { note($0) }
        for segue in controller.segues where segue.kind == "embed" {
          embedded.insert(segue.destination)
        }
        items.formUnion(
          [controller.topLayoutGuide, controller.bottomLayoutGuide].compactMap(\.self))
      case .placeholder(let placeholder): note(placeholder.connections, of: placeholder.customClass)
      case .other(let other): note(other)
      case .view: break
      }
    }
    document.forEachView { note($0) }
  }

  private mutating func note(_ view: ViewElement) {
    items.insert(view.id)
    for guide in view.guides { items.insert(guide.id) }
    note(view.connections, of: view.customClass)
    view.heldObjects.forEach { note($0) }
    note(view.variations, of: view.id)
    if let table = view.table, (table.rowHeight ?? -1) < 0 {
      selfSizingCells.formUnion(view.cells.filter { $0.cell?.rowHeight == nil }.map(\.id))
    }
    if view.table?.dataMode == "static" { staticCells.formUnion(view.cells.map(\.id)) }
    for constraint in view.constraints where !constraint.variations.isEmpty {
      note(constraint.variations, of: constraint.id)
      constants[constraint.id] = Self.sizeClasses.map {
        constraint.resolved(for: $0).constant
      }
    }
  }

  private mutating func note(_ variations: [Variation], of id: String) {
    if !variations.isEmpty { varied.insert(id) }
    for variation in variations {
      varied.formUnion((variation.constraintMask + variation.subviewMask).map(\.id))
    }
  }

  private mutating func note(_ other: OtherElement) {
    note(other.connections, of: other.customClass)
    other.members.forEach { note($0) }
  }

  private mutating func note(_ connections: [ConnectionElement], of owner: String?) {
    for connection in connections where connection.kind != "action" {
      guard let target = connection.destination else { continue }
      outlets[target, default: []].insert(Outlet(owner: owner, name: connection.name ?? ""))
    }
  }

  /// Returns the ids of the objects with some outlets, which are given by their classes.
  package func targets(of names: [String: Set<String>]) -> Set<String> {
    Set(
      outlets.filter { _, outlets in
        outlets.contains { outlet in
          outlet.owner.map { names[$0]?.contains(outlet.name) ?? false } ?? false
        }
      }.keys)
  }

  /// Returns whether the object has an outlet.
  package func isOutlet(_ id: String) -> Bool { outlets[id] != nil }

  /// Returns the names of an object's outlets.
  package func outlets(to id: String) -> Set<String> { Set((outlets[id] ?? []).map(\.name)) }

  /// Returns whether an outlet to an object is one of some.
  package func isOutlet(_ id: String, in names: OutletNames) -> Bool {
    outlets[id]?.contains { names.contains($0.name, of: $0.owner) } ?? false
  }

  /// Returns whether the object differs between size classes.
  package func isVaried(_ id: String) -> Bool { varied.contains(id) }

  /// Returns the constants of a constraint in all size classes; none if it has the same in all.
  package func constantsInSizeClasses(of id: String) -> [Double] { constants[id] ?? [] }

  /// Returns whether a cell is in a table view and has no height of its own, so that it is as high as its content.
  package func isSelfSizingCell(_ id: String) -> Bool { selfSizingCells.contains(id) }

  /// Returns whether a cell is in a static table view.
  package func isStaticCell(_ id: String) -> Bool { staticCells.contains(id) }

  /// Returns whether a view controller is embedded in another's container view.
  package func isEmbedded(_ controller: String) -> Bool { embedded.contains(controller) }
}
