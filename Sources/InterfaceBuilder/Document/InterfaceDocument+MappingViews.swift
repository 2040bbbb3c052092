extension InterfaceDocument {
  /// Returns the document with every view replaced, superviews before their subviews.
  package func mappingViews(_ transform: (ViewElement) -> ViewElement) -> InterfaceDocument {
    mappingOutermostViews { $0.mappingViews(transform) }
  }

  /// Returns the document with every view replaced that no other contains or owns.
  func mappingOutermostViews(
    _ transform: (ViewElement) -> ViewElement
  ) -> InterfaceDocument {
    mappingObjects { $0.mappingOutermostViews(transform) }
  }

  /// Returns the document with every object at the top level replaced.
  func mappingObjects(_ transform: (InterfaceObject) -> InterfaceObject) -> InterfaceDocument {
    var document = self
    for index in document.scenes.indices {
      document.scenes[index].objects = document.scenes[index].objects.map(transform)
    }
    document.objects = document.objects.map(transform)
    return document
  }

  /// Returns the document with one view shown of those that take turns in a stack view: of several arranged views
  /// that code hides, the longest.
  ///
  /// - Parameter hidden: The ids of the views that code hides and shows.
  /// - Returns: The document; nil if no stack view has two such views.
  package func showingOneAlternative(of hidden: Set<String>) -> InterfaceDocument? {
    guard hidden.count > 1 else { return nil }
    var isChanged = false
    let document = mappingViews { view in
      guard let stack = view.stack else { return view }
      let alternatives = view.subviews.indices.filter {
        hidden.contains(view.subviews[$0].id) && !view.subviews[$0].isHidden
      }
      func length(_ index: Int) -> Double {
        let frame = view.subviews[index].frame
        return (stack.axis == .vertical ? frame?.height : frame?.width) ?? 0
      }
      guard alternatives.count > 1, let longest = alternatives.max(by: { length($0) < length($1) })
      else { return view }
      isChanged = true
      var view = view
      for index in alternatives where index != longest { view.subviews[index].isHidden = true }
      return view
    }
    return isChanged ? document : nil
  }
}

extension InterfaceObject {
  fileprivate func mappingOutermostViews(
    _ transform: (ViewElement) -> ViewElement
  ) -> InterfaceObject {
    switch self {
    case .view(let view): return .view(transform(view))
    case .viewController(var controller):
      controller.view = controller.view.map(transform)
      controller.attachments = controller.attachments.map { $0.mapping(transform) }
      return .viewController(controller)
    case .other(var other):
      other.attachments = other.attachments.map { $0.mapping(transform) }
      return .other(other)
    case .placeholder: return self
    }
  }
}

extension AttachedView {
  fileprivate func mapping(_ transform: (ViewElement) -> ViewElement) -> AttachedView {
    AttachedView(role: role, view: transform(view))
  }
}

extension ViewElement {
  /// Returns the view with itself and every view inside replaced, superviews before their subviews.
  func mappingViews(_ transform: (ViewElement) -> ViewElement) -> ViewElement {
    var view = transform(self)
    view.subviews = view.subviews.map { $0.mappingViews(transform) }
    view.attachments = view.attachments.map { $0.mapping { $0.mappingViews(transform) } }
    return view
  }
}
