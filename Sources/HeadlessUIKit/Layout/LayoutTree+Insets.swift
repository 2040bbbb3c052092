internal import Foundation

/// Insets that follow the frames of a solution.
extension LayoutTree {
  /// Notes that a frame of the solution was set, so that insets may change, but usually do not.
  func didMove(_ view: UIView) {
    // A keyboard covers a view that follows it by its place in the window.
    if view.flags[.insetsFollowFrame] || root.storage.keyboard != nil {
      moved.append(view, in: self)
    }
  }

  func insetsMayHaveChanged(of view: UIView) {
    needsSolving = true
    moved.append(view, in: self)
  }

  /// Computes the insets of moved views, parents before children, and of descendants as long as
  /// insets change.
  ///
  /// - Returns: Whether any insets changed.
  @discardableResult
  func updateInsets() -> Bool {
    guard !moved.isEmpty else { return false }
    var hasChanged = false
    Self.insetPass &+= 1
    let pass = Self.insetPass
    withReusedMemory { waiting, _ in
      moved.move(to: &waiting, in: self)
      SortedPlace.putParentsFirst(&waiting)
      var index = 0
      while index < waiting.count {
        let view = waiting[index]
        index += 1
        guard view.tree === self, view.flags.insetPass != pass else { continue }
        view.flags.insetPass = pass
        let changed = view.updateInsets()
        hasChanged = hasChanged || changed
        // The insets of a child depend on its distances from this view's edges, even if it did not
        // move.
        let concerns =
          changed || view.storage.safeAreaInsets != .zero || root.storage.keyboard != nil
        for child in view.subviewsStorage where concerns || child.preservesSuperviewLayoutMargins {
          waiting.append(child)
        }
      }
    }
    if hasChanged { needsSolving = true }
    return hasChanged
  }
}
