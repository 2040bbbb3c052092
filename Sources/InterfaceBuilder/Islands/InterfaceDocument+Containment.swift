extension InterfaceDocument {
  /// The cycles of view controllers that contain each other: as the child of a container view, of a
  /// navigation or tab bar controller, or by a reference to a scene of this document.
  ///
  /// Each is a list of the segues from one controller to the next, beginning with the first in the
  /// document that embeds. An app that shows one of the controllers creates controllers without end.
  ///
  /// - Parameter name: The name of the storyboard's file without its extension, by which references
  ///   can name it.
  /// - Returns: The segues of each cycle, in order.
  /// - Complexity: O(*n*) in controllers and segues.
  package func containmentCycles(storyboardName name: String? = nil) -> [[SegueElement]] {
    var search = ContainmentSearch(self, storyboardName: name)
    return search.cycles()
  }
}

/// A depth-first search for cycles, without recursion, as there can be as many controllers as elements.
private struct ContainmentSearch {
  private struct Step {
    let controller: String
    var next: Int
  }

  private enum State { case open, done }

  private let order: [String]
  private var contained: [String: [SegueElement]] = [:]
  private var states: [String: State] = [:]
  /// The controllers from the start to the present one, and the segues between them.
  private var path: [Step] = []
  private var segues: [SegueElement] = []

  init(_ document: InterfaceDocument, storyboardName: String?) {
    let controllers = document.viewControllers
    var identifiers: [String: String] = [:]
    for controller in controllers {
      guard let identifier = controller.storyboardIdentifier else { continue }
      identifiers[identifier] = identifiers[identifier] ?? controller.id
    }
    order = controllers.map { $0.id }
    for controller in controllers where contained[controller.id] == nil {
      contained[controller.id] = controller.segues.filter {
        $0.kind == "embed" || $0.kind == "relationship"
      }
      guard controller.kind == .placeholder,
        controller.referencedStoryboard == nil
          || controller.referencedStoryboard == storyboardName
      else { continue }
      let identifier = controller.otherAttributes.first { $0.name == "referencedIdentifier" }?.value
      let target = identifier.map { identifiers[$0] } ?? document.initialViewController
      if let target {
        contained[controller.id]?.append(
          SegueElement(kind: "reference", destination: target, position: controller.position))
      }
    }
  }

  mutating func cycles() -> [[SegueElement]] {
    var found: [[SegueElement]] = []
    for start in order where states[start] == nil {
      enter(start)
      while let step = path.last {
        let edges = contained[step.controller] ?? []
        guard step.next < edges.count else {
          states[step.controller] = .done
          path.removeLast()
          _ = segues.popLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = edges[step.next]
        switch states[edge.destination] {
        case .done: continue
        case .open:
          guard let first = path.firstIndex(where: { $0.controller == edge.destination }) else {
            continue
          }
          found.append(ordered(Array(segues[first...]) + [edge]))
        case nil:
          segues.append(edge)
          enter(edge.destination)
        }
      }
    }
    return found
  }

  private mutating func enter(_ controller: String) {
    states[controller] = .open
    path.append(Step(controller: controller, next: 0))
  }

  /// Returns a cycle that begins with its first embedding segue in the document.
  private func ordered(_ cycle: [SegueElement]) -> [SegueElement] {
    let first = cycle.indices.min { left, right in
      (cycle[left].kind == "embed" ? 0 : 1, cycle[left].position)
        < (cycle[right].kind == "embed" ? 0 : 1, cycle[right].position)
    }
    guard let first else { return cycle }
    return Array(cycle[first...] + cycle[..<first])
  }
}
