extension LayoutSnapshot {
  /// The names of the images that the views show, each once, in order.
  public var imageNames: [String] {
    var names: Set<String> = []
    func add(_ shapes: [Shape]) {
      for shape in shapes { if let name = shape.image?.name { names.insert(name) } }
    }
    forEachView { placed in
      let view = placed.view
      if let name = view.image?.name { names.insert(name) }
      if let name = view.control?.background?.name { names.insert(name) }
      for item in view.control?.items ?? [] { if let name = item.image { names.insert(name) } }
      add(view.shapes)
      add(view.frontShapes)
    }
    return names.sorted()
  }
}
