internal import LayoutGeometry

extension CodeReader {
  /// The sketch, with its outermost view, and notes about what has no effect.
  mutating func finished() -> Sketch {
    findLayers()
    activateBorrowed()
    // Other code adds what no statement here adds, such as a stack view, which turns the mask off.
    for constraint in made where constraint.isActive {
      let view = constraint.constraint.first.view
      if view != 0, !added.contains(view) { sketch.views[view].isTranslated = false }
    }
    for index in sketch.views.indices {
      guard var stack = sketch.views[index].stack else { continue }
      stack.arranged = stack.arranged.filter { sketch.views[$0].parent == index }
      sketch.views[index].stack = stack
    }
    sketch.constraints = made.filter { $0.isActive }.map { $0.constraint }
    sketch.assignments = directed.filter { $0.isActive }.map { $0.assignment }
    adoptRoot()
    noteInactive()
    noteMasks()
    noteSizes()
    sketch.problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    sketch.unread.sort { ($0.start.line, $0.start.column) < ($1.start.line, $1.start.column) }
    return sketch
  }

  /// If nothing is in `view`, the view that contains all others is the outermost one.
  private mutating func adoptRoot() {
    let isUsed =
      holders.contains(0)
      || sketch.constraints.contains { $0.first.view == 0 || $0.second?.view == 0 }
    let outermost = holders.filter {
      $0 != 0 && sketch.views[$0].parent == 0 && !added.contains($0)
    }
    guard !isUsed, outermost.count == 1, let root = outermost.first,
      !sketch.constraints.contains(where: {
        $0.first.view == root && $0.first.region == .bounds && sketch.views[root].parent == 0
          && $0.second == nil
      })
    else { return }
    // The views that nothing was added to are its subviews, as they would be those of `view`.
    for index in sketch.views.indices where index != root && sketch.views[index].parent == 0 {
      sketch.views[index].parent = index == 0 ? nil : root
    }
    let name = sketch.views[root].name
    let (margins, stack) = (sketch.views[root].margins, sketch.views[root].stack)
    func moved(_ view: Int) -> Int { view == root ? 0 : view > root ? view - 1 : view }
    sketch.views.remove(at: root)
    sketch.views[0].name = name
    sketch.views[0].margins = margins
    sketch.views[0].stack = stack
    for index in sketch.views.indices {
      if let parent = sketch.views[index].parent { sketch.views[index].parent = moved(parent) }
    }
    for index in sketch.views.indices { sketch.views[index].stack?.move(moved) }
    for index in sketch.constraints.indices {
      sketch.constraints[index].first.view = moved(sketch.constraints[index].first.view)
      if let second = sketch.constraints[index].second {
        sketch.constraints[index].second?.view = moved(second.view)
      }
    }
    for index in sketch.assignments.indices {
      sketch.assignments[index].view = moved(sketch.assignments[index].view)
      if let source = sketch.assignments[index].source {
        sketch.assignments[index].source = source == root ? nil : moved(source)
      }
    }
  }

  /// Activates what an excerpt appends to a list of code that is not in the text, as that code does.
  private mutating func activateBorrowed() {
    for name in borrowed.sorted() {
      guard case .list(let values)? = scopes[0][name] else { continue }
      var first: Sketch.Place?
      for case .constraint(let index) in values where !made[index].isActive {
        made[index].isActive = true
        first = first ?? made[index].constraint.place
      }
      guard let first else { continue }
      add(
        at: first, "‘\(name)’ is declared and activated elsewhere: its constraints count as active",
        isNote: true)
    }
  }

  private mutating func noteInactive() {
    let advice =
      isObjectiveC
      ? "set active to YES, or add it to a view" : "add .isActive = true or activate it"
    for constraint in made where !constraint.isActive && !constraint.isReplaced {
      // A constraint that code deactivates or removes is none that was forgotten; only new ones are noted.
      add(at: constraint.constraint.place, "this constraint is not active; \(advice)", isNote: true)
    }
    for constraint in directed where !constraint.isActive {
      add(at: constraint.assignment.place, "this constraint is not added to a view", isNote: true)
    }
  }

  /// A view with constraints whose autoresizing mask was forgotten.
  private mutating func noteMasks() {
    let assigned = Set(sketch.assignments.map { $0.view })
    for (index, view) in sketch.views.enumerated()
    where view.isTranslated && !assigned.contains(index) {
      guard
        sketch.constraints.contains(where: { $0.first.view == index && $0.first.region == .bounds })
      else { continue }
      add(
        at: view.place,
        "‘\(view.name)’ keeps its frame: set translatesAutoresizingMaskIntoConstraints to false",
        isNote: true)
    }
  }

  /// Views whose content has a size that is not known here.
  private mutating func noteSizes() {
    for view in sketch.views where sketch.window.sizes[view.name] == nil {
      guard case .other(let type) = view.content else { continue }
      add(
        at: view.place, "the size of a \(type) is not known here; give ‘\(view.name)’ one",
        isNote: true)
    }
  }
}
