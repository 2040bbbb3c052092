extension ViewElement {
  /// The subviews and attached views, in document order.
  public var children: [ViewElement] {
    if attachments.isEmpty { return subviews }
    if subviews.isEmpty { return attachments.map { $0.view } }
    return (subviews + attachments.map { $0.view }).sorted { $0.position < $1.position }
  }

  /// The content view of a cell or effect view.
  public var contentView: ViewElement? {
    attachments.first { $0.role == .contentView }?.view
  }

  /// The cells of a table view or collection view, in document order.
  public var cells: [ViewElement] {
    attachments.compactMap { attachment in
      switch attachment.role {
      case .prototypeCell, .staticCell, .collectionCell: attachment.view
      case .contentView, .keyed, .inside: nil
      }
    }
  }

  /// Returns the attached view with the given key, such as `tableHeaderView`.
  public func attachedView(forKey key: String) -> ViewElement? {
    attachments.first { $0.role == .keyed(key) }?.view
  }

  /// Calls `body` with this view and all its descendants, in document order, owners first.
  public func forEach(_ body: (ViewElement) -> Void) {
    body(self)
    for child in children {
      child.forEach(body)
    }
  }
}

extension InterfaceDocument {
  /// The objects of all scenes, or of the xib, in document order.
  public var allObjects: [InterfaceObject] {
    scenes.flatMap { $0.objects } + objects
  }

  /// All view controllers in document order.
  public var viewControllers: [ViewControllerElement] {
    allObjects.compactMap { object in
      if case .viewController(let controller) = object { return controller }
      return nil
    }
  }

  /// Returns the view controller with the given id.
  public func viewController(withID id: String) -> ViewControllerElement? {
    viewControllers.first { $0.id == id }
  }

  /// Calls `body` with every view of the document, owners before the views they own.
  public func forEachView(_ body: (ViewElement) -> Void) {
    for object in allObjects {
      for view in object.heldViews {
        view.forEach(body)
      }
    }
  }
}

extension InterfaceObject {
  /// The outermost views of this object: the view itself, or the views that the object contains.
  public var heldViews: [ViewElement] {
    switch self {
    case .viewController(let controller):
      (controller.view.map { [$0] } ?? []) + controller.attachments.map { $0.view }
    case .view(let view): [view]
    case .placeholder: []
    case .other(let other): other.allAttachments.map { $0.view }
    }
  }
}
