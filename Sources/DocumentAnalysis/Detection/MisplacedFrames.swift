internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder
internal import InterfaceCanvas

/// Finds saved frames that contradict the constraints, and their correct values.
///
/// A frame is wrong if Interface Builder flags it and layout places the view elsewhere, or if a
/// constraint that is satisfied in the layout is violated by saved frames. A view that is wrong
/// only relative to another wrong view is kept: once the other view's frame is replaced, its
/// neighbors are checked again.
@MainActor
package struct MisplacedFrames {
  /// The correct frames of the misplaced views, by id.
  package private(set) var expected: [String: LayoutRect] = [:]

  /// The flagged views whose expected frame contradicts an unflagged frame beside it: one of the
  /// two is laid out differently in Interface Builder, and it is unknown which.
  package private(set) var doubtful: Set<String> = []

  private let scene: any DocumentScene
  /// The id of the root view.
  private let root: String
  private let staged: StagedInterface
  /// The frames after layout.
  private var solved: [String: LayoutRect] = [:]
  /// The saved frames, with those of misplaced views replaced.
  private var frames: [String: LayoutRect] = [:]
  /// The constraints that are satisfied in the layout, with the difference of their sides in it.
  private var holding: [(constraint: SceneConstraint, residual: Double)] = []
  private var indices: [String: [Int]] = [:]
  /// The ids of the views that Interface Builder flags, and of those whose content scrolls.
  private let flagged: Set<String>
  private let scrolling: Set<String>
  /// Whether every saved frame begins on a whole point, so that a canvas that rounds to points may
  /// have saved it.
  ///
  /// Before Xcode 10 some did: of centered views that would begin at half a point, 91 begin at the
  /// next whole point, 15 at the previous one, and 27, only since Xcode 8, at the half.
  private let isInWholePoints: Bool

  /// The smallest difference of sides that is an error: each edge is rounded to pixels separately.
  private static let tolerance = 0.6

  /// The smallest error of an unflagged frame: labels of 20.33 points are often saved as 21.
  private static let unflaggedTolerance = 0.75

  /// The same if Interface Builder flags the view: half a point is a pixel.
  private static let flaggedTolerance = 0.45

  /// Finds the misplaced views of a scene.
  package init(_ scene: some DocumentScene) {
    self.scene = scene
    root = scene.island.root.id
    staged = scene.judged
    flagged = Set(scene.views.filter(\.isMisplaced).map(\.id))
    scrolling = Set(scene.views.filter(\.isScrolling).map(\.id))
    for view in scene.views {
      guard let frame = staged.views[view.id]?.frame else { continue }
      solved[view.id] = LayoutRect(frame)
      frames[view.id] = view.id == scene.island.root.id ? solved[view.id] : view.frame
    }
    isInWholePoints =
      scene.document.toolsVersion < 14_000
      && scene.views.dropFirst().allSatisfy { view in
        guard let frame = view.frame else { return true }
        return frame.x == frame.x.rounded() && frame.y == frame.y.rounded()
      }
    collectHolding()
    judge()
  }

  private mutating func collectHolding() {
    guard let engine = staged.engine else { return }
    for constraint in scene.constraints {
      guard let entered = staged.constraints[constraint.element.id]?.engineConstraint else {
        continue
      }
      let residual = engine.residual(of: entered)
      guard error(of: constraint, residual) < 0.01 else { continue }
      for id in Set([constraint.first.view, constraint.second?.view].compactMap { $0 }) {
        indices[id, default: []].append(holding.count)
      }
      holding.append((constraint, residual))
    }
  }

  /// Returns the error of a constraint whose sides differ by a residual.
  private func error(of constraint: SceneConstraint, _ residual: Double) -> Double {
    switch constraint.element.relation {
    case .equal: abs(residual)
    case .greaterThanOrEqual: max(0, -residual)
    case .lessThanOrEqual: max(0, residual)
    }
  }

  // MARK: Checking

  private mutating func judge() {
    let suspects = scene.views.dropFirst().filter { view in
      view.frame != nil && !scene.isLeftOut(view.id)
        && (view.isMisplaced || !(view.kind == .stackView && view.subviews.isEmpty))
    }
    for view in suspects where view.isMisplaced {
      replace(view, ifBeyond: Self.flaggedTolerance)
      if expected[view.id] == nil { expected[view.id] = scene.remeasuredFrame(of: view) }
    }
    for view in suspects where view.isMisplaced { leaveDoubtful(view) }
    var isChanging = true
    while isChanging {
      isChanging = false
      for view in suspects where expected[view.id] == nil && isContradicted(view) {
        replace(view, ifBeyond: Self.unflaggedTolerance)
        if expected[view.id] != nil { isChanging = true }
      }
    }
  }

  private mutating func replace(_ view: ViewElement, ifBeyond tolerance: Double) {
    guard let saved = view.frame, let solved = determined(of: view, else: saved),
      solved.distance(to: saved) > tolerance
    else { return }
    // Numbers that agree except for rounding are left as Interface Builder wrote them, unless there
    // is no other difference.
    let rounding = min(Self.tolerance, max(tolerance, solved.distance(to: saved) - 0.1))
    func chosen(_ solved: Double, _ saved: Double) -> Double {
      abs(solved - saved) > rounding ? solved : saved
    }
    func chosenOrigin(_ solved: Double, _ saved: Double) -> Double {
      let chosen = chosen(solved, saved)
      return isInWholePoints && chosen != saved ? (chosen + 0.5).rounded(.down) : chosen
    }
    let frame = inSavedDigits(
      LayoutRect(
        x: chosenOrigin(solved.x, saved.x), y: chosenOrigin(solved.y, saved.y),
        width: chosen(solved.width, saved.width), height: chosen(solved.height, saved.height)),
      of: view)
    guard frame.distance(to: saved) > 0.01 else { return }
    expected[view.id] = frame
    frames[view.id] = frame
  }

  /// Returns the frame of a view that constraints place, with the last digits that Xcode saves.
  private func inSavedDigits(_ frame: LayoutRect, of view: ViewElement) -> LayoutRect {
    guard staged.views[view.id]?.translatesAutoresizingMaskIntoConstraints == false,
      let owner = scene.parent(of: view.id), let container = origin(of: owner.id, in: solved)
    else { return frame }
    return frame.inSavedDigits(below: container, scale: Double(staged.window.screen.scale))
  }

  /// Returns the frame in the layout, with the saved numbers where the layout is ambiguous and
  /// along axes in which the view is part of a conflict.
  private func determined(of view: ViewElement, else saved: LayoutRect) -> LayoutRect? {
    guard var frame = solved[view.id], let item = staged.views[view.id]?.engineItem else {
      return nil
    }
    for attribute in staged.engine?.ambiguousAttributes(of: item) ?? [] {
      switch attribute {
      case .left: frame.x = saved.x
      case .top: frame.y = saved.y
      case .width: frame.width = saved.width
      default: frame.height = saved.height
      }
    }
    let conflicts = scene.conflictingAxes[view.id] ?? []
    if conflicts.contains(.horizontal) { (frame.x, frame.width) = (saved.x, saved.width) }
    if conflicts.contains(.vertical) { (frame.y, frame.height) = (saved.y, saved.height) }
    return frame
  }

  /// Keeps a flagged view's frame along the axes in which a constraint between its expected frame
  /// and an unflagged view is violated.
  private mutating func leaveDoubtful(_ view: ViewElement) {
    guard let saved = view.frame, let wanted = expected[view.id] else { return }
    var frame = wanted
    if contradictsNeighbour(view, along: .horizontal) {
      (frame.x, frame.width) = (saved.x, saved.width)
    }
    if contradictsNeighbour(view, along: .vertical) {
      (frame.y, frame.height) = (saved.y, saved.height)
    }
    guard frame != wanted else { return }
    if frame.distance(to: saved) > Self.flaggedTolerance {
      expected[view.id] = frame
      frames[view.id] = frame
    } else {
      doubtful.insert(view.id)
    }
  }

  /// Returns whether a constraint between the expected frame of a flagged view and an unflagged
  /// view is violated.
  private func contradictsNeighbour(
    _ view: ViewElement, along axis: NSLayoutConstraint.Axis
  ) -> Bool {
    func fails(_ index: Int) -> Bool {
      let (constraint, residual) = holding[index]
      guard constraint.first.attribute.isHorizontal == (axis == .horizontal),
        let shift = shift(of: constraint)
      else { return false }
      return error(of: constraint, residual + shift) > Self.tolerance
    }
    let own = (indices[view.id] ?? []).contains { index in
      guard let (_, other) = holding[index].constraint.end(at: view.id), let other else {
        return false
      }
      return !isFlagged(other.view) && fails(index)
    }
    return own
      || holding.indices.contains { crossesEdge(of: view, holding[$0].constraint) && fails($0) }
  }

  /// Returns whether a constraint relates something in a view to something outside, with none of it
  /// flagged.
  private func crossesEdge(of view: ViewElement, _ constraint: SceneConstraint) -> Bool {
    guard let second = constraint.second, constraint.first.view != view.id, second.view != view.id,
      !isFlagged(constraint.first.view), !isFlagged(second.view)
    else { return false }
    return isInside(view.id, constraint.first.view) != isInside(view.id, second.view)
  }

  /// Returns whether a constraint that is satisfied in the layout is violated by the present
  /// frames.
  private func isContradicted(_ view: ViewElement) -> Bool {
    for index in indices[view.id] ?? [] {
      let (constraint, residual) = holding[index]
      // Interface Builder flags all views that it finds misplaced, so unflagged views beside a
      // flagged one are right, and the flagged one should follow them.
      let ends = [constraint.first.view, constraint.second?.view ?? view.id]
      if ends.contains(where: { $0 != view.id && isFlagged($0) || isInsideFlagged($0) }) {
        continue
      }
      guard let shift = shift(of: constraint) else { continue }
      if error(of: constraint, residual + shift) > Self.tolerance { return true }
    }
    return followsNeighbour(view)
  }

  /// Returns whether a stack view or mask places the view, and the size of what places it has
  /// changed.
  private func followsNeighbour(_ view: ViewElement) -> Bool {
    guard let owner = scene.parent(of: view.id) else { return false }
    if owner.kind == .stackView {
      return ([owner] + owner.subviews).contains { $0.id != view.id && isResized($0) }
    }
    return staged.views[view.id]?.translatesAutoresizingMaskIntoConstraints == true
      && isResized(owner)
  }

  private func isInsideFlagged(_ id: String) -> Bool {
    superviews(of: id).contains { isFlagged($0) && expected[$0] != nil }
  }

  private func isInside(_ superview: String, _ id: String) -> Bool {
    superviews(of: id).contains(superview)
  }

  /// The ids of the superviews of a view, nearest first; the elements themselves are large.
  private func superviews(of id: String) -> some Sequence<String> {
    let scene = scene
    return sequence(state: id) { id in
      guard let next = scene.parentID(of: id) else { return nil }
      id = next
      return next
    }
  }

  private func isFlagged(_ id: String) -> Bool { flagged.contains(id) }

  private func isResized(_ view: ViewElement) -> Bool {
    guard !isFlagged(view.id), let new = expected[view.id], let saved = view.frame else {
      return false
    }
    return abs(new.width - saved.width) > Self.tolerance
      || abs(new.height - saved.height) > Self.tolerance
  }

  // MARK: Constraints between frames

  /// Returns how much further apart the sides are between the frames than in the layout; nil if
  /// frames do not determine it.
  ///
  /// The distance of an edge of a guide, a margin or an alignment rectangle from the view's own
  /// edge is the same in both, and therefore cancels.
  private func shift(of constraint: SceneConstraint) -> Double? {
    guard let first = shift(of: constraint.first, in: constraint) else { return nil }
    guard let end = constraint.second else { return first }
    guard let second = shift(of: end, in: constraint) else { return nil }
    let multiplier = constraint.element.multiplier.value
    guard multiplier != 1, !constraint.first.attribute.isDimension else {
      return first - multiplier * second
    }
    // Positions with a multiplier are relative to the constraint's owning view.
    guard let old = origin(of: constraint.holder, in: solved),
      let new = origin(of: constraint.holder, in: frames)
    else { return nil }
    let holder = constraint.first.attribute.isHorizontal ? new.x - old.x : new.y - old.y
    return (first - holder) - multiplier * (second - holder)
  }

  private func shift(of end: SceneConstraint.End, in constraint: SceneConstraint) -> Double? {
    guard let new = value(end, in: constraint, of: frames),
      let old = value(end, in: constraint, of: solved)
    else { return nil }
    return new - old
  }

  private func value(
    _ end: SceneConstraint.End, in constraint: SceneConstraint, of frames: [String: LayoutRect]
  ) -> Double? {
    guard let size = frames[end.view] else { return nil }
    if end.attribute == .width { return size.width }
    if end.attribute == .height { return size.height }
    guard let origin = origin(of: end.view, in: frames) else { return nil }
    let isFarEnd: Bool
    switch end.attribute {
    case .leading, .left, .leadingMargin, .leftMargin: return origin.x
    case .top, .topMargin: return origin.y
    case .trailing, .right, .trailingMargin, .rightMargin, .bottom, .bottomMargin: isFarEnd = true
    case .centerX, .centerXWithinMargins: return origin.x + size.width / 2
    case .centerY, .centerYWithinMargins: return origin.y + size.height / 2
    case .firstBaseline, .lastBaseline:
      // A text is centered in a frame with another height.
      guard let solved = solved[end.view], abs(solved.height - size.height) < 0.6 else {
        return nil
      }
      return origin.y
    case .width, .height, .notAnAttribute: return nil
    }
    // The far edges of a scroll view are those of its content, which frames do not contain.
    if isFarEnd, scrolling.contains(end.view),
      end.guide != LayoutGuideElement.Kind.frameLayoutGuide.title
    {
      let other = constraint.first == end ? constraint.second : constraint.first
      if let other, isInside(end.view, other.view) { return nil }
    }
    return end.attribute.isHorizontal ? origin.x + size.width : origin.y + size.height
  }

  /// Returns the origin of a view in the coordinates of the root.
  private func origin(of id: String, in frames: [String: LayoutRect]) -> (x: Double, y: Double)? {
    guard id != root else { return (0, 0) }
    guard var place = frames[id].map({ ($0.x, $0.y) }) else { return nil }
    for superview in superviews(of: id) where superview != root {
      guard let frame = frames[superview] else { return nil }
      place.0 += frame.x
      place.1 += frame.y
    }
    return place
  }
}

extension ViewElement {
  fileprivate var isScrolling: Bool {
    switch kind {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}
