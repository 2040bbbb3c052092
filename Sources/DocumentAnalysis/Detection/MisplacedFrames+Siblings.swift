internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

// What the frames in a stack view require of each other, whatever size their contents have.
extension MisplacedFrames {
  /// A saved frame that contradicts those of the stack view around it by numbers that do not depend on contents.
  package struct Misarrangement {
    /// What is violated.
    package enum Law: Hashable, Sendable {
      /// The space between two arranged views.
      case space
      /// The space between an arranged view and an end of the stack view.
      case end
      /// The alignment with the other arranged views.
      case alignment
    }

    /// The view.
    package let view: String
    /// The view beside it, or the stack view.
    package let other: String
    /// What is violated.
    package let law: Law
    /// The distance in the layout.
    package let expected: Double
    /// The distance between the saved frames.
    package let saved: Double
  }

  /// A distance in the saved frames and in the layout.
  private typealias Distance = (saved: Double, solved: Double)

  /// Returns the frames that contradict the stack views that arrange them and are not replaced.
  ///
  /// In the distributions that fill, the space between two arranged views follows from the stack view alone, as does
  /// the alignment of views along the other axis. A text of any size and margins of any width are the same for both.
  /// Nothing is compared along an axis in which a stack view takes part in a conflict or hides a view, nor beside
  /// frames that Interface Builder flags.
  func findMisarranged() -> [Misarrangement] {
    scene.views.flatMap { owner -> [Misarrangement] in
      guard owner.kind == .stackView, owner.customClass == nil, isComparable(owner.id),
        let stack = staged.views[owner.id] as? UIStackView
      else { return [] }
      let shown = owner.subviews.filter { arrangedBefore[$0.id] != nil }
      let isVertical = stack.axis == .vertical
      var found: [Misarrangement] = []
      let fills = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
      if fills, !stack.isBaselineRelativeArrangement, shown.count == owner.subviews.count {
        found = misplaced(shown, along: isVertical, in: owner)
      }
      return found
        + misaligned(shown, in: owner, stack.alignment, isVertical: !isVertical)
        .filter { other in !found.contains { $0.view == other.view } }
    }
  }

  /// Returns whether the saved frame of a view is the one that its canvas showed, as far as is known.
  private func isComparable(_ id: String) -> Bool {
    guard let view = scene.element(id), view.frame != nil else { return false }
    return !isFlagged(id) && !view.isAmbiguous && expected[id] == nil && !scene.isLeftOut(id)
      && !mayHaveInsets(id)
  }

  private func isInConflict(_ id: String, _ isVertical: Bool) -> Bool {
    scene.conflictingAxes[id]?.contains(isVertical ? .vertical : .horizontal) == true
  }

  /// Returns the views with another distance than the layout's to the view before or after them.
  private func misplaced(
    _ shown: [ViewElement], along isVertical: Bool, in owner: ViewElement
  ) -> [Misarrangement] {
    guard let first = shown.first, let last = shown.last,
      !([owner] + shown).contains(where: { isInConflict($0.id, isVertical) })
    else { return [] }
    let spaces = zip(shown, shown.dropFirst()).map { one, other -> Distance? in
      guard isComparable(one.id), isComparable(other.id) else { return nil }
      return distance(from: one.id, to: other.id, isVertical)
    }
    let ends = [
      end(of: owner.id, isVertical, first.id, isFar: false),
      end(of: owner.id, isVertical, last.id, isFar: true),
    ]
    // Margins can be others on the canvas, unless one end has the layout's.
    let hasGivenEnds =
      (staged.views[owner.id] as? UIStackView)?.isLayoutMarginsRelativeArrangement == false
      || ends.contains { $0.map { !isWrong($0) } ?? false }
    let distances = [hasGivenEnds ? ends[0] : nil] + spaces + [hasGivenEnds ? ends[1] : nil]
    var found: [Misarrangement] = []
    var isDone = false
    for (index, view) in shown.enumerated() where isComparable(view.id) {
      let before = distances[index].flatMap { isWrong($0) ? $0 : nil }
      let after = distances[index + 1].flatMap { isWrong($0) ? $0 : nil }
      defer { isDone = before != nil || after != nil }
      // A wrong space belongs to the view with another wrong one on its other side, or to the first of the two.
      guard !isDone, let wrong = before ?? after else { continue }
      let neighbour =
        before != nil
        ? (index > 0 ? shown[index - 1] : owner)
        : index + 1 < shown.count ? shown[index + 1] : owner
      found.append(
        Misarrangement(
          view: view.id, other: neighbour.id, law: neighbour.id == owner.id ? .end : .space,
          expected: wrong.solved, saved: wrong.saved))
    }
    return found
  }

  /// Returns the views that are not aligned with a view beside them that is aligned as in the layout.
  private func misaligned(
    _ shown: [ViewElement], in owner: ViewElement, _ alignment: UIStackView.Alignment,
    isVertical: Bool
  ) -> [Misarrangement] {
    let places = shown.compactMap { view -> (id: String, places: [Distance])? in
      guard isComparable(view.id), !isInConflict(view.id, isVertical),
        let start = end(of: owner.id, isVertical, view.id, isFar: false),
        let end = end(of: owner.id, isVertical, view.id, isFar: true)
      else { return nil }
      switch alignment {
      case .fill: return (view.id, [start, end])
      case .leading: return (view.id, [start])
      case .trailing: return (view.id, [end])
      case .center:
        return (view.id, [((start.saved - end.saved) / 2, (start.solved - end.solved) / 2)])
      case .firstBaseline, .lastBaseline: return nil
      }
    }
    return places.compactMap { view in
      guard let wrong = view.places.first(where: isWrong),
        let other = places.first(where: { $0.id != view.id && !$0.places.contains(where: isWrong) })
      else { return nil }
      return Misarrangement(
        view: view.id, other: other.id, law: .alignment, expected: wrong.solved,
        saved: wrong.saved)
    }
  }

  private func isWrong(_ distance: Distance) -> Bool {
    abs(distance.saved - distance.solved) > Self.arrangedTolerance
  }

  /// Returns the distance from the end of a view to the start of another in the same superview.
  private func distance(from one: String, to other: String, _ isVertical: Bool) -> Distance? {
    guard let first = edges(of: one, along: isVertical),
      let second = edges(of: other, along: isVertical)
    else { return nil }
    return (second.start.saved - first.end.saved, second.start.solved - first.end.solved)
  }

  /// Returns the distance of a view from an end of its superview.
  private func end(
    of owner: String, _ isVertical: Bool, _ view: String, isFar: Bool
  ) -> Distance? {
    guard let own = edges(of: view, along: isVertical) else { return nil }
    guard isFar else { return own.start }
    guard let outer = edges(of: owner, along: isVertical) else { return nil }
    return (
      outer.end.saved - outer.start.saved - own.end.saved,
      outer.end.solved - outer.start.solved - own.end.solved
    )
  }
}
