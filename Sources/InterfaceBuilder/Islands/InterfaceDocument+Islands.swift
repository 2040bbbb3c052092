extension InterfaceDocument {
  /// The view trees of the document that are laid out independently of each other, in document
  /// order.
  ///
  /// - Complexity: O(*n*) in views and segues.
  public var islands: [Island] {
    let graph = SegueGraph(self)
    let viewOfOwner = viewOfOwner
    var islands: [Island] = []
    for object in allObjects {
      switch object {
      case .viewController(let controller):
        if let view = controller.view {
          append(
            view, kind: .viewControllerRoot, controller: controller,
            context: graph.context(of: controller), to: &islands)
        }
        append(controller.attachments, to: &islands)
      case .view(let view):
        var context = IslandContext()
        context.simulatedMetrics = view.simulatedMetrics
        context.isTopLevel = true
        context.isViewOfOwner = view.id == viewOfOwner
        append(
          view, kind: Island.Kind(cell: view.kind) ?? .topLevelView, controller: nil,
          context: context, to: &islands)
      case .other(let other):
        append(other.allAttachments, to: &islands)
      case .placeholder:
        break
      }
    }
    return islands.sorted { $0.root.position < $1.root.position }
  }

  /// The id of the view that the owner of the xib has as its `view`; nil unless the owner is a view controller.
  ///
  /// A view that loads its own xib can have an outlet of this name too, so the name of the class decides: a document does
  /// not contain the superclass. In 13 apps, 136 of 137 classes with other names than those of views are view
  /// controllers.
  private var viewOfOwner: String? {
    for case .placeholder(let owner) in allObjects where owner.identifier == "IBFilesOwner" {
      guard let name = owner.customClass,
        name.contains("ViewController") || !Self.viewWords.contains(where: name.hasSuffix)
      else { continue }
      return owner.connections.first { $0.kind == "outlet" && $0.name == "view" }?.destination
    }
    return nil
  }

  /// The words with which the names of views end.
  private static let viewWords = [
    "View", "Cell", "Bar", "Button", "Label", "Header", "Footer", "Field", "Picker", "Item", "Row",
    "Control", "Banner", "Badge", "Card", "Overlay", "Toolbar", "Slider", "Switch", "Box",
  ]

  /// Returns an island whose root is the given view of the document.
  ///
  /// If the view is the root of one of the ``islands``, that island is returned. Otherwise the
  /// frame of the view is fixed, and the kind of the island is derived from the enclosing element.
  public func island(rootedAt id: String) -> Island? {
    let islands = islands
    if let island = islands.first(where: { $0.root.id == id }) { return island }
    for island in islands {
      for owner in island.views {
        guard let view = owner.islandMembers.first(where: { $0.id == id }) else { continue }
        return Island(
          kind: .inside(owner.kind.elementName), root: view, viewController: nil,
          context: island.context)
      }
    }
    return nil
  }

  private func append(
    _ view: ViewElement, kind: Island.Kind, controller: ViewControllerElement?,
    context: IslandContext, to islands: inout [Island]
  ) {
    islands.append(Island(kind: kind, root: view, viewController: controller, context: context))
    appendNested(in: view, to: &islands)
  }

  /// Appends the islands that the views of an island contain.
  private func appendNested(in view: ViewElement, to islands: inout [Island]) {
    append(view.attachments.filter { $0.role != .contentView }, of: view, to: &islands)
    for member in view.islandMembers {
      appendNested(in: member, to: &islands)
    }
  }

  private func append(
    _ attachments: [AttachedView], of owner: ViewElement? = nil, to islands: inout [Island]
  ) {
    var context = IslandContext()
    context.isInControllersTable = owner?.kind == .tableView && owner?.key == "view"
    let insetTable = owner?.table?.style == "insetGrouped" ? owner : nil
    for attachment in attachments {
      let kind: Island.Kind =
        switch attachment.role {
        case .keyed(let key): Island.Kind(cell: attachment.view.kind) ?? .keyed(key)
        case .inside(let name): Island.Kind(cell: attachment.view.kind) ?? .inside(name)
        case .prototypeCell, .staticCell, .collectionCell, .contentView:
          Island.Kind(cell: attachment.view.kind) ?? .inside(attachment.view.kind.elementName)
        }
      context.isAsWideAsInsetTable =
        attachment.view.kind == .tableViewCell && insetTable?.frame != nil
        && attachment.view.frame?.width == insetTable?.frame?.width
      context.itemSize = owner.flatMap { Self.itemSize(of: attachment.view, in: $0) }
      context.isStaticCell = if case .staticCell = attachment.role { true } else { false }
      append(
        attachment.view, kind: kind, controller: nil, context: context, to: &islands)
    }
  }
}

extension InterfaceDocument {
  /// The height of a row without one of its own, in points (`controls`).
  private static let rowHeight = 44.0

  private static func itemSize(of cell: ViewElement, in owner: ViewElement) -> LayoutSize? {
    switch cell.kind {
    case .tableViewCell:
      guard let width = owner.frame?.width else { return nil }
      let heights = [cell.cell?.rowHeight ?? 0, owner.table?.rowHeight ?? 0]
      return LayoutSize(width: width, height: heights.first { $0 > 0 } ?? rowHeight)
    case .collectionViewCell: return owner.collection?.itemSize
    default: return nil
    }
  }
}

extension Island.Kind {
  /// Returns the kind for a cell, header or footer, or nil for other views.
  init?(cell kind: ViewKind) {
    switch kind {
    case .tableViewCell: self = .tableViewCell
    case .collectionViewCell: self = .collectionViewCell
    case .collectionReusableView: self = .collectionReusableView
    default: return nil
    }
  }
}
