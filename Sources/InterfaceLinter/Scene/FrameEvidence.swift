internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Which saved frames contradict the constraints, and where these views belong.
///
/// A frame is wrong if Interface Builder flags it and layout puts the view elsewhere, or if a
/// constraint that holds in the layout fails between saved frames. What is right but for a view that
/// is wrong stays as it is: once that view's frame is replaced, its neighbours are looked at again.
@MainActor
struct FrameEvidence {
  /// The frames of the views that are misplaced, by id.
  private(set) var expected: [String: DocumentRect] = [:]

  /// The flagged views whose expected frame contradicts a frame beside it that is not flagged: one of
  /// the two is not laid out here as in Interface Builder, and nothing tells which.
  private(set) var doubtful: Set<String> = []

  private let scene: LintedScene
  private let staged: StagedInterface
  /// The frames by layout.
  private var solved: [String: DocumentRect] = [:]
  /// The frames as saved, those of misplaced views replaced.
  private var frames: [String: DocumentRect] = [:]
  /// The constraints that hold in the layout, with how far their sides are apart in it.
  private var holding: [(constraint: SceneConstraint, residual: Double)] = []
  private var indices: [String: [Int]] = [:]

  /// From how many points on sides are apart: edges are rounded to pixels, each by itself.
  private static let tolerance = 0.6

  /// From how many points on an unflagged frame is wrong: labels of 20.33 points are often saved as 21.
  private static let unflaggedTolerance = 0.75

  /// The same where Interface Builder flags the view: half a point is a pixel.
  private static let flaggedTolerance = 0.45

  init(_ scene: LintedScene) {
    self.scene = scene
    staged = scene.judged
    for view in scene.views {
      guard let frame = staged.views[view.id]?.frame else { continue }
      solved[view.id] = DocumentRect(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
        height: Double(frame.height))
      frames[view.id] = view.id == scene.island.root.id ? solved[view.id] : view.frame
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

  /// How far a constraint is from holding when its sides are apart by a residual.
  private func error(of constraint: SceneConstraint, _ residual: Double) -> Double {
    switch constraint.element.relation {
    case .equal: abs(residual)
    case .greaterThanOrEqual: max(0, -residual)
    case .lessThanOrEqual: max(0, residual)
    }
  }

  // MARK: Judging

  private mutating func judge() {
    let suspects = scene.views.dropFirst().filter { view in
      view.frame != nil && !scene.isLeftOut(view.id)
        && !(view.kind == .stackView && view.subviews.isEmpty)
        && scene.ambiguities.open[view.id] == nil && !scene.conflictingViews.contains(view.id)
    }
    for view in suspects where view.isMisplaced {
      replace(view, ifBeyond: Self.flaggedTolerance)
      if expected[view.id] == nil { expected[view.id] = remeasured(view) }
    }
    for view in suspects where expected[view.id] != nil && contradictsNeighbour(view) {
      doubtful.insert(view.id)
    }
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
    guard let saved = view.frame, var solved = solved[view.id],
      solved.distance(to: saved) > tolerance
    else { return }
    if view.isMisplaced { solved = fitted(solved, saved, of: view) }
    // What agrees but for rounding is left as Interface Builder wrote it, unless it is all there is.
    let rounding = min(Self.tolerance, max(tolerance, solved.distance(to: saved) - 0.1))
    func chosen(_ solved: Double, _ saved: Double) -> Double {
      abs(solved - saved) > rounding ? solved : saved
    }
    let frame = DocumentRect(
      x: chosen(solved.x, saved.x), y: chosen(solved.y, saved.y),
      width: chosen(solved.width, saved.width), height: chosen(solved.height, saved.height))
    expected[view.id] = frame
    frames[view.id] = frame
  }

  /// The frame of a flagged view that is where it belongs with the size it was saved with: then it is
  /// the size that is old.
  private func remeasured(_ view: ViewElement) -> DocumentRect? {
    guard let sample = TextSample(view), sample.isMeasurable, !sample.isIdeographic,
      let saved = view.frame, let frame = scene.frame(of: view.id),
      frame.distance(to: saved) > max(1, 0.03 * frame.width)
    else { return nil }
    return frame
  }

  /// The frame of a flagged view beside its neighbours as they were saved, where all of them are a
  /// little off the layout in the same way: by the rounding of another display, or by a text that
  /// Xcode measured otherwise.
  private func fitted(
    _ solved: DocumentRect, _ saved: DocumentRect, of view: ViewElement
  ) -> DocumentRect {
    var frame = solved
    if let x = offset(of: view, isHorizontal: true, growth: saved.width - solved.width) {
      frame.x += x
    }
    if let y = offset(of: view, isHorizontal: false, growth: saved.height - solved.height) {
      frame.y += y
    }
    return frame
  }

  private func offset(of view: ViewElement, isHorizontal: Bool, growth: Double) -> Double? {
    // A size that is wrong, too, says nothing about where the view is.
    let growth = abs(growth) <= 2 ? growth : 0
    var offsets: [Double] = []
    for index in indices[view.id] ?? [] {
      let constraint = holding[index].constraint
      guard constraint.element.relation == .equal, constraint.element.multiplier.value == 1,
        let (own, other) = constraint.end(at: view.id), let other,
        own.attribute.isHorizontal == isHorizontal, !own.attribute.isSize, own.guide == nil,
        let shift = shift(of: other, in: constraint)
      else { continue }
      let share =
        own.attribute.isCenter
        ? 0.5 : own.attribute.isTrailingEdge || own.attribute == .bottom ? 1 : 0
      offsets.append(shift - share * growth)
    }
    guard let first = offsets.first, abs(first) <= 2,
      offsets.allSatisfy({ abs($0 - first) <= Self.tolerance })
    else { return nil }
    var around = 0.0
    if let owner = scene.parent(of: view.id), let old = origin(of: owner.id, in: self.solved),
      let new = origin(of: owner.id, in: frames)
    {
      around = isHorizontal ? new.x - old.x : new.y - old.y
    }
    return first - around
  }

  /// Whether a constraint fails between a flagged view where it belongs and one that is not flagged.
  private func contradictsNeighbour(_ view: ViewElement) -> Bool {
    (indices[view.id] ?? []).contains { index in
      let (constraint, residual) = holding[index]
      guard let (_, other) = constraint.end(at: view.id), let other, !isFlagged(other.view),
        let shift = shift(of: constraint)
      else { return false }
      return error(of: constraint, residual + shift) > Self.tolerance
    }
  }

  /// Whether something that holds in the layout fails between the frames as they are.
  private func isContradicted(_ view: ViewElement) -> Bool {
    for index in indices[view.id] ?? [] {
      let (constraint, residual) = holding[index]
      // Interface Builder flags all that it finds misplaced: what it leaves beside a flagged view is
      // right, and the flagged one was to follow.
      let ends = [constraint.first.view, constraint.second?.view ?? view.id]
      if ends.contains(where: { $0 != view.id && isFlagged($0) }) { continue }
      guard let shift = shift(of: constraint) else { continue }
      if error(of: constraint, residual + shift) > Self.tolerance { return true }
    }
    return followsNeighbour(view)
  }

  /// Whether the view is placed by a stack view or a mask, and what places it got another size.
  private func followsNeighbour(_ view: ViewElement) -> Bool {
    guard let owner = scene.parent(of: view.id) else { return false }
    if owner.kind == .stackView {
      return ([owner] + owner.subviews).contains { $0.id != view.id && isResized($0) }
    }
    return staged.views[view.id]?.translatesAutoresizingMaskIntoConstraints == true
      && isResized(owner)
  }

  private func isFlagged(_ id: String) -> Bool { scene.element(id)?.isMisplaced == true }

  private func isResized(_ view: ViewElement) -> Bool {
    guard !isFlagged(view.id), let new = expected[view.id], let saved = view.frame else {
      return false
    }
    return abs(new.width - saved.width) > Self.tolerance
      || abs(new.height - saved.height) > Self.tolerance
  }

  // MARK: Constraints between frames

  /// How much further apart the sides are between the frames than in the layout; nil where frames
  /// do not tell.
  ///
  /// What an edge of a guide, a margin or an alignment rectangle is away from the view's own is the
  /// same in both, and so does not matter.
  private func shift(of constraint: SceneConstraint) -> Double? {
    guard let first = shift(of: constraint.first, in: constraint) else { return nil }
    guard let end = constraint.second else { return first }
    guard let second = shift(of: end, in: constraint) else { return nil }
    let multiplier = constraint.element.multiplier.value
    guard multiplier != 1, !constraint.first.attribute.isSize else {
      return first - multiplier * second
    }
    // Positions that are multiplied count from the view that holds the constraint.
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
    _ end: SceneConstraint.End, in constraint: SceneConstraint, of frames: [String: DocumentRect]
  ) -> Double? {
    guard let view = scene.element(end.view), let size = frames[end.view] else { return nil }
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
      // A text is centred in a frame of another height.
      guard let solved = solved[end.view], abs(solved.height - size.height) < 0.6 else {
        return nil
      }
      return origin.y
    case .width, .height: return nil
    }
    // The far edges of a scroll view are those of its content, which no frame tells.
    if isFarEnd, view.isScrolling, end.guide != LayoutGuideElement.Kind.frameLayoutGuide.title {
      let other = constraint.first == end ? constraint.second : constraint.first
      if let other, scene.ancestors(of: other.view).contains(where: { $0.id == view.id }) {
        return nil
      }
    }
    return end.attribute.isHorizontal ? origin.x + size.width : origin.y + size.height
  }

  /// Where a view begins in the coordinates of the island's root.
  private func origin(of id: String, in frames: [String: DocumentRect]) -> (x: Double, y: Double)? {
    guard id != scene.island.root.id else { return (0, 0) }
    guard var place = frames[id].map({ ($0.x, $0.y) }) else { return nil }
    for ancestor in scene.ancestors(of: id) where ancestor.id != scene.island.root.id {
      guard let frame = frames[ancestor.id] else { return nil }
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
