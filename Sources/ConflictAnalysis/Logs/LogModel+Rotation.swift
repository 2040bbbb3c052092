// A window that keeps its size while its content is rotated.
extension LogModel {
  /// Relates the frame of a window's root view to the other axis of the window; returns the root
  /// view, or nil if the masks and the author's constraints are not on different axes.
  ///
  /// Before iOS 8 a window was upright in every orientation. In landscape its root view is rotated,
  /// and a mask is printed in the window's coordinates: the width in it is the height of the view.
  mutating func rotateRoot() -> Int? {
    var root: Int?
    var maskAxes: Set<Bool> = []
    var places: [Int] = []
    for (place, statement) in system.statements.enumerated() where statement.origin == .mask {
      guard let first = statement.first else { return nil }
      if isWindow(first.item), statement.second == nil { continue }
      // A root view's own length is printed in place of that of the window, if it does not change.
      let isOfWindow = statement.second.map { isWindow($0.item) } ?? isRoot(statement)
      guard isOfWindow, root ?? first.item == first.item else { return nil }
      root = first.item
      maskAxes.insert(first.isVertical)
      places.append(place)
    }
    let own = system.statements.filter { $0.origin == .author }
    guard let root, maskAxes.count == 1, !own.isEmpty,
      own.allSatisfy({ statement in
        statement.anchors.allSatisfy { !maskAxes.contains($0.isVertical) }
      })
    else { return nil }
    let frame = system.items[root].frame
    let pairs = [(frame.left, frame.top), (frame.width, frame.height)]
    for place in places {
      system.statements[place].first?.isVertical.toggle()
      for index in system.statements[place].terms.indices {
        let unknown = system.statements[place].terms[index].unknown
        for case let (one?, two?) in pairs where unknown == one || unknown == two {
          system.statements[place].terms[index].unknown = unknown == one ? two : one
        }
      }
    }
    return root
  }

  /// Whether a mask gives a length to a view that contains others, but is in none.
  private func isRoot(_ statement: ConstraintSystem.Statement) -> Bool {
    guard let sized = statement.sized, statement.constant > 0, !hasStates else { return false }
    return system.items[sized.item].parent == nil
      && system.items.contains { $0.parent == sized.item }
  }

  private func isWindow(_ item: Int) -> Bool { system.items[item].className == "UIWindow" }
}
