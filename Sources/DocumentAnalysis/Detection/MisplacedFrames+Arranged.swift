internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

// What a stack view requires of the frames inside it.
extension MisplacedFrames {
  /// The greatest difference of two distances between edges, each rounded to a point, as on a canvas of one pixel per
  /// point.
  static let arrangedTolerance = 1.5

  /// Returns the axes along which a frame contradicts the stack view that arranges it: the place at its beginning, the
  /// distance to the view before it, the place at its end, or the alignment with its edges.
  ///
  /// These are compared with the layout's, so that margins, spacing and alignment rectangles cancel. Views that
  /// Interface Builder flags are the ones that are wrong. Nothing is compared along an axis in which the stack view
  /// has another length in the layout, because it is then unknown which of the two is wrong; nor are baselines, and
  /// distances that depend on lengths of which one is another in the layout. Nor is a view with another length in the
  /// layout, unless both of its ends are given. Stack views of the app's classes can have other spaces, and layout
  /// margins can be others.
  func axesContradictingStack(_ view: ViewElement) -> Set<NSLayoutConstraint.Axis> {
    guard let owner = scene.parent(of: view.id), owner.kind == .stackView,
      owner.customClass == nil, let stack = staged.views[owner.id] as? UIStackView,
      !isInsideFlagged(view.id),
      let before = arrangedBefore[view.id]
    else { return [] }
    let isVertical = stack.axis == .vertical
    guard let own = edges(of: view.id, along: isVertical),
      let across = edges(of: view.id, along: !isVertical)
    else { return [] }
    var axes: Set<NSLayoutConstraint.Axis> = []
    if !stack.isLayoutMarginsRelativeArrangement, hasSolvedLength(owner.id, along: !isVertical),
      isMisaligned(across, in: stack),
      stack.alignment == .fill || hasSolvedLength(view.id, along: !isVertical)
    {
      axes.insert(isVertical ? .horizontal : .vertical)
    }
    if isOutOfLine(view, own, after: before, in: owner, stack) { axes.insert(stack.axis) }
    return axes
  }

  private func isOutOfLine(
    _ view: ViewElement, _ own: (start: Pair, end: Pair), after before: String?,
    in owner: ViewElement, _ stack: UIStackView
  ) -> Bool {
    let isVertical = stack.axis == .vertical
    guard hasSolvedLength(owner.id, along: isVertical) else { return false }
    // Lengths of texts that are shared in proportion decide all others, on some canvases those of hidden views too.
    if stack.distribution == .fillProportionally, !hasSolvedLengths(owner, along: isVertical) {
      return false
    }
    // Spaces of other distributions follow from all lengths.
    let hasFixedSpaces =
      ![.equalSpacing, .equalCentering].contains(stack.distribution)
      || hasSolvedLengths(owner, along: isVertical)
    if hasFixedSpaces, overlapsNext(view, own, along: isVertical) { return true }
    guard hasSolvedLength(view.id, along: isVertical) else { return false }
    // On some canvases, hidden views still have a place.
    let hasGivenEnds = !stack.isLayoutMarginsRelativeArrangement
    if hasGivenEnds, owner.subviews.last?.id == view.id,
      owner.subviews.allSatisfy({ !$0.isHidden }),
      let edges = edges(of: owner.id, along: isVertical),
      isOff(
        own.end,
        by: edges.end.saved - edges.start.saved - (edges.end.solved - edges.start.solved))
    {
      return true
    }
    guard let before else { return hasGivenEnds && isOff(own.start, by: 0) }
    guard hasFixedSpaces, !isFlagged(before), hasSolvedEnd(before, along: isVertical),
      let edges = edges(of: before, along: isVertical)
    else { return false }
    return isOff(own.start, by: edges.end.saved - edges.end.solved)
  }

  private func hasSolvedEnd(_ id: String, along isVertical: Bool) -> Bool {
    edges(of: id, along: isVertical).map { !isOff($0.end, by: 0) } ?? false
  }

  /// Returns whether a view with the saved beginning of the layout ends elsewhere, and the view after it does not
  /// begin elsewhere: the saved frames then leave another space between the two.
  private func overlapsNext(
    _ view: ViewElement, _ own: (start: Pair, end: Pair), along isVertical: Bool
  ) -> Bool {
    guard !isOff(own.start, by: 0), isOff(own.end, by: 0), let next = arrangedAfter[view.id],
      !isFlagged(next), let edges = edges(of: next, along: isVertical)
    else { return false }
    return !isOff(edges.start, by: 0)
  }

  /// Returns the views that stack views show, each with the one before it in its stack view.
  static func arranged(
    in scene: DocumentScene, _ staged: StagedInterface
  ) -> [String: String?] {
    var found: [String: String?] = [:]
    for stack in scene.views where stack.kind == .stackView {
      var before: String?
      for view in stack.subviews where staged.views[view.id]?.isHidden == false {
        found[view.id] = .some(before)
        before = view.id
      }
    }
    return found
  }

  /// A number in the saved frames and in the layout.
  typealias Pair = (saved: Double, solved: Double)

  private func isOff(_ pair: Pair, by shift: Double) -> Bool {
    abs(pair.saved - pair.solved - shift) > Self.arrangedTolerance
  }

  func edges(of id: String, along isVertical: Bool) -> (start: Pair, end: Pair)? {
    guard let saved = frames[id], let solved = solved[id] else { return nil }
    return isVertical
      ? ((saved.y, solved.y), (saved.maxY, solved.maxY))
      : ((saved.x, solved.x), (saved.maxX, solved.maxX))
  }

  private func hasSolvedLength(_ id: String, along isVertical: Bool) -> Bool {
    guard !isFlagged(id), let edges = edges(of: id, along: isVertical) else { return false }
    return !isOff(edges.end, by: edges.start.saved - edges.start.solved)
  }

  /// Returns whether every view that a stack view shows has its length in the layout.
  private func hasSolvedLengths(_ stack: ViewElement, along isVertical: Bool) -> Bool {
    stack.subviews.allSatisfy {
      arrangedBefore[$0.id] == nil || hasSolvedLength($0.id, along: isVertical)
    }
  }

  private func isMisaligned(_ edges: (start: Pair, end: Pair), in stack: UIStackView) -> Bool {
    switch stack.alignment {
    case .fill: return isOff(edges.start, by: 0) || isOff(edges.end, by: 0)
    case .leading: return isOff(edges.start, by: 0)
    case .trailing: return isOff(edges.end, by: 0)
    case .center:
      let saved = (edges.start.saved + edges.end.saved) / 2
      let solved = (edges.start.solved + edges.end.solved) / 2
      return isOff((saved, solved), by: 0)
    case .firstBaseline, .lastBaseline: return false
    }
  }
}
