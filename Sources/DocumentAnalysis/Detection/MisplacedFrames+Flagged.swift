internal import AutoLayout
internal import InterfaceBuilder
internal import LayoutProof

// The frames of views that Interface Builder flags, beside those that it does not.
extension MisplacedFrames {
  /// Returns the expected frame of a view, moved by up to a point along an axis in which only its
  /// position is wrong, so that the equalities between its edges and those of unflagged siblings hold
  /// between the saved frames, which a canvas may have rounded differently; nil if it is right as it is.
  func frameAlignedWithSiblings(
    _ view: ViewElement, along axis: NSLayoutConstraint.Axis
  ) -> LayoutRect? {
    guard var frame = expected[view.id], let saved = view.frame,
      let owner = scene.parent(of: view.id)
    else { return nil }
    let isMoved =
      axis == .horizontal
      ? frame.x != saved.x && frame.width == saved.width
      : frame.y != saved.y && frame.height == saved.height
    guard isMoved else { return nil }
    let moves: [Double] = (indices[view.id] ?? []).compactMap { index in
      let (constraint, residual) = holding[index]
      guard constraint.element.relation == .equal,
        constraint.first.attribute.isHorizontal == (axis == .horizontal),
        let (own, other) = constraint.end(at: view.id), let other,
        own.attribute.isEdge, other.attribute.isEdge, !isFlagged(other.view),
        scene.parent(of: other.view)?.id == owner.id,
        let shift = distances.shift(of: constraint, in: frames)
      else { return nil }
      return own == constraint.first
        ? -(residual + shift) : (residual + shift) / constraint.element.multiplier.value
    }
    guard let move = moves.first, abs(move) > LayoutTolerance.reported, abs(move) <= 1,
      moves.allSatisfy({ abs($0 - move) < LayoutTolerance.reported })
    else { return nil }
    if axis == .horizontal { frame.x += move } else { frame.y += move }
    return inSavedDigits(frame, of: view)
  }

  /// Returns the expected frame of a view with the saved numbers along the axes in which a constraint between it
  /// and an unflagged view is violated; nil if there is none.
  func frameWithoutDoubt(_ view: ViewElement) -> LayoutRect? {
    guard let saved = view.frame, let wanted = expected[view.id] else { return nil }
    var frame = wanted
    if contradictsNeighbour(view, along: .horizontal) {
      (frame.x, frame.width) = (saved.x, saved.width)
    }
    if contradictsNeighbour(view, along: .vertical) {
      (frame.y, frame.height) = (saved.y, saved.height)
    }
    return frame == wanted ? nil : frame
  }

  /// Returns whether a constraint between the expected frame of a flagged view and an unflagged
  /// view is violated.
  private func contradictsNeighbour(
    _ view: ViewElement, along axis: NSLayoutConstraint.Axis
  ) -> Bool {
    func fails(_ index: Int) -> Bool {
      let (constraint, residual) = holding[index]
      guard constraint.first.attribute.isHorizontal == (axis == .horizontal),
        let shift = distances.shift(of: constraint, in: frames)
      else { return false }
      return error(of: constraint, residual + shift) > Self.tolerance
    }
    let own = (indices[view.id] ?? []).contains { index in
      guard let (_, other) = holding[index].constraint.end(at: view.id), let other else {
        return false
      }
      return !isFlagged(other.view) && fails(index)
    }
    var isContradicted = own
    view.forEach { inner in
      guard !isContradicted else { return }
      isContradicted = (indices[inner.id] ?? []).contains {
        crossesEdge(of: view, holding[$0].constraint) && fails($0)
      }
    }
    return isContradicted
  }

  /// Returns whether a constraint relates something in a view to something outside, with none of it
  /// flagged.
  private func crossesEdge(of view: ViewElement, _ constraint: SceneConstraint) -> Bool {
    guard let second = constraint.second, constraint.first.view != view.id, second.view != view.id,
      !isFlagged(constraint.first.view), !isFlagged(second.view)
    else { return false }
    return scene.isInside(view.id, constraint.first.view) != scene.isInside(view.id, second.view)
  }
}
